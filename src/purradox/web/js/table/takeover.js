/** A seat that somebody else may take over, and what is told to who had it before. */
import { html, cx, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { myName } from '../me.js';
import { NameDialog } from '../naming.js';
import { sorry } from '../toast.js';

/** @param {Record<string, any>} props */
export function TakeOver({ store, names, news, class: more }) {
  const { t, day } = useWords();
  const [naming, setNaming] = useState(/** @type {number|null} */ (null));
  const watching = news.seat === null;
  const lost = watching && Number.isInteger(news.earlier);
  const free = watching && !lost && !news.removed ? news.chairs.filter((/** @type {any} */ chair) => chair.offered) : [];
  if (!lost && !free.length && !news.expires) return null;
  /** @param {number} seat */
  const sit = (seat) => api.post(`tables/${store.table}/sit`, { seat }).then(store.hearNews).catch(sorry);
  /** Who has no name yet is asked for one. @param {number} seat */
  const take = (seat) => (myName() ? sit(seat) : setNaming(seat));
  const named = () => { const seat = naming; setNaming(null); if (seat !== null) void sit(seat); };
  return html`<div class=${cx('absence', more)}>
    ${lost && html`<p role="status">${t('seat-lost', { name: names[news.earlier] })}</p>`}
    ${free.map((/** @type {any} */ chair) => html`<div key=${chair.seat} class="line" role="status"><p>${t('seat-free', { name: names[chair.seat] })}</p>
      <button type="button" class="button is-main is-small" onClick=${() => take(chair.seat)}>${t('seat-take-over')}</button></div>`)}
    ${news.expires && html`<p class="small">${t('table-expires', { status: news.status, date: day(news.expires) })}</p>`}
    ${naming !== null && html`<${NameDialog} title=${t('name-ask')} button=${t('seat-take-over')} taken=${names} onDone=${named}
      onClose=${() => setNaming(null)} />`}
  </div>`;
}
