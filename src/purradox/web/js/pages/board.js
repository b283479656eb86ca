/** `/t/ID/board`: a table on a screen that everybody looks at. It is sent what a stranger is sent, and no hand. */
import { html, cx, useEffect, useState } from '../lib.js';
import { useSignal } from '../signal.js';
import { loadStyle } from '../style.js';
import { useTitle } from '../title.js';
import { loadWords, useWords } from '../words.js';
import { useAwake } from '../awake.js';
import { Board } from '../board.js';
import { Icon } from '../icons.js';
import { navigate } from '../router.js';
import { change, useSettings } from '../settings.js';
import { connection } from '../socket.js';
import { CatInBox, Token } from '../token.js';
import { Clock } from '../table/clock.js';
import { OtherDevices } from '../table/invite.js';
import { Players } from '../table/players.js';
import { placesOf, roundsOf } from '../table/result.js';
import { RoundResult } from '../table/round-end.js';
import { Series } from '../table/series.js';
import { Stage } from '../table/stage.js';
import { lastCell, openTable } from '../table/store.js';
import { levelName, nameOf, winnersInWords } from '../table/tell.js';

/** Milliseconds that the end of a round stays, and that of a match once there is a rematch. */
const ROUND_END = 15_000;
const MATCH_END = 8_000;

/** @param {{route: import('../router.js').Route}} props */
export default function BoardPage({ route }) {
  const id = route.parts[1];
  const key = route.hash.slice(1);
  const [store, setStore] = useState(/** @type {ReturnType<typeof openTable>|null} */ (null));
  useAwake();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.screen = 'board';
    return () => { delete root.dataset.screen; };
  }, []);
  useEffect(() => {
    let opened = /** @type {ReturnType<typeof openTable>|null} */ (null);
    let wanted = true;
    Promise.all([loadWords('board'), loadStyle('table'), loadStyle('television')])
      .then(() => { if (wanted) setStore(opened = openTable(id, { board: true, key })); });
    return () => { wanted = false; opened?.close(); setStore(null); };
  }, [id, key]);
  return store ? html`<${Opened} key=${id} store=${store} hash=${route.hash} />`
    : html`<main id="main" tabindex="-1" class="tv" aria-busy="true"></main>`;
}

/** @param {{store: ReturnType<typeof openTable>, hash: string}} props */
function Opened({ store, hash }) {
  const { t } = useWords();
  const state = useSignal(store.state);
  const { news, shown, ended } = state;
  useTitle(t('tv-title'));
  const round = shown?.round;
  // The table may be over before all of it was shown.
  const over = news?.status === 'over' && round?.phase === 'over' && !state.ending;
  const next = over && news?.next;
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => navigate(`/t/${next}/board${hash}`, { replace: true }), MATCH_END);
    return () => clearTimeout(timer);
  }, [next]);
  if (state.gone) return html`<${Gone} text=${state.code === 'not-watchable' ? t('tv-refused') : state.gone} />`;
  if (!news) return html`<main id="main" tabindex="-1" class="tv" aria-busy="true"></main>`;
  if (news.given_up) return html`<${Gone} text=${t('table-closed', { reason: news.closed ?? 'left' })} />`;
  const names = store.names();
  const what = !round || news.status === 'waiting' ? html`<${Waiting} news=${news} names=${names} />`
    : ended ? html`<${RoundEnd} key=${ended.number} update=${ended} news=${news} names=${names} onDone=${store.proceed} />`
    : over ? html`<${MatchEnd} state=${state} news=${news} names=${names} />`
    : html`<${Playing} state=${state} news=${news} round=${round} names=${names} />`;
  return html`<main id="main" tabindex="-1" class=${cx('tv', `players-${news.setup.players}`)} data-last=${`${state.last} ${ended ? 1 : 0}`}
    style=${{ '--columns': news.setup.rows[0].length - 1 }}>
    <${Head} news=${news} round=${round} deadline=${over || ended ? null : shown?.deadline} names=${names} calm=${over || Boolean(ended)} />
    ${what}
    <div class="hidden" aria-live="polite" data-live>${state.said.map((line, place) => html`<p key=${`${state.last}-${place}`}>
      ${line}</p>`)}</div>
  </main>`;
}

/** Where the match stands, whose turn it is, and what can be set on this screen. @param {Record<string, any>} props */
function Head({ news, round, deadline, names, calm }) {
  const { t } = useWords();
  const { sound } = useSettings();
  const offline = useSignal(connection) === 'closed';
  // While several set a card aside the middle of the table says so.
  const due = !calm && news.status === 'playing' && round?.to_act.length === 1 ? round.to_act[0] : null;
  const full = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return html`<header class="tv-head">
    <${CatInBox} class="on-ground" />
    <h1>${round ? t('room-round', { round: round.round, rounds: news.setup.rounds }) : 'Purradox'}
      ${round?.phase === 'play' && !calm && html` <span class="soft">${t('play-trick-number', {
        trick: Math.min(round.tricks.length + 1, news.setup.tricks), tricks: news.setup.tricks })}</span>`}</h1>
    <p class="tv-turn">${offline ? html`<span class="offline" role="status">${t('room-offline')}</span>`
      : due !== null && t('tv-turn', { phase: round.phase, name: names[due] })}
      ${deadline && html` <${Clock} deadline=${deadline} kind=${news.options.clock} />`}</p>
    <div class="line"><button type="button" class="button is-quiet" aria-pressed=${String(sound)} onClick=${() => change({ sound: !sound })}>
        ${t('tv-sound', { on: sound ? 'yes' : 'no' })}</button>
      ${document.fullscreenEnabled && html`<button type="button" class="button is-quiet" onClick=${full}>${t('tv-full')}</button>`}</div>
  </header>`;
}

/** @param {{table: string}} props */
function SitDown({ table }) {
  const { t } = useWords();
  const qr = html`<img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invite-qr')} width="180" height="180" />`;
  return html`<section class="tv-sit stack" aria-label=${t('tv-scan')}><h2>${t('tv-scan')}</h2>
    <${OtherDevices} path=${`/t/${table}`} label=${t('invite-link')} qr=${qr} /><p class="soft">${t('tv-scan-about')}</p></section>`;
}

/** @param {{news: import('../table/types.js').TableNews, names: string[]}} props */
function Waiting({ news, names }) {
  const { t } = useWords();
  const free = news.status === 'waiting' && news.chairs.some(({ kind }) => kind === 'open');
  return html`<div class="tv-waiting">
    <section class="stack" aria-label=${t('waiting-chairs')}><h2>${t('waiting-chairs')}</h2>
      <ul class="tv-chairs">${news.chairs.map((chair) => html`<li key=${chair.seat} class=${cx(chair.kind === 'open' && 'is-open')}>
        ${chair.kind === 'open' ? html`<${CatInBox} class="on-ground" />` : html`<${Token} seat=${chair.seat} />`}
        <span class="name">${chair.kind === 'open' ? t('chair-open') : nameOf(chair)}</span>
        ${chair.kind === 'bot' && html`<span class="soft">${levelName(chair.level ?? '')}</span>`}</li>`)}</ul>
      <p class="soft">${t('tv-begins')}</p>
      <${Series} news=${news} names=${names} /></section>
    ${free && html`<${SitDown} table=${news.table} />`}
  </div>`;
}

/** @param {Record<string, any>} props */
function Playing({ state, news, round, names }) {
  const { t } = useWords();
  const offered = news.chairs.some((/** @type {any} */ chair) => chair.offered);
  return html`<div class="tv-table">
    <section class="centre" aria-label=${t('board-label')}><${Board} setup=${news.setup} tokens=${round.tokens} names=${names}
      last=${round.phase === 'play' ? lastCell(state) : null} />
      ${news.setup.board === 'violet' && html`<p class="small soft provisional">${t('board-provisional-short')}</p>`}</section>
    <${Stage} state=${state} names=${names} round=${round} news=${news} choosing=${{}} board />
    <div class="tv-side"><${Players} state=${state} names=${names} round=${round} news=${news} me=${null} />
      ${offered ? html`<${SitDown} table=${news.table} />` : news.status === 'playing' && html`<${Series} news=${news} names=${names} />`}</div>
  </div>`;
}

/** @param {Record<string, any>} props */
function RoundEnd({ update, news, names, onDone }) {
  const { t } = useWords();
  useEffect(() => {
    const timer = setTimeout(onDone, ROUND_END);
    return () => clearTimeout(timer);
  }, []);
  const last = update.round.round === news.setup.rounds;
  return html`<div class="tv-end round-end stack">
    <${RoundResult} update=${update} news=${news} names=${names} />
    <p><button type="button" class="button" onClick=${onDone}>${t(last ? 'round-end-last' : 'round-end-next')}</button></p></div>`;
}

/** @param {{state: import('../table/types.js').State, news: import('../table/types.js').TableNews, names: string[]}} props */
function MatchEnd({ state, news, names }) {
  const { t, number } = useWords();
  const { totals } = /** @type {import('../table/types.js').Round} */ (state.shown?.round);
  const rounds = roundsOf(state.log);
  const winners = state.log.flatMap((entry) => entry.events).findLast((event) => event.event === 'match_ended')?.winners ?? [];
  const places = placesOf(totals, winners);
  const order = names.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  return html`<div class="tv-end tv-match-end stack">
    <h2 class="winner"><${Icon} name="crown" /><span>${winnersInWords(winners, totals, names, false)}</span></h2>
    <div class="tv-results">
      <div class="scrolls" role="region" tabindex="0" aria-label=${t('match-end-title')}><table class="pad">
        <thead><tr><th scope="col"><span class="hidden">${t('match-end-rank')}</span></th><th scope="col">${t('analysis-player')}</th>
          ${rounds.map((_, place) => html`<th scope="col" class="number" key=${place}>${t('score-round', { round: place + 1 })}</th>`)}
          <th scope="col" class="number">${t('analysis-total')}</th></tr></thead>
        <tbody>${order.map((seat) => html`<tr key=${seat} class=${cx(winners.includes(seat) && 'is-winner')}>
          <td class="number place">${number(places[seat])}</td>
          <th scope="row"><span class="who"><${Token} seat=${seat} /><span class="name">${names[seat]}</span></span></th>
          ${rounds.map(({ scores }, place) => html`<td key=${place} class="number">${number(scores[seat].total)}</td>`)}
          <td class="number"><b class="total">${number(totals[seat])}</b></td></tr>`)}</tbody>
      </table></div>
      <${Series} news=${news} names=${names} />
    </div>
    <p class="soft">${t('tv-next')}</p>
  </div>`;
}

/** @param {{text: string}} props */
function Gone({ text }) {
  const { t } = useWords();
  return html`<main id="main" tabindex="-1" class="tv is-gone"><${CatInBox} class="on-ground" /><h1>${t('table-gone')}</h1>
    <p role="alert">${text}</p></main>`;
}
