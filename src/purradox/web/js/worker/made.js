/** The worker, begun before the page that needs it is there: what it says meanwhile waits. */

/** @typedef {(event: MessageEvent|ErrorEvent) => void} Hear */

/** @type {Worker|null} */
let worker = null;
/** @type {(MessageEvent|ErrorEvent)[]} */
const waiting = [];
/** @type {Hear} */
let hear = (event) => void waiting.push(event);

export function begin() {
  if (worker) return worker;
  worker = new Worker(new URL('./main.js', import.meta.url), { type: 'module' });
  worker.onmessage = (event) => hear(event);
  worker.onerror = (event) => hear(event);
  return worker;
}

/** @param {Hear} listener */
export function listen(listener) {
  hear = listener;
  waiting.splice(0).forEach(listener);
}
