/** The daily deal: dates as this device shows them, never moments of time; and how to play one. */
import { useEffect, useState } from '../lib.js';
import { api } from '../api.js';
import { beSomebody } from '../me.js';
import { navigate } from '../router.js';
import { loadStyle } from '../style.js';
import { loadWords } from '../words.js';

/** @typedef {{points: number, tricks: number, prediction: number, kept: boolean, group: number, paradox: ''|'mine'|'other'}} Result */
/** @typedef {{table: string, day: string, counted: boolean, over: boolean, result: Result|null}} Try */

/** @param {Date} at */
const isoOf = (at) => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export const today = () => isoOf(new Date());

/** Noon of a day, to be written in words. @param {string} day */
export const noonOf = (day) => new Date(`${day}T12:00:00`);

/** The month that lies so many months after another. @param {string} month @param {number} step */
export function monthAfter(month, step) {
  const at = noonOf(`${month}-01`);
  at.setMonth(at.getMonth() + step);
  return isoOf(at).slice(0, 7);
}

/** @param {string} month  as `2026-11` @returns {string[]} */
export function daysOf(month) {
  const days = [];
  for (const at = noonOf(`${month}-01`); isoOf(at).startsWith(month); at.setDate(at.getDate() + 1)) days.push(isoOf(at));
  return days;
}

/** @param {Try} [one] */
export const stateOf = (one) => (!one ? 'none' : !one.over ? 'playing' : !one.result ? 'given-up' : one.counted ? 'done' : 'practice');

/** @param {string} day */
export async function playDay(day) {
  await beSomebody();
  const { table } = await api.post('daily', { day });
  navigate(`/t/${table}`);
}

/** The date, and the new one when it changes while the page is open. */
export function useToday() {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    const timer = setInterval(look, 30_000);
    addEventListener('focus', look);
    return () => { clearInterval(timer); removeEventListener('focus', look); };
  }, []);
  return day;
}

const WAIT = 1500;
const WAITS = 40;

/**
 * What is asked of the server, and again while `more` of it is to come.
 * @param {string} path @param {(found: any) => boolean} [more]
 * @returns {[any, any]}  the answer, or why there is none
 */
export function useAnswer(path, more = () => false) {
  const [told, setTold] = useState(/** @type {[any, any]} */ ([null, null]));
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer;
    let wanted = true;
    const ask = (/** @type {number} */ left) => api.get(path).then((found) => {
      if (!wanted) return;
      setTold([found, null]);
      if (left && more(found)) timer = setTimeout(ask, WAIT, left - 1);
    }, (error) => { if (wanted) setTold([null, error]); });
    void ask(WAITS);
    return () => { wanted = false; clearTimeout(timer); };
  }, [path]);
  return told;
}

/** Words and style of these pages. */
export const ready = () => Promise.all([loadWords('daily'), loadStyle('daily')]);
