/** Everybody at the table, and what is known of them. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { COLOURS, colourName } from '../cells.js';
import { Mark, Token } from '../token.js';
import { Icon } from '../icons.js';
import { levelName, phraseOf } from './tell.js';
import { Clock } from './clock.js';

/** @param {Record<string, any>} props */
export function Players({ state, names, round, news, me, children }) {
  const { t } = useWords();
  return html`<section class="players" aria-label=${t('players-label')}>
    <ul>${news.chairs.map((/** @type {import('./types.js').Chair} */ chair) => html`
      <${Player} key=${chair.seat} chair=${chair} name=${names[chair.seat]} round=${round} me=${me} setup=${news.setup}
        here=${chair.present} spoken=${spoken(state, chair.seat)} deadline=${state.shown.deadline} clock=${news.options.clock} />`)}
    </ul>
    ${children}
  </section>`;
}

/** What somebody has just said. @param {import('./types.js').State} state @param {number} seat */
const spoken = (state, seat) => state.fresh.findLast((event) => event.event === 'talked' && event.seat === seat)?.phrase;

/** @param {Record<string, any>} props */
function Player({ chair, name, round, me, setup, here, spoken: phrase, deadline, clock }) {
  const { t, number, list } = useWords();
  const { seat } = chair;
  const turn = round.to_act.includes(seat);
  const prediction = round.predictions[seat];
  const lost = round.lost[seat];
  const absent = chair.kind === 'person' && !here;
  const kind = chair.played_by_bot ? t('player-played-by-bot', { who: seat === me ? 'me' : 'other' })
    : chair.kind === 'bot' ? levelName(chair.level)
    : chair.kind === 'program' ? t('player-program')
    : absent ? t('player-away') : '';
  const before = chair.before?.length ? t('seat-before', { names: list(chair.before) }) : '';
  return html`<li class=${cx('player', `seat-${seat}`, turn && 'is-turn', seat === me && 'is-me', absent && 'is-away')}
    data-player=${seat}
      aria-current=${turn ? 'true' : undefined}>
    <${Token} seat=${seat} class="player-token" />
    <div class="player-name"><span class="name">${name}</span>${seat === me && html`<span class="you">${t('player-you')}</span>`}
      ${(absent || chair.played_by_bot) && html`<span class="only-small" title=${kind}><${Icon}
        name=${chair.played_by_bot ? 'robot' : 'moon'} /><span class="hidden">${kind}</span></span>`}</div>
    <div class="player-kind small soft">
      ${turn && html`<span class="turn">${t(seat === me ? 'player-turn-yours' : 'player-turn')}</span>`}
      ${kind && html`<span>${kind}</span>`}
      ${before && html`<span>${before}</span>`}
      ${round.first === seat && html`<span>${t('player-first')}</span>`}
      ${turn && deadline && html`<${Clock} deadline=${deadline} kind=${clock} />`}
    </div>
    <ul class="player-colours" aria-label=${t('player-colours')}>
      ${COLOURS.map((colour) => html`<li key=${colour} class=${cx(lost.includes(colour) && 'is-lost')}>
        <${Mark} colour=${colour} /><span class="hidden">
          ${lost.includes(colour) ? t('board-row-lost', { colour }) : colourName(colour)}</span>
      </li>`)}
    </ul>
    <dl class="player-figures">
      <div><dt>${t('score-tricks')}</dt><dd key=${`${round.won[seat]} ${prediction}`}
        class=${cx(prediction !== null && prediction === round.won[seat] && 'is-met')}>
        <span class="hidden">${t('player-tricks', { won: round.won[seat], predicted: setup.predictions.length ? prediction ?? 'open' : 'none', most: setup.bonus_up_to ?? 0 })}</span>
        <span aria-hidden="true">${number(round.won[seat])}<span class="of">/${setup.bonus_up_to !== null
          ? `≤${number(setup.bonus_up_to)}` : prediction === null ? '–' : number(prediction)}</span></span></dd></div>
      <div><dt>${t('player-score')}</dt><dd key=${round.totals[seat]}>${number(round.totals[seat])}</dd></div>
    </dl>
    ${round.phase === 'discard' && round.discarded[seat] && html`<span class="player-done" title=${t('player-discarded')}><${Icon}
      name="cards" /><span class="hidden">${t('player-discarded')}</span></span>`}
    ${phrase && html`<span class="bubble" aria-hidden="true">${phraseOf(phrase)}</span>`}
  </li>`;
}
