/** A whole record in the fragment of an address, which no server ever gets to see. */

/** @param {Uint8Array} bytes */
function toText(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text */
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** @param {Uint8Array} bytes @param {any} through */
async function passed(bytes, through) {
  const stream = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** `z` and the packed record, or `p` and the plain one where the browser cannot pack. @param {string} record */
export async function pack(record) {
  const bytes = new TextEncoder().encode(record);
  if (typeof CompressionStream === 'undefined') return `p${toText(bytes)}`;
  return `z${toText(await passed(bytes, new CompressionStream('deflate-raw')))}`;
}

/** @param {string} code @returns {Promise<string>} */
export async function unpack(code) {
  const bytes = toBytes(code.slice(1));
  const plain = code[0] === 'z' ? await passed(bytes, new DecompressionStream('deflate-raw')) : bytes;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}
