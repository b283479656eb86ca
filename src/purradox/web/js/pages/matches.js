/** `/matches`: mine, by what there is to do, the newest first. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { myTables } from '../local.js';
import { Link } from '../router.js';
import { sorry, toast } from '../toast.js';
import { TableList } from '../listed.js';

/** @param {any} one */
const groupOf = (one) => (one.status === 'over' ? 'done' : one.your_turn && !one.played_by_bot ? 'turn' : 'going');

export default function Matches() {
  const { t } = useWords();
  const [tables, setTables] = useState(/** @type {any[]|null} */ (null));
  const load = () => myTables().then(setTables, sorry);
  useTitle(t('nav-matches'));
  useEffect(() => void load(), []);

  /** @param {any} one */
  function hide(one) {
    /** @param {boolean} hidden */
    const post = (hidden) => api.post(`tables/${one.table}/hide`, { hidden }).then(load, sorry);
    void post(true);
    toast(t('matches-hidden'), 8, { label: t('undo'), run: () => void post(false) });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return html`<main id="main" tabindex="-1" class="page">
    <div class="spread"><h1>${t('nav-matches')}</h1><div class="line"><${Link} to="/profile" class="button">${t('nav-profile')}<//>
      <${Link} to="/replay" class="button">${t('door-replay')}<//></div></div>
    ${tables && !tables.length && html`<${TableList} tables=${tables} empty=${t('matches-empty')} />`}
    ${['turn', 'going', 'done'].map((group) => {
      const found = (tables ?? []).filter((one) => groupOf(one) === group);
      return found.length > 0 && html`<section key=${group} class="stack" aria-labelledby=${`matches-${group}`}>
        <h2 id=${`matches-${group}`}>${t(`matches-${group}`)}</h2><${TableList} tables=${found} onHide=${hide} /></section>`;
    })}
  </main>`;
}
