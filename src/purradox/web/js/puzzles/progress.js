/** One's rating, how it went, and the latest puzzles. */
import { html } from '../lib.js';
import { useWords } from '../words.js';
import { Link } from '../router.js';

const WIDTH = 300;
const HEIGHT = 60;

/** @param {{told: any}} props */
export function Progress({ told }) {
  const { t, day } = useWords();
  const { rating, deviation, attempts, solved, history } = told;
  if (rating === null) return html`<section class="sheet stack"><h2>${t('puzzles-rating')}</h2><p>${t('puzzles-rating-none')}</p></section>`;
  return html`<section class="sheet stack"><h2>${t('puzzles-rating')}</h2>
    <p class="puzzle-rating"><b data-rating=${rating}>${t('puzzles-rating-figure', { rating: String(rating), deviation: String(deviation) })}</b>
      <span>${t('puzzles-solved', { solved, attempts })}</span></p>
    ${history.length > 1 && html`<${Curve} ratings=${history.map((/** @type {any} */ one) => one.rating).reverse()} />`}
    <details class="puzzle-history"><summary>${t('puzzles-history')}</summary>
      <ol>${history.map((/** @type {any} */ one) => html`<li key=${one.puzzle}><span class=${one.right ? 'is-right' : 'is-wrong'} aria-hidden="true">${one.right ? '✓' : '✗'}</span>
        <${Link} to=${`/puzzles/${one.puzzle}`}>${t(`puzzles-kind-${one.kind}`)}<//>
        <span class="soft small">${t(one.right ? 'puzzles-was-right' : 'puzzles-was-wrong')} · ${day(one.at)}</span> <b>${one.rating}</b></li>`)}</ol>
    </details>
  </section>`;
}

/** @param {{ratings: number[]}} props */
function Curve({ ratings }) {
  const { t } = useWords();
  const [low, high] = [Math.min(...ratings) - 10, Math.max(...ratings) + 10];
  const points = ratings.map((rating, at) => `${(at * WIDTH) / (ratings.length - 1)},${HEIGHT - ((rating - low) * HEIGHT) / (high - low)}`);
  return html`<svg class="puzzle-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img"
    aria-label=${t('puzzles-curve', { first: String(ratings[0]), last: String(ratings[ratings.length - 1]) })}><polyline points=${points.join(' ')} /></svg>`;
}
