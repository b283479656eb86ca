/** `/`: somebody who arrives here is playing after one click. */
import { html, lazy, useEffect, useLayoutEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { loadWords, useWords } from '../words.js';
import { beginLoading, SERVER } from '../backend.js';
import { beSomebody, suggestion, useMe, whoAmI } from '../me.js';
import { Link, navigate } from '../router.js';
import { sorry } from '../toast.js';
import { Scene } from '../scene.js';
import { change, language, LANGUAGES, LANGUAGE_NAMES, useSettings } from '../settings.js';
import { lastSolo, playSolo, soloWords } from '../solo.js';
import { loadStyle } from '../style.js';
import { TableList } from '../listed.js';
import { isMyTurn, useOpenTables } from '../turns.js';

beginLoading();
const DailyDoor = lazy(() => Promise.all([import('../daily/door.js'), loadWords('daily')]).then(([found]) => found), 'DailyDoor');

/** @param {{route: import('../router.js').Route}} props */
export default function Home({ route }) {
  const { t } = useWords();
  const me = useMe();
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const [moving, setMoving] = useState(/** @type {{code: string, Moving: any}|null} */ (null));
  const [busy, setBusy] = useState(false);
  const [Panel, setPanel] = useState(/** @type {any} */ (null));
  useSettings();
  const open = useOpenTables(me);
  const turns = open.filter(isMyTurn);
  useTitle(turns.length ? `(${turns.length}) ${t('player-turn-yours')}` : '');
  // Told to whoever measures: from here on somebody can play.
  useLayoutEffect(() => { if (!performance.getEntriesByName('ready').length) performance.mark('ready'); }, []);

  useEffect(() => {
    const code = new URLSearchParams(route.hash.slice(1)).get('move');
    if (SERVER && code) {
      navigate('/', { replace: true });
      import('../moving.js').then((loaded) => setMoving({ code, Moving: loaded.default }));
    }
  }, [route.hash]);

  useEffect(() => void whoAmI(), []);

  /** @param {Event} event */
  async function play(event) {
    event.preventDefault();
    setBusy(true);
    // The table is loaded while its first cards are on their way.
    Promise.all([import('./table.js'), loadStyle('table'), loadStyle('sizes')]).catch(() => {});
    try {
      await playSolo(lastSolo(), typed ?? '');
    } catch (error) {
      setBusy(false);
      sorry(error);
    }
  }

  /** Most people just play, so the panel comes when it is asked for. */
  async function toggle() {
    if (Panel) setPanel(null);
    else {
      const [{ SoloPanel }] = await Promise.all([import('../picker.js'), loadStyle('picker')]);
      setPanel(() => SoloPanel);
    }
  }

  return html`<main id="main" tabindex="-1" class="page home">
    ${turns.length > 0 && html`<p class="note my-turn" role="status"><span>${t('home-turn', { count: turns.length })}</span>
      <${Link} to=${turns.length > 1 ? '/matches' : `/t/${turns[0].table}`} class="button is-main">${t('listed-do-resume')}<//></p>`}
    <div class="hero">
      <div class="hero-head">
        <h1>${t('home-title')}</h1>
        <p class="lead">${t('home-lead')}</p>
      </div>
      <div class="hero-start">
        <form id="start" class="start" onSubmit=${play}>
          <div class="field"><label for="name">${t('home-name')}</label>
            <input type="text" id="name" maxlength="30" value=${typed ?? (me || suggestion())} autocomplete="nickname"
              spellcheck="false" onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
              onChange=${() => typed?.trim() && beSomebody(typed).catch(sorry)} /></div>
          <button class="button is-main is-big" disabled=${busy}>${t('home-play')}</button>
        </form>
        <p class="solo-line"><span>${soloWords(lastSolo())}</span> <button type="button" class="change" aria-expanded=${String(Boolean(Panel))}
          aria-controls="solo" onClick=${() => toggle().catch(sorry)}>${t('solo-change')}</button></p>
      </div>
      ${Panel ? html`<${Panel} id="solo" form="start" busy=${busy} />` : null}
      <div class="hero-more">
        <div class="line">
          <${Link} to="/learn" class="button">${t('home-learn')}<//>
          ${SERVER && html`<${Link} to="/new" class="button">${t('home-new')}<//>`}
        </div>
        <p class="soft small">${t('home-play-about')}</p>
      </div>
      <${Scene} />
    </div>
    ${open.length > 0 && html`<section class="stack"><h2>${t('home-resume')}</h2><${TableList} tables=${open.slice(0, 3)} /></section>`}
    ${[['daily', 'puzzles/today'], [...(SERVER ? ['lobby'] : []), 'rules', 'replay', 'pad']].map((doors) => html`<ul key=${doors[0]} class="doors">
      ${doors.map((one) => html`<li key=${one}>${one === 'daily' ? html`<${DailyDoor} />` : html`<${Link} to=${`/${one}`} class="door"><b>
        ${t(`door-${one.split('/')[0]}`)}</b><span class="soft">${t(`door-${one.split('/')[0]}-about`)}</span><//>`}</li>`)}
    </ul>`)}
    <footer class="foot small soft">
      <p>${t('home-foot')} ${SERVER && html`<a href="/docs/" hreflang="en">${t('home-docs')}</a>`}</p>
      <ul class="languages" aria-label=${t('set-language')}>${LANGUAGES.map((code) => html`<li key=${code}><button type="button"
        lang=${code} aria-pressed=${String(language() === code)} onClick=${() => change({ language: code })}>
        ${LANGUAGE_NAMES[code]}</button></li>`)}</ul>
    </footer>
    ${moving && html`<${moving.Moving} brought=${{ code: moving.code }} onClose=${() => setMoving(null)} />`}
  </main>`;
}
