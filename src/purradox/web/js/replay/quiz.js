/** "Find a better move": what was tried at a mistake, and which answers were seen. */
import { useState } from '../lib.js';
import { mistakeIn } from './mistakes.js';

/**
 * @typedef {object} Quiz
 * @property {boolean} open  whether the answer is not shown yet
 * @property {'big'|'plain'|'small'} level
 * @property {string|null} tried  the last move that was tried here
 * @property {'right'|'better'|'same'|'worse'|null} said  what to say about it
 * @property {string[]} moves  what can be tried
 * @property {() => void} show
 * @property {(move: string) => void} attempt
 */

/** Only mistakes of the seat that is looked at are asked for. @param {any} choice  the one at this step, if it was weighed @param {number} who @returns {Quiz} */
export function useQuiz(choice, who) {
  const [seen, setSeen] = useState(/** @type {Set<number>} */ (new Set()));
  const [attempt, setAttempt] = useState({ step: -1, move: '' });
  const mistake = choice && choice.seat === who ? mistakeIn(choice) : null;
  const open = Boolean(mistake && !seen.has(choice.step));
  const tried = open && attempt.step === choice.step ? attempt.move : null;
  return {
    open, tried, level: mistake?.level ?? 'small', moves: open ? choice.choices.map((/** @type {any} */ one) => one.move) : [],
    said: tried === null ? null : judged(choice, tried),
    show: () => setSeen(new Set(seen).add(choice.step)),
    attempt: (move) => { if (open) setAttempt({ step: choice.step, move }); },
  };
}

/** @param {any} choice @param {string} move @returns {Quiz['said']} */
function judged(choice, move) {
  const [made, tried] = [choice.choices[choice.chosen], choice.choices.find((/** @type {any} */ one) => one.move === move)];
  if (!tried) return null;
  if (tried === made) return 'same';
  if (tried.verdict !== 'mistake') return 'right';
  return tried.loss.worth.value < made.loss.worth.value ? 'better' : 'worse';
}
