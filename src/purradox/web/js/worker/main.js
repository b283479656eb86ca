/** The worker of a page without a server: starts Python and our host, and passes messages between it and the page. */
import { forward, loadNetwork } from './network.js';
import { networkAddress, startPython } from './python.js';
import { openStorage } from './storage.js';

const LOCK = 'purradox-tables';
const page = /** @type {{postMessage: (message: any, transfer?: any[]) => void}} */ (/** @type {unknown} */ (self));

/** What is asked to begin a match; all else waits for what is not needed for that. */
const FIRST = /^\/api\/(hello|me$|levels|matches|tables)/;
/** Milliseconds after which that is loaded, unless it is needed sooner. */
const LATER = 3000;

/** @type {any[]|null} what came before Python was there */
let waiting = [];
/** @type {(text: string) => void} */
let receive;
/** @type {() => Promise<void>} */
let complete;
/** @type {() => Promise<void>} */
let keep;

addEventListener('message', ({ data }) => {
  if (waiting) waiting.push(data);
  else void take(data);
});

/** @param {any} message */
async function take(message) {
  if (message.type === 'request' && !FIRST.test(message.path)) await complete();
  receive(JSON.stringify(message));
}

/** @param {'python'|'storage'|'elsewhere'} reason @param {unknown} [error] */
function fail(reason, error) {
  if (error) console.error(error);
  page.postMessage({ type: 'failed', reason });
}

/** Nobody else on this device has the tables from now on. @returns {Promise<void>} */
function takeTables() {
  return new Promise((taken, refused) => {
    navigator.locks.request(LOCK, { steal: true }, () => new Promise(() => taken())).catch((error) => {
      refused(error);
      fail('elsewhere');
      close();
    });
  });
}

async function main() {
  let python;
  const opening = openStorage();
  opening.catch(() => {}); // and it is told below
  let loading = /** @type {Promise<void>|null} */ (null);
  try {
    python = await startPython((told) => page.postMessage({ type: 'progress', ...told }));
  } catch (error) {
    return fail('python', error);
  }
  try {
    await takeTables();
    const storage = await opening;
    const worker = await python.worker.start(
      storage.list, storage.write,
      async (/** @type {number} */ players) => {
        const network = await loadNetwork(networkAddress(players));
        return (/** @type {string} */ ones) => JSON.stringify(forward(network, JSON.parse(ones)));
      },
      (/** @type {string} */ text) => page.postMessage(JSON.parse(text)),
      (/** @type {number} */ id, /** @type {any} */ content) => {
        const chunk = content.toJs();
        page.postMessage({ type: 'content', id, chunk }, [chunk.buffer]);
      },
    );
    receive = worker.receive;
    // Also where there is no room for it the packed files may be kept.
    keep = () => python.keep().catch((error) => console.info(error)).then(() => page.postMessage({ type: 'kept' }));
    complete = () => (loading ??= python.complete().catch((error) => {
      loading = null; // and is tried again when it is needed
      console.warn(error);
    }));
  } catch (error) {
    return fail('storage', error);
  }
  const early = waiting ?? [];
  waiting = null;
  page.postMessage({ type: 'ready' });
  for (const message of early) void take(message);
  setTimeout(() => complete().then(keep), LATER);
}

void main();
