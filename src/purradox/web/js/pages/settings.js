/** `/settings`: how things look and sound, my name, and my other devices. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { SERVER } from '../backend.js';
import { beSomebody, whoAmI } from '../me.js';
import { NameForm } from '../naming.js';
import { Preferences } from '../preferences.js';
import { sorry } from '../toast.js';
import { OtherDevices } from '../table/invite.js';
import { Identity, OwnData } from '../identity.js';

export default function SettingsPage() {
  const { t, date } = useWords();
  const [link, setLink] = useState(/** @type {{code: string, expires: number}|null} */ (null));
  useTitle(t('nav-settings'));
  useEffect(() => void whoAmI(), []);
  const move = () => beSomebody().then(() => api.post('me/link')).then(setLink, sorry);
  return html`<main id="main" tabindex="-1" class="page is-narrow">
    <h1>${t('nav-settings')}</h1>
    <section class="sheet"><${NameForm} /></section>
    <section class="sheet"><${Preferences} /></section>
    ${SERVER ? html`<section class="sheet stack">
      <h2>${t('move-title')}</h2>
      <p>${t('move-about')}</p>
      ${link
        ? html`<${OtherDevices} path=${`/#move=${link.code}`} label=${t('move-link')} /><p class="soft small">
          ${t('move-until', { time: date(link.expires, { timeStyle: 'short' }) })}</p>`
        : html`<p><button type="button" class="button" onClick=${move}>${t('move-make')}</button></p>`}
    </section>
    <${Identity} />` : html`<${OwnData} />`}
  </main>`;
}
