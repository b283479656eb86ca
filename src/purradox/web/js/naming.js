/** Asking for a name, and changing it. */
import { html, useState } from './lib.js';
import { useWords } from './words.js';
import { beSomebody, suggestion, useMe } from './me.js';
import { Dialog } from './dialog.js';
import { sorry, toast } from './toast.js';

/** @param {{taken?: string[], button?: string, onDone?: () => void}} props */
export function NameForm({ taken = [], button, onDone }) {
  const { t } = useWords();
  const me = useMe();
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const [offered] = useState(suggestion(taken));
  const name = typed ?? (me || offered);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    beSomebody(name).then(onDone ?? (() => { setTyped(null); toast(t('saved')); }), sorry);
  };
  return html`<form class="field" onSubmit=${save}><label for="name">${t('home-name')}</label>
    <div class="copy"><input type="text" id="name" maxlength="30" required value=${name} autocomplete="nickname" spellcheck="false"
      onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
      onFocus=${(/** @type {any} */ event) => me || event.target.select()} />
      <button class=${onDone ? 'button is-main' : 'button'}>${button ?? t('save')}</button></div></form>`;
}

/** @param {{title: string, taken?: string[], button?: string, onDone: () => void, onClose: () => void}} props */
export function NameDialog({ title, onClose, ...more }) {
  const { t } = useWords();
  return html`<${Dialog} label=${title} onClose=${onClose}><div class="stack">
    <h2>${title}</h2>
    <${NameForm} ...${more} />
    <p><button type="button" class="button is-quiet" onClick=${onClose}>${t('cancel')}</button></p>
  </div><//>`;
}
