/** Small boards to try a rule on. What comes of each tap was written down by the rules. */
import { html, cx, useState } from '../lib.js';
import { useWords } from '../words.js';
import { explain } from '../explain.js';
import { Board } from '../board.js';
import { CardFace } from '../hand.js';
import { cellName, colourName, partsOf } from '../cells.js';

/** @param {string|undefined} text */
const Said = (text) => html`<p class="said small" role="status">${text}</p>`;

/** @param {any} setup */
const nobody = (setup) => Array(4 * setup.numbers).fill(null);

/** @param {{setup: any}} props */
export function Neighbours({ setup }) {
  const { t } = useWords();
  const [cell, setCell] = useState('');
  const beside = cell ? setup.neighbours[cell] : [];
  return html`<div class="example">
    <p class="small soft">${t('rules-neighbours-task')}</p>
    <${Board} setup=${{ ...setup, numbers: setup.rows[0].length - 1 }} tokens=${nobody({ numbers: setup.rows[0].length - 1 })} selected=${{ cell }} legal=${beside} onSpace=${setCell} />
    ${Said(cell && t('rules-neighbours', { cell: cellName(cell), cells: beside.map(cellName).join(', ') }))}
  </div>`;
}

/** @param {{setup: any, tokens: any[]}} props */
export const Opened = ({ setup, tokens }) => html`<div class="example"><${Board} setup=${setup} tokens=${tokens} /></div>`;

/** @param {{setup: any, example: any}} props */
export function Try({ setup, example }) {
  const { t } = useWords();
  const [cell, setCell] = useState('');
  const names = [t('learn-you-took'), t('learn-anna'), t('learn-boris')];
  const hand = /** @type {number[]} */ (example.hand);
  /** @param {string} one */
  function told(one) {
    if (example.legal.includes(one)) return t('rules-try-legal', { cell: cellName(one) });
    const reason = example.reasons[one];
    if (!reason) return t('rules-try-other', { number: partsOf(one).number });
    return `${explain(reason, names)} (${reason.rule})`;
  }
  return html`<div class="example">
    <p class="small soft">${t('rules-try-task', { cards: hand.join(', ') })}
      ${example.led && ` ${t('rules-led', { colour: colourName(example.led) })}`}
      ${example.lost.length > 0 && ` ${t('rules-lost', { colours: example.lost.map(colourName).join(', ') })}`}</p>
    <${Board} setup=${setup} tokens=${example.tokens} names=${[t('learn-you'), ...names.slice(1)]} lost=${example.lost.join('')} legal=${example.legal} selected=${{ cell }} onSpace=${setCell} />
    ${Said(cell && told(cell))}
  </div>`;
}

/** @param {{tricks: {plays: string[], winner: number}[]}} props */
export function WhoWins({ tricks }) {
  const { t } = useWords();
  const [chosen, choose] = useState(/** @type {Record<number, number>} */ ({}));
  return html`<p class="small soft">${t('rules-r4-5-task')}</p>
    ${tricks.map(({ plays, winner }, trick) => html`<div class="example" key=${trick}>
      <ul class="who-wins">${plays.map((cell, place) => html`<li key=${cell}>
        <button type="button" class=${cx('in-hand', chosen[trick] === place && (place === winner ? 'is-right' : 'is-wrong'))} aria-label=${cellName(cell)}
          aria-pressed=${String(chosen[trick] === place)} onClick=${() => choose({ ...chosen, [trick]: place })}><${CardFace} number=${partsOf(cell).number} colour=${partsOf(cell).colour} /></button></li>`)}</ul>
      ${Said(chosen[trick] === undefined ? '' : t(chosen[trick] === winner ? 'rules-r4-5-right' : 'rules-r4-5-wrong', { cell: cellName(plays[chosen[trick]]) }))}
    </div>`)}`;
}

/** @param {{setup: any, example: any}} props */
export function Groups({ setup, example }) {
  const { t } = useWords();
  const [cell, setCell] = useState('');
  const group = /** @type {string[]} */ (example.groups.find((/** @type {string[]} */ one) => one.includes(cell)) ?? []);
  const largest = example.largest.some((/** @type {string[]} */ one) => one.includes(cell));
  const said = group.length ? t(largest ? 'rules-groups-largest' : 'rules-groups', { size: group.length }) : t('rules-groups-free');
  return html`<div class="example">
    <p class="small soft">${t('rules-groups-task')}</p>
    <${Board} setup=${setup} tokens=${example.tokens} names=${[t('learn-anna'), t('learn-boris')]} group=${group} onSpace=${setCell} />
    ${Said(cell && said)}
  </div>`;
}
