/** The settings, as a form: on their own page, and in the menu of a table. */
import { html, useState } from './lib.js';
import { usePart, useWords } from './words.js';
import { SERVER, WORKER } from './backend.js';
import { change, keys, language, LANGUAGES, LANGUAGE_NAMES, useSettings } from './settings.js';

/** @param {{aids?: boolean, short?: boolean}} props */
export function Preferences({ aids = true, short = false }) {
  const { t } = useWords();
  const now = useSettings();
  return html`<div class="preferences">
    <div class="field">
      <label for="language">${t('set-language')}</label>
      <select id="language" value=${language()}
        onChange=${(/** @type {any} */ event) => change({ language: event.target.value })}>
        ${LANGUAGES.map((code) => html`<option key=${code} value=${code} lang=${code}>${LANGUAGE_NAMES[code]}</option>`)}
      </select>
    </div>
    <${Radio} name="theme" label=${t('set-theme')} value=${now.theme} options=${['auto', 'light', 'dark']} word="theme" />
    <${Radio} name="motion" label=${t('set-motion')} value=${now.motion} options=${['auto', 'full', 'less']} word="motion" />
    <${Radio} name="cards" label=${t('set-cards')} value=${now.cards} options=${['small', 'medium', 'large']} word="cards" />
    <${Check} name="sound" label=${t('set-sound')} checked=${now.sound} />
    <${Check} name="atOnce" label=${t('set-at-once')} about=${short ? '' : t('set-at-once-about', { keys: keys() })} checked=${now.atOnce} />
    ${SERVER && html`<${Notify} />`}
    ${SERVER && WORKER && !short && 'serviceWorker' in navigator && html`<${Offline} />`}
    ${keys() === 'yes' && html`<p class="soft small">${t('set-keys')}</p>`}
    ${aids && html`<fieldset class="field"><legend>${t('set-aids')}</legend>
      <${Check} name="unseen" label=${t('aid-unseen')} checked=${now.unseen} />
      <${Check} name="stuck" label=${t('aid-stuck')} about=${short ? '' : t('aid-stuck-about')} checked=${now.stuck} />
      <${Check} name="hints" label=${t('aid-hints')} checked=${now.hints} />
    </fieldset>`}
  </div>`;
}

/** @param {{name: string, label: string, value: string, options: string[], word: string}} props */
function Radio({ name, label, value, options, word }) {
  const { t } = useWords();
  return html`<fieldset class="field"><legend>${label}</legend><div class="choices">
    ${options.map((option) => html`<label key=${option}><input type="radio" name=${name} value=${option}
      checked=${value === option}
      onChange=${() => change({ [name]: option })} /><span>${t(`set-${word}-${option}`)}</span></label>`)}
  </div></fieldset>`;
}

/** The browser asks for leave when somebody turns this on, and never before. */
function Notify() {
  const { t } = useWords();
  const { notify } = useSettings();
  const [refused, setRefused] = useState(false);
  if (!('Notification' in window)) return null;
  const granted = Notification.permission === 'granted';
  /** @param {any} event */
  async function turn({ target }) {
    const wanted = target.checked && (await Notification.requestPermission()) === 'granted';
    setRefused(target.checked && !wanted);
    target.checked = wanted;
    change({ notify: wanted });
  }
  return html`<label class="check"><input type="checkbox" name="notify" checked=${notify && granted} onChange=${turn} />
      <span>${t('set-notify')}<span class="about">${t('set-notify-about')}</span></span></label>
    <p role="status" class="small">${refused && t('set-notify-refused')}</p>`;
}

/** Without a network, against the cats. */
function Offline() {
  const { t } = useWords();
  const { offline } = useSettings();
  return usePart('device') && html`<${Check} name="offline" label=${t('offline-setting')} about=${t('offline-setting-about')} checked=${offline} />`;
}

/** @param {{name: string, label: string, about?: string, checked: boolean}} props */
const Check = ({ name, label, about, checked }) => html`<label class="check">
  <input type="checkbox" name=${name} checked=${checked}
    onChange=${(/** @type {any} */ event) => change({ [name]: event.target.checked })} />
  <span>${label}${about && html`<span class="about">${about}</span>`}</span></label>`;
