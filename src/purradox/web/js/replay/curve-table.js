/** The figures of the curve for those who would rather read. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { amount, percent, where, wholePercents } from './figures.js';

/** @param {{review: import('./asking.js').Review, names: string[], who: number, frames: any[], onStep: (step: number) => void}} props */
export function AsTable({ review, names, who, frames, onStep }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const choices = open ? [...review.choices.values()].filter((one) => one.seat === who).sort((one, other) => one.step - other.step) : [];
  return html`<details class="curve-table" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}><summary>${t('replay-curve-table')}</summary>
    ${open && html`<div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-curve-table')}><table>
      <thead><tr><th scope="col">${t('replay-curve-place')}</th><th scope="col" class="number">${t('replay-worth-points')}</th>
        ${names.map((name, seat) => html`<th scope="col" class="number" key=${seat}><span class="name">${name}</span></th>`)}</tr></thead>
      <tbody>${choices.map(({ step, expected, wins }) => html`<tr key=${step}><th scope="row"><button type="button" class="button is-quiet is-small" onClick=${() => onStep(step)}>${where(frames[step].round, t)}</button></th>
        <td class="number">${amount(expected)}</td>${wholePercents(wins).map((chance, seat) => html`<td class="number" key=${seat}>${percent(chance)}</td>`)}</tr>`)}</tbody></table></div>`}</details>`;
}
