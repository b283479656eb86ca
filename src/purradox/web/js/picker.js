/** Choosing whom to play with: cats with their faces, one kind for all chairs or each on its own. */
import { html, useEffect, useId, useState } from './lib.js';
import { useWords } from './words.js';
import { SERVER } from './backend.js';
import { Face } from './faces.js';
import { bots } from './levels.js';
import { CATS, PLAYERS, chooseSolo, knownBots, lastSolo, opponents } from './solo.js';
import { useSettings } from './settings.js';

/** With two players the bonus ends here (R6.2). */
export const BONUS_UP_TO = 4;

/** The last cat needs compiled code, which a page without a server does not have. */
const LIKELY = SERVER ? CATS : CATS.slice(0, -1);

/** The bots that can be chosen here; all levels can until the server has said. */
function useBots() {
  const [known, setKnown] = useState({ levels: LIKELY, bots: /** @type {string[]} */ ([]) });
  useEffect(() => void bots().then(setKnown, () => {}), []);
  // What could be installed on a server is shown, and why it cannot be chosen.
  return { ...known, cats: SERVER ? CATS : CATS.filter((level) => known.levels.includes(level)) };
}

/** Bots of this server that are no levels, by their specs. @param {{bots: string[], value: string, onPick: (spec: string) => void}} props */
function Others({ bots: specs, value, onPick }) {
  const { t } = useWords();
  return specs.length > 0 && html`<select aria-label=${t('bots-other')} value=${specs.includes(value) ? value : ''}
    onChange=${(/** @type {any} */ { currentTarget }) => currentTarget.value && onPick(currentTarget.value)}>
    <option value="">${t('bots-other')}…</option>${specs.map((spec) => html`<option key=${spec} value=${spec}>${spec}</option>`)}</select>`;
}

/** Radio buttons that look like one control. @param {{legend: string, name: string, values: any[], value: any, word: (value: any) => string, onPick: (value: any) => void, children?: any}} props */
export const Choices = ({ legend, name, values, value, word, onPick, children }) => html`<fieldset class="field">
  <legend>${legend}</legend><div class="choices">${values.map((one) => html`<label key=${one}><input type="radio" name=${name}
    value=${one} checked=${one === value} onChange=${() => onPick(one)} /><span>${word(one)}</span></label>`)}</div>${children}</fieldset>`;

/** One kind of cat for every chair, each with its character. @param {{value: string, onPick: (level: string) => void}} props */
function Cats({ value, onPick }) {
  const { t } = useWords();
  const { cats, levels: known, bots: others } = useBots();
  const id = useId();
  return html`<div class="cats">${cats.map((level) => html`<label key=${level} class="cat">
    <input type="radio" name="cat" value=${level} checked=${level === value} disabled=${!known.includes(level)}
      aria-labelledby=${`${id}-${level}`} aria-describedby=${`${id}-${level}-about`} onChange=${() => onPick(level)} />
    <${Face} level=${level} />
    <span><span id=${`${id}-${level}`} class="cat-name"><b>${t(`level-${level}`)}</b> <span class="small soft">
      ${known.includes(level) ? t(`cat-${level}-strength`) : t('cat-missing')}</span></span>
      <span id=${`${id}-${level}-about`} class="small">${t(`cat-${level}-about`)}</span></span></label>`)}
    <${Others} bots=${others} value=${value} onPick=${onPick} /></div>`;
}

/** A cat for each chair, or a person where `person` says so. @param {{values: string[], legend: (chair: number) => string, person?: boolean, onPick: (chair: number, level: string) => void}} props */
export function Chairs({ values, legend, person = false, onPick }) {
  const { t } = useWords();
  const { cats, levels: known, bots: others } = useBots();
  const all = person ? ['', ...cats] : cats;
  return html`<div class="cat-chairs">${values.map((value, chair) => html`<fieldset key=${chair} class="field">
    <legend class="small">${legend(chair)}</legend>
    <div class="faces">${all.map((level) => html`<label key=${level}><input type="radio" name=${`chair-${chair}`} value=${level}
      checked=${level === value} disabled=${Boolean(level) && !known.includes(level)}
      aria-label=${level ? `${t(`level-${level}`)}, ${t(`cat-${level}-strength`)}` : t('chair-person')} onChange=${() => onPick(chair, level)} />
      <${Face} level=${level || 'person'} /></label>`)}</div>
    <${Others} bots=${others} value=${value} onPick=${(/** @type {string} */ spec) => onPick(chair, spec)} />
    ${(!value || CATS.includes(value)) && html`<p class="small"><b>${value ? t(`level-${value}`) : t('chair-person')}</b>${value && html` <span class="soft">
      ${t(`cat-${value}-strength`)}</span><br />${t(`cat-${value}-about`)}`}</p>`}</fieldset>`)}</div>`;
}

/** What the next match against cats is like. @param {{id: string, form: string, busy: boolean}} props */
export function SoloPanel({ id, form, busy }) {
  const { t } = useWords();
  useSettings();
  const solo = lastSolo();
  const sitting = opponents(solo);
  const same = sitting.every((level) => level === sitting[0]);
  const [apart, setApart] = useState(false);
  const each = solo.players > 2 && (apart || !same);
  useEffect(() => void knownBots(solo.cats, 'house').then((cats) => cats !== solo.cats && chooseSolo({ cats }), () => {}), []);
  /** @param {string} level */
  const all = (level) => chooseSolo({ cats: solo.cats.map(() => level) });
  /** @param {any} event */
  function part({ target }) {
    setApart(target.checked);
    if (!same) all(sitting[0]);
  }
  return html`<section id=${id} class="sheet solo" aria-label=${t('solo-label')}>
    <${Choices} legend=${t('option-players')} name="players" values=${PLAYERS} value=${solo.players} word=${String}
      onPick=${(/** @type {number} */ players) => chooseSolo({ players })}>
      ${solo.players === 2 && html`<p class="about">${t('bonus-up-to', { most: BONUS_UP_TO })}</p>`}<//>
    <fieldset class="field"><legend>${t('solo-against')}</legend>
      ${each
        ? html`<${Chairs} values=${sitting} legend=${(/** @type {number} */ chair) => t('solo-opponent', { number: chair + 1 })}
            onPick=${(/** @type {number} */ chair, /** @type {string} */ level) => chooseSolo({ cats: solo.cats.with(chair, level) })} />`
        : html`<${Cats} value=${sitting[0]} onPick=${all} />
          <p class="about">${t('solo-ladder')}</p>`}
      ${solo.players > 2 && html`<label class="check"><input type="checkbox" name="each" checked=${each}
        onChange=${part} /><span>${t('solo-each')}</span></label>`}
    </fieldset>
    <${Choices} legend=${t('option-board')} name="board" values=${['white', 'violet']} value=${solo.board}
      word=${(/** @type {string} */ board) => t('option-board-short', { board })} onPick=${(/** @type {string} */ board) => chooseSolo({ board })}>
      ${solo.board === 'violet' && html`<p class="note small">${t('board-provisional-note')}</p>`}<//>
    <button class="button is-main" form=${form} disabled=${busy}>${t('home-play')}</button>
  </section>`;
}
