/** Aids are sums over what lies open: nothing that a person with a pencil could not do. */
import { COLOURS, cellOf, ownerOf } from '../cells.js';

const COPIES = 5;

/**
 * Copies of each number that I have not seen, from number 1 upwards.
 * @param {import('./types.js').Setup} setup
 * @param {import('./types.js').Round} round
 * @param {import('./types.js').You} you
 */
export function unseenOf(setup, round, you) {
  return Array.from({ length: setup.numbers }, (_, place) => {
    const number = place + 1;
    const shown = COLOURS.filter((colour) => ownerOf(round.tokens, setup.numbers, cellOf(number, colour)) !== null).length;
    const mine = you.hand.filter((card) => card === number).length + (you.discard === number ? 1 : 0);
    return COPIES - shown - mine;
  });
}

/**
 * Spaces that are still open to me for a number.
 * @param {import('./types.js').Setup} setup
 * @param {import('./types.js').Round} round
 * @param {import('./types.js').You} you
 * @param {number} number
 */
export const openFor = (setup, round, you, number) => COLOURS.filter(
  (colour) => !round.lost[you.seat].includes(colour) && ownerOf(round.tokens, setup.numbers, cellOf(number, colour)) === null,
).length;

/**
 * Whether cards of this number have no more spaces than I hold of them: `stuck`, `tight`, or nothing.
 * @param {import('./types.js').Setup} setup
 * @param {import('./types.js').Round} round
 * @param {import('./types.js').You} you
 * @param {number} number
 */
export function danger(setup, round, you, number) {
  const open = openFor(setup, round, you, number);
  const mine = you.hand.filter((card) => card === number).length;
  return open === 0 ? 'stuck' : open <= mine ? 'tight' : '';
}
