/** The end of a daily deal, at its table. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { hex, joined, sha256, unhex } from '../sha256.js';
import { check } from '../proof.js';
import { sorry } from '../toast.js';
import { seenOf } from '../table/match-end.js';
import { noonOf, playDay, useAnswer } from './days.js';
import { basis, DayResult, Derived } from './result.js';
import { Link } from '../router.js';

const text = new TextEncoder();
const DAY = 86_400_000;

/** Whether a seed is the date's own, or leads back to a root, as `docs/daily.md` says. @param {string} day @param {string} seed @param {string} first @param {string} root */
export function seedFrom(day, seed, first, root) {
  if (hex(sha256(text.encode(`purradox daily 1\n${day}`))) === seed) return 'date';
  let now = /** @type {Uint8Array} */ (unhex(seed));
  const steps = Math.round((noonOf(day).getTime() - noonOf(first).getTime()) / DAY) + 1;
  for (let step = 0; step < steps; step += 1) now = sha256(joined(text.encode('purradox daily chain 1\n'), now));
  return root && hex(now) === root ? 'chain' : 'wrong';
}

/** @param {{store: ReturnType<typeof import('../table/store.js').openTable>, state: import('../table/types.js').State}} props */
export function DailyEnd({ store, state }) {
  const { t } = useWords();
  const news = /** @type {import('../table/types.js').TableNews} */ (state.news);
  const day = /** @type {string} */ (news.options.daily);
  const [found] = useAnswer(`daily/${day}`, (answer) => answer.thinking);
  const one = found?.tries.find((/** @type {import('./days.js').Try} */ { table }) => table === store.table);
  return html`<section class="match-end" aria-label=${t('daily-look')}><div class="sheet stack">
    ${one?.result && html`<${DayResult} one=${one} found=${found} /><${Proof} table=${store.table} day=${day} state=${state} />`}
    ${one && !one.result && html`<h2>${t('match-given-up')}</h2><p>${t('daily-gave-up')}</p>
      <p class="line"><button type="button" class="button is-main" onClick=${() => playDay(day).catch(sorry)}>${t('daily-practice')}</button>
        <${Link} to="/daily" class="button">${t('daily-all')}<//></p>`}
  </div></section>`;
}

/** @param {{table: string, day: string, state: import('../table/types.js').State}} props */
function Proof({ table, day, state }) {
  const { t } = useWords();
  const [told] = useAnswer(basis());
  const [result, setResult] = useState('');
  async function look() {
    try {
      const [proof, { first, root }] = await Promise.all([api.get(`tables/${table}/proof`), api.get(basis())]);
      const { wrong } = check(proof, seenOf(table, state), /** @type {import('../table/types.js').TableNews} */ (state.news).setup);
      setResult(wrong ? 'wrong' : seedFrom(day, proof.seed, first, root));
    } catch (error) {
      sorry(error);
    }
  }
  return html`<div class="proof small">
    ${told && html`<${Derived} root=${told.root} />`}
    <button type="button" class="button is-small is-quiet" onClick=${look}>${t('proof-check')}</button>
    ${result ? html`<p role="status" class=${result === 'wrong' ? 'is-wrong' : 'is-good'}>${t(`daily-proof-${result}`)}</p>` : html`<p class="soft">${t('daily-proof-about')}</p>`}
  </div>`;
}
