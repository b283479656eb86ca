/** The service worker, which keeps the page on this device, and what it tells. */
import { SERVER, WORKER } from './backend.js';
import { BASE } from './router.js';
import { change, settings } from './settings.js';
import { toast } from './toast.js';
import { loadWords, t } from './words.js';

const VERSION = /\/assets\/([^/]+)\//.exec(import.meta.url)?.[1];
const EVERY = 3_600_000;
/** Milliseconds that the first cards have once all is there… */
const FIRST_CARDS = 2000;
/** …and that all has to come: also where it never does, the page itself is kept. */
const LOADING = 15_000;

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** @param {any} message */
async function hear({ type, version }) {
  if (type === 'version' && version === VERSION) return;
  await loadWords('device');
  if (type === 'version') toast(t('update-ready'), 60, { label: t('trouble-reload'), run: () => location.reload() });
  else if (type === 'kept' && SERVER) toast(t('offline-kept'));
}

/** Keep what plays on this device too, where it is wanted or was used already. */
async function keepWorker() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep' });
}

/** What plays on this device comes before what is kept for the next visit. */
async function workerLoaded() {
  const { loaded, status } = await import('./worker/client.js');
  if (status.get().state !== 'loading') return;
  await Promise.race([loaded().then(() => pause(FIRST_CARDS)), pause(LOADING)]);
}

export async function start() {
  if (!SERVER) await workerLoaded();
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => void hear(data));
  const registration = await serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: 'none' });
  setInterval(() => registration.update().catch(() => {}), EVERY);
  if (!WORKER) return;
  // An app should open anywhere.
  if (matchMedia('(display-mode: standalone)').matches) change({ offline: true });
  addEventListener('appinstalled', () => change({ offline: true }));
  if (SERVER) {
    let wanted = false;
    const keep = () => {
      if (settings.get().offline && !wanted) void keepWorker();
      wanted = settings.get().offline;
    };
    settings.listen(keep);
    return keep();
  }
  const { status } = await import('./worker/client.js');
  const keep = () => { if (status.get().kept) void keepWorker(); };
  status.listen(keep);
  keep();
}
