/** Leave, come back, invite, settings. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { Dialog } from '../dialog.js';
import { NameForm } from '../naming.js';
import { Link, navigate } from '../router.js';
import { sorry } from '../toast.js';
import { Invite } from './invite.js';
import { Preferences } from '../preferences.js';

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
      <${Invite} table=${store.table} />
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
