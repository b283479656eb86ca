/** Tables in a list: to sit down at, to watch, to go on with, to look at again. */
import { html, cx } from './lib.js';
import { since, useWords } from './words.js';
import { Link } from './router.js';
import { Icon } from './icons.js';
import { CatInBox, Token } from './token.js';

/** Who is waited for, and since when. @param {Function} t @param {(names: string[]) => string} list @param {any} one */
function waiting(t, list, one) {
  if (Number.isInteger(one.earlier)) return html`<span class="soft">${t('listed-replaced', { name: one.names[one.earlier] })}</span>`;
  if (one.played_by_bot) return html`<b>${t('listed-bot')}</b>`;
  if (!one.waits_for?.length) return null;
  if (one.your_turn) return html`<b class="turn">${t('listed-yours', { since: since(one.since) })}</b>`;
  const names = one.waits_for.map((/** @type {number} */ seat) => one.names[seat]);
  return html`<span class="soft">${t('listed-others', { names: list(names), since: since(one.since) })}</span>`;
}

/** How far it has come, or how it ended. @param {Function} t @param {any} one */
function stage(t, one) {
  if (one.status === 'waiting') return t('listed-waiting', { open: one.open });
  if (one.status === 'broken') return t('listed-broken');
  if (one.given_up) return t('listed-given-up', { reason: one.closed || 'left' });
  if (one.place) return `${t('match-end-place', { place: one.place, players: one.players })} · ${t('match-end-points', { points: one.totals[one.seat] })}`;
  if (one.status === 'over' || !one.round) return t(`listed-${one.status}`);
  return t('room-round', { round: one.round, rounds: one.players });
}

/** @param {{tables: any[], empty?: string, onHide?: (one: any) => void}} props */
export function TableList({ tables, empty, onHide }) {
  const { t, date, day, list, number } = useWords();
  if (!tables.length) return empty ? html`<div class="nothing"><${CatInBox} class="on-ground" /><p class="soft">${empty}</p>
    </div>` : null;
  return html`<ul class="tables">${tables.map((one) => {
    const mine = one.seat !== null && one.seat !== undefined;
    const what = one.status === 'over' ? 'look' : mine ? 'resume' : one.open > 0 && one.status !== 'broken' ? 'join' : 'watch';
    return html`<li key=${one.table} class=${cx('listed', one.your_turn && !one.played_by_bot && 'is-turn')}>
      <ul class="listed-names">${one.names.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<li key=${seat}>
        <${Token} seat=${seat} /><span class=${cx('name', seat === one.seat && 'is-me')}>${name || t('chair-open')}</span>
        ${one.before?.[seat]?.length > 0 && html`<span class="small soft">${t('seat-before', { names: list(one.before[seat]) })}</span>`}
        ${one.round > 0 && html` <b class="number">${number(one.totals[seat])}</b>`}
        ${one.winners?.includes(seat) && html`<${Icon} name="crown" /><span class="hidden">${t('listed-winner')}</span>`}</li>`)}</ul>
      <p class="small soft">${[
        stage(t, one), t('option-players-short', { players: one.players }), t('option-board-short', { board: ['white', 'violet'].includes(one.board) ? one.board : 'own' }),
        one.clock !== 'none' && t('option-clock-short', { clock: one.clock, limit: one.limit }),
        date(one.updated),
      ].filter(Boolean).join(' · ')}${one.expires && html`<br /><b>${t('listed-expires', { status: one.status, date: day(one.expires) })}</b>`}</p>
      <div class="line">${waiting(t, list, one)}
        <${Link} to=${`/t/${one.table}`} class=${cx('button', 'is-small', what !== 'look' && 'is-main')}>
          ${t(`listed-do-${what}`)}<//>
        ${what === 'look' && one.round > 0 && html`<${Link} to=${`/replay?table=${one.table}`} class="button is-small">
          ${t('match-end-review')}<//>`}
        ${onHide && (what === 'look' || one.played_by_bot || Number.isInteger(one.earlier)) && html`<button type="button" class="button is-small is-quiet"
          onClick=${() => onHide(one)}>${t('listed-do-hide')}</button>`}
      </div>
    </li>`;
  })}</ul>`;
}
