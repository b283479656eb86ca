/** How a table comes on a television: the link to its board, and larger cards on this phone. */
import { html, useState } from '../lib.js';
import { usePart, useWords } from '../words.js';
import { Dialog } from '../dialog.js';
import { change, useSettings } from '../settings.js';
import { OtherDevices } from './invite.js';

/** @param {{news: import('./types.js').TableNews}} props */
export function Television({ news }) {
  const { t } = useWords();
  const ready = usePart('board');
  const { hand } = useSettings();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!ready) return null;
  const path = `/t/${news.table}/board${news.board ? `#${news.board}` : ''}`;
  const qr = html`<img class="qr" src=${`/api/tables/${news.table}/qr.svg?to=board`} alt=${t('tv-qr')}
    width="180" height="180" />`;
  return html`<p><button type="button" class="button" onClick=${() => setOpen(true)}>${t('tv-show')}</button></p>
    ${open && html`<${Dialog} label=${t('tv-show')} onClose=${close}><div class="stack television">
      <h2>${t('tv-show')}</h2>
      <p>${t('tv-about')}</p>
      ${news.board && html`<p class="note small">${t('tv-about-key')}</p>`}
      <${OtherDevices} path=${path} label=${t('tv-link')} qr=${qr} />
      <p><a class="button" href=${path} target="_blank" rel="noopener">${t('tv-open')}</a></p>
      ${news.seat !== null && html`<label class="check"><input type="checkbox" name="hand" checked=${hand}
        onChange=${(/** @type {any} */ event) => change({ hand: event.target.checked })} /><span>${t('tv-hand')}</span></label>`}
      <p class="bar"><button type="button" class="button is-main" onClick=${close}>${t('close')}</button></p>
    </div><//>`}`;
}
