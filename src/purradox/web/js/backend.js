/** Where requests and sockets go: to the server that the page comes from, or to the worker that hosts tables on this device. */
import { signal } from './signal.js';

/** @param {string} name */
const meta = (name) => document.querySelector(`meta[name=purradox-${name}]`)?.getAttribute('content') ?? '';

/** Whether the page comes from a server; otherwise it is a folder of files, and all its tables are on this device. */
export const SERVER = meta('host') !== 'page';
/** Whether tables can be on this device. */
export const WORKER = !SERVER || meta('offline') === '1';

/** Whether the worker was needed on this page. */
export const workerUsed = signal(false);

function client() {
  workerUsed.set(true);
  return import('./worker/client.js');
}

/** Where a match can begin the worker is needed soon. */
export function beginLoading() {
  if (!SERVER) void client().then(({ begin }) => begin());
}

/** Whether a table is on this device; its id tells, as no server's begins so. @param {string} table */
export const isLocal = (table) => !SERVER || (WORKER && table.startsWith('0'));

/** These ask about nothing but what they bring: where no server can be reached the worker answers. */
const ANYWHERE = /^\/api\/(levels|replay|review)\b/;

/**
 * As `fetch` does it.
 * @param {string} path  begins with `/api/`
 * @param {{method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal}} [options]
 * @param {boolean} [local]
 * @returns {Promise<Response>}
 */
export async function request(path, options, local = isLocal(/^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? '')) {
  if (local) return (await client()).request(path, options);
  try {
    return await fetch(path, options);
  } catch (error) {
    if (!WORKER || !ANYWHERE.test(path) || options?.signal?.aborted) throw error;
    return (await client()).request(path, options);
  }
}

/** What is used of a `WebSocket`, to the worker. */
class WorkerSocket {
  readyState = 0;
  /** @type {(() => void)|null} */
  onopen = null;
  /** @type {((event: {data: string}) => void)|null} */
  onmessage = null;
  /** @type {(() => void)|null} */
  onclose = null;

  constructor() {
    this.ends = client().then((worker) => worker.connect(this));
  }

  /** @param {string} text */
  send(text) {
    void this.ends.then(({ say }) => say(text));
  }

  close() {
    this.readyState = WebSocket.CLOSING;
    void this.ends.then(({ close }) => close());
  }
}

/** @param {boolean} local @returns {WebSocket|WorkerSocket} */
export const openSocket = (local) => (
  local ? new WorkerSocket() : new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`));
