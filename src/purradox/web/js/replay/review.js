/** What each choice was worth, and how well they chose. */
import { html, cx } from '../lib.js';
import { number, useWords } from '../words.js';
import { cellName } from '../cells.js';
import { Token } from '../token.js';

const AMOUNTS = ['group', 'tricks'];

/** @param {number} value */
export const percent = (value) => number(value, { style: 'percent', maximumFractionDigits: 0 });
/** @param {number} value */
export const amount = (value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A gain or a loss. @param {number} value */
const gain = (value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** @param {string} phase @param {string} move @param {any} t */
const moveName = (phase, move, t) => (phase === 'play' ? cellName(move) : phase === 'discard' ? t('replay-discard', { number: move }) : move);

/** @param {any} round @param {any} t */
export const where = (round, t) => t('replay-where', { phase: round.phase, round: round.round, trick: round.tricks.length + 1 });

/** @param {{choice: any, name: string, goal: string}} props */
export function Choices({ choice, name, goal }) {
  const { t } = useWords();
  const best = choice.choices[0];
  const { kind, this: own, other } = choice.reason;
  const shown = AMOUNTS.includes(kind) ? amount : percent;
  const why = kind === 'same' ? '' : t(`why-${kind}`, { this: shown(own), other: shown(other), goal });
  return html`<section class="replay-choices">
    <h3><${Token} seat=${choice.seat} /> ${t('replay-choices', { name })}</h3>
    <p>${choice.chosen === 0 || kind === 'close' ? t('replay-good') : t('replay-better', { move: moveName(choice.phase, best.move, t), why })}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-choices', { name })}><table>
      <thead><tr><th scope="col">${t('replay-choice')}</th><th scope="col" class="number">${t('replay-worth-points')}</th><th scope="col" class="number">${t('replay-worth-win')}</th>
        <th scope="col" class="number">${t('replay-worth-paradox')}</th><th scope="col" class="number">${t('replay-worth-kept', { goal })}</th></tr></thead>
      <tbody>${choice.choices.map((/** @type {any} */ one, /** @type {number} */ at) => html`<tr key=${one.move} class=${cx(at === choice.chosen && 'is-chosen')}>
        <th scope="row">${moveName(choice.phase, one.move, t)} ${at === choice.chosen && html`<span class="tag">${t('replay-choice-chosen')}</span>`}${at === 0 && html`<span class="tag is-best">${t('replay-choice-best')}</span>`}</th>
        <td class="number">${amount(one.points.value)}</td><td class="number">${percent(one.win.value)}</td>
        <td class=${cx('number', one.paradox.value >= 0.25 && 'is-risky')}>${percent(one.paradox.value)}</td><td class="number">${percent(one.kept.value)}</td></tr>`)}</tbody></table></div>
    <p class="small soft">${t('replay-review-worlds', { worlds: number(choice.worlds) })}</p>
  </section>`;
}

/** @param {{review: import('./asking.js').Review, names: string[], frames: any[], onStep: (step: number) => void}} props */
export function Summary({ review, names, frames, onStep }) {
  const { t } = useWords();
  if (!review.seats.length) return null;
  return html`<section class="replay-summary"><h3>${t('replay-summary')}</h3><div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-summary')}><table>
    <thead><tr><th scope="col">${t('replay-player')}</th><th scope="col" class="number">${t('replay-accuracy')}</th><th scope="col" class="number">${t('replay-given-away')}</th>
      <th scope="col" class="number">${t('replay-luck')}</th></tr></thead>
    ${review.seats.filter((one) => one.known).map((one) => html`<tbody key=${one.seat}><tr><th scope="row"><span class="line"><${Token} seat=${one.seat} /><span class="name">${names[one.seat]}</span></span></th>
      <td class="number">${one.accuracy === null ? '–' : percent(Math.min(Math.max(one.accuracy, 0), 1))}</td><td class="number">${amount(Math.max(one.loss, 0))}</td><td class="number">${gain(one.luck)}</td></tr>
      ${one.costliest.length > 0 && html`<tr><td colspan="4"><div class="line costliest"><span class="small soft">${t('replay-costliest')}</span>
        ${one.costliest.map((/** @type {number} */ step) => html`<button type="button" class="button is-small" key=${step} onClick=${() => onStep(step)}>${where(frames[step].round, t)}</button>`)}</div></td></tr>`}</tbody>`)}</table></div></section>`;
}
