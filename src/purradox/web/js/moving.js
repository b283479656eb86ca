/** A link, or recovery words, that would make this device somebody else: nothing is done unless a person says so. */
import { html, useEffect, useState } from './lib.js';
import { useWords } from './words.js';
import { api } from './api.js';
import { moveHere, useMe, whoAmI } from './me.js';
import { Dialog } from './dialog.js';
import { sorry, toast } from './toast.js';

/** @param {{brought: {code: string}|{words: string}, onClose: () => void}} props */
export default function Moving({ brought, onClose }) {
  const { t } = useWords();
  const me = useMe();
  const [name, setName] = useState('');
  useEffect(() => {
    Promise.all([api.post('me/whose', brought), whoAmI()]).then(([found]) => {
      if (!found.you) return setName(found.name);
      toast(t('move-same', { name: found.name }));
      onClose();
    }).catch((error) => { onClose(); sorry(error); });
  }, []);
  const words = 'words' in brought;
  const move = () => moveHere(brought).then(() => { onClose(); toast(t('move-done', { name })); }, sorry);
  if (!name) return null;
  const title = t('move-ask', { name });
  return html`<${Dialog} label=${title} onClose=${onClose}><div class="stack">
    <h2>${title}</h2>
    ${me && html`<p>${t(me === name ? (words ? 'recover-ask-equal' : 'move-ask-equal') : 'move-ask-instead', { me })}</p>`}
    <p>${t(words ? 'recover-ask-about' : 'move-ask-about')}</p>
    <div class="line">
      ${me && html`<button type="button" class="button is-main" onClick=${onClose}>${t('move-no', { me })}</button>`}
      <button type="button" class=${me ? 'button' : 'button is-main'} onClick=${move}>${t('move-yes', { name })}</button>
      ${!me && html`<button type="button" class="button is-quiet" onClick=${onClose}>${t('cancel')}</button>`}
    </div>
  </div><//>`;
}
