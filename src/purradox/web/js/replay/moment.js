/** Below the board: the trick on the table, and what the player whose turn it is holds and can choose. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { CardFace } from '../hand.js';
import { cellName, partsOf } from '../cells.js';
import { trickOf } from '../learn/bench.js';

/** @typedef {'made'|'fine'|'tried'|'better'} Mark  a mistake that was made, a good choice, one that was tried, a better one */
/** @typedef {Record<string, Mark>} Marks  by move */

/** @param {{frame: any, names: string[], marks: Marks, choice: any, quiz: import('./quiz.js').Quiz}} props */
export function Moment({ frame, names, marks, choice, quiz }) {
  const { t } = useWords();
  const { plays, winner } = trickOf(frame.round);
  const { phase } = frame.round;
  return html`<div class="replay-moment">
    ${phase === 'play' || plays.length ? html`<ul class="replay-trick" aria-label=${t('learn-trick-on-table')}>${plays.map((/** @type {[number, string]} */ [seat, cell]) => {
      const { number, colour } = partsOf(cell);
      return html`<li key=${cell} class=${winner === seat ? 'is-winner' : ''}><span role="img" aria-label=${`${names[seat]}: ${cellName(cell)}`}><${CardFace} number=${number} colour=${colour} /></span>
        <span class="small name" aria-hidden="true">${names[seat]}</span></li>`;
    })}</ul>` : null}
    ${choice && frame.hands[choice.seat] && html`<div class="replay-holds"><p class="small soft">${t('replay-hand-of', { name: names[choice.seat] })}</p>
      <${Held} hand=${frame.hands[choice.seat]} marks=${phase === 'discard' ? marks : cardsOf(marks, phase)} onCard=${phase === 'discard' && quiz.open ? quiz.attempt : null} /></div>`}
    ${choice && phase === 'predict' && html`<div class="replay-holds"><p class="small soft">${t('replay-worth-kept', { goal: 'prediction' })}</p>
      <div class="chips">${choice.choices.map((/** @type {any} */ one) => one.move).sort().map((/** @type {string} */ move) => html`<${Chip} key=${move} text=${move} mark=${marks[move]} onTap=${quiz.open ? () => quiz.attempt(move) : null} />`)}</div></div>`}
  </div>`;
}

/** The numbers of the cards that moves are made with. @param {Marks} marks @param {string} phase @returns {Marks} */
const cardsOf = (marks, phase) => (phase === 'play' ? Object.fromEntries(Object.entries(marks).map(([move, mark]) => [String(partsOf(move).number), mark])) : {});

/** @param {{hand: number[], marks: Marks, onCard: ((move: string) => void)|null}} props */
function Held({ hand, marks, onCard }) {
  return html`<div class="chips">${hand.map((number, at) => {
    const first = hand.indexOf(number) === at;
    return html`<${Chip} key=${at} text=${String(number)} mark=${first ? marks[number] : undefined} onTap=${onCard && (() => onCard(String(number)))} />`;
  })}</div>`;
}

/** @param {{text: string, mark?: Mark, onTap: (() => void)|null}} props */
function Chip({ text, mark, onTap }) {
  const { t } = useWords();
  const look = cx('chip', mark && `has-mark is-${mark}`);
  const said = mark && html`<span class="hidden">, ${t(`replay-mark-${mark}`)}</span>`;
  return onTap ? html`<button type="button" class=${cx(look, 'can-tap')} data-try=${text} onClick=${onTap}>${text}${said}</button>` : html`<span class=${look}>${text}${said}</span>`;
}
