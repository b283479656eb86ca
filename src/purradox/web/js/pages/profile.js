/** `/profile`: what my own finished matches say of me. Nobody else is shown any of it. */
import { html, cx, useEffect, useState } from '../lib.js';
import { loadWords, useWords } from '../words.js';
import { api } from '../api.js';
import { SERVER } from '../backend.js';
import { Face } from '../faces.js';
import { Icon } from '../icons.js';
import { OwnData } from '../identity.js';
import { bots } from '../levels.js';
import { useMe, whoAmI } from '../me.js';
import { today } from '../daily/days.js';
import { AccuracyCurve } from '../profile/accuracy.js';
import { Link } from '../router.js';
import { CATS, lastSolo, playSolo } from '../solo.js';
import { loadStyle } from '../style.js';
import { levelName } from '../table/tell.js';
import { useTitle } from '../title.js';
import { sorry } from '../toast.js';
import { CatInBox } from '../token.js';

/** @typedef {{profile: any, levels: string[], streak: number, rating: number|null}} Found */

export default function ProfilePage() {
  const me = useMe();
  const [ready, setReady] = useState(false);
  const [found, setFound] = useState(/** @type {Found|null} */ (null));
  useEffect(() => void Promise.all([whoAmI(), loadWords('profile', 'daily', 'puzzles'), loadStyle('picker'), loadStyle('profile')]).then(() => setReady(true), sorry), []);
  useEffect(() => {
    setFound(null);
    if (!ready || !me) return;
    const zone = -new Date().getTimezoneOffset();
    Promise.all([api.get(`me/profile?zone=${zone}`), bots(), api.get(`daily?today=${today()}`), api.get('puzzles')])
      .then(([profile, { levels }, { streak }, { rating }]) => setFound({ profile, levels, streak, rating }), sorry);
  }, [ready, me]);
  if (!ready) return html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
  return html`<${Profile} me=${me} found=${found} />`;
}

/** @param {{me: string, found: Found|null}} props */
function Profile({ me, found }) {
  const { t } = useWords();
  useTitle(t('nav-profile'));
  return html`<main id="main" tabindex="-1" class="page profile" aria-busy=${String(Boolean(me && !found))}>
    <div class="stack"><h1>${t('nav-profile')}</h1><p class="soft">${t(!me ? 'profile-nobody' : SERVER ? 'profile-lead' : 'device-profile-lead', { name: me })}</p></div>
    ${!me && html`<div class="nothing"><${CatInBox} class="on-ground" /><${Link} to="/" class="button is-main">${t('go-home')}<//></div>`}
    ${me && found && html`
      <${Figures} found=${found} />
      <${Ladder} profile=${found.profile} levels=${found.levels} />
      <${Shares} profile=${found.profile} />
      <section class="sheet stack"><h2>${t('profile-accuracy')}</h2><p class="soft">${t('profile-accuracy-about')}</p>
        <${AccuracyCurve} points=${found.profile.accuracy} /></section>
      <${OwnData} />`}
  </main>`;
}

/** @param {{found: Found}} props */
function Figures({ found: { profile, streak, rating } }) {
  const { t, number, date } = useWords();
  const percent = (/** @type {number} */ part, /** @type {number} */ of) => (of ? number(part / of, { style: 'percent' }) : '–');
  const days = profile.best_days.map((/** @type {any} */ day) => t('profile-day', { date: date(day.at, { dateStyle: 'long' }), won: day.won, matches: day.matches }));
  return html`<section class="sheet stack"><h2>${t('profile-figures')}</h2>
    <dl class="profile-figures">
      <div><dt>${t('profile-matches')}</dt><dd>${number(profile.matches)}</dd></div>
      <div><dt>${t('profile-won')}</dt><dd>${number(profile.won)} <span class="soft">${percent(profile.won, profile.matches)}</span></dd></div>
      <div><dt>${t('profile-kept')}</dt><dd>${number(profile.kept)}<span class="soft">/${number(profile.predictions)} · ${percent(profile.kept, profile.predictions)}</span></dd></div>
      <div><dt>${t('profile-paradoxes')}</dt><dd>${number(profile.paradoxes)}</dd></div>
      <div><dt>${t('profile-avoided')}</dt><dd>${number(profile.avoided)}<span class="soft">/${number(profile.rounds)} · ${percent(profile.avoided, profile.rounds)}</span></dd></div>
      <div><dt>${t('daily-title')}</dt><dd><span class="soft">${t('daily-streak', { days: streak })}</span></dd></div>
      <div><dt>${t('puzzles-title')} · ${t('puzzles-rating')}</dt><dd>${rating === null ? '–' : number(rating)}</dd></div>
    </dl>
    ${days.length > 0 && html`<div class="stack"><h3>${t('profile-days')}</h3><ul>${days.map((/** @type {string} */ day) => html`<li key=${day}>${day}</li>`)}</ul></div>`}
  </section>`;
}

/** The cats to beat one after another. @param {{profile: any, levels: string[]}} props */
function Ladder({ profile, levels }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const steps = CATS.filter((cat) => levels.includes(cat));
  const beaten = (/** @type {string} */ cat) => profile.bots.some((/** @type {any} */ one) => one.bot === cat && one.won > 0);
  const next = steps.find((cat) => !beaten(cat));
  /** @param {string} cat */
  const play = (cat) => {
    setBusy(true);
    playSolo({ ...lastSolo(), cats: Array(4).fill(cat) }).catch((error) => { setBusy(false); sorry(error); });
  };
  return html`<section class="sheet stack"><h2>${t('profile-ladder')}</h2>
    <p class="soft">${t(next ? 'profile-ladder-about' : 'profile-ladder-done')}</p>
    <ol class="ladder">${steps.map((cat) => html`<li key=${cat} class=${cx(beaten(cat) && 'is-beaten', cat === next && 'is-next')}>
      <${Face} level=${cat} /><span class="ladder-name">${levelName(cat)}</span>
      ${beaten(cat) && html`<span class="ladder-done"><${Icon} name="crown" />${t('profile-beaten')}</span>`}
      ${cat === next && html`<button type="button" class="button is-main" disabled=${busy} onClick=${() => play(cat)}>${t('profile-play')}</button>`}
    </li>`)}</ol></section>`;
}

/** @param {{profile: any}} props */
function Shares({ profile }) {
  const { t, number } = useWords();
  const cats = [...profile.bots].sort((one, other) => place(one.bot) - place(other.bot));
  const rows = [
    ...cats.map((one) => ({ key: one.bot, name: t('profile-against', { bot: levelName(one.bot) }), ...one })),
    ...profile.players.map((/** @type {any} */ one) => ({ key: one.players, name: t('option-players-short', { players: one.players }), ...one })),
  ];
  if (!rows.length) return null;
  return html`<section class="sheet stack"><h2>${t('profile-shares')}</h2>
    <div class="scrolls" role="region" tabindex="0" aria-label=${t('profile-shares')}><table>
      <thead><tr><td></td><th scope="col" class="number">${t('profile-matches')}</th><th scope="col" class="number">${t('profile-won')}</th></tr></thead>
      <tbody>${rows.map((one) => html`<tr key=${one.key}><th scope="row">${one.name}</th><td class="number">${number(one.matches)}</td>
        <td class="number">${number(one.won)} · <b>${number(one.won / one.matches, { style: 'percent' })}</b></td></tr>`)}</tbody>
    </table></div></section>`;
}

/** Levels in their order, and other bots after them. @param {string} bot */
const place = (bot) => (CATS.includes(bot) ? CATS.indexOf(bot) : CATS.length);
