/** Python in the worker, with our packages: loaded and started, or gone on with from the memory of its first start on this device. */

/** Where each file is, from the folder of the page, and how many bytes it has. @typedef {Record<string, [string, number]>} Files */
/** How many bytes of a part have come. @typedef {{part: string, loaded: number, total: number}} Progress */
/** @typedef {(told: Progress) => void} Tell */

const FOLDER = new URL('../../', import.meta.url);
const BASE = new URL('../../', FOLDER);
const ARCHIVE = '/lib/purradox.zip';
const COMPILED = '/lib/compiled';
const LATER = 3000;

/** What Pyodide would ask a lock file of its own for; nothing is installed here. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '314.0.7' }, packages: {} });

/** A compiled module cannot be imported from an archive. */
const EXTRACT = `
import zipfile
with zipfile.ZipFile("${ARCHIVE}") as archive:
    archive.extractall("${COMPILED}", [name for name in archive.namelist() if name.startswith("msgspec/")])
`;
const PRELOAD = `
import sys
sys.path[:0] = ["${COMPILED}", "${ARCHIVE}"]
import purradox.page.preload
`;
/** Its state is in the memory too, and no two visits may draw alike. */
const RESEED = 'import random; random.seed()';

const fetchFile = self.fetch.bind(self);

/** @param {string} path */
export const address = (path) => new URL(path, BASE).href;

/** @returns {Promise<Files>} */
export const loadFiles = async () => (await fetchFile(new URL('worker.json', FOLDER))).json();

/** Loads files, and tells how much of each part has come. @param {Tell} tell */
function loader(tell) {
  /** @type {Record<string, {loaded: number, total: number}>} */
  const parts = { python: { loaded: 0, total: 0 }, library: { loaded: 0, total: 0 } };
  /** A file, unpacked where it was packed for hosts that pack nothing. @param {[string, number]} file @param {string} part @param {string} type @returns {Promise<Response>} */
  return async ([path, size], part, type) => {
    const progress = parts[part];
    progress.total += size;
    // What is kept here comes sooner without the service worker between.
    const answer = (await self.caches?.match(address(path))) ?? (await fetchFile(address(path)));
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${path}`);
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(chunk, out) {
        progress.loaded += chunk.length;
        tell({ part, ...progress });
        out.enqueue(chunk);
      },
    }));
    return new Response(path.endsWith('.bin') ? counted.pipeThrough(new DecompressionStream('gzip')) : counted, { headers: { 'content-type': type } });
  };
}

/** Pyodide fetches its own files by their names; it is given the packed ones, which are on their way already, and scripts with an ending that every host knows. @param {Files} files @param {ReturnType<typeof loader>} load @param {Promise<Uint8Array|null>} kept */
async function loadPython(files, load, kept) {
  const folder = address(files['pyodide/pyodide.js'][0].replace('pyodide.js', ''));
  /** @type {Record<string, Promise<Response>>} */
  const coming = {
    [`${folder}pyodide.asm.wasm`]: load(files['pyodide/pyodide.asm.wasm.bin'], 'python', 'application/wasm'),
    [`${folder}python_stdlib.zip`]: load(files['pyodide/python_stdlib.zip.bin'], 'python', 'application/zip'),
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(`${folder}pyodide.js`), import(`${folder}pyodide.asm.js`), ...Object.values(coming)]);
  const start = (await kept) ? { _loadSnapshot: kept } : { _makeSnapshot: true };
  self.fetch = (asked, init) => coming[String(asked instanceof Request ? asked.url : asked)] ?? fetchFile(asked, init);
  try {
    return await loadPyodide({ indexURL: folder, createPyodideModule, stdLibURL: `${folder}python_stdlib.zip`, lockFileContents: NO_PACKAGES, ...start });
  } finally {
    self.fetch = fetchFile;
  }
}

/** The memory of an earlier start with the files of this version. It is in the cache that the service worker has for them, and goes with it. */
const memory = {
  address: new URL('memory', FOLDER).href,
  cache: `purradox ${BASE.pathname} ${FOLDER.pathname.split('/').at(-2)}`,
  async kept() {
    const found = await self.caches?.match(this.address).catch(() => null);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  },
  /** @param {Uint8Array} content */
  async keep(content) {
    await (await self.caches?.open(this.cache))?.put(this.address, new Response(/** @type {any} */ (content)));
  },
  async forget() {
    await (await caches.open(this.cache)).delete(this.address);
  },
};

/** @param {any} pyodide @param {ArrayBuffer} archive */
function addLibrary(pyodide, archive) {
  pyodide.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  pyodide.runPython(EXTRACT);
}

/** For the next start; this one goes on without, whatever becomes of it. @param {any} pyodide */
function keepMemory(pyodide) {
  try {
    const content = pyodide.makeMemorySnapshot();
    // Not while somebody waits for the first cards.
    setTimeout(() => memory.keep(content).catch((error) => console.info(error)), LATER);
  } catch (error) {
    console.info(error);
  }
}

/** The module that hosts tables. @param {Files} files @param {Tell} tell @returns {Promise<any>} */
export async function startPython(files, tell) {
  const load = loader(tell);
  const kept = memory.kept();
  let pyodide;
  let archive;
  try {
    [pyodide, archive] = await Promise.all([
      loadPython(files, load, kept),
      load(files['library/library.zip.bin'], 'library', 'application/zip').then((answer) => answer.arrayBuffer()),
    ]);
  } catch (error) {
    if (!(await kept)) throw error;
    console.warn(error);
    await memory.forget();
    return startPython(files, tell);
  }
  tell({ part: 'tables', loaded: 0, total: 0 });
  addLibrary(pyodide, archive);
  if (await kept) pyodide.runPython(RESEED);
  else {
    pyodide.runPython(PRELOAD);
    keepMemory(pyodide);
  }
  return pyodide.pyimport('purradox.page.worker');
}
