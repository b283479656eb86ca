/** Before the match: who sits where, who is invited, and the start. */
import { html, cx, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { isLocal } from '../backend.js';
import { myName } from '../me.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';
import { NameDialog } from '../naming.js';
import { Link, navigate } from '../router.js';
import { takeChair } from '../share.js';
import { sorry } from '../toast.js';
import { Face } from '../faces.js';
import { loadStyle } from '../style.js';
import { CatInBox, Token } from '../token.js';
import { bots } from '../levels.js';
import { nameOf, levelName } from './tell.js';
import { Invite } from './invite.js';
import { Series } from './series.js';
import { Television } from './television.js';

/** @param {{store: ReturnType<typeof import('./store.js').openTable>, state: import('./types.js').State}} props */
export function Waiting({ store, state }) {
  const { t, day } = useWords();
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const [known, setKnown] = useState(/** @type {string[]} */ ([]));
  useEffect(() => void bots().then(({ levels, bots: others }) => setKnown([...levels, ...others]), () => {}), []);
  const [faces, setFaces] = useState(false);
  useEffect(() => void loadStyle('picker').then(() => setFaces(true)), []);
  const seated = news.seat !== null;
  const open = news.chairs.filter((chair) => chair.kind === 'open').length;
  /** @param {string} what @param {any} [body] */
  const ask = (what, body) => (what === 'sit' ? takeChair : api.post)(`tables/${store.table}/${what}`, body).then((answer) => { if (answer?.chairs) store.hearNews(answer); }).catch(sorry);
  const [naming, setNaming] = useState(/** @type {{seat: number|null}|null} */ (null));
  /** Sit down; who has no name yet is asked for one. @param {number} seat */
  const sit = (seat) => (myName() ? ask('sit', { seat }) : setNaming({ seat }));
  const named = () => {
    setNaming(null);
    if (naming && naming.seat !== null) void ask('sit', { seat: naming.seat });
  };
  const leave = () => api.post(`tables/${store.table}/leave`).then(() => navigate('/'), sorry);
  // Who sits there alone closes the table by leaving.
  const others = news.chairs.some((chair) => chair.kind === 'person' && chair.seat !== news.seat);
  const [sure, setSure] = useState(false);
  const close = () => (sure ? api.post(`tables/${store.table}/close`).then(() => navigate('/'), sorry) : setSure(true));
  const [person, setPerson] = useState(/** @type {number|null} */ (null));

  return html`<main id="main" tabindex="-1" class="page waiting">
    <div class="spread">
      <h1>${t('waiting-title')}</h1>
      <${Link} to="/" class="button is-quiet">${t('go-home')}<//>
    </div>
    <div class="waiting-parts">
      <section class="sheet stack" aria-label=${t('waiting-chairs')}>
        <h2>${t('waiting-chairs')}</h2>
        <ul class="chairs">${news.chairs.map((chair) => html`<${Chair} key=${chair.seat} chair=${chair} news=${news}
          levels=${known} faces=${faces} ask=${ask} sit=${sit} rename=${() => setNaming({ seat: null })}
          more=${() => setPerson(chair.seat)} here=${chair.present} />`)}</ul>
        <p class="soft small">${about(t, news)}</p>
        <div class="line">
          ${news.host && html`<button type="button" class="button is-main is-big" onClick=${() => ask('start')}>
            ${t('waiting-start')}</button>`}
          ${seated && html`<button type="button" class="button is-quiet" onClick=${leave}>${t('waiting-leave')}</button>`}
          ${news.host && others && html`<button type="button" class="button is-quiet" onClick=${close}>
            ${t(sure ? 'waiting-close-sure' : 'waiting-close')}</button>`}
        </div>
        ${news.expires && html`<p class="note small">${t('table-expires', { status: news.status, date: day(news.expires) })}</p>`}
        <p role="status">${sure ? t('waiting-close-note') : news.removed ? t('was-removed') : !seated ? t('waiting-not-seated') : news.host ? (open ? t('waiting-host', { open }) : t('waiting-host-full')) : t('waiting-guest')}</p>
      </section>
      <section class="sheet stack">
        ${!isLocal(store.table) && html`<${Invite} table=${store.table} open /><${Television} news=${news} />`}
        <${Series} news=${news} names=${store.names()} />
      </section>
    </div>
    ${person !== null && html`<${Person} chair=${news.chairs[person]} ask=${ask} onClose=${() => setPerson(null)} />`}
    ${naming && html`<${NameDialog} title=${t(naming.seat === null ? 'name-change' : 'name-ask')}
      button=${t(naming.seat === null ? 'save' : 'chair-sit')}
      taken=${news.chairs.map((chair) => chair.name ?? '')} onDone=${named} onClose=${() => setNaming(null)} />`}
    <div class="hidden" aria-live="polite" data-live>${state.said.map((line, place) => html`<p key=${`${state.last}-${place}`}>
      ${line}</p>`)}</div>
  </main>`;
}

/** @param {Record<string, any>} props */
function Chair({ chair, news, levels: known, faces, ask, sit, rename, more, here }) {
  const { t } = useWords();
  const mine = news.seat === chair.seat;
  const free = chair.kind === 'open';
  const change = (/** @type {Event} */ event) => ask('chairs', { seat: chair.seat, bot: /** @type {HTMLSelectElement} */ (event.target).value || null });
  return html`<li class=${cx('chair', free && 'is-open', mine && 'is-mine')}>
    ${free ? html`<${CatInBox} class="on-ground" />`
      : faces && chair.kind === 'bot' ? html`<${Face} level=${chair.level} />` : html`<${Token} seat=${chair.seat} />`}
    <span class="chair-name">${free ? html`<span class="soft">${t('chair-open')}</span>` : html`<span class="name">
      ${nameOf(chair)}</span>`}
      ${mine && html` <span class="you">${t('player-you')}</span>`}
      ${chair.host && html` <span class="small soft">${t('player-host')}</span>`}
      ${chair.kind === 'person' && !here && !mine && html` <span class="small soft">${t('player-away')}</span>`}</span>
    ${free && news.seat === null && !news.removed && html`<button type="button" class="button is-main is-small"
      onClick=${() => sit(chair.seat)}>${t('chair-sit')}</button>`}
    ${mine && html`<button type="button" class="button is-small is-quiet" onClick=${rename}>${t('name-change')}</button>`}
    ${news.host && !mine && (chair.kind === 'person' || chair.kind === 'program') && html`<button type="button"
      class="button is-small is-quiet" aria-label=${t('chair-more', { name: nameOf(chair) })} onClick=${more}><${Icon} name="menu" /></button>`}
    ${news.host && (free || chair.kind === 'bot') && html`<select aria-label=${t('chair-who', { chair: chair.seat + 1 })}
      value=${chair.kind === 'bot' ? chair.level : ''} onChange=${change}>
      <option value="">${t('chair-person')}</option>${known.map((/** @type {string} */ level) => html`<option key=${level}
        value=${level}>${levelName(level)}</option>`)}</select>`}
    ${!news.host && chair.kind === 'bot' && html`<span class="small soft">${levelName(chair.level)}</span>`}
  </li>`;
}

/** What the host can do about somebody else. @param {Record<string, any>} props */
function Person({ chair, ask, onClose }) {
  const { t } = useWords();
  const name = nameOf(chair);
  /** @param {string} what */
  const does = (what) => () => { void ask(what, { seat: chair.seat }); onClose(); };
  useEffect(() => { if (chair.kind !== 'person' && chair.kind !== 'program') onClose(); }, [chair.kind]);
  return html`<${Dialog} label=${t('chair-more', { name })} onClose=${onClose}><div class="stack">
    <h2 class="name">${name}</h2>
    ${chair.kind === 'person' && html`<button type="button" class="button" onClick=${does('host')}>${t('chair-make-host', { name })}</button>`}
    <button type="button" class="button" onClick=${does('remove')}>${t('chair-remove')}</button>
    <p class="small soft">${t('chair-remove-note', { name })}</p>
    <p><button type="button" class="button is-quiet" onClick=${onClose}>${t('cancel')}</button></p>
  </div><//>`;
}

/** @param {Function} t @param {import('./types.js').TableNews} news */
const about = (t, { options, setup }) => [
  t('option-players-short', { players: setup.players }), t('option-board-short', { board: ['white', 'violet'].includes(setup.board) ? setup.board : 'own' }),
  options.clock && options.clock !== 'none' && t('option-clock-short', { clock: options.clock, limit: options.limit ?? 0 }),
  options.aids === false && t('option-no-aids'),
].filter(Boolean).join(' · ');
