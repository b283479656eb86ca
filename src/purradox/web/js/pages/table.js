/** `/t/ID`: a table, in whatever state it is. */
import { html, lazy, useEffect, useState } from '../lib.js';
import { useSignal } from '../signal.js';
import { loadStyle } from '../style.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { SERVER } from '../backend.js';
import { whoAmI } from '../me.js';
import { Link } from '../router.js';
import { openTable } from '../table/store.js';
import { Room } from '../table/room.js';

const Waiting = lazy(() => import('../table/waiting.js'), 'Waiting');

/** @param {{route: import('../router.js').Route}} props */
export default function TablePage({ route }) {
  const { t } = useWords();
  const id = route.parts[1] ?? '';
  const [store, setStore] = useState(/** @type {ReturnType<typeof openTable>|null} */ (null));
  const [trouble, setTrouble] = useState('');
  useTitle(t('table-title'));

  useEffect(() => {
    let opened = /** @type {ReturnType<typeof openTable>|null} */ (null);
    let wanted = true;
    Promise.all([whoAmI(), loadStyle('table'), loadStyle('sizes')]).then(
      () => { if (wanted) setStore(opened = openTable(id)); },
      (error) => setTrouble(error.words ?? t('trouble')),
    );
    return () => { wanted = false; opened?.close(); setStore(null); };
  }, [id]);

  if (trouble) return html`<${Gone} text=${trouble} />`;
  return store ? html`<${Opened} key=${id} store=${store} />` : html`<main id="main" tabindex="-1" class="page" aria-busy="true">
    </main>`;
}

/** @param {{store: ReturnType<typeof openTable>}} props */
function Opened({ store }) {
  const state = useSignal(store.state);
  if (state.gone) return html`<${Gone} text=${state.gone} />`;
  if (!state.news || aloneBeforeTheDeal(state)) return html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
  if (state.news.given_up && !state.shown?.round) return html`<${Gone} reason=${state.news.closed} />`;
  if (state.news.status === 'waiting' || !state.shown?.round) return html`<${Waiting} store=${store} state=${state} />`;
  return html`<${Room} store=${store} state=${state} />`;
}

/** The cards come as soon as my share is told, and nobody else is waited for. @param {import('../table/types.js').State} state */
const aloneBeforeTheDeal = ({ news, shown }) => news?.status === 'playing' && !shown?.round
  && news.chairs.every(({ seat, kind }) => seat === news.seat || kind === 'bot');

/** @param {{text?: string, reason?: string}} props */
function Gone({ text, reason = 'left' }) {
  const { t } = useWords();
  return html`<main id="main" tabindex="-1" class="page is-narrow">
    <h1>${t('table-gone')}</h1><p>${text ?? t('table-closed', { reason })}</p>
    <p class="line"><${Link} to="/" class="button is-main">${t('go-home')}<//>${SERVER && html`<${Link} to="/lobby" class="button">
      ${t('nav-lobby')}<//>`}</p>
  </main>`;
}
