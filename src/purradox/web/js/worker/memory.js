/** Python's memory once all is imported, as a file that another Python goes on from. The export writes it in Node, the worker reads it. */

/** The one compiled library. A library has its memory outside of Python's own, unless it is there before Python starts. */
export const LIBRARY = '/lib/compiled/msgspec/_core.cpython-314-wasm32-emscripten.so';
/** Of what Pyodide would ask a lock file of its own for: nothing is installed. */
export const NO_PACKAGES = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '314.0.7' }, packages: {} });

const BLOCK = 256;
/** Bytes of the number that says how long the text before the blocks is. */
const HEADER = 4;
/** Bytes that are unpacked at a time. */
const PIECE = 1 << 18;

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
 * @param {Uint8Array} memory @param {Uint8Array} before @param {Known} known @param {(content: Uint8Array) => Uint8Array} pack
 */
export function written(memory, before, known, pack) {
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
  const content = joined([new Uint8Array(Uint32Array.of(about.length).buffer), about, ...changed]);
  return pack(content);
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
 * @param {Create} create @param {Promise<Response>} file @param {Promise<Uint8Array>} library
 * @returns {Create}
 */
export const goingOn = (create, file, library) => async (settings) => {
  /** @type {Uint8Array} */
  let before;
  const top = (/** @type {any} */ module) => module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const module = await withLibrary(create, library, (made) => { before = made.HEAPU8.slice(0, top(made)); })(settings);
  const content = await decompressed(module, await file);
  module.API.restoreSnapshot = () => {
    let from = HEADER + new DataView(content.buffer).getUint32(0, true);
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

/** By Zstandard, which Python brings, as it comes: a quarter smaller than what browsers can unpack. @param {any} module @param {Response} file */
async function decompressed(module, file) {
  const context = module._ZSTD_createDCtx();
  const [from, to, input, output] = [PIECE, PIECE, 12, 12].map((size) => module._malloc(size));
  /** Where a buffer begins, its size, and how much of it is done. @param {number} place @param {number} start @param {number} size */
  const buffer = (place, start, size) => module.HEAPU32.set([start, size, 0], place >> 2);
  const done = (/** @type {number} */ place) => module.HEAPU32[(place >> 2) + 2];
  const parts = [];
  let left = 1;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (file.body).getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    for (let at = 0; at < value.length; at += PIECE) {
      const piece = value.subarray(at, at + PIECE);
      module.HEAPU8.set(piece, from);
      buffer(input, from, piece.length);
      do {
        buffer(output, to, PIECE);
        left = module._ZSTD_decompressStream(context, output, input);
        if (module._ZSTD_isError(left)) throw new Error('The memory of Python is damaged.');
        parts.push(module.HEAPU8.slice(to, to + done(output)));
      } while (done(input) < piece.length || done(output) === PIECE);
    }
  }
  if (left) throw new Error('The memory of Python is not whole.');
  return joined(parts);
}
