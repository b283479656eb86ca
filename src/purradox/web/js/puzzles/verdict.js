/** The result of an answer: right or wrong, why, what every choice is worth, and what to do next. */
import { html, useEffect, useLayoutEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { bots } from '../levels.js';
import { navigate } from '../router.js';
import { takeChair } from '../share.js';
import { sorry } from '../toast.js';
import { levelName } from '../table/tell.js';
import { whyBetter } from '../reason.js';
import { amount, percent } from '../replay/figures.js';

/** @typedef {(choice: string) => string} Named */

/** @param {{question: any, verdict: any, choice: string, named: Named, goal: string, onNext: () => void}} props */
export function Verdict({ question, verdict, choice, named, goal, onNext }) {
  const { t } = useWords();
  const next = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => next.current?.focus(), []);
  const { right, answer, rating } = verdict;
  return html`<div class="said" role="status"><p class=${right ? 'note is-right' : 'note is-wrong'} data-verdict=${right ? 'right' : 'wrong'}>
        <b>${t(right ? 'puzzle-right' : 'puzzle-wrong', { answer: named(answer), choice: named(choice) })}</b> <span data-why>${why(verdict, question, named, goal, t)}</span></p></div>
    <div class="spread"><p class="small" data-rated>${rating ? t('puzzle-rating-change', { before: String(rating.before), after: String(rating.after) }) : t('puzzle-rating-same')}</p>
      <button type="button" class="button is-main" data-next ref=${next} onClick=${onNext}>${t('puzzles-next')}</button></div>
    <${Values} question=${question} verdict=${verdict} choice=${choice} named=${named} goal=${goal} />
    <${PlayOn} puzzle=${question.puzzle} />`;
}

/** Why the answer is better than what was chosen, or than the next best choice. @param {any} verdict @param {any} question @param {Named} named @param {string} goal @param {any} t */
function why({ answer, reason }, question, named, goal, t) {
  if (!reason) return '';
  if (reason.kind === 'held') {
    return t('puzzle-why-held', { better: named(answer), worse: named(reason.other), better_figure: percent(reason.better), worse_figure: percent(reason.worse) });
  }
  return whyBetter({ move: answer }, { move: reason.other, reason }, question.round.phase, goal);
}

/** @param {{question: any, verdict: any, choice: string, named: Named, goal: string}} props */
function Values({ question, verdict, choice, named, goal }) {
  const { t } = useWords();
  const exact = question.number !== null;
  const measured = (/** @type {any} */ pair, /** @type {any} */ write) => (pair ? html`${write(pair[0])} <span class="soft small">± ${write(pair[1])}</span>` : '–');
  const total = verdict.values.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.simulations, 0);
  const columns = exact ? ['chance'] : ['points', 'loss', 'paradox', 'kept'];
  return html`<details class="puzzle-values"><summary>${t('puzzle-values')}</summary>
    <div class="wide" role="region" tabindex="0" aria-label=${t('puzzle-values')}><table>
      <thead><tr><th scope="col">${t('puzzle-col-choice')}</th>${columns.map((one) => html`<th scope="col" key=${one}>${t(`puzzle-col-${one}`, { goal })}</th>`)}</tr></thead>
      <tbody>${verdict.values.map((/** @type {any} */ one) => html`<tr key=${one.choice} class=${one.choice === verdict.answer ? 'is-answer' : one.choice === choice ? 'is-missed' : ''}>
        <th scope="row">${named(one.choice)}</th>
        ${exact ? html`<td>${percent(one.chance)}</td>` : html`<td>${measured(one.points, amount)}</td><td>${measured(one.loss, amount)}</td>
          <td>${measured(one.paradox, percent)}</td><td>${measured(one.kept, percent)}</td>`}</tr>`)}</tbody>
    </table></div>
    <p class="small soft">${exact ? t('puzzle-proof-exact') : t('puzzle-proof', { simulations: total })}</p></details>`;
}

/** @param {{puzzle: string}} props */
function PlayOn({ puzzle }) {
  const { t } = useWords();
  const [levels, setLevels] = useState(/** @type {string[]} */ ([]));
  const [bot, setBot] = useState('alley');
  const [busy, setBusy] = useState(false);
  useEffect(() => { bots().then((found) => setLevels([...found.levels, ...found.bots]), () => {}); }, []);
  async function go() {
    setBusy(true);
    try {
      navigate(`/t/${(await takeChair(`puzzles/${puzzle}/continue`, { bot })).table}`);
    } catch (error) {
      sorry(error);
      setBusy(false);
    }
  }
  return html`<div class="line puzzle-play-on">
    <label class="field"><span class="label small">${t('replay-continue-against')}</span><select value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.currentTarget.value)}>
      ${levels.map((level) => html`<option value=${level} key=${level}>${levelName(level)}</option>`)}</select></label>
    <button type="button" class="button" data-play-on disabled=${busy || !levels.length} onClick=${go}>${t('puzzle-play-on')}</button></div>`;
}
