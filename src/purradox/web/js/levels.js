import { api } from './api.js';

/** @typedef {{levels: string[], bots: string[]}} Bots  levels, weakest first, and specs of others */

/** @type {Promise<Bots>|null} */
let known = null;

/** The bots that tables of this server may have. */
export function bots() {
  known ??= api.get('levels');
  known.catch(() => { known = null; });
  return /** @type {Promise<Bots>} */ (known);
}
