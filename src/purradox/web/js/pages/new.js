/** `/new`: a table with options; those of the last one are remembered. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { beSomebody } from '../me.js';
import { navigate } from '../router.js';
import { change, settings } from '../settings.js';
import { takeChair } from '../share.js';
import { sorry } from '../toast.js';
import { BONUS_UP_TO, Chairs, Choices } from '../picker.js';
import { PLAYERS, knownBots, storedBots } from '../solo.js';
import { loadStyle } from '../style.js';

/** @type {Record<string, any[]>} */
const OPTIONS = {
  players: PLAYERS, board: ['white', 'violet', 'own'], clock: ['none', 'seconds', 'days'],
  watch: ['nobody', 'table', 'hands'], pace: ['natural', 'instant'], listed: [false, true], aids: [false, true],
};
/** @type {Record<string, any>} */
const USUAL = { players: 4, board: 'white', clock: 'none', watch: 'table', pace: 'natural', listed: false, aids: true };
const RARE = ['watch', 'pace', 'listed', 'aids'];
const LIMITS = { seconds: { usual: 60, most: 600 }, days: { usual: 2, most: 14 } };

/** The options of the last table; what was stored may be anything. @returns {Record<string, any>} */
function lastTable() {
  const kept = /** @type {Record<string, any>} */ (settings.get().table ?? {});
  const chosen = Object.entries(OPTIONS).map(([name, values]) => [name, values.includes(kept[name]) ? kept[name] : USUAL[name]]);
  return {
    ...Object.fromEntries(chosen),
    limit: Number.isInteger(kept.limit) ? kept.limit : 60,
    rows: typeof kept.rows === 'string' ? kept.rows : '',
    chairs: storedBots(kept.chairs, ''),
  };
}

export default function NewTable() {
  const { t } = useWords();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(lastTable);
  const [unusual] = useState(RARE.some((name) => chosen[name] !== USUAL[name]));
  useTitle(t('new-title'));
  useEffect(() => void loadStyle('picker').finally(() => setReady(true)), []);
  useEffect(() => void knownBots(chosen.chairs, '').then((chairs) => setChosen((now) => ({ ...now, chairs })), () => {}), []);
  /** @param {Record<string, any>} changed */
  const choose = (changed) => setChosen({ ...chosen, ...changed });

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    setBusy(true);
    const { limit, rows, chairs, ...rest } = chosen;
    try {
      await beSomebody();
      const { table } = await takeChair('tables', {
        ...rest, ...(rest.clock === 'none' ? {} : { limit }), board: rest.board === 'own' ? rows.trim() : rest.board,
        bots: [null, ...chairs.slice(0, rest.players - 1).map((/** @type {string} */ level) => level || null)],
      });
      change({ table: chosen });
      navigate(`/t/${table}`);
    } catch (error) {
      setBusy(false);
      sorry(error);
    }
  }

  /** @param {string} name @param {(value: any) => string} word @param {any} [below] */
  const radio = (name, word, below) => html`<${Choices} legend=${t(`option-${name}`)} name=${name} value=${chosen[name]} word=${word}
    values=${OPTIONS[name]} onPick=${(/** @type {any} */ value) => choose({ [name]: value })}>${below}<//>`;
  /** @param {string} name */
  const check = (name) => html`<label class="check"><input type="checkbox" name=${name}
    checked=${chosen[name]} onChange=${(/** @type {any} */ event) => choose({ [name]: event.target.checked })} />
    <span>${t(`option-${name}`)}<span class="about">${t(`option-${name}-about`)}</span></span></label>`;
  /** @param {'none'|'seconds'|'days'} clock */
  const pickClock = (clock) => choose({ clock, ...(clock === 'none' ? {} : { limit: LIMITS[clock].usual }) });

  if (!ready) return html`<main id="main" tabindex="-1" class="page is-narrow" aria-busy="true"></main>`;
  return html`<main id="main" tabindex="-1" class="page is-narrow">
    <h1>${t('new-title')}</h1>
    <form class="sheet wide-stack" onSubmit=${make}>
      ${radio('players', String, chosen.players === 2 && html`<p class="about">${t('bonus-up-to', { most: BONUS_UP_TO })}</p>`)}
      <fieldset class="field"><legend>${t('option-chairs')}</legend>
        <p class="about">${t('option-chairs-about')}</p>
        <${Chairs} person values=${chosen.chairs.slice(0, chosen.players - 1)}
          legend=${(/** @type {number} */ place) => t('chair-who', { chair: place + 2 })}
          onPick=${(/** @type {number} */ place, /** @type {string} */ level) => choose({ chairs: chosen.chairs.with(place, level) })} />
      </fieldset>
      ${radio('board', (board) => t('option-board-short', { board }), chosen.board === 'own'
        ? html`<label for="rows">${t('option-board-rows')}</label>
          <input type="text" id="rows" required spellcheck="false" placeholder="r123456 b345612 y561234 g123456" value=${chosen.rows}
            onInput=${(/** @type {any} */ event) => choose({ rows: event.target.value })} />`
        : chosen.board === 'violet' && html`<p class="note small">${t('board-provisional-note')}</p>`)}
      <${Choices} legend=${t('option-clock')} name="clock" values=${OPTIONS.clock} value=${chosen.clock}
        word=${(/** @type {string} */ clock) => t(`option-clock-${clock}`)} onPick=${pickClock}>
        <p class="about">${t(`option-clock-${chosen.clock}-about`)}</p>
        ${chosen.clock !== 'none' && html`<div class="limit"><label for="limit">${t(`option-limit-${chosen.clock}`)}</label><input
          type="number" id="limit" min="1" max=${LIMITS[/** @type {'seconds'|'days'} */ (chosen.clock)].most} required value=${chosen.limit}
          onInput=${(/** @type {any} */ event) => choose({ limit: Number(event.target.value) })} /></div>`}<//>
      <details class="more" open=${unusual}><summary>${t('new-more')}</summary><div class="wide-stack">
        ${radio('watch', (watch) => t(`option-watch-${watch}`))}
        ${radio('pace', (pace) => t(`option-pace-${pace}`))}
        <div>${check('listed')}${check('aids')}</div>
      </div></details>
      <p><button class="button is-main is-big" disabled=${busy}>${t('new-make')}</button></p>
    </form>
  </main>`;
}
