/** `/lobby`: tables that wait for somebody, and those that may be watched. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { Link } from '../router.js';
import { sorry } from '../toast.js';
import { TableList } from '../listed.js';

const EVERY = 10_000;

export default function Lobby() {
  const { t } = useWords();
  const [tables, setTables] = useState(/** @type {any[]|null} */ (null));
  useTitle(t('nav-lobby'));
  useEffect(() => {
    const look = () => document.hidden || api.get('lobby').then((answer) => setTables(answer.tables), (error) => tables === null && sorry(error));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return html`<main id="main" tabindex="-1" class="page">
    <div class="spread"><h1>${t('nav-lobby')}</h1><${Link} to="/new" class="button is-main">${t('home-new')}<//></div>
    ${tables && html`<${TableList} tables=${tables} empty=${t('lobby-empty')} />`}
  </main>`;
}
