/** Who is waited for, what those who wait can do, and what was decided for somebody who was not there. */
import { html, cx, useEffect, useState } from '../lib.js';
import { ahead } from '../socket.js';
import { since, useWords } from '../words.js';
import { api } from '../api.js';
import { sorry } from '../toast.js';
import { tell } from './tell.js';

const REASONS = ['clock', 'called', 'left'];
const DEEDS = ['discarded', 'predicted', 'played'];

/** @param {Record<string, any>} props */
export function Absence({ store, state, names, news, class: more }) {
  const { t } = useWords();
  const you = state.shown.you ?? null;
  const mine = you && news.chairs[you.seat];
  /** @param {string} what @param {any} [body] */
  const ask = (what, body) => api.post(`tables/${store.table}/${what}`, body).then(store.hearNews).catch(sorry);
  const back = (/** @type {string} */ words) => html`<button type="button" class="button is-main is-small"
    onClick=${() => ask('return')}>${words}</button>`;

  const decided = you ? decidedFor(state, you.seat).filter((one) => one.number > state.seen) : [];
  const waits = (state.shown.waits ?? []).filter((/** @type {any} */ wait) => wait.seat !== you?.seat);
  const mayAct = mine && mine.kind === 'person' && !mine.played_by_bot && !you.decision;
  const calls = waits.filter((/** @type {any} */ wait) => news.chairs[wait.seat].call);
  const now = useTime([...waits.flatMap((/** @type {any} */ wait) => [wait.call, wait.nudge])],
    Boolean(calls.length || mine?.call));
  const left = (/** @type {number} */ at) => Math.max(0, Math.ceil((at - now) / 1000));
  const due = waits.filter((/** @type {any} */ wait) => news.chairs[wait.seat].call || (mayAct && wait.call <= now));
  if (news.status !== 'playing') return null;
  if (!due.length && !decided.length && !mine?.call && !mine?.played_by_bot && state.nudged === null) return null;

  return html`<div class=${cx('absence', more)}>
    ${state.nudged !== null && !mine?.call && html`<p class="is-calling">${t('wait-nudged', { name: names[state.nudged] })}</p>`}
    ${mine?.call && !mine.played_by_bot && html`<div class="is-calling line" role="alert">
      <p>${t('wait-called-you', { by: names[mine.call.by], seconds: left(mine.call.begins) })}</p>${back(t('wait-here'))}</div>`}
    ${mine?.played_by_bot && html`<div class="is-calling line" role="status"><p>${t('wait-played')}</p>${back(t('wait-take-over'))}</div>`}
    ${decided.length > 0 && html`<div class="decided"><p class="small">${t('wait-decided')}</p>
      <ol class="small" tabindex="0">${decided.map((one) => html`<li key=${one.number}>${t('wait-line', {
        round: one.round, reason: one.reason, by: names[one.by] ?? '', what: tell(one.events, names, you.seat).join(' ') })}</li>`)}</ol>
      ${!mine?.played_by_bot && html`<button type="button" class="button is-small"
        onClick=${store.seen}>${t('close')}</button>`}</div>`}
    ${due.map((/** @type {any} */ wait) => {
      const chair = news.chairs[wait.seat];
      const name = names[wait.seat];
      if (chair.call) return html`<p key=${wait.seat}>${t('wait-called', {
        who: chair.call.by === you?.seat ? 'by' : 'other', by: names[chair.call.by], name, seconds: left(chair.call.begins) })}</p>`;
      return html`<div key=${wait.seat} class="waited" role="group" aria-label=${name}>
        <p>${t(chair.present ? 'wait-silent' : 'wait-away', { name, since: since(wait.since) })}</p>
        <div class="line">
          <button type="button" class="button is-small" disabled=${wait.nudge > now}
            onClick=${() => ask('nudge', { seat: wait.seat })}>${t('wait-nudge')}</button>
          <button type="button" class="button is-small" onClick=${() => ask('call', { seat: wait.seat, stays: false })}>
            ${t('wait-once')}</button>
          <button type="button" class="button is-small" onClick=${() => ask('call', { seat: wait.seat, stays: true })}>
            ${t('wait-stays')}</button>
        </div></div>`;
    })}
  </div>`;
}

/** The server's time: told anew when one of these moments comes, and every second where one counts. @param {number[]} moments @param {boolean} counting */
function useTime(moments, counting) {
  const [, again] = useState(0);
  const now = Date.now() + ahead;
  const next = Math.min(...moments.filter((one) => one > now));
  useEffect(() => {
    if (!counting && next === Infinity) return;
    const timer = setTimeout(() => again((count) => count + 1), counting ? 500 : Math.min(next - now + 50, 1e9));
    return () => clearTimeout(timer);
  });
  return now;
}

/**
 * What bots decided for a seat since it last did something itself.
 * @param {import('./types.js').State} state
 * @param {number} seat
 */
export function decidedFor(state, seat) {
  let round = 0;
  /** @type {{number: number, round: number, reason: string, by: number, events: any[]}[]} */
  let found = [];
  for (const { number, events } of state.log) {
    if (number > state.last) break;
    round = events.find((event) => event.event === 'dealt')?.round ?? round;
    const forfeit = events.find((event) => event.event === 'forfeited' && event.seat === seat);
    const deed = events.filter((event) => DEEDS.includes(event.event) && event.seat === seat);
    if (forfeit) {
      if (REASONS.includes(forfeit.reason)) found.push({ number, round, reason: forfeit.reason, by: forfeit.by, events: deed });
    } else if (deed.length || events.some((event) => event.event === 'returned' && event.seat === seat)) found = [];
  }
  return found;
}
