/** The end of a match: my place, everybody's points, what decided it, and what to do next. */
import { html, cx, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { isLocal } from '../backend.js';
import { cellName, partsOf } from '../cells.js';
import { Link } from '../router.js';
import { keptOf } from '../share.js';
import { sorry, toast } from '../toast.js';
import { Icon } from '../icons.js';
import { Token } from '../token.js';
import { winnersInWords } from './tell.js';
import { placesOf, roundsOf, totalsAfter, turnOf } from './result.js';
import { ScoreCurve } from './score-curve.js';
import { Rematch } from './rematch.js';
import { Series } from './series.js';

/** @param {{store: ReturnType<typeof import('./store.js').openTable>, state: import('./types.js').State, names: string[]}} props */
export function MatchEnd({ store, state, names }) {
  const { t, number, list, day } = useWords();
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const round = /** @type {import('./types.js').Round} */ (state.shown?.round);
  const me = news.seat;
  const rounds = roundsOf(state.log);
  const after = totalsAfter(rounds, names.length);
  const totals = round.totals;
  const winners = state.log.flatMap((entry) => entry.events).findLast((event) => event.event === 'match_ended')?.winners ?? [];
  const places = placesOf(totals, winners);
  const order = names.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  const review = useCostliest(store.table, Boolean(news.given_up));
  return html`<section class="match-end" aria-label=${t('match-end-title')}>
    <div class="sheet stack">
      <${Headline} closed=${news.given_up ? news.closed ?? 'left' : ''} me=${me} places=${places} totals=${totals} winners=${winners} names=${names} />
      ${!news.given_up && html`<p class="turning">${costliest(t, number, review, me) ?? turning(t, turnOf(rounds, winners), names, me)}</p>`}
      <div class="scrolls" role="region" tabindex="0" aria-label=${t('door-pad')}><table class="pad">
        <thead><tr><th scope="col"><span class="hidden">${t('match-end-rank')}</span></th><th scope="col">${t('analysis-player')}</th>
          ${rounds.map((_, place) => html`<th scope="col" class="number" key=${place}>${t('score-round', { round: place + 1 })}</th>`)}
          <th scope="col" class="number">${t('analysis-total')}</th></tr></thead>
        <tbody>${order.map((seat) => html`<tr key=${seat} class=${cx(winners.includes(seat) && 'is-winner', seat === me && 'is-me')}>
          <td class="number place">${winners.length > 0 && number(places[seat])}</td>
          <th scope="row"><span class="who"><${Token} seat=${seat} /><span class="name">${names[seat]}</span>
            ${seat === me && html`<span class="you">${t('player-you')}</span>`}
            ${(news.chairs[seat].before?.length ?? 0) > 0 && html`<span class="small soft">${t('seat-before', { names: list(news.chairs[seat].before ?? []) })}</span>`}</span></th>
          ${rounds.map(({ scores }, place) => html`<td key=${place} class="number">${number(scores[seat].total)}</td>`)}
          <td class="number"><b class="total">${number(totals[seat])}</b></td></tr>`)}</tbody>
      </table></div>
      ${rounds.length > 1 && html`<${ScoreCurve} after=${after} names=${names} me=${me} />`}
      <${Series} news=${news} names=${names} />
      <${Rematch} table=${store.table} news=${news} />
      <div class="line">
        <${Link} to=${`/replay?table=${store.table}`} class="button">${t('match-end-review')}<//>
        <${Picture} state=${state} names=${names} places=${places} winners=${winners} />
        <${Link} to="/" class="button is-quiet">${t('go-home')}<//>
      </div>
      ${news.expires && html`<p class="small">${t('table-expires', { status: news.status, date: day(news.expires) })}</p>`}
      ${!isLocal(store.table) && html`<${Proof} table=${store.table} state=${state} names=${names} />`}
    </div>
  </section>`;
}

/** What it comes to for me; for who watched, who has won. @param {Record<string, any>} props */
function Headline({ closed, me, places, totals, winners, names }) {
  const { t } = useWords();
  if (closed) return html`<h2 class="winner">${closed === 'left' ? t('match-given-up') : t('table-closed', { reason: closed })}</h2>`;
  const mine = me !== null && winners.includes(me);
  const all = winnersInWords(winners, totals, names, mine);
  if (me === null) return html`<h2 class="winner"><${Icon} name="crown" /><span>${all}</span></h2>`;
  const points = t('match-end-points', { points: totals[me] });
  return html`<div><h2 class="winner">${mine && html`<${Icon} name="crown" />`}
      <span>${mine ? t('match-end-won', { shared: winners.length > 1 ? 'yes' : 'no' }) : t('match-end-place', { place: places[me], players: names.length })}</span></h2>
    <p class="points">${mine && winners.length === 1 ? points : `${points} · ${all}`}</p></div>`;
}

/** @param {Function} t @param {import('./result.js').Turn|null} turn @param {string[]} names @param {number|null} me */
function turning(t, turn, names, me) {
  if (!turn) return null;
  if (turn.kind === 'tie') return t('match-end-tie', { points: turn.amount });
  const who = turn.winner === me ? 'me' : turn.rival === me ? 'rival' : 'other';
  return t(`turning-${turn.kind}`, { who, name: names[turn.winner], rival: names[turn.rival], round: turn.round, amount: turn.amount });
}

/** What a finished review says, if the server has one. @param {string} table @param {boolean} given */
function useCostliest(table, given) {
  const [found, setFound] = useState(/** @type {any[]} */ ([]));
  useEffect(() => { if (!given) api.get(`tables/${table}/review`).then((answer) => setFound(answer.costliest), () => {}); }, [table, given]);
  return found;
}

/** My costliest choice, in a sentence. @param {Function} t @param {Function} number @param {any[]} review @param {number|null} me */
function costliest(t, number, review, me) {
  const worst = review.find((one) => one.seat === me);
  if (!worst) return null;
  /** @param {string} move */
  const said = (move) => (worst.phase === 'play' ? cellName(move)
    : worst.phase === 'predict' ? t('predict-tricks', { tricks: Number(move) }) : t('card-name', { number: Number(move) }));
  return t('turning-choice', {
    round: worst.round, move: said(worst.move), better: said(worst.better), points: number(worst.points, { maximumFractionDigits: 1 }),
  });
}

/** The final board to keep or to send. @param {Record<string, any>} props */
function Picture({ state, names, places, winners }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  /** @param {'save'|'share'} how */
  async function make(how) {
    setBusy(true);
    try {
      const { save, share } = await import('./final-picture.js');
      const done = await (how === 'save' ? save : share)({ state, names, places, winners });
      if (done) toast(t(done));
    } catch (error) {
      console.warn(error);
      toast(t('picture-failed'));
    }
    setBusy(false);
  }
  return html`<button type="button" class="button" disabled=${busy} onClick=${() => make('save')}>${t('picture-save')}</button>
    <button type="button" class="button" disabled=${busy} onClick=${() => make('share')}>${t('share')}</button>`;
}

/** What this page was told of the deals: kept on this device before the first one, else by the log. @param {string} table @param {import('./types.js').State} state */
export function seenOf(table, { news, log, shown }) {
  const started = log.flatMap((entry) => entry.events).find((event) => event.event === 'started');
  const kept = keptOf(table);
  const { commitment = news?.commitment ?? '', commitments = [] } = kept?.told ?? started ?? {};
  const seat = news?.seat ?? null;
  const { you, round } = shown ?? {};
  const plays = [...(round?.tricks.flatMap((trick) => trick.plays) ?? []), ...(round?.trick ?? [])];
  const last = [...(you?.hand ?? []), you?.discard ?? [], plays.filter(([who]) => who === seat).map(([, cell]) => partsOf(cell).number)].flat();
  const hands = [...(you?.past?.map(({ dealt }) => [...dealt]) ?? []), last].map((hand) => hand.sort((a, b) => a - b).join(''));
  return { commitment, commitments, share: kept?.share, seat: you ? seat : null, hands };
}

/** Whether anybody could choose the cards: look for yourself. @param {{table: string, state: import('./types.js').State, names: string[]}} props */
function Proof({ table, state, names }) {
  const { t, list } = useWords();
  const [result, setResult] = useState(/** @type {{good: boolean, text: string}|null} */ (null));
  /** @param {number[]} seats */
  const named = (seats) => list(seats.map((seat) => names[seat]));
  async function look() {
    try {
      const [{ check }, proof] = await Promise.all([import('../proof.js'), api.get(`tables/${table}/proof`)]);
      const found = check(proof, seenOf(table, state), /** @type {import('./types.js').TableNews} */ (state.news).setup);
      if (found.wrong) return setResult({ good: false, text: t(`proof-wrong-${found.wrong}`, { round: found.round }) });
      const { old, mine, shared, withheld } = found;
      const all = old ? t('proof-old') : t(mine ? 'proof-good' : 'proof-good-others', { names: named(shared), count: shared.length });
      const few = withheld.length ? t('proof-withheld', { names: named(withheld), deals: 2 ** withheld.length }) : mine && t('proof-none-withheld');
      setResult({ good: true, text: [all, few].filter(Boolean).join(' ') });
    } catch (error) {
      sorry(error);
    }
    return undefined;
  }
  return html`<div class="proof small">
    <button type="button" class="button is-small is-quiet" onClick=${look}>${t('proof-check')}</button>
    ${result ? html`<p role="status" class=${result.good ? 'is-good' : 'is-wrong'}>${result.text}</p>` : html`<p class="soft">
      ${t('proof-about')}</p>`}
  </div>`;
}
