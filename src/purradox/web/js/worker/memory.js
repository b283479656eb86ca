/** Python's memory once all is imported, as a file that another Python goes on from. The export writes it in Node, the worker reads it. */

/** The one compiled library. A library has its memory outside of Python's own, unless it is there before Python starts. */
export const LIBRARY = '/lib/compiled/msgspec/_core.cpython-314-wasm32-emscripten.so';
/** Of what Pyodide would ask a lock file of its own for: nothing is installed. */
export const NO_PACKAGES = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '314.0.7' }, packages: {} });

const BLOCK = 256;
/** Bytes of the number that says how long the text before the blocks is. */
const HEADER = 4;

/** What JavaScript has to know to go on, and small files by their paths. @typedef {{state: any, files: Record<string, string>}} Known */
/** @typedef {(settings: any) => Promise<any>} Create */

/**
 * Pyodide with the compiled library, which gets the same addresses each time.
 * @param {Create} create @param {Promise<Uint8Array>} library @param {(module: any) => void} begun  told before anything has run
 * @returns {Create}
 */
export const withLibrary = (create, library, begun) => (settings) => new Promise((made, refused) => {
  settings.preRun.push((/** @type {any} */ module) => {
    begun(module);
    module.addRunDependency(LIBRARY);
    const load = async () => {
      module.preloadedWasm[LIBRARY] = await module.loadWebAssemblyModule(await library, { loadAsync: true, nodelete: true }, LIBRARY, {});
      module.removeRunDependency(LIBRARY);
    };
    load().catch(refused);
  });
  create(settings).then(made, refused);
});

/**
 * What of a memory is other than before anything ran, which WebAssembly has itself.
 * @param {Uint8Array} memory @param {Uint8Array} before @param {Known} known
 */
export function written(memory, before, known) {
  if (memory.length !== before.length) throw new Error(`Python took ${memory.length} bytes of memory, and has ${before.length} from the start.`);
  /** @type {number[]} */
  const runs = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    if (memory.subarray(at, at + BLOCK).every((byte, place) => byte === before[at + place])) continue;
    if (runs.length && runs[runs.length - 2] + runs[runs.length - 1] === at) runs[runs.length - 1] += BLOCK;
    else runs.push(at, BLOCK);
  }
  const about = new TextEncoder().encode(JSON.stringify({ ...known, runs }));
  const changed = runs.flatMap((at, place) => (place % 2 ? [] : [memory.subarray(at, at + runs[place + 1])]));
  return joined([new Uint8Array(Uint32Array.of(about.length).buffer), about, ...changed]);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Pyodide that goes on from such a file instead of starting Python.
 * @param {Create} create @param {Promise<Uint8Array>} file @param {Promise<Uint8Array>} library
 * @returns {Create}
 */
export const goingOn = (create, file, library) => async (settings) => {
  /** @type {Uint8Array} */
  let before;
  const top = (/** @type {any} */ module) => module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const module = await withLibrary(create, library, (made) => { before = made.HEAPU8.slice(0, top(made)); })(settings);
  const content = await file;
  module.API.restoreSnapshot = () => {
    let from = HEADER + new DataView(content.buffer, content.byteOffset).getUint32(0, true);
    const { runs, files, state } = JSON.parse(new TextDecoder().decode(content.subarray(HEADER, from)));
    module.HEAPU8.fill(0, before.length, top(module));
    module.HEAPU8.set(before);
    for (let place = 0; place < runs.length; place += 2) {
      module.HEAPU8.set(content.subarray(from, from + runs[place + 1]), runs[place]);
      from += runs[place + 1];
    }
    for (const path of Object.keys(files)) {
      module.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      module.FS.writeFile(path, files[path]);
    }
    return state;
  };
  return module;
};
