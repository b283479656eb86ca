/** What a bot would do, in one sentence and by a mark on the table; the figures are a tap away. */
import { html, lazy, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { moveName, whyBetter } from '../reason.js';

const Figures = lazy(() => import('./figures.js'), 'Figures');

/**
 * @param {{hint: import('./types.js').Hinted, round: import('./types.js').Round, setup: import('./types.js').Setup,
 *   own: string|null, onClose: () => void}} props  `own`: the move that is chosen, and not sent
 */
export function Hint({ hint, round, setup, own, onClose }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  // A tap on the table's own buttons is a step towards a move; one beside them is enough of the hint.
  useEffect(() => {
    /** @param {MouseEvent} event */
    const tap = (event) => {
      if (!/** @type {Element} */ (event.target).closest('.hint, button, a, dialog')) onClose();
    };
    document.addEventListener('click', tap);
    return () => document.removeEventListener('click', tap);
  }, []);
  const [best, second] = hint.choices;
  if (!best) return null;
  const goal = setup.predictions.length ? 'prediction' : 'bonus';
  const mine = hint.choices.find((choice) => choice.move === own && choice !== best);
  const other = mine ?? hint.choices.find((choice) => choice.verdict === 'mistake') ?? second;
  const said = own === best.move ? 'hint-yours' : other ? 'hint-best' : 'hint-only';
  return html`<div class="hint small">
    <p role="status"><b>${t(said, { move: moveName(round.phase, best.move) })}</b> ${other && whyBetter(best, other, round.phase, goal)}</p>
    ${other && html`<button type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t('hint-figures')}</button>`}
    ${open && html`<${Figures} choices=${hint.choices} quick=${hint.quick ?? false} own=${own} phase=${round.phase} goal=${goal} onClose=${() => setOpen(false)} />`}
  </div>`;
}
