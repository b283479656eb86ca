/** The review of a match: whose choices, what was wrong with them, and the figures. */
import { html, cx } from '../lib.js';
import { number, useWords } from '../words.js';
import { moveName, whyBetter } from '../reason.js';
import { Token } from '../token.js';
import { Curve } from './curve.js';
import { Legend, What, amount, gain, percent } from './figures.js';
import { Level, MistakeSteps, Mistakes, mistakesOf } from './mistakes.js';

/**
 * @typedef {object} ReviewProps
 * @property {import('./asking.js').Review} review
 * @property {() => void} onStart
 * @property {() => void} onStop
 * @property {string[]} names
 * @property {number} who  whose choices are looked at
 * @property {number|null} mine  my own seat, if I had one
 * @property {(seat: number) => void} onWho
 * @property {any[]} frames
 * @property {number} step
 * @property {number[]} rounds  the steps at which they begin
 * @property {string} goal
 * @property {import('./mistakes.js').Mistake[]} mistakes
 * @property {(way: 1|-1) => void} onNext
 * @property {(step: number) => void} onMistake  to one of them
 * @property {(step: number) => void} onStep
 * @property {import('./quiz.js').Quiz} quiz
 * @property {number[]|null} winners
 */

/** @param {ReviewProps} props */
export function Review({ review, onStart, onStop, names, who, mine, onWho, frames, step, rounds, goal, mistakes, onNext, onMistake, onStep, quiz, winners }) {
  const { t } = useWords();
  const going = review.state === 'going';
  const first = mine ?? 0;
  const seats = names.map((_, turn) => (first + turn) % names.length);
  const choice = review.choices.get(step);
  return html`<section class="sheet stack replay-review" aria-labelledby="review-title">
    <div class="spread"><h2 id="review-title">${t('replay-review')}</h2>
      ${going ? html`<button type="button" class="button is-small" onClick=${onStop}>${t('replay-review-stop')}</button>`
        : review.state !== 'done' && html`<button type="button" class="button is-main" data-review onClick=${onStart}>${t('replay-review-start')}</button>`}</div>
    ${review.state === 'none' && html`<p class="soft">${t('replay-review-about')}</p>`}
    ${review.trouble && html`<p class="note is-wrong" role="alert">${review.trouble}</p>`}
    ${going && html`<div><p role="status" class="soft small">${t('replay-review-progress', { look: review.look })}</p>
      <progress max="1" value=${review.progress} aria-label=${t('replay-review')}></progress></div>`}
    ${review.quick && html`<p class="soft small">${t('worker-advice')}</p>`}
    ${review.state !== 'none' && html`
      <fieldset class="choices replay-who"><legend class="hidden">${t('replay-who')}</legend>
        ${seats.map((seat) => html`<label key=${seat}><input type="radio" name="who" value=${seat} checked=${who === seat} onChange=${() => onWho(seat)} />
          <span><${Token} seat=${seat} /><span class="name">${names[seat]}</span>${seat === mine && html` <small>(${t('player-you')})</small>`}</span></label>`)}</fieldset>
      <${MistakeSteps} mistakes=${mistakes} going=${going} onNext=${onNext} />
      <div class="replay-card">${choice ? quiz.open ? html`<${Question} choice=${choice} name=${names[choice.seat]} quiz=${quiz} />`
          : html`<${Choices} choice=${choice} name=${names[choice.seat]} goal=${goal} />`
        : html`<p class="soft">${t(frames[step].seat !== null && going ? 'replay-review-waiting' : 'replay-review-none')}</p>`}</div>
      <${Mistakes} mistakes=${mistakes} frames=${frames} step=${step} onStep=${onMistake} />
      <${Curve} review=${review} names=${names} who=${who} mistakes=${mistakes} winners=${winners} frames=${frames} step=${step} rounds=${rounds} onStep=${onStep} />
      <${Summary} review=${review} names=${names} seats=${seats} who=${who} />
      <${Legend} goal=${goal} />`}
  </section>`;
}

/** Before the answer: can you find it? @param {{choice: any, name: string, quiz: import('./quiz.js').Quiz}} props */
function Question({ choice, name, quiz }) {
  const { t } = useWords();
  return html`<section class="replay-quiz">
    <h3><${Level} level=${quiz.level} /> ${t(`replay-level-${quiz.level}`)}</h3>
    <p>${t('replay-quiz', { name, move: moveName(choice.phase, choice.choices[choice.chosen].move) })}
      <span class="soft"> ${t(`replay-quiz-${choice.phase}`)}</span></p>
    <p role="status" class=${cx('note', quiz.said === 'right' && 'is-right')} hidden=${!quiz.said}>${quiz.said && t(`replay-tried-${quiz.said}`, { move: moveName(choice.phase, quiz.tried ?? '') })}</p>
    <p><button type="button" class="button" data-show onClick=${quiz.show}>${t('replay-quiz-show')}</button></p>
  </section>`;
}

/** @param {{choice: any, name: string, goal: string}} props */
function Choices({ choice, name, goal }) {
  const { t } = useWords();
  const [best, chosen] = [choice.choices[0], choice.choices[choice.chosen]];
  const why = whyBetter(best, chosen, choice.phase, goal);
  const told = { best: 'replay-good', good: 'replay-as-good', mistake: 'replay-better' }[/** @type {string} */ (chosen.verdict)] ?? 'replay-good';
  return html`<section class="replay-choices">
    <h3><${Token} seat=${choice.seat} /> ${t('replay-choices', { name })}</h3>
    <p>${t(told, { move: moveName(choice.phase, best.move), why })}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-choices', { name })}><table>
      <thead><tr><th scope="col">${t('replay-choice')}</th><th scope="col" class="number">${t('replay-worth-points')}<${What} about="points" /></th><th scope="col" class="number">${t('replay-worth-win')}<${What} about="win" /></th>
        <th scope="col" class="number">${t('replay-worth-paradox')}<${What} about="paradox" /></th><th scope="col" class="number">${t('replay-worth-kept', { goal })}<${What} about="kept" goal=${goal} /></th></tr></thead>
      <tbody>${choice.choices.map((/** @type {any} */ one, /** @type {number} */ at) => html`<tr key=${one.move} class=${cx(at === choice.chosen && 'is-chosen')}>
        <th scope="row">${moveName(choice.phase, one.move)} ${at === choice.chosen && html`<span class="tag">${t('replay-choice-chosen')}</span>`}${one.verdict !== 'mistake' && html`<span class="tag is-best">${t('hint-verdict', { verdict: one.verdict })}</span>`}</th>
        <td class="number">${amount(one.points.value)}</td><td class="number">${percent(one.win.value)}</td>
        <td class=${cx('number', one.paradox.value >= 0.25 && 'is-risky')}>${percent(one.paradox.value)}</td><td class="number">${percent(one.kept.value)}</td></tr>`)}</tbody></table></div>
    <p class="small soft">${t('replay-review-simulations', { simulations: number(choice.simulations) })}</p>
  </section>`;
}

/** @param {{review: import('./asking.js').Review, names: string[], seats: number[], who: number}} props */
function Summary({ review, names, seats, who }) {
  const { t } = useWords();
  const known = seats.flatMap((seat) => review.seats.filter((one) => one.seat === seat && one.known));
  if (!known.length) return null;
  return html`<section class="replay-summary"><h3>${t('replay-summary')}</h3><div class="scrolls" tabindex="0" role="region" aria-label=${t('replay-summary')}><table>
    <thead><tr><th scope="col">${t('replay-player')}</th><th scope="col" class="number">${t('replay-name-accuracy')}<${What} about="accuracy" /></th><th scope="col" class="number">${t('replay-name-cost')}<${What} about="cost" /></th>
      <th scope="col" class="number">${t('replay-name-luck')}<${What} about="luck" /></th></tr></thead>
    <tbody>${known.map((one) => html`<tr key=${one.seat} class=${cx(one.seat === who && 'is-chosen')}><th scope="row"><span class="line"><${Token} seat=${one.seat} /><span class="name">${names[one.seat]}</span></span></th>
      <td class="number">${one.accuracy === null ? '–' : percent(Math.min(Math.max(one.accuracy, 0), 1))}</td><td class="number">${percent(mistakesOf(review, one.seat).reduce((sum, { win }) => sum + win, 0))}</td><td class="number">${one.luck === null ? (review.state === 'done' ? '–' : '…') : gain(one.luck)}</td></tr>`)}</tbody></table></div></section>`;
}
