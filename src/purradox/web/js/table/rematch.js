/** Once more, for those who want to: nobody is seated who does not press. */
import { html, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { watch } from '../socket.js';
import { Link, navigate } from '../router.js';
import { takeChair } from '../share.js';
import { sorry } from '../toast.js';
import { nameOf } from './tell.js';

/** The chairs of the next table, as long as it waits. @param {string|null|undefined} table */
function useNext(table) {
  const [next, setNext] = useState(/** @type {import('./types.js').TableNews|null} */ (null));
  useEffect(() => {
    setNext(null);
    if (!table) return undefined;
    const stop = watch(table, {
      after: () => 0, unsent: () => null,
      hear: (message) => { if (message.type === 'table') setNext(message); },
    });
    return stop;
  }, [table]);
  return next;
}

/** @param {{table: string, news: import('./types.js').TableNews}} props */
export function Rematch({ table, news }) {
  const { t, list } = useWords();
  const next = useNext(news.next);
  const rematch = () => takeChair(`tables/${table}/rematch`).then((made) => navigate(`/t/${made.table}`), sorry);
  const closed = Boolean(next?.given_up);
  const wanting = (next?.chairs ?? []).filter((chair) => chair.kind === 'person' && chair.seat !== next?.seat);
  const free = next?.status === 'waiting' && next.chairs.some((chair) => chair.kind === 'open');
  const mine = news.seat !== null;
  const what = !news.next || closed ? (mine ? 'again' : '')
    : !next ? '' : next.seat !== null ? 'next' : mine && free ? 'join' : 'watch';
  return html`<div class="rematch">
    <p role="status">${next && !closed && (wanting.length > 0 || next.status !== 'waiting') && t(next.status === 'waiting' ? 'rematch-wanted' : 'rematch-begun', {
      names: list(wanting.map(nameOf)), count: wanting.length,
    })}</p>
    ${what === 'watch' || what === 'next'
      ? html`<${Link} to=${`/t/${news.next}`} class="button is-main is-big">${t(`rematch-${what}`)}<//>`
      : what && html`<button type="button" class="button is-main is-big" onClick=${rematch}>
        ${what === 'join' ? t('rematch-join') : t('match-end-rematch')}</button>`}
  </div>`;
}
