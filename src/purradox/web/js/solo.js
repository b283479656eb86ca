/** A match against cats: what it is made of, and the last choice, which stays on this device. */
import { list, t } from './words.js';
import { api } from './api.js';
import { SERVER } from './backend.js';
import { bots } from './levels.js';
import { navigate } from './router.js';
import { change, settings } from './settings.js';
import { takeChairAlone } from './local.js';

/** @typedef {{players: number, cats: string[], board: string}} Solo  a cat for each of four chairs, however many are used */

/** Every level there is, weakest first; a server may have fewer. */
export const CATS = ['kitten', 'house', 'alley', 'laboratory', 'schrodinger'];
/** Those of them that are everywhere. */
const EVERYWHERE = CATS.slice(0, 3);
export const PLAYERS = [2, 3, 4, 5];
const CHAIRS = 4;

/** A bot for each chair out of what was stored, which may be anything: levels, and specs of other bots. @param {any} kept @param {string} otherwise */
export const storedBots = (kept, otherwise) => Array.from({ length: CHAIRS }, (_, chair) => (
  Array.isArray(kept) && typeof kept[chair] === 'string' ? kept[chair] || otherwise : otherwise));

/** The same without bots that this server does not have any more. @param {string[]} chosen @param {string} otherwise */
export async function knownBots(chosen, otherwise) {
  if (chosen.every((bot) => !bot || CATS.includes(bot))) return chosen;
  const { bots: others } = await bots();
  return chosen.map((bot) => (CATS.includes(bot) || others.includes(bot) ? bot : otherwise));
}

/** The same on this device, where the strongest may be missing. @param {string[]} chosen */
async function weaker(chosen) {
  if (chosen.every((bot) => EVERYWHERE.includes(bot))) return chosen;
  const { levels } = await api.get('levels', true);
  return chosen.map((bot) => (levels.includes(bot) ? bot : CATS.includes(bot) ? levels[levels.length - 1] : 'house'));
}

/** The last choice, or one for whoever has not chosen yet; what was stored may be anything. @returns {Solo} */
export function lastSolo() {
  const { players, cats, board } = /** @type {any} */ (settings.get().solo ?? {});
  return {
    players: PLAYERS.includes(players) ? players : 4,
    cats: storedBots(cats, 'house'),
    board: board === 'violet' ? board : 'white',
  };
}

/** @param {Partial<Solo>} changed */
export const chooseSolo = (changed) => change({ solo: { ...lastSolo(), ...changed } });

/** The cats that sit down. @param {Solo} solo */
export const opponents = ({ players, cats }) => cats.slice(0, players - 1);

/** In one line. @param {Solo} solo */
export function soloWords(solo) {
  const sitting = opponents(solo);
  const counted = [...new Set([...CATS, ...sitting])].map((level) => ({ level, count: sitting.filter((one) => one === level).length }));
  const cats = counted.filter(({ count }) => count);
  return [
    t('option-players-short', { players: solo.players }),
    list(cats.map((one) => (CATS.includes(one.level) ? t('solo-cats', one) : `${one.count} × ${one.level}`))),
    t('option-board-short', { board: solo.board }).replaceAll(' ', '\u00a0'),
  ].join(' · ');
}

/** Make the table and go there. @param {Solo} solo @param {string} [name] */
export async function playSolo(solo, name) {
  const { table } = await takeChairAlone('tables', async (local) => {
    const cats = await (local || !SERVER ? weaker(solo.cats) : knownBots(solo.cats, 'house'));
    return { players: solo.players, board: solo.board, bots: [null, ...opponents({ ...solo, cats })] };
  }, name);
  navigate(`/t/${table}`);
}
