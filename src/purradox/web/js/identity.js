/** My devices, recovery words, and the way back with them. */
import { html, useEffect, useState } from './lib.js';
import { useWords } from './words.js';
import { api } from './api.js';
import { SERVER } from './backend.js';
import { Dialog } from './dialog.js';
import { Icon } from './icons.js';
import { beSomebody, deleteMe, identity, logOut, myName, useMe, whoAmI } from './me.js';
import Moving from './moving.js';
import { useSignal } from './signal.js';
import { saveFile } from './save.js';
import { sorry, toast } from './toast.js';

/** @typedef {{id: string, browser: string, system: string, added: number|null, used: number, here: boolean}} Device */
/** @typedef {{title: string, about: string, yes: string, run: () => Promise<void>, last?: boolean}} Question */

const DAY = /** @type {const} */ ({ dateStyle: 'medium' });

/** Everything of the settings page about being the same person elsewhere. */
export function Identity() {
  const me = useMe();
  const became = useSignal(identity);
  const [known, setKnown] = useState(/** @type {{devices: Device[], words_made: number|null}|null} */ (null));
  const [question, ask] = useState(/** @type {Question|null} */ (null));
  const load = () => whoAmI().then(() => (myName() ? api.get('me/devices').then(setKnown) : setKnown(null))).catch(sorry);
  useEffect(() => void load(), [me, became]);
  return html`
    ${known && html`<${Devices} known=${known} ask=${ask} load=${load} />`}
    <${RecoveryWords} made=${known?.words_made ?? null} ask=${ask} load=${load} />
    <${Recover} />
    <${Data} ask=${ask} />
    ${question && html`<${Confirm} key=${question.title} question=${question} onClose=${() => ask(null)} />`}`;
}

/** @param {{question: Question, onClose: () => void}} props */
function Confirm({ question: { title, about, yes, run, last }, onClose }) {
  const { t } = useWords();
  const go = () => { onClose(); run().catch(sorry); };
  const buttons = [
    html`<button type="button" class="button" onClick=${go}>${yes}</button>`,
    html`<button type="button" class="button is-quiet" onClick=${onClose}>${t('cancel')}</button>`,
  ];
  // A second click in the same place, or Enter held too long, must not be the answer to what is asked last.
  return html`<${Dialog} label=${title} onClose=${onClose}><div class="stack">
    <h2>${title}</h2><p>${about}</p><div class="line">${last ? buttons.reverse() : buttons}</div>
  </div><//>`;
}

/** @param {Function} t @param {Device} device */
function named(t, { browser, system }) {
  if (browser === 'Purradox') return t('device-terminal', { system });
  return browser && system ? t('device-name', { browser, system }) : browser || system || t('device-unknown');
}

/** @param {{known: {devices: Device[], words_made: number|null}, ask: (question: Question) => void, load: () => void}} props */
function Devices({ known: { devices, words_made: made }, ask, load }) {
  const { t, date } = useWords();
  const name = useMe();
  /** @param {string} which */
  const run = async (which) => {
    await logOut(which);
    toast(t('log-out-done'));
    load();
  };
  /** @param {Device} one */
  const out = (one) => ask(one.here
    ? {
      title: t('log-out-here-ask'), yes: t('device-log-out'), run: () => run('here'),
      about: t('log-out-here-about', { name, back: made ? 'words' : devices.length > 1 ? 'device' : 'no' }),
    }
    : { title: t('device-log-out-ask', { device: named(t, one) }), about: t('device-log-out-about'), yes: t('device-log-out'), run: () => run(one.id) });
  const others = () => ask({
    title: t('log-out-others'), about: t('log-out-others-about'), yes: t('log-out-others'), run: () => run('others'),
  });
  return html`<section class="sheet stack">
    <h2>${t('devices-title')}</h2>
    <p>${t('devices-about', { name })}</p>
    <ul class="devices">${devices.map((one) => html`<li key=${one.id}>
      <div><b>${named(t, one)}</b> ${one.here && html`<span class="you">${t('device-here')}</span>`}
        <p class="soft small">${[
          one.added && t('device-added', { date: date(one.added, DAY) }), t('device-used', { date: date(one.used, DAY) }),
        ].filter(Boolean).join(' · ')}</p></div>
      <button type="button" class="button is-small" onClick=${() => out(one)}>
        <span>${t('device-log-out')}<span class="hidden"> ${named(t, one)}</span></span></button></li>`)}</ul>
    ${devices.length > 1 && html`<p><button type="button" class="button" onClick=${others}>${t('log-out-others')}</button></p>`}
  </section>`;
}

/** @param {{made: number|null, ask: (question: Question) => void, load: () => void}} props */
function RecoveryWords({ made, ask, load }) {
  const { t, date } = useWords();
  const name = useMe();
  const [words, setWords] = useState('');
  const make = async () => {
    await beSomebody();
    setWords((await api.post('me/words')).words);
    load();
  };
  const again = () => ask({
    title: t('words-again'), about: t('words-again-about', { date: date(made ?? 0, DAY) }), yes: t('words-again'), run: make,
  });
  const copy = () => navigator.clipboard.writeText(words).then(() => toast(t('copied')), () => toast(t('copy-by-hand')));
  if (!name) return null;
  return html`<section class="sheet stack">
    <h2>${t('words-title')}</h2>
    <p>${t('words-about', { name })}</p>
    ${words
      ? html`<p role="alert"><b>${t('words-shown')}</b></p>
        <ol class="recovery" translate="no">${words.split(' ').map((word) => html`<li>${word}</li>`)}</ol>
        <div class="line"><button type="button" class="button" onClick=${copy}><${Icon} name="copy" />${t('copy')}</button>
          <button type="button" class="button is-main" onClick=${() => setWords('')}>${t('words-done')}</button></div>`
      : html`${made && html`<p>${t('words-made', { date: date(made, DAY) })}</p>`}
        <p><button type="button" class="button" onClick=${() => (made ? again() : void make().catch(sorry))}>
          ${t(made ? 'words-again' : 'words-make')}</button></p>`}
  </section>`;
}

/** The same by itself. */
export function OwnData() {
  const [question, ask] = useState(/** @type {Question|null} */ (null));
  return html`<${Data} ask=${ask} />${question && html`<${Confirm} key=${question.title} question=${question} onClose=${() => ask(null)} />`}`;
}

/** All that the server, or this device, has of me, and how it is deleted. @param {{ask: (question: Question) => void}} props */
function Data({ ask }) {
  const { t } = useWords();
  const name = useMe();
  if (!name) return null;
  const last = async () => ask({
    title: t('data-delete-sure', { name }), about: t(SERVER ? 'data-delete-last' : 'device-data-delete-last'), yes: t('data-delete-yes'), last: true,
    run: () => deleteMe().then(() => toast(t('data-deleted'))),
  });
  const first = () => ask({
    title: t('data-delete-ask', { name }), about: t(SERVER ? 'data-delete-about' : 'device-data-delete-about'), yes: t('data-delete-next'), run: last,
  });
  return html`<section class="sheet stack">
    <h2>${t('data-title')}</h2>
    <p>${t(SERVER ? 'data-about' : 'device-data-about', { name })}</p>
    <div class="line">${SERVER ? html`<a class="button" href="/api/me/data" download="purradox.json">${t('data-download')}</a>`
      : html`<button type="button" class="button" onClick=${() => api.get('me/data').then(save).catch(sorry)}>${t('data-download')}</button>`}
      <button type="button" class="button is-quiet" onClick=${first}>${t('data-delete')}</button></div>
  </section>`;
}

/** @param {any} data */
const save = (data) => saveFile(new Blob([JSON.stringify(data)], { type: 'application/json' }), 'purradox.json');

/** Become who has these words, if that is meant. */
function Recover() {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const [moving, setMoving] = useState(false);
  /** @param {Event} event */
  const go = (event) => {
    event.preventDefault();
    setTrouble('');
    api.post('me/whose', { words: typed }).then(() => setMoving(true), (error) => (error.words ? setTrouble(error.words) : sorry(error)));
  };
  const done = () => { setMoving(false); setTyped(''); };
  return html`<section class="sheet">
    <form class="stack" onSubmit=${go}>
      <h2>${t('recover-title')}</h2>
      <p>${t('recover-about')}</p>
      <div class="field"><label for="recovery">${t('recover-label')}</label>
        <textarea id="recovery" rows="2" required maxlength="300" autocomplete="off" autocapitalize="none" spellcheck="false" translate="no"
          aria-describedby="recovery-trouble" aria-invalid=${String(Boolean(trouble))} value=${typed}
          onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}></textarea></div>
      <p id="recovery-trouble" role="alert">${trouble}</p>
      <p><button class="button">${t('recover-go')}</button></p>
    </form>
    ${moving && html`<${Moving} brought=${{ words: typed }} onClose=${done} />`}
  </section>`;
}
