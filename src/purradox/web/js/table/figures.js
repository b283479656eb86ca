/** The figures behind a hint: the best choices, and one's own. */
import { html, cx } from '../lib.js';
import { useWords } from '../words.js';
import { moveName } from '../reason.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';

const SHOWN = 4;

/** @param {{choices: import('./types.js').Choice[], quick: boolean, own: string|null, phase: string, goal: string, onClose: () => void}} props */
export function Figures({ choices, quick, own, phase, goal, onClose }) {
  const { t, number } = useWords();
  const part = (/** @type {number} */ value) => number(value, { style: 'percent', maximumFractionDigits: 0 });
  const heads = [t('analysis-points'), t('analysis-win'), t('analysis-paradox'), t('analysis-kept', { goal })];
  const rows = choices.filter((choice, place) => place < SHOWN || choice.move === own);
  return html`<${Dialog} label=${t('hint-figures')} onClose=${onClose} class="figures stack">
    <h2>${t('hint-figures')}</h2>
    <p class="small">${t('hint-figures-about')} ${quick && t('worker-advice')}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('hint-figures')}><table>
      <thead><tr><th scope="col">${t('analysis-choice')}</th>${heads.map((head) => html`<th scope="col" class="number">${head}</th>`)}</tr></thead>
      <tbody>${rows.map((choice) => html`<tr key=${choice.move} class=${cx(choice.move === own && 'is-looked')}>
        <th scope="row">${moveName(phase, choice.move)}
          ${choice.verdict !== 'mistake' && html` <span class="tag">${t('hint-verdict', { verdict: choice.verdict ?? 'good' })}</span>`}
          ${choice.move === own && html` <span class="tag">${t('hint-own')}</span>`}</th>
        <td class="number">${number(choice.points, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</td>
        ${[choice.win, choice.paradox, choice.kept].map((value) => html`<td class="number">${part(value)}</td>`)}</tr>`)}</tbody>
    </table></div>
    <p><button type="button" class="button" onClick=${onClose}><${Icon} name="close" />${t('close')}</button></p><//>`;
}
