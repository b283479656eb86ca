/** One socket for the page to the server, and one to the worker where tables are on this device. Each comes back by itself, and asks for what it has missed. */
import { noAccess } from './api.js';
import { isLocal, openSocket } from './backend.js';
import { identity, stillMe } from './me.js';
import { signal } from './signal.js';

/** @typedef {{after: () => number, hear: (message: any) => void, unsent: () => any, as?: {board: boolean, key: string}}} Watcher */

/** `open`, `closed` while we try again, `idle` when nobody watches anything. */
export const connection = signal('idle');

/** The version of the protocol that this page speaks. */
const PROTOCOL = 2;
const SILENCE = 25_000;
const PATIENCE = 6_000;
const STEADY = 5_000;

/** Seconds of the server's clock ahead of ours, in milliseconds. */
export let ahead = 0;

/** @param {boolean} local */
function makeLine(local) {
  /** @type {Map<string, Watcher>} */
  const watchers = new Map();
  /** @type {ReturnType<typeof openSocket>|null} */
  let socket = null;
  let tries = 0;
  let retry = 0;
  let heart = 0;
  let heard = 0;
  let steady = 0;

  function connect() {
    clearTimeout(retry);
    if (noAccess.get() || !watchers.size || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const mine = openSocket(local);
    socket = mine;
    let welcome = false;
    mine.onopen = () => {
      heard = Date.now();
      for (const [table, watcher] of watchers) {
        ask(table, watcher);
        const unsent = watcher.unsent();
        if (unsent) send(unsent);
      }
      if (!local) listenForHeart();
    };
    mine.onmessage = (/** @type {{data: string}} */ event) => {
      heard = Date.now();
      const message = JSON.parse(event.data);
      if (message.type === 'welcome' && message.protocol !== PROTOCOL) {
        drop();
        noAccess.set({ code: 'other-version' });
      } else if (message.type === 'welcome') {
        welcome = true;
        // A server that drops us again and again is asked less and less often.
        steady = setTimeout(() => { tries = 0; }, STEADY);
        ahead = message.time - Date.now();
        connection.set('open');
      } else if (message.type === 'goodbye') {
        again(message.retry_after * 1000);
      } else if (message.code === 'logged-out') {
        // The cookie is void: nobody is let in with it until the server has taken it back.
        drop();
        void stillMe().finally(() => again(0));
      } else if (message.code === 'banned') {
        drop();
        noAccess.set(message);
      } else if (message.table) {
        watchers.get(message.table)?.hear(message);
      } else if (message.type === 'refused') {
        for (const watcher of watchers.values()) watcher.hear(message);
      }
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      if (!welcome && !local) void stillMe();
      again();
    };
  }

  /** Try again soon, and later each time. @param {number} [wait] */
  function again(wait) {
    drop();
    if (!watchers.size) return;
    connection.set('closed');
    clearTimeout(retry);
    const soon = Math.min(300 * 2 ** tries++, 8000);
    retry = setTimeout(connect, wait ?? soon * (0.7 + Math.random() * 0.6));
  }

  function drop() {
    clearInterval(heart);
    clearTimeout(steady);
    const old = socket;
    socket = null;
    if (old) {
      old.onclose = null;
      old.onmessage = null;
      old.close();
    }
  }

  function listenForHeart() {
    clearInterval(heart);
    heart = setInterval(() => {
      const silent = Date.now() - heard;
      if (silent > SILENCE + PATIENCE) again(0);
      else if (silent > SILENCE) send({ type: 'ping' });
    }, PATIENCE / 2);
  }

  /** A phone that wakes up does not know that its socket is dead: ask, and do not wait long. */
  function wake() {
    if (document.visibilityState !== 'visible' || !watchers.size) return;
    if (socket?.readyState !== WebSocket.OPEN) {
      tries = 0;
      drop();
      connect();
      return;
    }
    const before = heard;
    send({ type: 'ping' });
    setTimeout(() => { if (heard === before && socket) again(0); }, 2500);
  }

  // A connection belongs to whoever made it.
  identity.listen(() => {
    if (!socket) return;
    drop();
    connect();
  });
  // The worker is on this device, and says so when it goes.
  if (!local) {
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', wake);
    addEventListener('offline', () => { if (watchers.size) again(1000); });
  }

  /** @param {string} table @param {Watcher} watcher */
  const ask = (table, watcher) => send({ type: 'watch', table, after: watcher.after(), ...watcher.as });

  /** @param {any} message */
  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {string} table @param {Watcher} watcher */
  function watch(table, watcher) {
    watchers.set(table, watcher);
    if (socket?.readyState === WebSocket.OPEN) ask(table, watcher);
    else connect();
    return () => {
      watchers.delete(table);
      send({ type: 'unwatch', table });
      if (!watchers.size) {
        clearTimeout(retry);
        drop();
        connection.set('idle');
      }
    };
  }

  return { send, watch };
}

/** @type {Map<boolean, ReturnType<typeof makeLine>>} */
const lines = new Map();

/** @param {string} table */
function lineOf(table) {
  const local = isLocal(table);
  let line = lines.get(local);
  if (!line) lines.set(local, line = makeLine(local));
  return line;
}

/** @param {{type: string, table: string, [more: string]: any}} message @returns {boolean} whether it could be sent now */
export const send = (message) => lineOf(message.table).send(message);

/** Watch a table until the function that comes back is called. @param {string} table @param {Watcher} watcher */
export const watch = (table, watcher) => lineOf(table).watch(table, watcher);
