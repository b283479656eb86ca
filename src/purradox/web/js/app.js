/** The page: its head, and the part that the path asks for. */
import { html, lazy, render, useEffect, useErrorBoundary, useRef, useState } from './lib.js';
import { loadWords, useWords } from './words.js';
import { noAccess } from './api.js';
import { SERVER, workerUsed } from './backend.js';
import { explain } from './explain.js';
import { whoAmI } from './me.js';
import { useSignal } from './signal.js';
import { currentPath, Link, useRoute } from './router.js';
import { useSettings } from './settings.js';
import { loadStyle } from './style.js';
import { CatInBox } from './token.js';
import { Icon } from './icons.js';
import { Toasts } from './toast.js';

/** @type {Record<string, () => Promise<{default: any}>>} */
const PAGES = {
  '': () => import('./pages/home.js'),
  daily: () => import('./pages/daily.js'),
  t: () => import('./pages/table.js'),
  matches: () => import('./pages/matches.js'),
  settings: () => import('./pages/settings.js'),
  learn: () => import('./pages/learn.js'),
  rules: () => import('./pages/rules.js'),
  strategy: () => import('./pages/strategy.js'),
  replay: () => import('./pages/replay.js'),
  pad: () => import('./pages/pad.js'),
  puzzles: () => import('./pages/puzzles.js'),
  profile: () => import('./pages/profile.js'),
  // There others come to.
  ...(SERVER && {
    new: () => import('./pages/new.js'),
    board: () => import('./pages/board.js'),
    lobby: () => import('./pages/lobby.js'),
  }),
};
/** How many parts the path of a page has, where it is not its name alone. @type {Record<string, number[]>} */
const PARTS = { '': [0], t: [2], daily: [1, 2], puzzles: [1, 2] };
const Loading = lazy(() => Promise.all([import('./worker/loading.js'), loadWords('device'), loadStyle('device')]).then(([found]) => found), 'Loading');
const LINKS = ['learn', 'rules', ...(SERVER ? ['lobby'] : []), 'matches', 'settings'];

function Shell() {
  useSettings();
  const { t } = useWords();
  const route = useRoute();
  const out = useSignal(noAccess);
  const first = route.parts[0] ?? '';
  // A table has its id after its name, and so has a puzzle; a daily deal has its date; a board stands after a table. What is nowhere has the name of no page.
  const board = SERVER && first === 't' && route.parts[2] === 'board' && route.parts.length === 3;
  const dated = first !== 'daily' || !route.parts[1] || Date.parse(`${route.parts[1]}T12:00`) > 0;
  const known = Object.hasOwn(PAGES, first) && first !== 'board' && (PARTS[first] ?? [1]).includes(route.parts.length) && dated;
  const name = board ? 'board' : known ? first : 'nowhere';
  const [page, setPage] = useState(/** @type {{name: string, draw: any}|null} */ (null));
  const [broken, repair] = useErrorBoundary((error) => console.error(error));

  useEffect(() => {
    let wanted = true;
    repair();
    const load = PAGES[name];
    if (!load) return setPage({ name, draw: Nowhere });
    load().then(
      (loaded) => wanted && setPage({ name, draw: loaded.default }),
      (error) => { console.error(error); if (wanted) setPage({ name, draw: Trouble }); },
    );
    return () => { wanted = false; };
  }, [name]);

  // A new page is read from its beginning, not from where the link was.
  const shown = useRef('');
  useEffect(() => {
    if (shown.current && page && shown.current !== page.name) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = page ? `${page.name}` || '/' : '';
  }, [page]);

  const table = name === 't' || name === 'board';
  return html`
    <a class="button skip" href="#main" onClick=${skip}>${t('skip')}</a>
    ${!(table && !out) && html`<header class="top">
      <${Link} to="/" class="brand"><${CatInBox} class="on-ground" />Purradox<//>
      <nav aria-label=${t('nav-label')}>
        ${LINKS.map((one) => html`
          <${Link} to=${`/${one}`} class=${`to-${one}`} aria-current=${name === one ? 'page' : undefined}>
            ${one === 'settings' && html`<${Icon} name="gear" />`}<span>${t(`nav-${one}`)}</span><//>`)}
      </nav>
    </header>`}
    ${out ? html`<${NoAccess} said=${out} />` : broken ? html`<${Trouble} />`
      : page?.name === name ? html`<${page.draw} key=${name} route=${route} />`
      : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`}
    ${useSignal(workerUsed) && html`<${Loading} />`}
    <${Toasts} />`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Nowhere() {
  const { t } = useWords();
  return html`<main id="main" tabindex="-1" class="page is-narrow"><h1>${t('nowhere-title')}</h1>
    <div class="nothing"><${CatInBox} class="on-ground" /><p>${t('nowhere')}</p>
      <${Link} to="/" class="button is-main">${t('go-home')}<//></div></main>`;
}

/** @param {{said: any}} props */
function NoAccess({ said }) {
  const { t } = useWords();
  return html`<main id="main" tabindex="-1" class="page is-narrow"><h1>${t('banned-title')}</h1>
    <p role="alert">${explain(said)}</p>${said.code === 'other-version' && html`<${Reload} />`}</main>`;
}

function Trouble() {
  const { t } = useWords();
  return html`<main id="main" tabindex="-1" class="page is-narrow"><h1>${t('trouble-title')}</h1><p>${t('trouble')}</p>
    <${Reload} /></main>`;
}

function Reload() {
  const { t } = useWords();
  return html`<p><button type="button" class="button is-main" onClick=${() => location.reload()}>${t('trouble-reload')}</button></p>`;
}

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
// A document that was refused does not say why; the server does.
const [visit] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
if (visit?.responseStatus === 403) void whoAmI();
// The page comes at the same time as its words.
Promise.allSettled([loadWords('base', 'web', ...(SERVER ? [] : /** @type {const} */ (['device']))), PAGES[currentPath().split('/')[1]]?.()])
  .then(() => render(html`<${Shell} />`, app));
// What comes first must not wait for what is kept.
addEventListener('load', () => setTimeout(() => {
  const saving = SERVER && /** @type {any} */ (navigator).connection?.saveData;
  if ('serviceWorker' in navigator && !saving) import('./updates.js').then(({ start }) => start()).catch((error) => console.info(error));
}, 2000), { once: true });
