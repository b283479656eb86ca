/** The link of a table, to be copied, shared, or read by another phone. */
import { html, useEffect, useState } from '../lib.js';
import { signal, useSignal } from '../signal.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';
import { sorry, toast } from '../toast.js';

/** @param {{link: string, label: string}} props */
export function CopyLink({ link, label }) {
  const { t } = useWords();
  /** @param {Event} event */
  const all = (event) => /** @type {HTMLInputElement} */ (event.target).select();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('copied'));
    } catch {
      toast(t('copy-by-hand'));
    }
  }
  const share = () => navigator.share({ title: 'Purradox', url: link }).catch(() => {});
  return html`<div class="copy">
    <input type="text" readonly value=${link} aria-label=${label} onFocus=${all} />
    <button type="button" class="button" onClick=${copy}><${Icon} name="copy" />${t('copy')}</button>
    ${typeof navigator.share === 'function' && html`<button type="button" class="button" onClick=${share}>${t('share')}</button>`}
  </div>`;
}

const HERE = /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;
const COMMAND = './play serve --address 0.0.0.0';
/** Where other devices find this server; not known yet where the page itself came from this device. */
const place = signal(HERE.test(location.hostname) ? null : { address: location.origin, alone: false, opens: false });

/** A link of this server for other devices; says so where only this one can open it. @param {{path: string, label: string, qr?: any}} props */
export function OtherDevices({ path, label, qr }) {
  const { t } = useWords();
  const found = useSignal(place);
  const [asking, ask] = useState(false);
  useEffect(() => { if (!found) api.get('invitation').then(place.set, sorry); }, []);
  if (!found) return null;
  const [before, after] = t('invite-command', { command: '|' }).split('|');
  const open = () => api.post('invitation').then((answer) => { place.set(answer); toast(t('invite-opened')); }, sorry).finally(() => ask(false));
  return html`<${CopyLink} link=${found.address + path} label=${label} />
    ${!found.alone ? qr : html`<p class="note small">${t('invite-alone')} ${!found.opens && html`${before}<wbr /><code>${COMMAND}</code>${after}`}</p>`}
    ${found.alone && found.opens && html`<p><button type="button" class="button is-small" onClick=${() => ask(true)}>
      ${t('invite-open')}</button></p>`}
    ${asking && html`<${Dialog} label=${t('invite-open')} onClose=${() => ask(false)}><div class="stack">
      <h2>${t('invite-open')}</h2><p>${t('invite-open-about')}</p>
      <div class="line"><button type="button" class="button is-main" onClick=${open}>${t('invite-open-yes')}</button>
        <button type="button" class="button is-quiet" onClick=${() => ask(false)}>${t('cancel')}</button></div></div><//>`}`;
}

/** @param {{table: string, open?: boolean}} props */
export function Invite({ table, open = false }) {
  const { t } = useWords();
  const [shown, show] = useState(open);
  const qr = shown
    ? html`<img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invite-qr')} width="180" height="180" />`
    : html`<p><button type="button" class="button is-small is-quiet" onClick=${() => show(true)}>${t('invite-show-qr')}</button></p>`;
  return html`<div class="invite stack">
    <h3>${t('invite-title')}</h3>
    <${OtherDevices} path=${`/t/${table}`} label=${t('invite-link')} qr=${qr} />
  </div>`;
}
