/** The tricks of this round, the last one first. */
import { html } from '../lib.js';
import { useWords } from '../words.js';
import { cellName, partsOf } from '../cells.js';
import { Dialog } from '../dialog.js';
import { CardFace } from '../hand.js';
import { Icon } from '../icons.js';
import { Token } from '../token.js';

/** @param {{round: import('./types.js').Round, names: string[], onClose: () => void}} props */
export function Tricks({ round, names, onClose }) {
  const { t } = useWords();
  return html`<${Dialog} label=${t('room-tricks')} onClose=${onClose} class="tricks">
    <div class="stack">
      <h2>${t('room-tricks')}</h2>
      <ol class="stack">${round.tricks.map((trick, place) => html`<li key=${place}>
        <h3>${t('tricks-one', { trick: place + 1, name: names[trick.winner] })}</h3>
        <ul class="little-trick">${trick.plays.map(([seat, cell]) => html`<li key=${seat}
          class=${trick.winner === seat ? 'is-winner' : ''}>
          <span role="img" aria-label=${t('tricks-play', { name: names[seat], cell: cellName(cell) })}><${CardFace}
            number=${partsOf(cell).number} colour=${partsOf(cell).colour} /></span><${Token} seat=${seat} />
        </li>`)}</ul>
      </li>`).reverse()}</ol>
      <p><button type="button" class="button" onClick=${onClose}><${Icon} name="close" />${t('close')}</button></p>
    </div>
  <//>`;
}
