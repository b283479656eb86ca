/** The link of a table, to be copied, shared, or read by another phone. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { Icon } from '../icons.js';
import { toast } from '../toast.js';

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

/** @param {{table: string, open?: boolean}} props */
export function Invite({ table, open = false }) {
  const { t } = useWords();
  const [shown, show] = useState(open);
  return html`<div class="invite stack">
    <h3>${t('invite-title')}</h3>
    <${CopyLink} link=${`${location.origin}/t/${table}`} label=${t('invite-link')} />
    ${shown
      ? html`<img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invite-qr')} width="180" height="180" />`
      : html`<p><button type="button" class="button is-small is-quiet" onClick=${() => show(true)}>${t('invite-show-qr')}</button>
        </p>`}
  </div>`;
}
