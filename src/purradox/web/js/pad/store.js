/** The pad and all that can be undone; it stays in localStorage and goes nowhere else. */
import { signal } from '../signal.js';

/**
 * @typedef {import('./scoring.js').Entry} Entry
 *
 * @typedef {object} Pad
 * @property {number} players
 * @property {string} board
 * @property {string[]} names
 * @property {Entry[]} rounds
 * @property {Entry} draft  the round that is being written
 * @property {number|null} editing  the round that is being changed
 */

const KEY = 'purradox.pad';
const MOST = 100;

/** @param {number} players @returns {Entry} */
export const blank = (players) => ({
  predictions: Array(players).fill(null), tricks: Array(players).fill(0), paradox: null, groups: Array(players).fill(0), tokens: {},
});

/** @returns {{pad: Pad|null, past: (Pad|null)[]}} */
function stored() {
  try {
    const { pad, past } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (pad && Array.isArray(pad.names) && Array.isArray(pad.rounds) && pad.draft) return { pad, past: Array.isArray(past) ? past : [] };
  } catch {
    // Not ours, or not readable: begin anew.
  }
  return { pad: null, past: [] };
}

export const store = signal(stored());

/** @param {{pad: Pad|null, past: (Pad|null)[]}} next */
function keep(next) {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A private window may refuse; then the pad lasts as long as the page.
  }
  store.set(next);
}

/** Change the pad; undo leads back here. @param {Pad|null} pad */
export function write(pad) {
  const { pad: before, past } = store.get();
  keep({ pad, past: [...past, before].slice(-MOST) });
}

export function undo() {
  const { past } = store.get();
  if (past.length) keep({ pad: past[past.length - 1], past: past.slice(0, -1) });
}

/** @param {number} players @param {string} board @param {string[]} names */
export const begin = (players, board, names) => write({ players, board, names, rounds: [], draft: blank(players), editing: null });
