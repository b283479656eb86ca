/** Spaces of the research board as they are written on the wire: `5b`. */
import { t } from './words.js';

export const COLOURS = /** @type {const} */ (['r', 'b', 'y', 'g']);

/** @param {string} cell @returns {{number: number, colour: string}} */
export const partsOf = (cell) => ({ number: Number(cell.slice(0, -1)), colour: cell.slice(-1) });

/** @param {number} number @param {string} colour */
export const cellOf = (number, colour) => `${number}${colour}`;

/** @param {string} cell */
export const cellName = (cell) => t('cell-name', partsOf(cell));

/** @param {string} colour */
export const colourName = (colour) => t('colour-name', { colour });

/**
 * Whose token stands on a space: a seat, -1 for a neutral one, null for nobody, undefined out of play.
 * @param {(number|null)[]} tokens  red 1, red 2, … blue 1, …
 * @param {number} numbers  how many numbers are in play
 * @param {string} cell
 */
export function ownerOf(tokens, numbers, cell) {
  const { number, colour } = partsOf(cell);
  if (number > numbers) return undefined;
  const columns = tokens.length / COLOURS.length;
  return tokens[COLOURS.indexOf(/** @type {any} */ (colour)) * columns + number - 1] ?? null;
}
