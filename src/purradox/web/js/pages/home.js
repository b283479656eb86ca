/** `/`: somebody who arrives here is playing after one click. */
import { html, useEffect, useLayoutEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { beSomebody, isKnown, moveHere, myName } from '../me.js';
import { Link, navigate } from '../router.js';
import { sorry, toast } from '../toast.js';
import { Scene } from '../scene.js';
import { change, language, LANGUAGES, LANGUAGE_NAMES } from '../settings.js';
import { TableList } from '../listed.js';

const LEVEL = 'house';

/** @param {{route: import('../router.js').Route}} props */
export default function Home({ route }) {
  const { t } = useWords();
  const [name, setName] = useState(myName());
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(/** @type {any[]} */ ([]));
  useTitle('');
  // Told to whoever measures: from here on somebody can play.
  useLayoutEffect(() => { if (!performance.getEntriesByName('ready').length) performance.mark('ready'); }, []);

  useEffect(() => {
    const code = new URLSearchParams(route.hash.slice(1)).get('move');
    if (code) {
      navigate('/', { replace: true });
      moveHere(code).then(() => { setName(myName()); toast(t('move-done', { name: myName() })); }, sorry);
    }
  }, [route.hash]);

  useEffect(() => {
    if (isKnown()) api.get('matches').then(({ tables }) => setOpen(tables.filter((/** @type {any} */ one) => one.status !== 'over').slice(0, 3)), () => {});
  }, [name]);

  /** @param {Event} event */
  async function play(event) {
    event.preventDefault();
    setBusy(true);
    try {
      await beSomebody(name);
      const { table } = await api.post('tables', { players: 4, bots: [null, LEVEL, LEVEL, LEVEL] });
      navigate(`/t/${table}`);
    } catch (error) {
      setBusy(false);
      sorry(error);
    }
  }

  return html`<main id="main" tabindex="-1" class="page home">
    <div class="hero">
      <div class="hero-text">
        <h1>${t('home-title')}</h1>
        <p class="lead">${t('home-lead')}</p>
        <form class="start" onSubmit=${play}>
          <div class="field"><label for="name">${t('home-name')}</label>
            <input type="text" id="name" maxlength="30" value=${name} autocomplete="nickname" spellcheck="false"
              onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></div>
          <button class="button is-main is-big" disabled=${busy}>${t('home-play')}</button>
        </form>
        <p class="soft small">${t('home-play-about')}</p>
        <div class="line">
          <${Link} to="/learn" class="button">${t('home-learn')}<//>
          <${Link} to="/new" class="button">${t('home-new')}<//>
        </div>
      </div>
      <${Scene} />
    </div>
    ${open.length > 0 && html`<section class="stack"><h2>${t('home-resume')}</h2><${TableList} tables=${open} /></section>`}
    <ul class="doors">
      ${['lobby', 'rules', 'replay', 'pad'].map((one) => html`<li key=${one}><${Link} to=${`/${one}`} class="door"><b>
        ${t(`door-${one}`)}</b><span class="soft">${t(`door-${one}-about`)}</span><//></li>`)}
    </ul>
    <footer class="foot small soft">
      <p>${t('home-foot')}</p>
      <ul class="languages" aria-label=${t('set-language')}>${LANGUAGES.map((code) => html`<li key=${code}><button type="button"
        lang=${code} aria-pressed=${String(language() === code)} onClick=${() => change({ language: code })}>
        ${LANGUAGE_NAMES[code]}</button></li>`)}</ul>
    </footer>
  </main>`;
}
