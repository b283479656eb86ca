/** The end of a match: the score pad, the winner, and what to do next. */
import { html, cx, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { Link, navigate } from '../router.js';
import { sorry } from '../toast.js';
import { Icon } from '../icons.js';
import { Token } from '../token.js';
import { winnersInWords } from './tell.js';

/** @param {{store: ReturnType<typeof import('./store.js').openTable>, state: import('./types.js').State, names: string[]}} props */
export function MatchEnd({ store, state, names }) {
  const { t, number } = useWords();
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const round = /** @type {import('./types.js').Round} */ (state.shown?.round);
  const me = news.seat;
  const rounds = [...round.past, round.scores.map((score) => score.total)];
  const best = Math.max(...round.totals);
  const ended = state.log.flatMap((entry) => entry.events).findLast((event) => event.event === 'match_ended');
  const winners = ended?.winners ?? round.totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const rematch = () => api.post(`tables/${store.table}/rematch`).then(({ table }) => navigate(`/t/${table}`), sorry);
  return html`<section class="match-end" aria-label=${t('match-end-title')}>
    <div class="sheet stack">
      <h2 class="winner"><${Icon} name="crown" />
        ${winnersInWords(winners, round.totals, names, winners.length === 1 && winners[0] === me)}</h2>
      ${round.totals.filter((total) => total === best).length > winners.length && html`<p>${t('match-end-tie', { points: best })}</p>`}
      <div class="scrolls" role="region" tabindex="0" aria-label=${t('door-pad')}><table class="pad">
        <thead><tr><th scope="col">${t('analysis-player')}</th>${rounds.map((_, place) => html`<th scope="col" class="number"
          key=${place}>${t('score-round', { round: place + 1 })}</th>`)}<th scope="col" class="number">${t('analysis-total')}</th>
          </tr></thead>
        <tbody>${names.map((name, seat) => html`<tr key=${seat} class=${cx(winners.includes(seat) && 'is-winner')}>
          <th scope="row"><span class="who"><${Token} seat=${seat} /><span class="name">${name}</span></span></th>
          ${rounds.map((scores, place) => html`<td key=${place} class="number">${number(scores[seat])}</td>`)}<td class="number">
            <b class="total">${number(round.totals[seat])}</b></td></tr>`)}</tbody>
      </table></div>
      <div class="line">
        ${me !== null && html`<button type="button" class="button is-main is-big" onClick=${rematch}>
          ${news.next ? t('match-end-join') : t('match-end-rematch')}</button>`}
        <${Link} to=${`/replay?table=${store.table}`} class="button">${t('match-end-replay')}<//>
        <${Link} to="/" class="button is-quiet">${t('go-home')}<//>
      </div>
      <${Proof} table=${store.table} setup=${news.setup} commitment=${news.commitment} />
    </div>
  </section>`;
}

/** Nobody, the server included, could choose the cards: look for yourself. @param {{table: string, setup: import('./types.js').Setup, commitment: string}} props */
function Proof({ table, setup, commitment }) {
  const { t } = useWords();
  const [result, setResult] = useState(/** @type {{good: boolean, text: string}|null} */ (null));
  async function check() {
    try {
      const [{ wrongWith }, proof] = await Promise.all([import('../proof.js'), api.get(`tables/${table}/proof`)]);
      const wrong = wrongWith(proof, commitment, setup);
      setResult({ good: !wrong, text: !wrong ? t('proof-good') : wrong.what === 'deal' ? t('proof-wrong-deal', { round: wrong.round }) : t('proof-wrong-commitment') });
    } catch (error) {
      sorry(error);
    }
  }
  return html`<div class="proof small">
    <button type="button" class="button is-small is-quiet" onClick=${check}>${t('proof-check')}</button>
    ${result ? html`<p role="status" class=${result.good ? 'is-good' : 'is-wrong'}>${result.text}</p>` : html`<p class="soft">
      ${t('proof-about')}</p>`}
  </div>`;
}
