/** The choices of a seat that cost something: found, listed, and stepped through. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { percent, where } from './figures.js';

/** From how many tenths of a match on a mistake is called so. */
const LEVELS = /** @type {const} */ ([['big', 1], ['plain', 0.4], ['small', 0.15]]);

/** @typedef {{step: number, level: 'big'|'plain'|'small', win: number}} Mistake */

/** What a choice was, if it was a mistake. @param {any} choice @returns {Mistake|null} */
export function mistakeIn(choice) {
  const made = choice.choices[choice.chosen];
  const found = made.verdict === 'mistake' && LEVELS.find(([, least]) => made.loss.worth.value >= least);
  return found ? { step: choice.step, level: found[0], win: Math.max(made.loss.win.value, 0) } : null;
}

/** @param {import('./asking.js').Review} review @param {number} seat */
export function mistakesOf(review, seat) {
  const all = [...review.choices.values()].filter((choice) => choice.seat === seat).map(mistakeIn);
  return /** @type {Mistake[]} */ (all.filter(Boolean)).sort((one, other) => one.step - other.step);
}

/** The next mistake from a step, or the one before; from the last one on to the first. @param {Mistake[]} mistakes @param {number} step @param {1|-1} way */
export function nextMistake(mistakes, step, way) {
  const found = way > 0 ? mistakes.find((one) => one.step > step) ?? mistakes[0] : mistakes.findLast((one) => one.step < step) ?? mistakes.at(-1);
  return found?.step;
}

/** As many dots as it is bad. @param {{level: Mistake['level']}} props */
export const Level = ({ level }) => html`<span class=${cx('level', `is-${level}`)} aria-hidden="true">${{ big: '●●●', plain: '●●', small: '●' }[level]}</span>`;

/** @param {{mistakes: Mistake[], going: boolean, onNext: (way: 1|-1) => void}} props */
export function MistakeSteps({ mistakes, going, onNext }) {
  const { t } = useWords();
  if (!mistakes.length) return html`<p class="soft">${t(going ? 'replay-mistakes-none-yet' : 'replay-mistakes-none')}</p>`;
  return html`<div class="spread"><h3>${t('replay-mistakes', { count: mistakes.length })}</h3>
    <div class="line"><button type="button" class="button is-small" data-mistake="back" onClick=${() => onNext(-1)}>${t('replay-mistake-back')}</button>
      <button type="button" class="button is-small is-main" data-mistake="next" onClick=${() => onNext(1)}>${t('replay-mistake-next')}</button></div></div>`;
}

/** @param {{mistakes: Mistake[], frames: any[], step: number, onStep: (step: number) => void}} props */
export function Mistakes({ mistakes, frames, step, onStep }) {
  const { t } = useWords();
  return html`<ol class="mistakes">${mistakes.map((one) => html`<li key=${one.step}><button type="button" class="mistake" data-step=${one.step} aria-current=${one.step === step ? 'true' : undefined} onClick=${() => onStep(one.step)}>
    <${Level} level=${one.level} /><span>${t(`replay-level-${one.level}`)}</span><span class="soft">${where(frames[one.step].round, t)}</span>
    <span class="number soft">${t('replay-mistake-cost', { win: percent(one.win) })}</span></button></li>`)}</ol>`;
}
