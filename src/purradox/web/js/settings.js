/** What a person has chosen on this device; it stays in localStorage. */
import { signal, useSignal } from './signal.js';

export const LANGUAGES = /** @type {const} */ (['en', 'fr', 'pl', 'uk', 'de', 'ja']);
export const LANGUAGE_NAMES = {
  en: 'English', fr: 'Français', pl: 'Polski', uk: 'Українська', de: 'Deutsch', ja: '日本語',
};

/**
 * @typedef {object} Settings
 * @property {string} language  one of LANGUAGES, or empty: as the browser asks
 * @property {'auto'|'light'|'dark'} theme
 * @property {'auto'|'full'|'less'} motion
 * @property {boolean} sound
 * @property {'small'|'medium'|'large'} cards
 * @property {boolean} atOnce  send a choice without asking again
 * @property {boolean} unseen  aid: copies of each number still unseen
 * @property {boolean} stuck  aid: which of my cards could get stuck
 * @property {boolean} hints  aid: a hint from a bot
 * @property {boolean} notify  say when it is my turn while the page is in the background
 * @property {boolean} hand  the board is on a television: my cards are larger here
 * @property {boolean} offline  keep what is needed to play without a server
 * @property {object} solo  the last match against cats, see solo.js
 * @property {object} table  the options of the last new table, see pages/new.js
 */

/** @type {Settings} */
const DEFAULTS = {
  language: '', theme: 'auto', motion: 'auto', sound: false, cards: 'medium',
  atOnce: false, unseen: false, stuck: true, hints: true, notify: false, hand: false, offline: false, solo: {}, table: {},
};
const KEY = 'purradox.settings';

/** @returns {Settings} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(found).filter(
      ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[/** @type {keyof Settings} */ (name)],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = signal(stored());

/** @param {Partial<Settings>} changed */
export function change(changed) {
  const next = { ...settings.get(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A private window may refuse; then settings last as long as the page.
  }
  settings.set(next);
}

export const useSettings = () => useSignal(settings);

/** The language to speak: chosen, or the first that the browser asks for and we know. */
export function language() {
  const chosen = settings.get().language;
  const asked = [chosen, ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
  return asked.find((code) => LANGUAGES.includes(/** @type {any} */ (code))) ?? 'en';
}

/** Whether there is a keyboard to speak of: `yes` or `no`, as sentences take it. */
export const keys = () => (matchMedia('(hover: hover)').matches ? 'yes' : 'no');

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move about on the screen. */
export function moves() {
  const { motion } = settings.get();
  return motion === 'full' || (motion === 'auto' && !lessMotion.matches);
}

function show() {
  const root = document.documentElement;
  const { theme, cards } = settings.get();
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.cards = cards;
  root.dataset.motion = moves() ? 'full' : 'less';
}

settings.listen(show);
lessMotion.addEventListener('change', show);
show();
// Another tab of the same browser changed something.
addEventListener('storage', (event) => {
  if (event.key === KEY) settings.set(stored());
});
