/** `/matches`: mine, the newest first. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { isKnown } from '../me.js';
import { Link } from '../router.js';
import { sorry } from '../toast.js';
import { TableList } from '../listed.js';

export default function Matches() {
  const { t } = useWords();
  const [tables, setTables] = useState(/** @type {any[]|null} */ (isKnown() ? null : []));
  useTitle(t('nav-matches'));
  useEffect(() => { if (isKnown()) api.get('matches').then((answer) => setTables(answer.tables), sorry); }, []);
  return html`<main id="main" tabindex="-1" class="page">
    <div class="spread"><h1>${t('nav-matches')}</h1><${Link} to="/replay" class="button">${t('door-replay')}<//></div>
    ${tables && html`<${TableList} tables=${tables} empty=${t('matches-empty')} />`}
  </main>`;
}
