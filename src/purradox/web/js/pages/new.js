/** `/new`: a table with options. */
import { html, useEffect, useState } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { beSomebody } from '../me.js';
import { navigate } from '../router.js';
import { sorry } from '../toast.js';
import { levels } from '../levels.js';
import { levelName } from '../table/tell.js';

const PLAYERS = [2, 3, 4, 5];
const FIRST = { players: 4, board: 'white', clock: 'none', limit: 60, watch: 'table', listed: false, aids: true, pace: 'natural' };

export default function NewTable() {
  const { t } = useWords();
  const [known, setKnown] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(/** @type {Record<string, any>} */ (FIRST));
  const [bots, setBots] = useState(/** @type {string[]} */ (['', '', '', '']));
  const [rows, setRows] = useState('');
  useTitle(t('new-title'));
  useEffect(() => void levels().then(setKnown, () => {}), []);
  /** @param {Record<string, any>} changed */
  const choose = (changed) => setChosen({ ...chosen, ...changed });

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    setBusy(true);
    const { limit, ...rest } = chosen;
    try {
      await beSomebody();
      const { table } = await api.post('tables', {
        ...rest, ...(rest.clock === 'none' ? {} : { limit: Number(limit) }),
        board: rest.board === 'own' ? rows.trim() : rest.board,
        bots: [null, ...bots.slice(0, rest.players - 1).map((level) => level || null)],
      });
      navigate(`/t/${table}`);
    } catch (error) {
      setBusy(false);
      sorry(error);
    }
  }

  const radio = (/** @type {string} */ name, /** @type {(string|number)[]} */ values, /** @type {(value: any) => string} */ word) => html`<div class="choices">
    ${values.map((value) => html`<label key=${value}><input type="radio" name=${name} checked=${chosen[name] === value}
      onChange=${() => choose({ [name]: value })} /><span>${word(value)}</span></label>`)}</div>`;
  const check = (/** @type {string} */ name) => html`<label class="check"><input type="checkbox" name=${name}
    checked=${chosen[name]} onChange=${(/** @type {any} */ event) => choose({ [name]: event.target.checked })} />
    <span>${t(`option-${name}`)}<span class="about">${t(`option-${name}-about`)}</span></span></label>`;

  return html`<main id="main" tabindex="-1" class="page is-narrow">
    <h1>${t('new-title')}</h1>
    <form class="sheet wide-stack" onSubmit=${make}>
      <fieldset class="field"><legend>${t('option-players')}</legend>${radio('players', PLAYERS, String)}</fieldset>
      <fieldset class="field"><legend>${t('option-chairs')}</legend>
        <p class="about">${t('option-chairs-about')}</p>
        <ul class="chair-choices">${bots.slice(0, chosen.players - 1).map((level, place) => html`<li key=${place}>
          <select aria-label=${t('chair-who', { chair: place + 2 })} value=${level}
            onChange=${(/** @type {any} */ event) => setBots(bots.with(place, event.target.value))}>
            <option value="">${t('chair-person')}</option>${known.map((one) => html`<option key=${one} value=${one}>
              ${levelName(one)}</option>`)}
          </select></li>`)}</ul>
      </fieldset>
      <fieldset class="field"><legend>${t('option-board')}</legend>
        ${radio('board', ['white', 'violet', 'own'], (board) => t('option-board-short', { board }))}
        ${chosen.board === 'own' && html`<label for="rows">${t('option-board-rows')}</label>
          <input type="text" id="rows" required spellcheck="false" placeholder="r123456 b345612 y561234 g123456" value=${rows}
            onInput=${(/** @type {any} */ event) => setRows(event.target.value)} />`}
        ${chosen.board === 'violet' && html`<p class="note small">${t('board-provisional-note')}</p>`}</fieldset>
      <fieldset class="field"><legend>${t('option-clock')}</legend>
        ${radio('clock', ['none', 'seconds', 'days'], (clock) => t(`option-clock-${clock}`))}
        ${chosen.clock !== 'none' && html`<div class="limit"><label for="limit">${t(`option-limit-${chosen.clock}`)}</label><input
          type="number" id="limit" min="1" max=${chosen.clock === 'days' ? 14 : 600} required value=${chosen.limit}
          onInput=${(/** @type {any} */ event) => choose({ limit: event.target.value })} /></div>`}</fieldset>
      <fieldset class="field"><legend>${t('option-watch')}</legend>
        ${radio('watch', ['nobody', 'table', 'hands'], (watch) => t(`option-watch-${watch}`))}</fieldset>
      <fieldset class="field"><legend>${t('option-pace')}</legend>
        ${radio('pace', ['natural', 'instant'], (pace) => t(`option-pace-${pace}`))}</fieldset>
      <div>${check('listed')}${check('aids')}</div>
      <p><button class="button is-main is-big" disabled=${busy}>${t('new-make')}</button></p>
    </form>
  </main>`;
}
