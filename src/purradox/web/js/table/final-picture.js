/** The final board as a picture: names, points and the address, in the colours of the day. */
import { html, render } from '../lib.js';
import { date, number, t } from '../words.js';
import { cellOf, ownerOf } from '../cells.js';
import { HEADS, LETTERS } from '../token.js';
import { api } from '../api.js';
import { isLocal } from '../backend.js';
import { linkOf } from '../router.js';
import { pack } from '../replay/link.js';
import { saveFile } from '../save.js';
import { winnersInWords } from './tell.js';

/** @typedef {{state: import('./types.js').State, names: string[], places: number[], winners: number[]}} Finished */

export const WIDTH = 1080;
const EDGE = 60;
const HEAD = 170;
const ROW = 66;
const FOOT = 90;
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", sans-serif';
const SERIF = 'Georgia, "Palatino Linotype", "Noto Serif", "Noto Serif CJK JP", serif';
// A picture has no style sheet: these are the light colours of `base.css`.
const INK = '#2a2333';
const SOFT = '#5f5565';
const SEATS = ['#7a49b8', '#0e7671', '#bd3672', '#85561f', '#465a88'];
const NEUTRAL = '#6a6670';
/** @type {Record<string, [string, string]>} */
const ROWS = { r: ['#f7d7cd', '#98200f'], b: ['#d2e2f3', '#184a88'], y: ['#f9e7b4', '#6b4a00'], g: ['#d5e8d0', '#1e5a2b'] };

/** @param {{seat: number, x: number, y: number, size: number}} props */
function Piece({ seat, x, y, size }) {
  const look = { fill: SEATS[seat] ?? NEUTRAL, stroke: '#fffdf8', 'stroke-width': 2.4, 'stroke-linejoin': 'round' };
  return html`<g transform=${`translate(${x} ${y}) scale(${size / 32})`}>
    ${seat < 0 ? html`<circle cx="16" cy="17" r="11.4" ...${look} />` : html`<g ...${look}>${HEADS[seat]}</g>
      <text x="16" y="22.6" text-anchor="middle" fill="#fff" font-family=${SANS} font-size="14" font-weight="700">${LETTERS[seat]}</text>`}
  </g>`;
}

/** Lines that join the spaces of the groups that counted. @param {Record<string, any>} props */
function Groups({ rows, scores, at, size }) {
  /** @param {string} cell */
  const place = (cell) => {
    const y = rows.findIndex((/** @type {any} */ row) => row.colour === cell.slice(-1));
    return [rows[y].numbers.indexOf(Number(cell.slice(0, -1))), y];
  };
  return scores.flatMap((/** @type {any} */ score, /** @type {number} */ seat) => {
    const cells = score.group.map(place);
    return cells.flatMap((/** @type {number[]} */ [x, y], /** @type {number} */ i) => cells.slice(i + 1)
      .filter((/** @type {number[]} */ [u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1)
      .map((/** @type {number[]} */ [u, v]) => html`<path d=${`M${at(x)} ${HEAD + (y + 0.5) * size}L${at(u)} ${HEAD + (v + 0.5) * size}`}
        stroke=${SEATS[seat]} stroke-width=${size * 0.2} stroke-linecap="round" opacity=".55" />`));
  });
}

/** Where other devices find this table, or at least this page. @param {string} table @returns {Promise<string>} */
const addressOf = async (table) => (isLocal(table) ? linkOf('/')
  : api.get('invitation').then(({ address }) => address, () => location.origin).then((address) => `${address}/t/${table}`));

/** The same, or a link that carries the match where nobody else could find it. @param {string} table @returns {Promise<string>} */
const linkTo = async (table) => (isLocal(table) ? linkOf(`/replay#r=${await pack(await api.get(`tables/${table}/record?format=text`))}`) : addressOf(table));

/** @param {Finished} finished @param {string} address */
function drawing({ state, names, places, winners }, address) {
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const round = /** @type {import('./types.js').Round} */ (state.shown?.round);
  const rows = news.setup.rows.map((row) => ({ colour: row[0], numbers: [...row.slice(1)].map(Number) }));
  const columns = rows[0].numbers.length;
  const size = Math.min(150, (WIDTH - 2 * EDGE - 60) / columns);
  const left = (WIDTH - size * columns + 50) / 2;
  /** @param {number} column */
  const at = (column) => left + (column + 0.5) * size;
  const list = HEAD + rows.length * size + 40;
  const height = Math.round(list + names.length * ROW + FOOT);
  const order = names.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  const title = winners.length ? winnersInWords(winners, round.totals, names, false) : t('match-given-up');
  return { height, picture: html`<svg xmlns="http://www.w3.org/2000/svg" width=${WIDTH} height=${height} viewBox=${`0 0 ${WIDTH} ${height}`}>
    <rect width=${WIDTH} height=${height} fill="#f3ead9" />
    <text x=${EDGE} y="68" font-family=${SERIF} font-size="34" font-weight="600" fill="#7c3d08">Purradox</text>
    <text x=${WIDTH - EDGE} y="66" text-anchor="end" font-family=${SANS} font-size="24" fill=${SOFT}>${date(state.log[state.log.length - 1]?.at ?? Date.now(), { dateStyle: 'long' })}</text>
    <text x=${EDGE} y="128" font-family=${SERIF} font-size=${title.length > 48 ? 30 : 40} font-weight="600" fill=${INK}>${title}</text>
    ${rows.map(({ colour, numbers }, y) => html`<g key=${colour}>
      <text x=${left - 30} y=${HEAD + (y + 0.5) * size + 11} text-anchor="middle" font-family=${SANS} font-size="30" font-weight="700" fill=${ROWS[colour][1]}>${colour.toUpperCase()}</text>
      ${numbers.map((n, x) => {
        const owner = ownerOf(round.tokens, news.setup.numbers, cellOf(n, colour));
        return html`<g key=${n} opacity=${owner === undefined ? 0.35 : 1}><rect x=${at(x) - size / 2 + 4} y=${HEAD + y * size + 4} width=${size - 8} height=${size - 8} rx="12" fill=${ROWS[colour][0]} stroke="#d9c9ab" />
          <text x=${at(x) - size / 2 + 14} y=${HEAD + y * size + 32} font-family=${SANS} font-size="22" font-weight="600" fill=${ROWS[colour][1]}>${n}</text></g>`;
      })}</g>`)}
    ${Groups({ rows, scores: round.scores, at, size })}
    ${rows.flatMap(({ colour, numbers }, y) => numbers.map((n, x) => {
      const owner = ownerOf(round.tokens, news.setup.numbers, cellOf(n, colour));
      return owner !== null && owner !== undefined && html`<${Piece} key=${`${n}${colour}`} seat=${owner} x=${at(x) - size * 0.3} y=${HEAD + (y + 0.22) * size} size=${size * 0.66} />`;
    }))}
    ${order.map((seat, row) => html`<g key=${seat}>
      ${winners.includes(seat) && html`<rect x=${EDGE - 16} y=${list + row * ROW} width=${WIDTH - 2 * EDGE + 32} height=${ROW - 6} rx="14" fill="#fbe6b9" />`}
      <text x=${EDGE + 14} y=${list + row * ROW + 41} text-anchor="middle" font-family=${SANS} font-size="28" fill=${SOFT}>${winners.length ? number(places[seat]) : ''}</text>
      <${Piece} seat=${seat} x=${EDGE + 46} y=${list + row * ROW + 5} size="48" />
      <text x=${EDGE + 112} y=${list + row * ROW + 41} font-family=${SANS} font-size="30" fill=${INK}>${names[seat]}</text>
      <text x=${WIDTH - EDGE} y=${list + row * ROW + 43} text-anchor="end" font-family=${SERIF} font-size="38" font-weight="600" fill=${INK}>${number(round.totals[seat])}</text></g>`)}
    <text x=${WIDTH / 2} y=${height - 36} text-anchor="middle" font-family=${SANS} font-size="24" fill=${SOFT}>${address.replace(/^https?:\/\//, '')}</text>
  </svg>` };
}

/** @param {Finished} finished @param {string} address @returns {Promise<File>} */
async function pictureOf(finished, address) {
  const { height, picture } = drawing(finished, address);
  const place = document.createElement('div');
  render(picture, place);
  const written = new XMLSerializer().serializeToString(/** @type {SVGElement} */ (place.firstElementChild));
  render(null, place);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(written)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  if (!blob) throw new Error('no picture');
  const day = new Date(finished.state.log[finished.state.log.length - 1]?.at ?? Date.now());
  const name = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return new File([blob], `purradox-${name}.png`, { type: 'image/png' });
}

/** @param {Finished} finished @returns {Promise<string>} */
export async function save(finished) {
  const file = await pictureOf(finished, await addressOf(finished.state.table));
  saveFile(file, file.name);
  return 'picture-saved';
}

/** The picture where the device can send one, else the result as text. @param {Finished} finished @returns {Promise<string>} */
export async function share(finished) {
  const { names, places, winners, state } = finished;
  const totals = state.shown?.round?.totals ?? [];
  const order = names.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  const lines = order.map((seat) => `${winners.length ? `${places[seat]}. ` : ''}${names[seat]} ${number(totals[seat])}`);
  const text = `Purradox: ${lines.join(', ')}\n${await linkTo(state.table)}`;
  if (typeof navigator.share === 'function') {
    const file = await pictureOf(finished, await addressOf(state.table));
    const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    // Whoever closes the window has changed their mind.
    await navigator.share({ text, ...files }).catch(() => {});
    return '';
  }
  await navigator.clipboard.writeText(text);
  return 'picture-copied';
}
