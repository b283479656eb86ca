/** What the small marks on cards and spaces mean. */
import { html } from '../lib.js';
import { useWords } from '../words.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';
import { Paw } from '../token.js';

/** @param {{onClose: () => void}} props */
export function Legend({ onClose }) {
  const { t } = useWords();
  const marks = [
    [html`<span class="badge">2</span>`, t('legend-tight')],
    [html`<span class="badge is-stuck">0</span>`, t('legend-stuck')],
    [html`<${Paw} />`, t('legend-hint')],
    [html`<b>3</b>×2`, t('legend-unseen')],
  ];
  return html`<${Dialog} label=${t('legend-title')} onClose=${onClose}>
    <h2>${t('legend-title')}</h2>
    <dl class="legend">${marks.map(([mark, text], place) => html`<div key=${place}><dt aria-hidden="true">${mark}</dt><dd>${text}</dd></div>`)}</dl>
    <p><button type="button" class="button" onClick=${onClose}><${Icon} name="close" />${t('close')}</button></p><//>`;
}
