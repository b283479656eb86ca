/** The network of `neural` on typed arrays: its weights out of the package's own file, and its forward pass. */

/** A matrix, a row for each input, and a bias for each output. @typedef {{ weights: Float32Array, bias: Float32Array }} Layer */
/** @typedef {{ entry: Layer, blocks: [Layer, Layer][], heads: Layer }} Network */
/** @typedef {{ values: Float32Array, shape: number[] }} NumpyArray */

const DIRECTORY = 0x06054b50;
const MEMBER = 0x02014b50;
const DEFLATED = 8;

/** Float16 by its bits: arrays of that type are missing in many browsers. No weight is infinite. */
const HALVES = Float32Array.from({ length: 1 << 16 }, (_, bits) => {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent ? (1024 + fraction) * 2 ** (exponent - 25) : fraction * 2 ** -24;
  return bits >> 15 ? -size : size;
});

/** @type {Map<string, Promise<Network>>} */
const loaded = new Map();

/** The network of a file `weights-N.npz`; fetched once, and again after a failure. @param {string} url */
export function loadNetwork(url) {
  let network = loaded.get(url);
  if (!network) {
    network = fetched(url);
    loaded.set(url, network);
    network.catch(() => loaded.delete(url));
  }
  return network;
}

/** @param {string} url */
async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return networkOf(await arraysOf(await answer.arrayBuffer()));
}

/**
 * The values of all heads, one after the other, as `bots.neural.network` gives them.
 * @param {Network} network
 * @param {Iterable<number>} ones the indices of the inputs that are one
 */
export function forward({ entry, blocks, heads }, ones) {
  const input = new Float64Array(entry.weights.length / entry.bias.length);
  for (const one of ones) input[one] = 1;
  let body = positive(product(entry, input));
  for (const [first, second] of blocks) {
    const change = product(second, positive(product(first, body)));
    body = positive(change.map((value, place) => value + body[place]));
  }
  return Array.from(product(heads, body));
}

/** Only the rows of inputs that are not zero, as most are, and four at a time, which is twice as quick as one. @param {Layer} layer @param {Float64Array} input */
function product({ weights, bias }, input) {
  const output = new Float64Array(bias);
  const width = output.length;
  const values = [];
  const rows = [];
  for (let row = 0; row < input.length; row++) {
    if (!input[row]) continue;
    values.push(input[row]);
    rows.push(row * width);
  }
  while (rows.length % 4) {
    values.push(0);
    rows.push(0);
  }
  for (let i = 0; i < rows.length; i += 4) {
    // Taking lists apart would be shorter, and half as slow again.
    const a = values[i];
    const b = values[i + 1];
    const c = values[i + 2];
    const d = values[i + 3];
    const first = rows[i];
    const second = rows[i + 1];
    const third = rows[i + 2];
    const fourth = rows[i + 3];
    for (let at = 0; at < width; at++) {
      output[at] += a * weights[first + at] + b * weights[second + at] + c * weights[third + at] + d * weights[fourth + at];
    }
  }
  return output;
}

/** @param {Float64Array} values */
function positive(values) {
  for (let place = 0; place < values.length; place++) if (values[place] < 0) values[place] = 0;
  return values;
}

/** @param {Map<string, NumpyArray>} arrays @returns {Network} */
function networkOf(arrays) {
  /** @param {string} name */
  const layer = (name) => layerOf(arrays, name);
  /** @type {[Layer, Layer][]} */
  const blocks = [];
  while (arrays.has(`blocks.${blocks.length}.0.weight`)) {
    const name = `blocks.${blocks.length}`;
    blocks.push([layer(`${name}.0`), layer(`${name}.1`)]);
  }
  return { entry: layer('entry'), blocks, heads: layer('heads') };
}

/** Files have a row for each output, divided by its scale if they have one. @param {Map<string, NumpyArray>} arrays @param {string} name @returns {Layer} */
function layerOf(arrays, name) {
  const { values, shape } = existing(arrays, `${name}.weight`);
  const scales = arrays.get(`${name}.weight.scale`)?.values;
  const [outputs, inputs] = shape;
  const weights = new Float32Array(values.length);
  for (let row = 0; row < outputs; row++) {
    const scale = scales ? scales[row] : 1;
    for (let column = 0; column < inputs; column++) {
      weights[column * outputs + row] = values[row * inputs + column] * scale;
    }
  }
  return { weights, bias: existing(arrays, `${name}.bias`).values };
}

/** @param {Map<string, NumpyArray>} arrays @param {string} name */
function existing(arrays, name) {
  const found = arrays.get(name);
  if (!found) throw new Error(`the weights have no ${name}`);
  return found;
}

/** The arrays of an `.npz`, which is a ZIP archive of NumPy's files. @param {ArrayBuffer} file */
async function arraysOf(file) {
  const view = new DataView(file);
  const end = file.byteLength - 22;
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY) throw new Error('the weights are no .npz file');
  /** @type {Map<string, NumpyArray>} */
  const arrays = new Map();
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === MEMBER) {
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const name = new TextDecoder().decode(new Uint8Array(file, at + 46, view.getUint16(at + 28, true)));
    const local = view.getUint32(at + 42, true);
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = new Blob([new Uint8Array(file, begin, size)]).stream();
    const stream = method === DEFLATED ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content;
    arrays.set(name.replace(/\.npy$/, ''), arrayOf(await new Response(stream).arrayBuffer()));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return arrays;
}

/** @param {ArrayBuffer} file @returns {NumpyArray} */
function arrayOf(file) {
  const begin = 10 + new DataView(file).getUint16(8, true);
  const header = new TextDecoder().decode(new Uint8Array(file, 10, begin - 10));
  const [, type, dimensions] = /'descr': '(.+?)'.*'fortran_order': False.*'shape': \((.*?)\)/.exec(header) ?? [];
  const shape = (dimensions ?? '').split(',').filter((size) => size.trim()).map(Number);
  if (type === '|i1') return { values: new Float32Array(new Int8Array(file, begin)), shape };
  if (type === '<f2') return { values: new Float32Array(new Uint16Array(file, begin)).map((bits) => HALVES[bits]), shape };
  throw new Error(`the weights have numbers of an unknown kind: ${header}`);
}
