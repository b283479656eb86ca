/** The end of a round: what happened, and how each score came about. */
import { html, cx, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { COLOURS, cellOf, colourName, ownerOf } from '../cells.js';
import { Board } from '../board.js';
import { Dialog } from '../dialog.js';
import { CardFace } from '../hand.js';
import { CatInBox, Mark, Token } from '../token.js';

const LOOK = 10_000;

/** @param {{update: import('./types.js').Update, news: import('./types.js').TableNews, names: string[], onDone: () => void}} props */
export function RoundEnd({ update, news, names, onDone }) {
  const { t } = useWords();
  const round = /** @type {import('./types.js').Round} */ (update.round);
  const hands = update.hands?.[round.round - 1];
  // Where time is short nobody waits for somebody who reads.
  useEffect(() => {
    if (news.options.clock !== 'seconds') return undefined;
    const timer = setTimeout(onDone, Math.min(LOOK, (news.options.limit ?? 0) * 500));
    return () => clearTimeout(timer);
  }, []);
  const last = round.round === news.setup.rounds;
  return html`<${Dialog} label=${t('round-end-title', { round: round.round })} onClose=${onDone} wide class="round-end">
    <div class="stack">
      <${RoundResult} update=${update} news=${news} names=${names} />
      ${hands && html`<details><summary>${t('round-end-hands')}</summary>
        <ul class="stack">${hands.map((hand, seat) => html`<li key=${seat} class="line"><${Token} seat=${seat} /><span
          class="name">${names[seat]}</span><b class="number">${hand.join(' ')}</b></li>`)}</ul></details>`}
      <p class="bar line"><button type="button" class="button is-main is-big" onClick=${onDone} autofocus>
        ${last ? t('round-end-last') : t('round-end-next')}</button></p>
    </div>
  <//>`;
}

/** What happened, and how each score came about. @param {{update: import('./types.js').Update, news: import('./types.js').TableNews, names: string[]}} props */
export function RoundResult({ update, news, names }) {
  const { t, number } = useWords();
  const round = /** @type {import('./types.js').Round} */ (update.round);
  const [looked, look] = useState(/** @type {number|null} */ (null));
  const groups = round.scores.flatMap((score, seat) => (score.group.length && (looked === null || looked === seat) ? [score.group] : []));
  const most = news.setup.bonus_up_to;
  return html`${round.paradox !== null && html`<${Paradox} round=${round} setup=${news.setup} names=${names}
        me=${update.you?.seat ?? null} />`}
      <h2>${t('round-end-title', { round: round.round })}</h2>
      <div class="round-parts">
      <div class="scrolls" role="region" tabindex="0" aria-label=${t('round-end-title', { round: round.round })}><table
        class="scores">
        <thead><tr><th scope="col">${t('analysis-player')}</th>
          <th scope="col" class="number">${news.setup.predictions.length ? t('score-won-predicted') : t('player-won')}</th><th
            scope="col" class="number">${t('score-tricks')}</th>
          <th scope="col" class="number">${t('score-group')}</th><th scope="col" class="number">${t('analysis-round')}</th><th
            scope="col" class="number">${t('analysis-total')}</th></tr></thead>
        <tbody>${round.scores.map((score, seat) => html`<tr key=${seat} class=${cx(looked === seat && 'is-looked')}
          onMouseEnter=${() => look(seat)} onMouseLeave=${() => look(null)}>
          <th scope="row"><span class="who"><${Token} seat=${seat} /><span class="name">${names[seat]}</span></span></th>
          <td class="number">${number(round.won[seat])}${news.setup.predictions.length > 0 && html`<span
            class="soft"> / ${number(round.predictions[seat] ?? 0)}</span>`}</td>
          <td class="number">${signed(number, score.tricks)}</td>
          <td class="number">${score.group.length ? signed(number, score.group.length) : html`<span class="soft why">
            ${round.paradox === seat ? t('score-paradox') : most === null ? t('score-missed') : t('score-above', { most })}</span>`}</td>
          <td class="number"><b>${signed(number, score.total)}</b></td>
          <td class="number"><b class="total">${number(round.totals[seat])}</b></td></tr>`)}</tbody>
      </table>${most !== null && html`<p class="small soft bonus-up-to">${t('bonus-up-to', { most })}</p>`}</div>
      <div class="stack"><${Board} setup=${news.setup} tokens=${round.tokens} names=${names} group=${groups} />
      ${groups.length > 0 && html`<p class="small soft">${t('round-end-groups')}</p>`}</div>
      </div>`;
}

/** @param {(value: number, options?: any) => string} number @param {number} value */
const signed = (number, value) => number(value, { signDisplay: 'exceptZero' });

/** No card of this hand can have any colour, and here is why. @param {Record<string, any>} props */
function Paradox({ round, setup, names, me }) {
  const { t } = useWords();
  const seat = round.paradox;
  const numbers = [...new Set(round.shown)];
  return html`<div class="paradox">
    <div class="paradox-head"><${CatInBox} class="on-ground" /><h2>${t('paradox-title')}</h2></div>
    <p>${seat === me ? t('paradox-mine') : t('paradox-other', { name: names[seat] })}</p>
    <ul class="paradox-hand">${numbers.map((n) => html`<li key=${n}>
      <${CardFace} number=${n} />
      <ul aria-label=${t('card-name', { number: n })}>${COLOURS.map((colour) => {
        const owner = ownerOf(round.tokens, setup.numbers, cellOf(n, colour));
        const lost = round.lost[seat].includes(colour);
        const why = owner === null || owner === undefined ? t('paradox-lost', { colour: colourName(colour) })
          : owner < 0 ? t('paradox-neutral', { colour: colourName(colour) }) : t('paradox-taken', { colour: colourName(colour), name: names[owner] });
        return html`<li key=${colour} class=${cx(lost && 'is-lost')}><${Mark} colour=${colour} />
          ${owner !== null && owner !== undefined && html`<${Token} seat=${owner} />`}<span class="small">${why}</span></li>`;
      })}</ul>
    </li>`)}</ul>
  </div>`;
}
