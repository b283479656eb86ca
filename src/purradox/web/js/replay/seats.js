/** The players of a replay, with their hands where somebody wants to see them. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { colourName } from '../cells.js';
import { Mark, Token } from '../token.js';

/** @param {{frame: any, names: string[], open: boolean}} props */
export function Seats({ frame, names, open }) {
  const { t } = useWords();
  const { round } = frame;
  return html`<ul class="replay-seats">${names.map((name, seat) => html`
    <li key=${seat} class=${cx(round.to_act.includes(seat) && 'is-turn', round.paradox === seat && 'is-stuck')}>
      <div class="replay-seat"><${Token} seat=${seat} /><span class="name">${name}</span>
        ${round.to_act.includes(seat) && html`<span class="hidden">, ${t('replay-turn')}</span>`}
        <span class="small soft replay-facts">
          ${round.predictions[seat] !== null && html`<span>${t('replay-predicted', { tricks: round.predictions[seat] })}</span>`}
          <span>${t('replay-won', { tricks: round.won[seat] })}</span>
          ${round.lost[seat] && html`<span class="replay-lost"><span class="hidden">${t('replay-lost', { colours: [...round.lost[seat]].map(colourName).join(', ') })}</span>
            ${[...round.lost[seat]].map((colour) => html`<${Mark} colour=${colour} key=${colour} />`)}</span>`}
        </span>
        <b class="number">${t('replay-points', { points: round.totals[seat] })}</b></div>
      <${Cards} frame=${frame} seat=${seat} name=${name} open=${open} />
    </li>`)}</ul>`;
}

/** @param {{frame: any, seat: number, name: string, open: boolean}} props */
function Cards({ frame, seat, name, open }) {
  const { t } = useWords();
  const { round } = frame;
  const hand = round.paradox === seat ? round.shown : open ? frame.hands[seat] : undefined;
  if (hand === null) return html`<p class="small soft">${t('replay-hand-unknown')}</p>`;
  if (!hand) return html`<div class="chips" aria-hidden="true">${Array.from({ length: round.cards[seat] }, (_, at) => html`<i class="chip is-back" key=${at}></i>`)}</div>`;
  const next = frame.seat === seat && round.phase !== 'predict' ? Number(String(frame.move)[0]) : 0;
  const place = hand.indexOf(next);
  return html`<div class="chips" role="img" aria-label=${`${t('replay-hand-of', { name })}: ${hand.join(', ')}`}>
    ${hand.map((/** @type {number} */ number, /** @type {number} */ at) => html`<i class=${cx('chip', at === place && 'is-next')} key=${at}>${number}</i>`)}</div>`;
}

/** How each score of a round came about. @param {{round: any, names: string[]}} props */
export function Scores({ round, names }) {
  const { t, number } = useWords();
  return html`<table class="replay-scores"><thead><tr><th scope="col">${t('replay-player')}</th><th scope="col" class="number">${t('pad-tricks')}</th>
      <th scope="col" class="number">${t('pad-bonus')}</th><th scope="col" class="number">${t('pad-score')}</th><th scope="col" class="number">${t('pad-total')}</th></tr></thead>
    <tbody>${round.scores.map((/** @type {any} */ one, /** @type {number} */ seat) => html`<tr key=${seat}><th scope="row"><span class="name">${names[seat]}</span></th>
      <td class="number">${number(one.tricks)}</td><td class="number">${one.group.length}</td><td class="number">${number(one.total)}</td>
      <td class="number"><b>${number(round.totals[seat])}</b></td></tr>`)}</tbody></table>`;
}
