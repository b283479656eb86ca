/** `/daily`: today's deal and a calendar of past ones. `/daily/DATE`: one of them. */
import { html, cx, useEffect, useState } from '../lib.js';
import { date, useWords } from '../words.js';
import { useMe } from '../me.js';
import { Link } from '../router.js';
import { sorry } from '../toast.js';
import { useTitle } from '../title.js';
import { daysOf, monthAfter, noonOf, playDay, ready, stateOf, today, useAnswer, useToday } from '../daily/days.js';
import { DayResult, Derived, friendIn } from '../daily/result.js';

/** @typedef {import('../daily/days.js').Try} Try */

/** @param {{route: import('../router.js').Route}} props */
export default function Daily({ route }) {
  const [loaded, setLoaded] = useState(false);
  const me = useMe();
  useEffect(() => void ready().then(() => setLoaded(true)), []);
  const day = route.parts[1];
  const friend = route.query.get('friend') ?? '';
  if (!loaded) return html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
  return day ? html`<${Day} key=${`${day} ${me}`} day=${day} friend=${friend} hash=${route.hash} />` : html`<${Today} key=${me} />`;
}

function Today() {
  const { t } = useWords();
  const day = useToday();
  const [month, setMonth] = useState(day.slice(0, 7));
  const [found, error] = useAnswer(`daily?today=${day}&month=${month}`);
  const [now] = useAnswer(`daily?today=${day}`);
  useTitle(t('daily-title'));
  const one = now?.tries.find((/** @type {Try} */ each) => each.day === day);
  return html`<main id="main" tabindex="-1" class="page daily">
    <div><h1>${t('daily-title')}</h1><p class="lead">${t('daily-lead')}</p></div>
    ${error && html`<p role="alert" class="note is-wrong">${error.words}</p>`}
    ${now && html`<section class="sheet stack daily-today"><div class="spread"><h2>${date(noonOf(day), { dateStyle: 'full' })}</h2><b class="streak">${t('daily-streak', { days: now.streak })}</b></div>
      ${one?.result && html`<p class="points">${t('match-end-points', { points: one.result.points })}</p>`}
      <${Actions} day=${day} state=${stateOf(one)} counts=${!one} />
      <${Derived} root=${now.root} /></section>`}
    ${found && html`<${Calendar} found=${found} month=${month} day=${day} onMonth=${setMonth} />`}
  </main>`;
}

/** What can be done with a day. @param {{day: string, state: string, counts: boolean, here?: boolean}} props */
function Actions({ day, state, counts, here = false }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const play = () => { setBusy(true); playDay(day).catch((error) => { setBusy(false); sorry(error); }); };
  const what = state === 'playing' ? 'daily-go-on' : !counts ? (state === 'none' || state === 'given-up' ? 'daily-practice' : 'daily-again') : day === today() ? 'daily-play' : 'daily-play-day';
  const done = state === 'done' || state === 'practice';
  return html`${counts && html`<p>${t('daily-counts')}</p>`}
    ${!counts && state === 'none' && html`<p>${t('daily-past')}</p>`}
    ${state === 'given-up' && html`<p>${t('daily-gave-up')}</p>`}
    <p class="line">
      ${done && !here && html`<${Link} to=${`/daily/${day}`} class="button is-main is-big">${t('daily-look')}<//>`}
      <button type="button" class=${cx('button', !done && 'is-main is-big')} disabled=${busy} onClick=${play}>${t(what)}</button>
    </p>`;
}

/** @param {{found: any, month: string, day: string, onMonth: (month: string) => void}} props */
function Calendar({ found, month, day, onMonth }) {
  const { t } = useWords();
  const days = daysOf(month);
  const lead = (noonOf(days[0]).getDay() + 6) % 7;
  const week = Array.from({ length: 7 }, (_, place) => noonOf(`2026-11-0${place + 2}`)); // a Monday and the days after it
  const name = date(noonOf(days[0]), { month: 'long', year: 'numeric' });
  /** @param {number} step */
  const turn = (step) => {
    const to = monthAfter(month, step);
    const off = step < 0 ? to < found.first.slice(0, 7) : to > day.slice(0, 7);
    return html`<button type="button" class="button is-quiet" aria-label=${t(step < 0 ? 'daily-month-before' : 'daily-month-after')} disabled=${off}
      onClick=${() => onMonth(to)}><span aria-hidden="true">${step < 0 ? '‹' : '›'}</span></button>`;
  };
  return html`<section class="stack" aria-labelledby="calendar"><div class="spread"><h2 id="calendar">${t('daily-calendar')}</h2>
      <div class="line month">${turn(-1)}<b aria-live="polite">${name}</b>${turn(1)}</div></div>
    <div class="calendar">
      ${week.map((at) => html`<span key=${at.getDay()} class="small soft weekday" aria-hidden="true">${date(at, { weekday: 'short' })}</span>`)}
      ${days.map((each, place) => {
        const one = found.tries.find((/** @type {Try} */ { day: played }) => played === each);
        const open = each >= found.first && each <= day;
        const state = each > day ? 'future' : stateOf(one);
        const column = place ? undefined : { gridColumn: lead + 1 };
        const label = t('daily-day', { date: date(noonOf(each), { dateStyle: 'long' }), state: t('daily-state', { state }) });
        return open
          ? html`<${Link} key=${each} to=${`/daily/${each}`} class=${cx('cell', `is-${state}`)} style=${column} aria-current=${each === day ? 'date' : undefined} aria-label=${label}>${place + 1}<//>`
          : html`<span key=${each} class="cell is-closed" style=${column} aria-hidden="true">${place + 1}</span>`;
      })}
    </div></section>`;
}

/** @param {{day: string, friend: string, hash: string}} props */
function Day({ day, friend, hash }) {
  const { t } = useWords();
  const [carried, setCarried] = useState(/** @type {any} */ (null));
  useEffect(() => void friendIn(hash).then(setCarried), [hash]);
  const [answer, error] = useAnswer(`daily/${day}${friend ? `?friend=${encodeURIComponent(friend)}` : ''}`, (told) => told.thinking);
  const found = answer && { ...answer, friend: answer.friend ?? carried };
  const tries = /** @type {Try[]} */ (found?.tries ?? []);
  const name = date(noonOf(day), { dateStyle: 'full' });
  useTitle(name);
  const one = tries.find(({ result, counted }) => result && counted) ?? tries.find(({ result }) => result);
  const going = tries.find(({ over }) => !over);
  return html`<main id="main" tabindex="-1" class="page daily">
    <h1>${one ? t('daily-look') : name}</h1>
    ${error && html`<p role="alert" class="note is-wrong">${error.words}</p>`}
    ${found && !one && found.friend && html`<p class="note">${t('daily-friend-invites', { name: found.friend.name })}</p>`}
    ${found && !one && html`<section class="sheet stack"><${Actions} day=${day} state=${stateOf(going ?? tries[0])} counts=${found.counts} /></section>`}
    ${one && html`<section class="sheet"><${DayResult} one=${one} found=${found} /></section>`}
    ${!one && html`<p><${Link} to="/daily">${t('daily-all')}<//></p>`}
  </main>`;
}
