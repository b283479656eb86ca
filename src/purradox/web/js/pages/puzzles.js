/** `/puzzles`: one's rating and what to try next; `/puzzles/ID`: a puzzle. */
import { html, useEffect, useState } from '../lib.js';
import { loadWords, useWords } from '../words.js';
import { api } from '../api.js';
import { useMe } from '../me.js';
import { Link, linkOf, navigate } from '../router.js';
import { loadStyle } from '../style.js';
import { useTitle } from '../title.js';
import { sorry, toast } from '../toast.js';
import { Question } from '../puzzles/question.js';
import { Progress } from '../puzzles/progress.js';

export const KINDS = ['survive', 'keep', 'group', 'discard', 'read'];

/** @param {{route: import('../router.js').Route}} props */
export default function Puzzles({ route }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Promise.all([loadWords('learn', 'puzzles'), ...['learn', 'replay', 'puzzles'].map(loadStyle)]).then(() => setReady(true), sorry);
  }, []);
  if (!ready) return html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
  const [, id] = route.parts;
  const kind = route.query.get('kind') ?? '';
  return id ? html`<${One} id=${id} kind=${kind} key=${id} />` : html`<${Overview} kind=${kind} />`;
}

/** Go to a puzzle near one's rating. @param {string} kind @param {string} [besides]  one that was just seen */
async function goOn(kind, besides = '') {
  const { puzzle } = await api.get(`puzzles/next?besides=${besides}${kind && `&kind=${kind}`}`);
  navigate(`/puzzles/${puzzle}${kind && `?kind=${kind}`}`);
}

/** @param {{kind: string}} props */
function Overview({ kind }) {
  const { t } = useWords();
  const me = useMe();
  const [told, setTold] = useState(/** @type {any} */ (null));
  useTitle(t('puzzles-title'));
  useEffect(() => void api.get('puzzles').then(setTold, sorry), [me]);
  const pick = (/** @type {string} */ one) => navigate(`/puzzles${one && `?kind=${one}`}`, { replace: true });
  const all = told ? KINDS.reduce((sum, one) => sum + told.kinds[one], 0) : 0;
  return html`<main id="main" tabindex="-1" class="page is-narrow puzzles" aria-busy=${told ? undefined : 'true'}>
    <header><h1>${t('puzzles-title')}</h1><p class="soft">${t('puzzles-lead')}</p></header>
    ${told && html`
      <section class="sheet stack">
        <h2>${t('puzzles-try')}</h2>
        <div class="puzzle-kinds" role="group" aria-label=${t('puzzles-kinds')}>
          ${['', ...KINDS].map((one) => html`<button type="button" key=${one} class="button" data-kind=${one || 'all'} aria-pressed=${String(kind === one)}
            onClick=${() => pick(one)}>${t(`puzzles-kind-${one || 'all'}`)} <span class="small soft">${one ? told.kinds[one] : all}</span></button>`)}
        </div>
        ${kind && html`<p>${t(`puzzles-about-${kind}`)}</p>`}
        <p><button type="button" class="button is-main is-big" data-start onClick=${() => goOn(kind).catch(sorry)}>${t('puzzles-next')}</button></p>
      </section>
      <section class="sheet stack"><h2>${t('puzzles-today')}</h2>
        <p>${t(told.today_right === null ? 'puzzles-today-about' : told.today_right ? 'puzzles-today-right' : 'puzzles-today-wrong')}</p>
        <p><${Link} to="/puzzles/today" class="button" data-today>${t('puzzles-today-open')}<//></p></section>
      <${Progress} told=${told} />`}
  </main>`;
}

/** A puzzle has the same name everywhere. @param {Function} t @param {string} puzzle */
function send(t, puzzle) {
  const url = linkOf(`/puzzles/${puzzle}`);
  if (typeof navigator.share === 'function') navigator.share({ title: t('puzzles-title'), url }).catch(() => {});
  else navigator.clipboard.writeText(url).then(() => toast(t('copied')), () => toast(url, 30));
}

/** @param {{id: string, kind: string}} props */
function One({ id, kind }) {
  const { t } = useWords();
  const [question, setQuestion] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState('');
  useTitle(t(id === 'today' ? 'puzzles-today' : 'puzzles-title'));
  useEffect(() => void api.get(`puzzles/${id}`).then(setQuestion, (error) => setTrouble(error.words ?? String(error))), [id]);
  return html`<main id="main" tabindex="-1" class="page learn puzzle" aria-busy=${question || trouble ? undefined : 'true'}>
    <header class="spread"><h1>${t(id === 'today' ? 'puzzles-today' : 'puzzles-title')}</h1><div class="line">
      ${question && html`<button type="button" class="button is-quiet" data-link onClick=${() => send(t, question.puzzle)}>${t('share')}</button>`}
      <${Link} to=${`/puzzles${kind && `?kind=${kind}`}`} class="button is-quiet">${t('puzzle-back')}<//></div></header>
    ${trouble && html`<p role="alert">${trouble}</p>`}
    ${question && html`<div class="lesson"><${Question} question=${question} onNext=${() => goOn(kind, question.puzzle).catch(sorry)} /></div>
      <p class="small soft keys">${t(question.number === null ? 'puzzle-keys' : 'puzzle-keys-read')}</p>`}
  </main>`;
}
