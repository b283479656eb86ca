/** What the person is about to do: a card, a space, or a prediction that is not sent yet. */
import { useState } from '../lib.js';
import { t } from '../words.js';
import { settings } from '../settings.js';
import { COLOURS, cellOf, partsOf } from '../cells.js';
import { spacesFor } from './store.js';

/**
 * @typedef {{decision: string|null, place: number|null, cell: string|null, prediction: number|null}} Choice
 * @typedef {ReturnType<typeof useChoice>} Choosing
 */
const NOTHING = { place: null, cell: null, prediction: null };

/**
 * @param {ReturnType<typeof import('./store.js').openTable>} store
 * @param {import('./types.js').State} state
 */
export function useChoice(store, state) {
  const you = state.shown?.you ?? null;
  const round = state.shown?.round;
  const decision = you?.decision ?? null;
  const phase = round?.phase ?? 'over';
  const [kept, keep] = useState(/** @type {Choice} */ ({ decision: null, ...NOTHING }));
  // A choice belongs to one decision; with the next one it is gone.
  const choice = kept.decision === decision ? kept : { decision, ...NOTHING };
  const hand = you?.hand ?? [];
  const legal = you?.legal ?? [];
  const free = Boolean(decision) && !state.pending && !state.ended;

  /** @param {Partial<Choice>} next */
  const choose = (next) => { store.hush(); keep({ decision, ...NOTHING, ...next }); };

  const move = !free ? null
    : phase === 'discard' ? (choice.place === null ? null : String(hand[choice.place]))
    : phase === 'predict' ? (choice.prediction === null ? null : String(choice.prediction))
    : choice.cell;

  /** @param {string|null} [sent] */
  function send(sent = move) {
    if (free && sent && legal.includes(sent)) store.move(sent);
  }

  /** @param {number} number @param {number} place @param {boolean} [again]  whether a second time means yes */
  function pickCard(number, place, again = true) {
    if (!you) return;
    if (state.pending || state.ended) return;
    if (!free || phase === 'predict') return store.why(phase === 'discard' ? String(number) : cellOf(number, round?.led ?? 'b'));
    if (phase === 'discard') return choice.place === place && again ? send() : choose({ place });
    if (!spacesFor(legal, number).length) return store.why(...COLOURS.map((colour) => cellOf(number, colour)));
    if (again && choice.cell && partsOf(choice.cell).number === number) return send();
    if (choice.place === place && again) return choose({});
    choose({ place });
  }

  /** @param {string} cell @param {boolean} [quick]  two keys are two gestures */
  function pickSpace(cell, quick = false) {
    if (!you || state.pending || state.ended) return;
    if (!free || phase !== 'play' || !legal.includes(cell)) return store.why(cell);
    if (choice.cell === cell) return send();
    const { number } = partsOf(cell);
    const named = choice.place !== null && hand[choice.place] === number;
    if (settings.get().atOnce && (named || quick)) return send(cell);
    choose({ place: named ? choice.place : hand.indexOf(number), cell });
  }

  /** @param {number} tricks @param {boolean} [again] */
  function pickPrediction(tricks, again = true) {
    if (!free || !legal.includes(String(tricks))) return store.why(String(tricks));
    if (again && choice.prediction === tricks) return send();
    choose({ prediction: tricks });
  }

  /** The first of two keys. @param {number} number */
  function typeNumber(number) {
    if (state.pending || state.ended) return;
    if (phase === 'predict') return pickPrediction(number, false);
    const place = hand.indexOf(number);
    if (place < 0) return store.say(t('play-not-in-hand', { number }));
    pickCard(number, place, false);
  }

  /** The second of two keys. @param {string} colour */
  function typeColour(colour) {
    if (phase !== 'play' || !you || state.pending || state.ended) return;
    if (choice.place === null) return store.say(t('prompt-number-first'));
    pickSpace(cellOf(hand[choice.place], colour), true);
  }

  return {
    ...choice, phase, hand, legal, free, move, send, pickCard, pickSpace, pickPrediction, typeNumber, typeColour,
    clear: () => { if (!state.pending) choose({}); },
    number: choice.place === null ? null : hand[choice.place],
  };
}
