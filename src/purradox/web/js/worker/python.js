/** Python in the worker, with our packages: gone on with from its memory as the export has made it. */
import { FILES } from './files.js';
import { goingOn, NO_PACKAGES } from './memory.js';
import { unpacking } from './unpack.js';

/** How many bytes of a part have come. @typedef {{part: string, loaded: number, total: number}} Progress */
/** @typedef {(told: Progress) => void} Tell */
/** The module that hosts tables, what adds all that its memory does not have, and what keeps unpacked files for the next visit. @typedef {{worker: any, complete: () => Promise<void>, keep: () => Promise<void>}} Started */

const BASE = new URL('../../../../', import.meta.url);
const ARCHIVE = '/lib/python314.zip';

/** No two visits may draw alike. */
const RESEED = 'import random; random.seed()';
/** What was looked for in vain may be there now. */
const ADDED = 'import sys; sys.path_importer_cache.clear()';

const fetchFile = self.fetch.bind(self);
const { instantiateStreaming } = WebAssembly;

/** @param {string} path */
const address = (path) => new URL(path, BASE).href;

/** Where the network for a number of players is. @param {number} players */
export const networkAddress = (players) => address(FILES[`weights/weights-${players}.npz`][0]);

const PACKED = '.xz.bin';
const [WASM, MEMORY, LIBRARY, REST] = ['pyodide/pyodide.asm.wasm', 'library/memory', 'library/msgspec.so', 'library/rest.zip'].map((name) => name + PACKED);
/** Keeps files as they are unpacked, so that a second visit need not do it again. */
const UNPACKED = `purradox-unpacked ${BASE.pathname}`;

/** A file on its way, and when all of it is here. @typedef {{answer: Promise<Response>, here: Promise<void>}} Coming */

/** Loads packed files, and tells how much of each part has come. @param {Tell} tell */
function loader(tell) {
  /** @type {Record<string, {loaded: number, total: number}>} */
  const parts = { pyodide: { loaded: 0, total: FILES[WASM][1] }, library: { loaded: 0, total: FILES[MEMORY][1] + FILES[LIBRARY][1] } };
  /** What was unpacked here. @type {Map<string, Response>} */
  const unpacked = new Map();

  /** @param {string} name @param {() => void} whole */
  async function load(name, whole) {
    const place = address(FILES[name][0].slice(0, -PACKED.length));
    const kept = await self.caches?.match(place);
    if (kept) {
      whole();
      return kept;
    }
    const part = name.split('/')[0];
    const packed = watched(await loaded(FILES[name][0]), (chunk) => {
      parts[part].loaded += chunk.length;
      tell({ part: part === 'pyodide' ? 'python' : part, ...parts[part] });
    });
    const headers = { 'content-type': name === WASM ? 'application/wasm' : 'application/octet-stream' };
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    const body = watched(packed.pipeThrough(unpacking()), (piece) => pieces.push(piece), () => {
      unpacked.set(place, new Response(new Blob(pieces), { headers }));
      whole();
    });
    return new Response(body, { headers });
  }

  return {
    /** @param {string} name @returns {Coming} */
    load(name) {
      /** @type {() => void} */
      let whole = () => {};
      const here = /** @type {Promise<void>} */ (new Promise((done) => { whole = done; }));
      return { answer: load(name, whole), here };
    },
    /** For the next visit, in place of what was kept of other versions. */
    async keep() {
      const cache = await self.caches?.open(UNPACKED);
      if (!cache) return;
      const places = Object.keys(FILES).map((name) => address(FILES[name][0].replace(PACKED, '')));
      for (const { url } of await cache.keys()) if (!places.includes(url)) await cache.delete(url);
      for (const [place, answer] of unpacked) await cache.put(place, answer);
      unpacked.clear();
    },
  };
}

/** @param {ReadableStream<any>} stream @param {(piece: any) => void} each  told each piece @param {() => void} [over] */
const watched = (stream, each, over) => stream.pipeThrough(new TransformStream({
  transform(piece, out) {
    each(piece);
    out.enqueue(piece);
  },
  flush: over,
}));

/** @param {string} path */
async function loaded(path) {
  // What is kept here comes sooner without the service worker between.
  const answer = (await self.caches?.match(address(path))) ?? (await fetchFile(address(path)));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${path}`);
  return answer.body;
}

/** @param {Coming} file */
const bytes = async ({ answer }) => new Uint8Array(await (await answer).arrayBuffer());

/** Pyodide fetches its own files by their names, which not every host knows; it is given what is on its way already. @param {ReturnType<typeof loader>['load']} load */
async function loadPython(load) {
  const folder = address(FILES['pyodide/pyodide.js'][0].replace('pyodide.js', ''));
  const { answer, here } = load(WASM);
  const compiled = WebAssembly.compileStreaming(answer);
  // One file at first, so that the page has room on the line; then Python's memory, and what is made ready for it meanwhile.
  await Promise.race([here, compiled]);
  const [library, memory] = [bytes(load(LIBRARY)), bytes(load(MEMORY))];
  memory.catch(() => {}); // Whoever waits for it is told.
  const [{ loadPyodide }, { default: create }] = await Promise.all([import(`${folder}pyodide.js`), import(`${folder}pyodide.asm.js`)]);
  self.fetch = async (asked, init) => (String(asked).startsWith(folder) ? new Response() : fetchFile(asked, init));
  WebAssembly.instantiateStreaming = /** @type {any} */ (async (/** @type {any} */ _, /** @type {WebAssembly.Imports} */ imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  });
  try {
    const starting = loadPyodide(/** @type {any} */ ({
      indexURL: folder, stdLibURL: `${folder}python_stdlib.zip`, lockFileContents: NO_PACKAGES, _loadSnapshot: new Uint8Array(1),
      createPyodideModule: goingOn(create, memory, library),
    }));
    // It would wait without end for what cannot be compiled.
    await Promise.race([starting, compiled]);
    return await starting;
  } finally {
    self.fetch = fetchFile;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @param {Tell} tell @returns {Promise<Started>} */
export async function startPython(tell) {
  const loading = loader(tell);
  const pyodide = await loadPython(loading.load);
  tell({ part: 'tables', loaded: 0, total: 0 });
  pyodide.runPython(RESEED);
  return {
    worker: pyodide.pyimport('purradox.page.worker'),
    async complete() {
      pyodide.FS.writeFile(ARCHIVE, await bytes(loading.load(REST)));
      pyodide.runPython(ADDED);
    },
    keep: loading.keep,
  };
}
