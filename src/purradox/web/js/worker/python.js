/** Python in the worker, with our packages: gone on with from its memory as the export has made it. */
import { goingOn, NO_PACKAGES } from './memory.js';

/** Where each file is, from the folder of the page, and how many bytes it has. @typedef {Record<string, [string, number]>} Files */
/** How many bytes of a part have come. @typedef {{part: string, loaded: number, total: number}} Progress */
/** @typedef {(told: Progress) => void} Tell */
/** The module that hosts tables, and what adds all that its memory does not have. @typedef {{worker: any, complete: () => Promise<void>}} Started */

const FOLDER = new URL('../../', import.meta.url);
const BASE = new URL('../../', FOLDER);
const ARCHIVE = '/lib/python314.zip';

/** No two visits may draw alike. */
const RESEED = 'import random; random.seed()';
/** What was looked for in vain may be there now. */
const ADDED = 'import sys; sys.path_importer_cache.clear()';

const fetchFile = self.fetch.bind(self);

/** @param {string} path */
export const address = (path) => new URL(path, BASE).href;

/** @returns {Promise<Files>} */
export const loadFiles = async () => (await fetchFile(new URL('worker.json', FOLDER))).json();

const [WASM, MEMORY, LIBRARY] = ['pyodide/pyodide.asm.wasm.gz.bin', 'library/memory.zst.bin', 'library/msgspec.so.gz.bin'];

/** Loads files, and tells how much of each part has come. @param {Files} files @param {Tell} tell */
function loader(files, tell) {
  /** @type {Record<string, {loaded: number, total: number}>} */
  const parts = { pyodide: { loaded: 0, total: files[WASM][1] }, library: { loaded: 0, total: files[MEMORY][1] + files[LIBRARY][1] } };
  /** A file, unpacked where it was packed for hosts that pack nothing. @param {string} name @param {{type?: string, done?: () => void}} [more] @returns {Promise<Response>} */
  return async (name, { type = 'application/octet-stream', done } = {}) => {
    const part = name.split('/')[0];
    const progress = parts[part];
    const body = (await loaded(files[name][0])).pipeThrough(new TransformStream({
      transform(chunk, out) {
        progress.loaded += chunk.length;
        tell({ part: part === 'pyodide' ? 'python' : part, ...progress });
        out.enqueue(chunk);
      },
      flush: done,
    }));
    return new Response(name.endsWith('.gz.bin') ? body.pipeThrough(new DecompressionStream('gzip')) : body, { headers: { 'content-type': type } });
  };
}

/** @param {string} path */
async function loaded(path) {
  // What is kept here comes sooner without the service worker between.
  const answer = (await self.caches?.match(address(path))) ?? (await fetchFile(address(path)));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${path}`);
  return answer.body;
}

/** @param {Promise<Response>} answer */
const bytes = async (answer) => new Uint8Array(await (await answer).arrayBuffer());

/** Pyodide fetches its own files by their names; it is given what is on its way already, and scripts have an ending that every host knows. @param {Files} files @param {Tell} tell */
async function loadPython(files, tell) {
  const load = loader(files, tell);
  const folder = address(files['pyodide/pyodide.js'][0].replace('pyodide.js', ''));
  /** @type {() => void} */
  let done = () => {};
  const here = new Promise((resolve) => { done = () => resolve(null); });
  const wasm = load(WASM, { type: 'application/wasm', done: () => done() });
  const library = bytes(load(LIBRARY));
  // The memory comes last: meanwhile the rest is made ready for it.
  const memory = Promise.all([wasm, here]).then(() => load(MEMORY));
  const [{ loadPyodide }, { default: create }] = await Promise.all([import(`${folder}pyodide.js`), import(`${folder}pyodide.asm.js`)]);
  /** @type {Record<string, Response|Promise<Response>>} */
  const coming = { [`${folder}pyodide.asm.wasm`]: wasm, [`${folder}python_stdlib.zip`]: new Response() };
  self.fetch = async (asked, init) => coming[String(asked instanceof Request ? asked.url : asked)] ?? fetchFile(asked, init);
  try {
    return await loadPyodide(/** @type {any} */ ({
      indexURL: folder, stdLibURL: `${folder}python_stdlib.zip`, lockFileContents: NO_PACKAGES, _loadSnapshot: new Uint8Array(1),
      createPyodideModule: goingOn(create, memory, library),
    }));
  } finally {
    self.fetch = fetchFile;
  }
}

/** @param {Files} files @param {Tell} tell @returns {Promise<Started>} */
export async function startPython(files, tell) {
  const pyodide = await loadPython(files, tell);
  tell({ part: 'tables', loaded: 0, total: 0 });
  pyodide.runPython(RESEED);
  return {
    worker: pyodide.pyimport('purradox.page.worker'),
    async complete() {
      const packed = await loaded(files['library/rest.zip.gz.bin'][0]);
      pyodide.FS.writeFile(ARCHIVE, await bytes(Promise.resolve(new Response(packed.pipeThrough(new DecompressionStream('gzip'))))));
      pyodide.runPython(ADDED);
    },
  };
}
