/** Leave, come back, invite, settings. */
import { html, lazy, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { isLocal } from '../backend.js';
import { Dialog } from '../dialog.js';
import { NameForm } from '../naming.js';
import { Link, navigate } from '../router.js';
import { saveFile } from '../save.js';
import { sorry } from '../toast.js';
import { Invite } from './invite.js';
import { Preferences } from '../preferences.js';
import { nameOf } from './tell.js';

const Television = lazy(() => import('./television.js'), 'Television');

/** @param {string} record */
const save = (record) => saveFile(new Blob([record], { type: 'text/plain' }), 'purradox.txt');

/** @param {{store: ReturnType<typeof import('./store.js').openTable>, state: import('./types.js').State, onClose: () => void}} props */
export function Menu({ store, state, onClose }) {
  const { t } = useWords();
  const news = /** @type {import('./types.js').TableNews} */ (state.news);
  const chair = news.seat === null ? null : news.chairs[news.seat];
  const others = news.chairs.some((one) => one.kind === 'person' && one.seat !== news.seat && !one.played_by_bot);
  const [sure, ask] = useState(false);
  const leave = () => (others || sure ? api.post(`tables/${store.table}/leave`).then(() => navigate('/'), sorry) : ask(true));
  const comeBack = () => api.post(`tables/${store.table}/return`).then(onClose, sorry);
  return html`<${Dialog} label=${t('room-menu')} onClose=${onClose}>
    <div class="stack">
      <h2>${t('room-menu')}</h2>
      ${!news.options.daily && !isLocal(store.table) && html`<${Invite} table=${store.table} /><${Television} news=${news} />`}
      ${news.status === 'playing' && isLocal(store.table) && !news.options.daily && html`<p class="soft small">${t('worker-save-about')}</p>
        <p><button type="button" class="button" onClick=${() => api.get(`tables/${store.table}/export`).then(save).catch(sorry)}>${t('worker-save')}</button></p>`}
      ${news.status === 'playing' && html`<${People} store=${store} news=${news} />`}
      <hr />
      <p class="line"><${Link} to="/">${t('go-home')}<//><${Link} to="/rules">${t('nav-rules')}<//></p>
      <hr />
      ${chair && html`<${NameForm} />`}
      <${Preferences} aids=${news.options.aids !== false} short />
      <hr />
      ${chair && news.status === 'playing' && html`<p class="soft small" role="status">${others ? t('menu-leave-note') : sure && t('menu-give-up-note')}</p>`}
      <div class="bar line">
        <button type="button" class="button is-main" onClick=${onClose}>${t('menu-back')}</button>
        ${chair && news.status === 'playing' && (chair.played_by_bot
          ? html`<button type="button" class="button" onClick=${comeBack}>${t('menu-return')}</button>`
          : html`<button type="button" class="button" onClick=${leave}>
            ${t(others ? 'menu-leave' : sure ? 'menu-sure' : 'menu-give-up')}</button>`)}
      </div>
    </div>
  <//>`;
}

/** What can be done about the others: make one the host, and offer the seat of one who is away. @param {Record<string, any>} props */
function People({ store, news }) {
  const { t } = useWords();
  const me = news.seat === null ? null : news.chairs[news.seat];
  const host = news.chairs.find((/** @type {any} */ chair) => chair.host);
  if (!me || me.played_by_bot || (host && host !== me && !host.played_by_bot)) return null;
  /** @param {string} what @param {number} seat */
  const ask = (what, seat) => api.post(`tables/${store.table}/${what}`, { seat }).then(store.hearNews, sorry);
  const vacant = (/** @type {any} */ chair) => chair.played_by_bot || (chair.kind === 'bot' && chair.before?.length > 0);
  const found = news.chairs.filter((/** @type {any} */ chair) => chair !== me && (vacant(chair) || (chair.kind === 'person' && host === me)));
  if (!found.length) return null;
  return html`<hr /><h3>${t('menu-people')}</h3><ul class="stack">${found.map((/** @type {any} */ chair) => {
    const name = nameOf(chair);
    return html`<li key=${chair.seat} class="stack">
      ${!vacant(chair) ? html`<button type="button" class="button" onClick=${() => ask('host', chair.seat)}>${t('chair-make-host', { name })}</button>`
        : chair.offered ? html`<p class="small">${t('seat-offered', { name })}</p>`
        : html`<p class="small soft">${t('seat-offer-note', { name })}</p>
          <button type="button" class="button" onClick=${() => ask('offer', chair.seat)}>${t('seat-offer')}: ${name}</button>`}
    </li>`;
  })}</ul>`;
}
