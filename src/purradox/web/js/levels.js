import { api } from './api.js';

/** @type {Promise<string[]>|null} */
let known = null;

/** The levels of bots, weakest first. */
export function levels() {
  known ??= api.get('levels').then((answer) => answer.levels);
  known.catch(() => { known = null; });
  return known;
}
