/** A small table: who plays, the trick, the board and a hand. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { Board } from '../board.js';
import { CardFace, Hand } from '../hand.js';
import { Mark, Token } from '../token.js';
import { cellName, colourName, partsOf } from '../cells.js';

/**
 * @typedef {object} BenchProps
 * @property {any} setup
 * @property {any} round
 * @property {string[]} names
 * @property {number[]} hand
 * @property {number} seat  whose hand it is
 * @property {string} [handLabel]
 * @property {Record<string, any>} [board]  more for the board
 * @property {Record<string, any>} [cards]  more for the hand
 * @property {(cell: string) => void} [onPlayed]  where a card of the trick can be chosen
 */

/** @param {BenchProps} props */
export function Bench({ setup, round, names, hand, seat, handLabel, board = {}, cards = {}, onPlayed }) {
  const trick = trickOf(round);
  return html`<div class="bench">
    <div class="bench-top">
      <${Seats} round=${round} names=${names} />
      <${TrickOnTable} trick=${trick} names=${names} onPlayed=${onPlayed} />
    </div>
    <${Board} setup=${setup} tokens=${round.tokens} names=${names} lost=${round.lost[seat]} last=${trick.plays.at(-1)?.[1]} ...${board} />
    <${Hand} numbers=${hand} label=${handLabel} ...${cards} />
  </div>`;
}

/** The trick in progress, or the last one while nobody has led again. @param {any} round */
export function trickOf(round) {
  if (round.trick.length || !round.tricks.length || round.paradox !== null) return { plays: round.trick, winner: null };
  const { plays, winner } = round.tricks.at(-1);
  return { plays, winner };
}

/** @param {{round: any, names: string[]}} props */
function Seats({ round, names }) {
  const { t } = useWords();
  return html`<ul class="bench-seats">
    ${names.map((name, seat) => html`<li class=${cx(round.to_act.includes(seat) && 'is-turn', round.paradox === seat && 'is-stuck')} key=${seat}>
      <${Token} seat=${seat} /><span class="name">${name}</span>
      <span class="small soft">${t('learn-tricks-won', { tricks: round.won[seat] })}</span>
      ${round.lost[seat] && html`<span class="bench-lost small"><span class="hidden">${t('learn-lost-colours', { colours: [...round.lost[seat]].map(colourName).join(', ') })}</span>
        ${[...round.lost[seat]].map((colour) => html`<${Mark} colour=${colour} key=${colour} />`)}</span>`}
    </li>`)}
  </ul>`;
}

/** @param {{trick: {plays: [number, string][], winner: number|null}, names: string[], onPlayed?: (cell: string) => void}} props */
export function TrickOnTable({ trick, names, onPlayed }) {
  const { t } = useWords();
  return html`<ul class="bench-trick" aria-label=${t('learn-trick-on-table')}>
    ${!trick.plays.length && html`<li class="soft small">${t('learn-nothing-led')}</li>`}
    ${trick.plays.map(([seat, cell]) => {
      const { number, colour } = partsOf(cell);
      const face = html`<${CardFace} number=${number} colour=${colour} />`;
      const label = `${names[seat]}: ${cellName(cell)}`;
      return html`<li key=${cell} class=${cx(trick.winner === seat && 'is-winner')}>
        ${onPlayed
          ? html`<button type="button" class="in-hand" data-played=${cell} aria-label=${label} onClick=${() => onPlayed(cell)}>${face}</button>`
          : html`<span role="img" aria-label=${label}>${face}</span>`}
        <span class="small name" aria-hidden="true">${names[seat]}</span>
      </li>`;
    })}
  </ul>`;
}
