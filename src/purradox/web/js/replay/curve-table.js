/** The figures of the curve for those who would rather read. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { amount, percent, where } from './review.js';

/** What a choice says about the one who made it. @param {any} choice @param {'points'|'win'} what */
export const valueOf = (choice, what) => (what === 'points' ? choice.expected : choice.choices[choice.chosen].win.value);

/** @param {{review: import('./asking.js').Review, names: string[], frames: any[], onStep: (step: number) => void}} props */
export function AsTable({ review, names, frames, onStep }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const steps = open ? [...review.choices.keys()].sort((one, other) => one - other) : [];
  return html`<details class="curve-table" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}><summary>${t('replay-curve-table')}</summary>
    ${open && html`<div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-curve-table')}><table>
      <thead><tr><th scope="col">${t('replay-curve-place')}</th><th scope="col">${t('replay-player')}</th><th scope="col" class="number">${t('replay-worth-points')}</th>
        <th scope="col" class="number">${t('replay-worth-win')}</th></tr></thead>
      <tbody>${steps.map((step) => {
        const choice = review.choices.get(step);
        return html`<tr key=${step}><th scope="row"><button type="button" class="button is-quiet is-small" onClick=${() => onStep(step)}>${where(frames[step].round, t)}</button></th>
          <td><span class="name">${names[choice.seat]}</span></td><td class="number">${amount(valueOf(choice, 'points'))}</td><td class="number">${percent(valueOf(choice, 'win'))}</td></tr>`;
      })}</tbody></table></div>`}</details>`;
}
