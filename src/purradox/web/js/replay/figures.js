/** How figures are written, and what they mean. */
import { html, useId } from '../lib.js';
import { number, useWords } from '../words.js';

/** @param {number} value */
export const percent = (value) => number(value, { style: 'percent', maximumFractionDigits: 0 });
/** @param {number} value */
export const amount = (value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A gain or a loss. @param {number} value */
export const gain = (value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Parts of a whole in hundredths that sum to 1 as they are written. @param {number[]} parts */
export function wholePercents(parts) {
  const down = parts.map((part) => Math.floor(100 * part));
  const missing = 100 - down.reduce((sum, one) => sum + one, 0);
  const first = parts.map((part, at) => ({ at, rest: 100 * part - down[at] })).sort((one, other) => other.rest - one.rest).slice(0, missing).map(({ at }) => at);
  return down.map((one, at) => (one + Number(first.includes(at))) / 100);
}

/** @param {any} round @param {any} t */
export const where = (round, t) => t('replay-where', { phase: round.phase, round: round.round, trick: round.tricks.length + 1 });

export const EXPLAINED = /** @type {const} */ (['accuracy', 'cost', 'luck', 'win', 'points', 'paradox', 'kept']);

/** A small button that explains the figure beside it. @param {{about: typeof EXPLAINED[number], goal?: string}} props */
export function What({ about, goal = 'prediction' }) {
  const { t } = useWords();
  const id = useId();
  return html`<button type="button" class="what" popovertarget=${id} aria-label=${t('replay-what', { figure: t(`replay-name-${about}`, { goal }) })}>?</button><span
    class="sheet what-text" popover="auto" id=${id}><b>${t(`replay-name-${about}`, { goal })}.</b> ${t(`replay-what-${about}`, { goal })}</span>`;
}

/** Everything that the figures and marks mean, in one place. @param {{goal: string}} props */
export function Legend({ goal }) {
  const { t } = useWords();
  return html`<details class="replay-legend"><summary>${t('replay-legend')}</summary><dl>
    ${EXPLAINED.map((about) => html`<div key=${about}><dt>${t(`replay-name-${about}`, { goal })}</dt><dd>${t(`replay-what-${about}`, { goal })}</dd></div>`)}
  </dl></details>`;
}
