/** It is my turn: the tab says so, and a notification where somebody asked for one. */
import { useEffect, useRef, useState } from './lib.js';
import { mayHaveTables, myTables } from './local.js';
import { settings } from './settings.js';
import { list, t } from './words.js';

const EVERY = 60_000;
let icon = '';

/** A dot on the icon of the tab, and a number on that of the app. @param {number} count  tables where it is my turn */
function show(count) {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=icon]'));
  icon ||= link.href;
  link.href = count ? icon.replace('icon.svg', 'icon-turn.svg') : icon;
  const app = /** @type {any} */ (navigator);
  void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => {});
}

/** @param {number} count */
export function useBadge(count) {
  useEffect(() => {
    if (!count) return undefined;
    show(count);
    return () => show(0);
  }, [count]);
}

/** Say that it is my turn to somebody who looks elsewhere and wants to be told. @param {string} table @param {string[]} names  of the others */
export function notify(table, names) {
  if (!settings.get().notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const told = new Notification(t('player-turn-yours'), { body: list(names), tag: table });
    told.onclick = () => { window.focus(); told.close(); };
  } catch {
    // Some phones show notifications of installed pages only.
  }
}

/** Whether others wait for me there. @param {any} one  a table in a list */
export const isMyTurn = (one) => Boolean(one.your_turn && one.together && !one.played_by_bot);

/** My tables that are not over, those that wait for me first; looked for again and again. @param {string} me */
export function useOpenTables(me) {
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  const known = useRef(/** @type {string[]|null} */ (null));
  useEffect(() => {
    if (!mayHaveTables(me)) return undefined;
    let timer = 0;
    let wanted = true;
    const look = () => myTables().then((found) => {
      if (!wanted) return;
      const open = found.filter((one) => one.status !== 'over');
      const mine = open.filter(isMyTurn);
      for (const one of mine) {
        if (known.current && !known.current.includes(one.table)) {
          notify(one.table, one.names.filter((/** @type {string} */ _, /** @type {number} */ seat) => seat !== one.seat));
        }
      }
      known.current = mine.map((/** @type {any} */ one) => one.table);
      const order = (/** @type {any} */ one) => Number(isMyTurn(one)) * 2 + Number(one.your_turn);
      setTables(open.sort((/** @type {any} */ one, /** @type {any} */ other) => order(other) - order(one)));
      if (open.length) timer = setTimeout(look, EVERY);
    }, () => { if (wanted) timer = setTimeout(look, EVERY); });
    void look();
    return () => { wanted = false; clearTimeout(timer); };
  }, [me]);
  useBadge(tables.filter(isMyTurn).length);
  return tables;
}
