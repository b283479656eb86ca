/** Tables in a list: to sit down at, to watch, to go on with, to look at again. */
import { html, cx } from './lib.js';
import { useWords } from './words.js';
import { Link } from './router.js';
import { CatInBox, Token } from './token.js';

/** @param {{tables: any[], empty?: string}} props */
export function TableList({ tables, empty }) {
  const { t, date } = useWords();
  if (!tables.length) return empty ? html`<div class="nothing"><${CatInBox} class="on-ground" /><p class="soft">${empty}</p>
    </div>` : null;
  return html`<ul class="tables">${tables.map((one) => {
    const mine = one.seat !== null && one.seat !== undefined;
    const what = one.status === 'over' ? 'look' : mine ? 'resume' : one.status === 'waiting' && one.open > 0 ? 'join' : 'watch';
    return html`<li key=${one.table} class=${cx('listed', one.your_turn && 'is-turn')}>
      <ul class="listed-names">${one.names.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<li key=${seat}>
        <${Token} seat=${seat} /><span class="name">${name || t('chair-open')}</span></li>`)}</ul>
      <p class="small soft">${[
        t('option-players-short', { players: one.players }), t('option-board-short', { board: ['white', 'violet'].includes(one.board) ? one.board : 'own' }),
        one.clock !== 'none' && t('option-clock-short', { clock: one.clock, limit: one.limit }),
        t(`listed-${one.status}`, { open: one.open }), date(one.updated),
      ].filter(Boolean).join(' · ')}</p>
      <div class="line">${one.your_turn && html`<b class="turn">${t('player-turn-yours')}</b>`}
        <${Link} to=${what === 'look' ? `/replay?table=${one.table}` : `/t/${one.table}`}
          class=${cx('button', 'is-small', what !== 'look' && 'is-main')}>${t(`listed-do-${what}`)}<//>
        ${what === 'look' && html`<${Link} to=${`/t/${one.table}`} class="button is-small is-quiet">${t('listed-do-table')}<//>`}
          </div>
    </li>`;
  })}</ul>`;
}
