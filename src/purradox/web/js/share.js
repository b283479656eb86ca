/** My shares in the chance of deals: committed to with a chair, told when the match begins. They stay in localStorage. */
import { api } from './api.js';
import { hex, sha256 } from './sha256.js';

/**
 * @typedef {{table: string, commitment: string, commitments: string[]}} Told  what was promised at a table before any share was told
 * @typedef {{commitment: string, share: string, told?: Told}} Kept
 */

const KEY = 'purradox.shares';
const MOST = 50;
const BYTES = 32;

/** @param {string} share */
export const commitmentTo = (share) => hex(sha256(new TextEncoder().encode(`purradox share 1\n${share}`)));

/** @type {Kept[]} */
let inMemory = [];

/** @returns {Kept[]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return inMemory;
  }
}

/** @param {Kept[]} shares */
function keep(shares) {
  inMemory = shares.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // A private window may refuse; then shares last as long as the page.
  }
}

/** Ask for what gives me a chair, and commit to a share. @param {string} path @param {Record<string, any>} [body] @param {boolean} [local] */
export function takeChair(path, body = {}, local = undefined) {
  const share = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const commitment = commitmentTo(share);
  keep([...kept(), { commitment, share }]);
  return api.post(path, { ...body, commitment }, local);
}

/** My share at a table that begins; what was promised there is kept, as it was told first. @param {string} commitment @param {Told} told */
export function shareAt(commitment, told) {
  const shares = kept();
  const mine = shares.find((one) => one.commitment === commitment);
  if (mine && !mine.told) keep(shares.map((one) => (one === mine ? { ...one, told } : one)));
  return mine?.share;
}

/** What this device kept of a table. @param {string} table */
export const keptOf = (table) => kept().find((one) => one.told?.table === table);
