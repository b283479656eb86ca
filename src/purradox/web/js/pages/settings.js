/** `/settings`: how things look and sound, my name, and my other devices. */
import { html, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { beSomebody, myName } from '../me.js';
import { Preferences } from '../preferences.js';
import { sorry, toast } from '../toast.js';
import { CopyLink } from '../table/invite.js';

export default function SettingsPage() {
  const { t, date } = useWords();
  const [name, setName] = useState(myName());
  const [link, setLink] = useState(/** @type {{code: string, expires: number}|null} */ (null));
  useTitle(t('nav-settings'));
  /** @param {Event} event */
  const rename = (event) => {
    event.preventDefault();
    beSomebody(name).then(() => toast(t('saved')), sorry);
  };
  const move = () => beSomebody().then(() => api.post('me/link')).then(setLink, sorry);
  return html`<main id="main" tabindex="-1" class="page is-narrow">
    <h1>${t('nav-settings')}</h1>
    <form class="sheet stack" onSubmit=${rename}>
      <div class="field"><label for="name">${t('home-name')}</label>
        <div class="copy"><input type="text" id="name" maxlength="30" required value=${name} autocomplete="nickname"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
          <button class="button">${t('save')}</button></div></div>
    </form>
    <section class="sheet"><${Preferences} /></section>
    <section class="sheet stack">
      <h2>${t('move-title')}</h2>
      <p>${t('move-about')}</p>
      ${link
        ? html`<${CopyLink} link=${`${location.origin}/#move=${link.code}`} label=${t('move-link')} /><p class="soft small">
          ${t('move-until', { time: date(link.expires, { timeStyle: 'short' }) })}</p>`
        : html`<p><button type="button" class="button" onClick=${move}>${t('move-make')}</button></p>`}
    </section>
  </main>`;
}
