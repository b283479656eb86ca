/** One round to be written down: predictions, tricks, paradox and groups. */
import { html, cx, useState } from '../lib.js';
import { list, useWords } from '../words.js';
import { Board } from '../board.js';
import { Token } from '../token.js';
import { COLOURS, cellOf } from '../cells.js';
import { doubt, isCounted, largestGroup, scoresOf } from './scoring.js';

/**
 * @typedef {object} RoundProps
 * @property {any} setup
 * @property {import('./store.js').Pad} pad
 * @property {(entry: import('./scoring.js').Entry) => void} onChange
 * @property {() => void} onWrite
 * @property {(() => void)|undefined} onCancel
 */

/** @param {RoundProps} props */
export function RoundForm({ setup, pad, onChange, onWrite, onCancel }) {
  const { t, number } = useWords();
  const entry = pad.draft;
  const scores = scoresOf(setup, entry);
  const wrong = doubt(setup, entry);
  const [tried, setTried] = useState(false);
  const round = (pad.editing ?? pad.rounds.length) + 1;
  const { names } = pad;

  /** @param {'predictions'|'tricks'|'groups'} what @param {number} seat @param {number} value */
  const put = (what, seat, value) => onChange({ ...entry, [what]: entry[what].map((old, at) => (at === seat ? value : old)) });
  const doubtful = wrong && t(`pad-${wrong.what}`, {
    names: list((wrong.seats ?? []).map((seat) => names[seat])), name: names[wrong.seat ?? 0], tricks: wrong.tricks ?? 0, size: wrong.size ?? 0, most: setup.tricks,
  });

  return html`<section class="sheet pad-round stack" aria-labelledby="round-title">
    <div class="spread"><h2 id="round-title">${t('pad-round-of', { round, rounds: pad.players })}</h2>
      <p class="soft">${t('pad-starter', { name: names[(round - 1) % pad.players] })}</p></div>
    <ul class="pad-seats">${names.map((name, seat) => html`<li key=${seat} data-seat=${seat}>
      <h3><${Token} seat=${seat} /><span class="name">${name}</span></h3>
      ${setup.predictions.length > 0 && html`<fieldset class="field"><legend class="small">${t('pad-prediction')}<span class="hidden">, ${name}</span></legend><div class="choices">
        ${setup.predictions.map((/** @type {number} */ tricks) => html`<label key=${tricks}><input type="radio" name=${`prediction-${seat}`} value=${tricks}
          checked=${entry.predictions[seat] === tricks} onChange=${() => put('predictions', seat, tricks)} /><span>${tricks}</span></label>`)}</div></fieldset>`}
      <${Stepper} label=${t('pad-tricks')} name=${t('pad-tricks-of', { name })} value=${entry.tricks[seat]} most=${setup.tricks} onValue=${(/** @type {number} */ value) => put('tricks', seat, value)} />
      ${isCounted(entry, seat)
        ? html`<div class="field"><span class="label small">${t('pad-group')}</span><span class="counted"><b>${largestGroup(setup, entry, seat).length}</b> <span class="small soft">${t('pad-counted')}</span></span></div>`
        : html`<${Stepper} label=${t('pad-group')} name=${t('pad-group-of', { name })} value=${entry.groups[seat]} most=${setup.tricks} onValue=${(/** @type {number} */ value) => put('groups', seat, value)} />`}
      <div class="field pad-live"><span class="label small">${t('pad-score')}</span>
        <output class=${cx('number', scores[seat].total < 0 && 'is-negative')}>${number(scores[seat].total)}</output>
        <span class="small soft">${setup.predictions.length && entry.predictions[seat] === null ? '' : scores[seat].why ? t('pad-bonus-off', { reason: scores[seat].why, most: setup.bonus_up_to ?? 0 }) : `${scores[seat].tricks} + ${scores[seat].bonus}`}</span></div>
    </li>`)}</ul>
    <fieldset class="field"><legend>${t('pad-caused')}</legend><div class="choices">
      <label><input type="radio" name="paradox" value="nobody" checked=${entry.paradox === null} onChange=${() => onChange({ ...entry, paradox: null })} /><span>${t('pad-nobody')}</span></label>
      ${names.map((name, seat) => html`<label key=${seat}><input type="radio" name="paradox" value=${seat} checked=${entry.paradox === seat} onChange=${() => onChange({ ...entry, paradox: seat })} /><span><bdi class="name">${name}</bdi></span></label>`)}
    </div></fieldset>
    <${Count} setup=${setup} names=${names} entry=${entry} onChange=${onChange} />
    <p class=${cx('doubt', tried && 'is-tried')} role="status">${doubtful}</p>
    <p class="line"><button type="button" class="button is-main" data-write aria-disabled=${wrong ? 'true' : undefined} onClick=${() => { setTried(Boolean(wrong)); if (!wrong) onWrite(); }}>${t(pad.editing === null ? 'pad-write' : 'pad-change')}</button>
      ${onCancel && html`<button type="button" class="button is-quiet" onClick=${onCancel}>${t('pad-cancel')}</button>`}</p>
  </section>`;
}

/** @param {{label: string, name: string, value: number, most: number, onValue: (value: number) => void}} props */
function Stepper({ label, name, value, most, onValue }) {
  const { t } = useWords();
  return html`<div class="field stepper" role="group" aria-label=${name}><span class="label small" aria-hidden="true">${label}</span><div class="line">
    <button type="button" class="button is-small" aria-label=${`${name}: ${t('pad-fewer')}`} disabled=${value <= 0} onClick=${() => onValue(value - 1)}>−</button>
    <output class="number" aria-label=${name}>${value}</output>
    <button type="button" class="button is-small" aria-label=${`${name}: ${t('pad-more')}`} disabled=${value >= most} onClick=${() => onValue(value + 1)}>+</button></div></div>`;
}

/** @param {{setup: any, names: string[], entry: import('./scoring.js').Entry, onChange: (entry: any) => void}} props */
function Count({ setup, names, entry, onChange }) {
  const { t } = useWords();
  const [seat, setSeat] = useState(0);
  const tokens = COLOURS.flatMap((colour) => Array.from({ length: setup.numbers }, (_, at) => entry.tokens[cellOf(at + 1, colour)] ?? null));
  /** @param {string} cell */
  function tap(cell) {
    if (Number(cell[0]) > setup.numbers) return;
    const { [cell]: owner, ...others } = entry.tokens;
    onChange({ ...entry, tokens: owner === seat ? others : { ...others, [cell]: seat } });
  }
  return html`<details class="pad-count" open=${Object.keys(entry.tokens).length > 0}><summary>${t('pad-count')}</summary><div class="stack">
    <p class="small soft">${t('pad-count-task')}</p>
    <div class="choices" role="radiogroup" aria-label=${t('pad-players')}>${names.map((name, one) => html`<label key=${one}>
      <input type="radio" name="counting" value=${one} checked=${seat === one} onChange=${() => setSeat(one)} /><span><${Token} seat=${one} /><bdi class="name">${name}</bdi></span></label>`)}</div>
    <${Board} setup=${setup} tokens=${tokens} names=${names} onSpace=${tap} group=${names.map((_, one) => largestGroup(setup, entry, one)).filter((group) => group.length > 1)} />
    <p><button type="button" class="button is-small" onClick=${() => onChange({ ...entry, tokens: {} })}>${t('pad-count-clear')}</button></p>
  </div></details>`;
}
