/** Keeps one whole version of the page on this device and serves it with or without a network. Versions have addresses of their own, so they never mix. */
const VERSION = '{version}';
const worker = /** @type {any} */ (self);
/** The folder of the page. */
const BASE = new URL('.', worker.location.href);
const PACKED = '.xz.bin';
const CACHES = `purradox ${BASE.pathname} `;
const CACHE = CACHES + VERSION;
const ASSETS = `assets/${VERSION}/`;
const [LIST, INDEX] = [`${ASSETS}files.json`, `${ASSETS}index.html`].map((path) => new URL(path, BASE).href);

/**
 * Files by their path in the folder, each with its digest.
 * @typedef {object} List
 * @property {string} version
 * @property {string[]} pages  the first parts of paths that the page knows
 * @property {Record<string, string>} page  what every page needs: kept from the beginning
 * @property {Record<string, string>} worker  what plays on this device: kept once it was used
 * @property {Record<string, string>} later  each of these once it was used
 */

/** @type {Promise<List>|null} */
let known = null;

/** @returns {Promise<List>} */
const list = () => (known ??= caches.match(LIST).then((kept) => kept ?? fetch(LIST)).then((answer) => answer.json()).catch((error) => {
  known = null;
  throw error;
}));

/** Caches of other versions, the oldest first. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);

/** The name of a file without its version. @param {string} path */
const bare = (path) => path.split('/').slice(2).join('/');

/** What of this version was used of others. @param {List} list @returns {Promise<Record<string, string>>} */
async function usedBefore({ worker: playing, later }) {
  const before = await Promise.all((await others()).map(async (name) => {
    const cache = await caches.open(name);
    const paths = (await cache.keys()).map(({ url }) => url.slice(BASE.href.length));
    const listed = await cache.match(new URL(paths.find((path) => path.endsWith('/files.json')) ?? '', BASE).href);
    const old = await listed?.json();
    return { playing: paths.some((path) => path in (old?.worker ?? {})), names: paths.map(bare) };
  }));
  const names = before.flatMap((one) => one.names);
  return {
    ...(before.some((one) => one.playing) && playing),
    ...Object.fromEntries(Object.entries(later).filter(([path]) => names.includes(bare(path)))),
  };
}

/** Put a file where it stays; what is here already under the same address moves. @param {Cache} cache @param {string} path @param {string} integrity */
async function add(cache, path, integrity) {
  const address = new URL(path, BASE).href;
  if (await cache.match(address)) return false;
  // The worker keeps packed files as they are unpacked.
  if (path.endsWith(PACKED) && await caches.match(address.slice(0, -PACKED.length))) return false;
  for (const name of await others()) {
    const old = await caches.open(name);
    const kept = await old.match(address);
    if (!kept) continue;
    await cache.put(address, kept);
    await old.delete(address);
    return true;
  }
  // A host that is being updated may give a file of another version: its digest tells.
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  await cache.put(address, answer);
  return true;
}

/** Whether any of these was not here. @param {Record<string, string>} files */
async function addAll(files) {
  const cache = await caches.open(CACHE);
  return (await Promise.all(Object.entries(files).map(([path, integrity]) => add(cache, path, integrity)))).some(Boolean);
}

/** A version is here when all of it is, and what was used of the one before. */
async function install() {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(LIST))) await cache.put(LIST, await fetch(LIST, { cache: 'no-cache' }));
  const found = await list();
  if (found.version !== VERSION) {
    // The host has been updated since it gave this file, and a newer one of these is there.
    await caches.delete(CACHE);
    throw new Error(found.version);
  }
  await addAll({ ...found.page, ...await usedBefore(found) });
  await worker.skipWaiting();
}

/** Pages that are open keep their version, so the one before stays. */
async function activate() {
  for (const name of (await others()).slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
  for (const client of await worker.clients.matchAll()) client.postMessage({ type: 'version', version: VERSION });
}

/** The document of a page, with the addresses of this folder. @param {Request} request @param {string} path */
async function documentOf(request, path) {
  const kept = await caches.match(INDEX);
  const pages = kept ? (await list()).pages : [];
  if (!kept || !pages.includes(path.split('/')[0].replace('index.html', ''))) {
    const answer = await fetch(request).catch((error) => {
      if (!kept) throw error;
      return null;
    });
    if (answer) return answer;
  }
  const text = (await /** @type {Response} */ (kept).text()).replaceAll('{base}', BASE.pathname);
  const headers = new Headers(/** @type {Response} */ (kept).headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}

/** @param {Request} request @param {string} path */
async function assetOf(request, path) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  const { worker: playing, later } = await list().catch(() => ({ worker: {}, later: {} }));
  if (answer.status === 200 && (path in playing || path in later)) await (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data.type !== 'keep') return;
  event.waitUntil(list().then(({ worker: playing }) => addAll(playing)).then((added) => added && event.source.postMessage({ type: 'kept' })));
});
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== BASE.origin || !pathname.startsWith(BASE.pathname)) return;
  const path = pathname.slice(BASE.pathname.length);
  if (request.mode === 'navigate') event.respondWith(documentOf(request, path));
  else if (path.startsWith('assets/')) event.respondWith(assetOf(request, path));
});
