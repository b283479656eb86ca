/** Moves and reasons in words: what the best choice has over another one, each side with its own figure. */
import { cellName } from './cells.js';
import { hasWords, number, t } from './words.js';

/**
 * @typedef {{kind: string, better: number, worse: number}} Reason
 * @typedef {{move: string, verdict?: string, reason?: Reason|null}} Weighed
 */

// The other reasons compare chances.
const AMOUNTS = ['group', 'tricks', 'points'];

/** @param {string} phase @param {string} move */
export const moveName = (phase, move) => (phase === 'play' ? cellName(move)
  : phase === 'predict' ? t('predict-tricks', { tricks: Number(move) })
  : t('discard-name', { number: Number(move) }));

/**
 * The sentence for what the best choice has over another one; nothing where there is none.
 * @param {Weighed} best @param {Weighed} other @param {string} phase @param {string} goal  `prediction` or `bonus`
 */
export function whyBetter(best, { move, reason }, phase, goal) {
  if (!reason || !hasWords(`why-${reason.kind}`)) return '';
  const figure = (/** @type {number} */ value) => number(value, AMOUNTS.includes(reason.kind)
    ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { style: 'percent', maximumFractionDigits: 0 });
  return t(`why-${reason.kind}`, {
    goal, better: moveName(phase, best.move), worse: moveName(phase, move),
    better_figure: figure(reason.better), worse_figure: figure(reason.worse),
  });
}
