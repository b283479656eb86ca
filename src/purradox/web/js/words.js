/** Sentences by key, from the same Fluent files that Python reads. */
import { FluentBundle, FluentNumber, FluentResource } from './vendor/fluent.js';
import { useEffect, useState } from './lib.js';
import { signal, useSignal } from './signal.js';
import { language, settings } from './settings.js';

/** @typedef {'base'|'web'|'learn'|'board'|'daily'|'puzzles'|'profile'|'device'} Part */
/** @typedef {Record<string, string|number|Date>} Args */

/** @type {Map<string, Promise<string>>} */
const sources = new Map();
/** @type {Set<Part>} */
const parts = new Set(['base', 'web']);

/** @param {Part} part @param {string} code */
function source(part, code) {
  const address = new URL(`../i18n/${part}/${code}.ftl`, import.meta.url).href;
  let found = sources.get(address);
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      return answer.text();
    });
    found.catch(() => sources.delete(address));
    sources.set(address, found);
  }
  return found;
}

/** @param {string} code @param {Part[]} wanted */
async function bundleOf(code, wanted) {
  const texts = await Promise.all(wanted.map((part) => source(part, code)));
  // Marks of isolation are off, as in Python; `isolated` sets them where they are needed.
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const current = signal({ code: '', bundle: /** @type {any} */ (null), parts: /** @type {Part[]} */ ([]) });

/** Fetch what is missing, then speak the language of the settings. */
async function speak() {
  const code = language();
  const wanted = [...parts];
  const bundle = await bundleOf(code, wanted);
  // Another language, or a part more, was asked for meanwhile: whoever waits for this needs that.
  if (code !== language() || wanted.length < parts.size) return speak();
  document.documentElement.lang = code;
  current.set({ code, bundle, parts: wanted });
}

/**
 * Make sure that these parts are loaded; call it before the first `t`.
 * @param {...Part} wanted
 */
export async function loadWords(...wanted) {
  for (const part of wanted) parts.add(part);
  const { code, parts: spoken } = current.get();
  if (code !== language() || !wanted.every((part) => spoken.includes(part))) await speak();
}

settings.listen(() => {
  if (current.get().bundle && current.get().code !== language()) void speak();
});

/**
 * A sentence in the current language.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args) {
  const { bundle } = current.get();
  const message = bundle?.getMessage(key);
  if (!message?.value) {
    if (bundle) console.error(`no words for ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, args && isolated(args), errors);
  if (errors.length) console.error(key, errors[0]);
  return text;
}

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A minus sign where `Intl` writes a hyphen. @param {string} figure */
const withMinus = (figure) => figure.replace('-', '−');

class Negative extends FluentNumber {
  /** @param {any} [scope] */
  toString(scope) {
    return withMinus(super.toString(scope));
  }
}

/** A name in a sentence may not turn the rest of it round. @param {Args} args @returns {Record<string, any>} */
function isolated(args) {
  const safe = Object.entries(args).map(([name, value]) => {
    if (typeof value !== 'string') return [name, Number(value) < 0 ? new Negative(Number(value)) : value];
    const plain = value.replace(TURNS, '');
    return [name, RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain];
  });
  return Object.fromEntries(safe);
}

/** @param {string} key */
export const hasWords = (key) => Boolean(current.get().bundle?.hasMessage(key));

export const languageCode = () => current.get().code || 'en';

/** Formatters are slow to make and quick to use. @type {Map<string, any>} */
const formatters = new Map();

/**
 * @template T
 * @param {new (code: string, options?: any) => T} Kind
 * @param {any} options
 * @returns {T}
 */
function formatter(Kind, options) {
  const key = `${languageCode()} ${Kind.name} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) formatters.set(key, found = new Kind(languageCode(), options));
  return found;
}

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) => withMinus(formatter(Intl.NumberFormat, options).format(value));

/** @param {number|Date} value @param {Intl.DateTimeFormatOptions} [options] */
export const date = (value, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
  formatter(Intl.DateTimeFormat, options).format(value);

/** Names one after another, as the language joins them. @param {string[]} items */
export const list = (items) => formatter(Intl.ListFormat, { type: 'conjunction' }).format(items);

const DAY = 86_400_000;

/** Since when: a time of today, a weekday, or a date. @param {number} at  in milliseconds since 1970 */
export function since(at) {
  const then = new Date(at);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / DAY);
  if (days <= 0) return t('since-time', { time: date(then, { timeStyle: 'short' }) });
  if (days < 7) return t('since-day', { day: then.getDay() });
  return t('since-date', { date: day(at) });
}

/** A day, as it is said. @param {number} at  in milliseconds since 1970 */
export const day = (at) => date(at, { day: 'numeric', month: 'long' });

const WORDS = { t, number, date, day, list };

/** The functions above; the component is drawn again in the new language when it is switched. */
export function useWords() {
  const { code } = useSignal(current);
  return { ...WORDS, language: code };
}

/** True as soon as a part that is not always there (`learn`) is loaded. @param {Part} part */
export function usePart(part) {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadWords(part).then(() => setReady(true)), [part]);
  return ready;
}
