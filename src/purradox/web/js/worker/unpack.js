/** Files packed with XZ, a quarter smaller than with what browsers can unpack themselves. */
import { WASM } from '../vendor/xz.js';

/** Where these are in what the decoder knows: the size of its buffers, both buffers, and how much of them is used. */
const [SIZE, INPUT, TAKEN, GIVEN, OUTPUT, MADE] = [0, 1, 2, 3, 4, 5];
const [GOES_ON, ENDED] = [0, 1];

const decoder = WebAssembly.compile(Uint8Array.from(atob(WASM), (character) => character.charCodeAt(0)));

/** Unpacks as it comes. @returns {TransformStream<Uint8Array, Uint8Array>} */
export function unpacking() {
  /** @type {any} */
  let code;
  let context = 0;
  const known = () => new Uint32Array(code.memory.buffer, context);

  /** @param {Uint8Array} piece @param {TransformStreamDefaultController<Uint8Array>} out */
  function unpack(piece, out) {
    new Uint8Array(code.memory.buffer).set(piece, known()[INPUT]);
    code.supply_input(context, piece.length);
    let state;
    do {
      known()[MADE] = 0;
      state = code.get_next_output(context);
      if (state !== GOES_ON && state !== ENDED) throw new Error('A packed file is damaged, or not whole.');
      const [begin, made] = [known()[OUTPUT], known()[MADE]];
      if (made) out.enqueue(new Uint8Array(code.memory.buffer).slice(begin, begin + made));
    } while (state === GOES_ON && (known()[TAKEN] < known()[GIVEN] || known()[MADE] === known()[SIZE]));
    return state;
  }

  return new TransformStream({
    async start() {
      code = (await WebAssembly.instantiate(await decoder)).exports;
      context = code.create_context();
    },
    transform(chunk, out) {
      const size = known()[SIZE];
      for (let at = 0; at < chunk.length; at += size) unpack(chunk.subarray(at, at + size), out);
    },
    flush(out) {
      // Nothing says that no more comes.
      if (unpack(new Uint8Array(), out) !== ENDED) throw new Error('A packed file is not whole.');
    },
  });
}
