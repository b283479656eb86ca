/** What a bot would do, and why. */
import { html } from '../lib.js';
import { hasWords, t, useWords } from '../words.js';
import { cellName } from '../cells.js';

const SHOWN = 3;

/** @param {{hint: import('./types.js').Hinted, round: import('./types.js').Round, setup: import('./types.js').Setup}} props */
export function Hint({ hint, round, setup }) {
  const { number } = useWords();
  const part = (/** @type {number} */ value) => number(value, { style: 'percent', maximumFractionDigits: 0 });
  const move = (/** @type {string} */ text) => (round.phase === 'play' ? cellName(text)
    : round.phase === 'predict' ? t('predict-tricks', { tricks: Number(text) })
    : t('card-name', { number: Number(text) }));
  const [best] = hint.choices;
  if (!best) return null;
  const goal = setup.predictions.length ? 'prediction' : 'bonus';
  return html`<div class="hint" role="status">
    <p><b>${t('hint-best', { move: move(best.move) })}</b> ${reason(hint, goal, number)}</p>
    <table class="small">
      <thead><tr><th scope="col">${t('analysis-choice')}</th><th scope="col" class="number">${t('analysis-points')}</th><th
        scope="col" class="number">${t('analysis-paradox')}</th>
        <th scope="col" class="number">${t('analysis-kept', { goal })}</th></tr></thead>
      <tbody>${hint.choices.slice(0, SHOWN).map((choice) => html`<tr key=${choice.move}><th scope="row">${move(choice.move)}</th>
        <td class="number">${number(choice.points, { maximumFractionDigits: 1 })}</td><td class="number">${part(choice.paradox)}
          </td><td class="number">${part(choice.kept)}</td></tr>`)}</tbody>
    </table>
  </div>`;
}

// The other reasons compare chances.
const AMOUNTS = ['group', 'tricks'];

/** @param {import('./types.js').Hinted} hint @param {string} goal @param {(value: number, options?: any) => string} number */
function reason({ why, args = {} }, goal, number) {
  const kind = (why ?? '').replace(/^why-/, '');
  if (!kind || !hasWords(`why-${kind}`)) return '';
  const style = AMOUNTS.includes(kind) ? { maximumFractionDigits: 1 } : { style: 'percent', maximumFractionDigits: 0 };
  /** @param {any} value */
  const told = (value) => (typeof value === 'number' ? number(value, style) : value ?? '');
  return t(`why-${kind}`, { goal, this: told(args.this), other: told(args.other) });
}
