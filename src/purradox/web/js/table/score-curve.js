/** Everybody's points after each round, as a small drawing. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = { left: 30, right: 22, top: 8, bottom: 18 };
/** As high as a line of text. */
const LINE = 15;
/** How the line of each seat is drawn, as in the curve of the review. */
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '5 2'];

/** @param {{after: number[][], names: string[], me: number|null}} props  totals after each round, nothing first */
export function ScoreCurve({ after, names, me }) {
  const { t, number } = useWords();
  const all = after.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const last = after.length - 1;
  /** @param {number} round */
  const x = (round) => EDGE.left + (round / last) * (WIDTH - EDGE.left - EDGE.right);
  /** @param {number} points */
  const y = (points) => HEIGHT - EDGE.bottom - ((points - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const label = names.map((name, seat) => t('curve-seat', { name, points: after.slice(1).map((totals) => number(totals[seat])).join(', ') })).join(' ');
  // One's own line lies on top.
  const order = names.map((_, seat) => seat).sort((one, other) => Number(one === me) - Number(other === me));
  return html`<svg class="score-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${t('curve-title')} ${label}`}>
    ${[...new Set([low, 0, high])].map((points) => html`<g key=${points}><path class="grid" d=${`M${EDGE.left} ${y(points)}H${WIDTH - EDGE.right}`} />
      ${(!points || Math.abs(y(points) - y(0)) > LINE) && html`<text x=${EDGE.left - 5} y=${y(points) + 3.5} text-anchor="end">${number(points)}</text>`}</g>`)}
    ${after.slice(1).map((_, place) => html`<text key=${place} x=${x(place + 1)} y=${HEIGHT - 4} text-anchor="middle">
      ${t('score-round', { round: place + 1 })}</text>`)}
    ${order.map((seat) => html`<g key=${seat} class=${cx(`seat-${seat}`, seat === me && 'is-me')}>
      <polyline points=${after.map((totals, round) => `${x(round)},${y(totals[seat])}`).join(' ')} stroke-dasharray=${DASHES[seat]} />
      <circle cx=${x(last)} cy=${y(after[last][seat])} r="3.2" /></g>`)}
  </svg>`;
}
