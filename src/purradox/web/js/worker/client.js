/** The page's side of the worker: it is started when it is first needed, and answers as a server would. */
import { signal } from '../signal.js';
import { loadWords } from '../words.js';
import { begin as beginWorker, listen } from './made.js';

/** @typedef {{state: 'idle'|'loading'|'ready'|'failed', part: string, loaded: number, total: number, reason: string, kept: boolean}} Status */
/** @typedef {{readyState: number, onopen: (() => void)|null, onmessage: ((event: {data: string}) => void)|null, onclose: (() => void)|null}} Socket */
/** @typedef {{resolve: (answer: Response) => void, reject: (error: Error) => void, body: ReadableStreamDefaultController|null}} Asked */

/** Answers with these have no content. */
const EMPTY = [204, 205, 304];

/** How far the worker is: what it loads, or why there is none; and whether it has kept what it unpacked. */
export const status = signal(/** @type {Status} */ ({ state: 'idle', part: '', loaded: 0, total: 0, reason: '', kept: false }));

/** @type {Worker|null} */
let worker = null;
/** @type {Map<number, Asked>} */
const asked = new Map();
/** @type {Map<number, Socket>} */
const sockets = new Map();
let count = 0;

function start() {
  status.set({ ...status.get(), state: 'loading' });
  // What went wrong is said in these.
  loadWords('device').catch(() => {});
  listen((event) => {
    if ('data' in event) return void hear(event.data);
    console.error(event.message || 'The worker could not be started.');
    fail('python');
  });
  return beginWorker();
}

/** Load all that will be needed. */
export function begin() {
  worker ??= start();
}

/** Nothing is on its way: it has come, or it was not needed. @returns {Promise<void>} */
export const loaded = () => new Promise((done) => {
  const look = () => { if (status.get().state !== 'loading') done(); };
  status.listen(look);
  look();
});

/** @param {any} message */
function post(message) {
  begin();
  worker?.postMessage(message);
}

/** Why nothing can be asked. @param {string} reason */
const unavailable = (reason) => Object.assign(new Error(reason), { refusal: `worker-failed-${reason}` });

/** @param {string} reason */
function fail(reason) {
  if (status.get().state === 'failed') return;
  status.set({ ...status.get(), state: 'failed', reason });
  for (const { reject, body } of asked.values()) {
    reject(unavailable(reason));
    body?.error(unavailable(reason));
  }
  asked.clear();
  for (const socket of sockets.keys()) closed(socket);
}

/** What has come of each part: they come at the same time. @type {Map<string, {loaded: number, total: number}>} */
const parts = new Map();

/** The first part that is not there yet, and how much of all. @param {{part: string, loaded: number, total: number}} message */
function progress({ part, loaded, total }) {
  if (status.get().state !== 'loading') return;
  parts.set(part, { loaded, total });
  const coming = [...parts].find(([, one]) => one.loaded < one.total)?.[0];
  const sum = (/** @type {'loaded'|'total'} */ what) => (coming ? [...parts.values()].reduce((all, one) => all + one[what], 0) : 0);
  status.set({ ...status.get(), part: coming ?? part, loaded: sum('loaded'), total: sum('total') });
}

/** @param {any} message */
function hear(message) {
  const one = asked.get(message.id);
  const socket = sockets.get(message.socket);
  switch (message.type) {
    case 'progress': return progress(message);
    case 'ready': return status.set({ ...status.get(), state: 'ready' });
    case 'kept': return status.set({ ...status.get(), kept: true });
    case 'failed': return fail(message.reason);
    case 'answer': return one && answer(message, one);
    case 'content': return one?.body?.enqueue(message.chunk);
    case 'end':
      asked.delete(message.id);
      return one?.body?.close();
    case 'opened':
      if (socket) socket.readyState = WebSocket.OPEN;
      return socket?.onopen?.();
    case 'said': return socket?.onmessage?.({ data: message.text });
    case 'closed': return closed(message.socket);
  }
  return undefined;
}

/** @param {{id: number, status: number, headers: Record<string, string>}} message @param {Asked} one */
function answer({ id, status: number, headers }, one) {
  const body = EMPTY.includes(number) ? null : new ReadableStream({
    start(controller) { one.body = controller; },
    cancel() { forget(id); },
  });
  one.resolve(new Response(body, { status: number, headers }));
}

/** Nobody waits for the answer any more. @param {number} id */
function forget(id) {
  if (asked.delete(id)) post({ type: 'abort', id });
}

/** @param {number} id */
function closed(id) {
  const socket = sockets.get(id);
  sockets.delete(id);
  if (!socket) return;
  socket.readyState = WebSocket.CLOSED;
  socket.onclose?.();
}

/**
 * @param {string} path @param {{method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal}} [options]
 * @returns {Promise<Response>}
 */
export function request(path, { method = 'GET', headers = {}, body, signal: stop } = {}) {
  const { state, reason } = status.get();
  if (state === 'failed') return Promise.reject(unavailable(reason));
  return new Promise((resolve, reject) => {
    stop?.throwIfAborted();
    const id = ++count;
    const one = /** @type {Asked} */ ({ resolve, reject, body: null });
    asked.set(id, one);
    stop?.addEventListener('abort', () => {
      if (!asked.has(id)) return;
      forget(id);
      reject(stop.reason);
      one.body?.error(stop.reason);
    });
    // What is played stays only here: a browser that needs room should take it elsewhere.
    if (method === 'POST' && /^\/api\/(tables|daily|continue)$/.test(path)) void navigator.storage?.persist?.().catch(() => {});
    post({ type: 'request', id, method, path, body, contentType: headers['content-type'] ?? '' });
  });
}

/** @param {Socket} socket */
export function connect(socket) {
  const id = ++count;
  sockets.set(id, socket);
  if (status.get().state === 'failed') setTimeout(closed, 0, id);
  else post({ type: 'open', socket: id });
  return {
    /** @param {string} text */
    say(text) { if (sockets.has(id)) post({ type: 'say', socket: id, text }); },
    close() {
      if (!sockets.has(id)) return;
      post({ type: 'close', socket: id });
      closed(id);
    },
  };
}
