/** Tables on this device, beside those of the server: made where it cannot be reached, and listed from then on. */
import { api } from './api.js';
import { SERVER, WORKER } from './backend.js';
import { beSomebody, myName, suggestion } from './me.js';
import { takeChair } from './share.js';

const KEY = 'purradox.local';

function areThere() {
  try {
    return SERVER && WORKER && localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/**
 * A chair at a new table against bots; without a connection the table is on this device, where that is possible.
 * @param {string} path
 * @param {(local: boolean) => Promise<Record<string, any>>} body
 * @param {string} [name]
 * @returns {Promise<{table: string}>}
 */
export async function takeChairAlone(path, body, name = '') {
  try {
    await beSomebody(name);
    return await takeChair(path, await body(false));
  } catch (error) {
    if (!SERVER || !WORKER || /** @type {any} */ (error).status !== 0) throw error;
  }
  await api.post('me', { name: name.trim() || myName() || suggestion(), if_new: false }, true);
  const made = await takeChair(path, await body(true), true);
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A private window may refuse; the link to the table still works.
  }
  return made;
}

/** My tables, wherever they are, the newest first. @returns {Promise<any[]>} */
export async function myTables() {
  if (!areThere()) return (await api.get('matches')).tables;
  const told = await Promise.allSettled([api.get('matches'), api.get('matches', true)]);
  const found = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value.tables] : []));
  if (!found.length) throw /** @type {PromiseRejectedResult} */ (told[0]).reason;
  return found.flat().sort((one, other) => other.updated - one.updated);
}

/** Whether there may be tables of this person. @param {string} me */
export const mayHaveTables = (me) => Boolean(me) || areThere();
