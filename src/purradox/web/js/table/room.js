/** The table while a match is on, or over. */
import { html, cx, lazy, useEffect, useState } from '../lib.js';
import { useSignal } from '../signal.js';
import { useWords } from '../words.js';
import { connection } from '../socket.js';
import { Link } from '../router.js';
import { loadStyle } from '../style.js';
import { useTitle } from '../title.js';
import { Board } from '../board.js';
import { Icon } from '../icons.js';
import { CatInBox } from '../token.js';
import { hintedMove, lastCell } from './store.js';
import { useChoice } from './choose.js';
import { useKeys } from './keys.js';
import { Players } from './players.js';
import { Stage } from './stage.js';
import { Own } from './own.js';
import { Side } from './side.js';
import { Clock } from './clock.js';
import { useAwake } from '../awake.js';
import { notify, useBadge } from '../turns.js';
import { unseenOf } from './aids.js';
import { useSettings } from '../settings.js';

const Absence = lazy(() => import('./absence.js'), 'Absence');
const TakeOver = lazy(() => import('./takeover.js'), 'TakeOver');
const Menu = lazy(() => import('./menu.js'), 'Menu');
const Tricks = lazy(() => import('./tricks.js'), 'Tricks');
const Legend = lazy(() => import('./legend.js'), 'Legend');
const RoundEnd = lazy(() => import('./round-end.js'), 'RoundEnd');
const MatchEnd = lazy(() => Promise.all([import('./match-end.js'), loadStyle('match-end')]).then(([found]) => found), 'MatchEnd');

const DailyEnd = lazy(() => Promise.all([import('../daily/end.js'), import('../daily/days.js').then(({ ready }) => ready()), loadStyle('match-end')])
  .then(([found]) => found), 'DailyEnd');

/** @param {{store: ReturnType<typeof import('./store.js').openTable>, state: import('./types.js').State}} props */
export function Room({ store, state }) {
  const { t, day } = useWords();
  const { unseen, hand } = useSettings();
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const shown = /** @type {import('./types.js').Update} */ (state.shown);
  const round = /** @type {import('./types.js').Round} */ (shown.round);
  const you = shown.you ?? null;
  const names = store.names();
  const choosing = useChoice(store, state);
  const aids = news.options.aids !== false && you !== null;
  useKeys(choosing, () => aids && choosing.free && store.hint(), store.closeHint);
  const [open, setOpen] = useState(/** @type {'log'|'menu'|'tricks'|'legend'|null} */ (null));
  const close = () => setOpen(null);
  const over = news.status === 'over' && (round.phase === 'over' || news.given_up) && !state.ending;
  const playing = round.phase === 'play';
  useAwake(you !== null && !over);
  // When play begins they are soon wanted, perhaps while the connection is away.
  // What cannot be fetched without a network is fetched when it is needed.
  useEffect(() => { if (playing) for (const part of [Menu, Tricks, Legend, RoundEnd, news.options.daily ? DailyEnd : MatchEnd]) part.ready().catch(() => undefined); }, [playing]);
  useTitle(state.nudged !== null ? `● ${t('wait-nudged', { name: names[state.nudged] })}`
    : you && news.chairs[you.seat].call && !over ? `● ${t('wait-played')}`
    : choosing.free ? `(1) ${t('player-turn-yours')}` : t('table-title'));
  const decision = you?.decision;
  useBadge(decision && !state.pending ? 1 : 0);
  useEffect(() => { if (decision) notify(store.table, names.filter((_, seat) => seat !== you?.seat)); }, [decision]);
  // Where one person plays with bots, nobody waits for anybody.
  const together = !over && news.chairs.filter((chair) => chair.kind === 'person' || chair.kind === 'program').length > 1;
  const absence = (/** @type {string} */ where) => [
    together && html`<${Absence} key="absence" store=${store} state=${state} names=${names} news=${news} class=${where} />`,
    !over && news.seat === null && html`<${TakeOver} key="takeover" store=${store} names=${names} news=${news} class=${where} />`,
  ];
  const copies = aids && unseen && !over ? unseenOf(news.setup, round, you) : null;

  return html`<main id="main" tabindex="-1" data-last=${`${state.last} ${state.ended ? 1 : 0}`} style=${{ '--columns': news.setup.rows[0].length - 1 }}
    class=${cx('room', over && 'is-over', hand && you && !over && 'is-hand', (round.phase === 'discard' || round.phase === 'predict') && 'is-calm', `players-${news.setup.players}`)}>
    <header class="room-head">
      <${Link} to="/" class="brand" aria-label=${t('go-home')}><${CatInBox} class="on-ground" /><//>
      <h1 class="room-title">
        <span>${news.options.daily ? day(Date.parse(`${news.options.daily}T12:00`)) : t('room-round', { round: round.round, rounds: news.setup.rounds })}</span>
        ${playing && html`<span class="soft">
          ${t('play-trick-number', { trick: Math.min(round.tricks.length + 1, news.setup.tricks), tricks: news.setup.tricks })}
          </span>`}
        ${shown.deadline && !over && html`<${Clock} deadline=${shown.deadline} kind=${news.options.clock}
          mine=${choosing.free} class="only-small" />`}
      </h1>
      <${Connection} />
      ${news.watching > 0 && html`<span class="soft small watching" title=${t('room-watching', { count: news.watching })}><${Icon}
        name="eye" /><span class="hidden">${t('room-watching', { count: news.watching })}</span><span aria-hidden="true">
        ${news.watching}</span></span>`}
      <button type="button" class="button is-quiet is-small" onClick=${() => setOpen('tricks')} disabled=${!round.tricks.length}>
        <${Icon} name="cards" /><span>${t('room-tricks')}</span></button>
      <button type="button" class="button is-quiet is-small only-narrow" onClick=${() => setOpen('log')}><${Icon} name="log" />
        <span>${t('room-log')}</span></button>
      <button type="button" class="button is-quiet is-small" onClick=${() => setOpen('menu')}><${Icon} name="menu" /><span>
        ${t('room-menu')}</span></button>
    </header>
    <${Players} state=${state} names=${names} round=${round} news=${news} me=${you?.seat ?? null}>${absence('only-narrow')}<//>
    <section class="centre" aria-label=${t('board-label')}>
      ${!over && news.chairs.map((chair) => chair.unable && html`<p key=${chair.seat} class="note is-wrong small" role="alert">${
        t('bot-missing-part', { bot: names[chair.seat], ...chair.unable })}</p>`)}
      <${Board} setup=${news.setup} tokens=${round.tokens} names=${names}
        legal=${choosing.free && playing ? choosing.legal : null}
        selected=${{ number: choosing.number, cell: choosing.cell }} onSpace=${you && !over ? choosing.pickSpace : undefined}
        hinted=${playing ? hintedMove(state) : null} last=${playing || (round.phase === 'over' && !over) ? lastCell(state) : null} lost=${you && !over ? round.lost[you.seat] : ''}
        group=${over ? round.scores.flatMap((score) => (score.group.length ? [score.group] : [])) : []} />
      ${copies && html`<${Unseen} setup=${news.setup} copies=${copies} />`}
      ${news.setup.board === 'violet' && html`<p class="small soft provisional">${t('board-provisional-short')}</p>`}
      ${shown.slow && !over && html`<p class="small soft provisional" role="status">${shown.slow.preparing ? t('bots-preparing')
        : t('bots-slow', { seconds: shown.slow.seconds ?? 0 })}</p>`}
    </section>
    ${over
      ? html`<${news.options.daily ? DailyEnd : MatchEnd} store=${store} state=${state} names=${names} />`
      : html`<${Stage} state=${state} names=${names} round=${round} news=${news} choosing=${choosing} />
        <${Own} store=${store} state=${state} names=${names} round=${round} news=${news} choosing=${choosing} aids=${aids}
          onLegend=${() => setOpen('legend')} />`}
    <${Side} store=${store} state=${state} names=${names} class="only-wide">${absence('')}<//>
    <div class="hidden" aria-live="polite" aria-atomic="false" data-live>${state.said.map((line, place) => html`<p
      key=${`${state.last}-${place}`}>${line}</p>`)}</div>
    ${open === 'log' && html`<${Side} store=${store} state=${state} names=${names} onClose=${close} />`}
    ${open === 'menu' && html`<${Menu} store=${store} state=${state} onClose=${close} />`}
    ${open === 'legend' && html`<${Legend} onClose=${close} />`}
    ${open === 'tricks' && html`<${Tricks} round=${round} names=${names} onClose=${close} />`}
    ${state.ended && html`<${RoundEnd} key=${state.ended.number} update=${state.ended} news=${news} names=${names}
      onDone=${store.proceed} />`}
  </main>`;
}

/** The copies of each number that nobody has shown yet. @param {{setup: import('./types.js').Setup, copies: number[]}} props */
function Unseen({ setup, copies }) {
  const { t } = useWords();
  return html`<dl class="unseen" aria-label=${t('aid-unseen')}>
    ${copies.slice(0, setup.numbers).map((count, place) => html`<div key=${place}><dt>${place + 1}</dt><dd>×${count}</dd></div>`)}
  </dl>`;
}

function Connection() {
  const { t } = useWords();
  return useSignal(connection) === 'closed' ? html`<p class="offline" role="status">${t('room-offline')}</p>` : null;
}
