/** What I made of the deal of a day: the result, a text to share, everybody else, the cats, a friend. */
import { html, cx, useEffect, useState } from '../lib.js';
import { date, number, useWords } from '../words.js';
import { CATS } from '../solo.js';
import { isLocal, SERVER } from '../backend.js';
import { myName } from '../me.js';
import { Link, linkOf } from '../router.js';
import { pack, unpack } from '../replay/link.js';
import { sorry, toast } from '../toast.js';
import { Icon } from '../icons.js';
import { CopyLink, OtherDevices } from '../table/invite.js';
import { noonOf, playDay, today } from './days.js';

/** @typedef {import('./days.js').Result} Result */
/** @typedef {import('./days.js').Try} Try */

/** A result in signs, the same in every language, without a word about any card. @param {Try} one */
export function shareText({ day, counted, result }) {
  const { points, tricks, prediction, kept, group, paradox } = /** @type {Result} */ (result);
  const signs = [
    `★ ${String(points).replace('-', '−')}`, `◎ ${tricks}/${prediction} ${kept ? '✓' : '✗'}`, `▦ ${group}`,
    { mine: '🙀', other: '😼' }[/** @type {string} */ (paradox)], !counted && '↺',
  ];
  return `Purradox ${day}\n${signs.filter(Boolean).join(' · ')}\n${linkOf(`/daily/${day}`)}`;
}

/** @param {{one: Try, found: any}} props */
export function DayResult({ one, found }) {
  const { t } = useWords();
  const result = /** @type {Result} */ (one.result);
  return html`<div class="daily-result stack">
    <header><p class="soft small">${date(noonOf(one.day), { dateStyle: 'full' })} · ${t(one.counted ? 'daily-counted' : 'daily-practised')}</p>
      <h2 class="points">${t('match-end-points', { points: result.points })}</h2></header>
    <${Figures} result=${result} />
    <${Share} one=${one} />
    <div class="line">
      <${Link} to=${`/replay?table=${one.table}`} class="button">${t('match-end-review')}<//>
      <button type="button" class="button" onClick=${() => playDay(one.day).catch(sorry)}>${t('daily-again')}</button>
      <${Link} to="/daily" class="button is-quiet">${t('daily-all')}<//>
    </div>
    ${found?.friend && html`<${Friend} one=${one} friend=${found.friend} />`}
    ${SERVER && found?.people && html`<${People} one=${one} people=${found.people} />`}
    ${found?.cats && html`<${Cats} result=${result} cats=${found.cats} thinking=${found.thinking} />`}
    <section class="stack"><h3>${t('daily-send')}</h3><p class="small soft">${t('daily-send-about')}</p>
      ${isLocal(one.table) ? html`<${WholeLink} one=${one} />`
        : html`<${OtherDevices} path=${`/daily/${one.day}?friend=${one.table}`} label=${t('daily-send')} />`}</section>
  </div>`;
}

/** @param {{result: Result}} props */
function Figures({ result }) {
  const { t } = useWords();
  return html`<dl class="daily-figures">
    <div><dt>${t('daily-tricks')}</dt><dd>${t('daily-tricks-value', { tricks: result.tricks, prediction: result.prediction })} <span aria-hidden="true">${result.kept ? '✓' : '✗'}</span></dd></div>
    <div><dt>${t('daily-group')}</dt><dd>${number(result.group)}</dd></div>
    <div><dt>${t('daily-paradox')}</dt><dd>${t('daily-paradox-value', { whose: result.paradox || 'none' })}</dd></div>
  </dl>`;
}

/** @param {{one: Try}} props */
function Share({ one }) {
  const { t } = useWords();
  const text = shareText(one);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(t('copy-by-hand'));
    }
  }
  return html`<section class="stack"><h3>${t('daily-share')}</h3>
    <p class="share-text" data-share>${text}</p>
    <p class="small soft">${t('daily-share-key')}</p>
    <div class="line"><button type="button" class="button" onClick=${copy}><${Icon} name="copy" />${t('copy')}</button>
      ${typeof navigator.share === 'function' && html`<button type="button" class="button"
        onClick=${() => navigator.share({ text }).catch(() => {})}>${t('share')}</button>`}</div></section>`;
}

/** @param {{one: Try, people: [number, number][]}} props */
function People({ one, people }) {
  const { t } = useWords();
  const mine = /** @type {Result} */ (one.result).points;
  const all = people.reduce((sum, [, count]) => sum + count, 0);
  const better = people.reduce((sum, [points, count]) => sum + (points > mine ? count : 0), 0);
  const most = Math.max(...people.map(([, count]) => count));
  return html`<section class="stack"><h3>${t('daily-people')}</h3>
    <p>${t(one.counted ? 'daily-people-all' : 'daily-people-others', { people: all, better: number(all ? better / all : 0, { style: 'percent' }) })}</p>
    ${(all > 1 || (all > 0 && !one.counted)) && html`<table class="daily-table daily-bars">
      <thead><tr><th scope="col">${t('analysis-points')}</th><th scope="col">${t('daily-people-count')}</th></tr></thead>
      <tbody>${[...people].reverse().map(([points, count]) => html`<tr key=${points} class=${cx(points === mine && 'is-me')}>
        <th scope="row" class="number">${number(points)}</th><td><span class="bar" style=${{ '--part': count / most }}></span><span class="number">${number(count)}</span></td></tr>`)}</tbody></table>`}
  </section>`;
}

/** Whoever played the same cards, the best first. @param {{rows: {name: string, result: Result, mine?: boolean}[]}} props */
function Compared({ rows }) {
  const { t } = useWords();
  return html`<table class="daily-table">
    <thead><tr><th scope="col">${t('analysis-player')}</th><th scope="col" class="number">${t('analysis-points')}</th>
      <th scope="col" class="number">${t('daily-tricks')}</th><th scope="col" class="number">${t('daily-group')}</th></tr></thead>
    <tbody>${[...rows].sort((one, other) => other.result.points - one.result.points).map(({ name, result, mine }) => html`<tr key=${name} class=${cx(mine && 'is-me')}>
      <th scope="row"><span class="name">${name}</span></th><td class="number"><b>${number(result.points)}</b></td>
      <td class="number">${number(result.tricks)}/${number(result.prediction)}</td><td class="number">${number(result.group)}</td></tr>`)}</tbody></table>`;
}

/** @param {{result: Result, cats: Record<string, Result>, thinking: boolean}} props */
function Cats({ result, cats, thinking }) {
  const { t } = useWords();
  const rows = CATS.filter((level) => cats[level]).map((level) => ({ name: t(`level-${level}`), result: cats[level] }));
  return html`<section class="stack"><h3>${t('daily-cats')}</h3>
    ${rows.length > 0 && html`<${Compared} rows=${[{ name: t('player-you'), result, mine: true }, ...rows]} />`}
    <p class="small soft" role="status">${thinking && t('daily-cats-thinking')}</p></section>`;
}

/** @param {{one: Try, friend: {name: string, over: boolean, result: Result|null}}} props */
function Friend({ one, friend }) {
  const { t } = useWords();
  const { name, over, result } = friend;
  return html`<section class="stack daily-friend"><h3>${t('daily-friend', { name })}</h3>
    ${result ? html`<${Compared} rows=${[{ name: t('player-you'), result: one.result, mine: true }, { name, result }]} />`
      : html`<p>${t(over ? 'daily-friend-gave-up' : 'daily-friend-going', { name })}</p>`}</section>`;
}

/** A link that carries my result, as nobody else can look it up. @param {{one: Try}} props */
function WholeLink({ one }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  useEffect(() => void pack(JSON.stringify([myName(), ...FIELDS.map((field) => /** @type {any} */ (one.result)[field])])).then(setCode), []);
  return code && html`<${CopyLink} link=${linkOf(`/daily/${one.day}#f=${code}`)} label=${t('daily-send')} />`;
}

const FIELDS = /** @type {const} */ (['points', 'tricks', 'prediction', 'kept', 'group', 'paradox']);

/** A friend's name and result out of the fragment of such a link; it may be anything. @param {string} hash */
export async function friendIn(hash) {
  try {
    const [name, ...told] = JSON.parse(await unpack(new URLSearchParams(hash.slice(1)).get('f') ?? ''));
    const result = Object.fromEntries(FIELDS.map((field, at) => [field, told[at]]));
    const numbers = [result.points, result.tricks, result.prediction, result.group];
    if (typeof name !== 'string' || !name || name.length > 30 || !numbers.every(Number.isInteger)) return null;
    return { name, over: true, result: /** @type {Result} */ (result) };
  } catch {
    return null;
  }
}

/** What the cards follow from, in plain words. @param {{root: string}} props */
export function Derived({ root }) {
  const { t } = useWords();
  return html`<p class="small soft">${root ? t('daily-derived-chain', { root: root.slice(0, 16) }) : t('daily-derived-date')}</p>`;
}

/** Which answer of the server says on what the deals are based. */
export const basis = () => `daily?today=${today()}`;
