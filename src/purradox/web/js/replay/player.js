/** A record on the table: one position at a time. */
import { html, useEffect, useMemo, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { Board } from '../board.js';
import { tell } from '../table/tell.js';
import { saveFile } from '../save.js';
import { toast } from '../toast.js';
import { Controls, Jumps } from './controls.js';
import { chapters, nameFor } from './places.js';
import { Scores, Seats } from './seats.js';
import { Continue } from './continue.js';
import { Review } from './review.js';
import { Moment } from './moment.js';
import { where as whereIs } from './figures.js';
import { mistakesOf, nextMistake } from './mistakes.js';
import { useQuiz } from './quiz.js';
import { useReview } from './asking.js';

/**
 * @typedef {object} PlayerProps
 * @property {any} replay
 * @property {string} record
 * @property {number} start  the step to begin at
 * @property {boolean} stored  whether this server has the match
 * @property {number|null} mine  the chair that was mine, if any
 * @property {boolean} reviewed  whether the review should be there from the beginning
 * @property {(step: number, whole?: boolean) => Promise<string>} linkTo
 * @property {(step: number) => void} onStep  told about each step
 * @property {() => void} onOther
 */

/** @param {PlayerProps} props */
export function Player({ replay, record, start, stored, mine, reviewed, linkTo, onStep, onOther }) {
  const { t } = useWords();
  const { frames, setup } = replay;
  const last = frames.length - 1;
  const [step, draw] = useState(Math.min(Math.max(start, 0), last));
  const at = useRef(step);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [hands, setHands] = useState(true);
  const [who, setWho] = useState(mine ?? Math.max(0, frames[0].hands.findIndex(Boolean)));
  const { review, start: ask, stop } = useReview(record, who);
  useEffect(() => { if (reviewed) void ask(); }, []);
  const parts = useMemo(() => chapters(frames), [frames]);
  const names = replay.seats?.map(nameFor) ?? Array.from({ length: setup.players }, (_, seat) => t('seat-name', { seat }));
  const frame = frames[step];
  const { round } = frame;
  const goal = setup.predictions.length ? 'prediction' : 'bonus';
  const where = whereIs(round, t);
  useEffect(() => onStep(step), [step]);

  /** @param {number} to */
  function setStep(to) {
    at.current = to;
    draw(to);
  }

  /** @param {boolean} whole */
  async function copy(whole) {
    try {
      const link = await linkTo(step, whole);
      await navigator.clipboard.writeText(link);
      toast(t(link.includes('#r=') ? 'replay-link-copied' : 'replay-link-copied-table'));
    } catch {
      toast(t('pad-copy-failed'));
    }
  }

  const save = () => saveFile(new Blob([record], { type: 'text/plain' }), 'purradox.txt');

  const choice = review.choices.get(step);
  const quiz = useQuiz(choice, who);
  const mistakes = useMemo(() => mistakesOf(review, who), [review.choices, who]);
  /** To a mistake: what is said about it comes into sight too. @param {number|undefined} to */
  function toMistake(to) {
    if (to === undefined) return;
    setPlaying(false);
    setStep(to);
    requestAnimationFrame(() => document.querySelector('.replay-card')?.scrollIntoView({ block: 'nearest' }));
  }
  /** @param {1|-1} way */
  const next = (way) => toMistake(nextMistake(mistakes, at.current, way));
  /** What was chosen, what was tried, and what would have been better once that is known. @type {import('./moment.js').Marks} */
  const marks = {};
  if (choice) {
    const [best, made] = [choice.choices[0], choice.choices[choice.chosen]];
    if (quiz.tried !== null) marks[quiz.tried] = quiz.said === 'right' ? 'better' : 'tried';
    if (!quiz.open && made.verdict === 'mistake') marks[best.move] = 'better';
    marks[made.move] = made.verdict === 'mistake' ? 'made' : 'fine';
  }
  const ended = frames[last].events.find((/** @type {any} */ one) => one.event === 'match_ended');
  return html`<div class="replay">
    <div class="replay-main stack">
      <div class="replay-stick">
        <p class="replay-where" aria-hidden="true">${where}</p>
        <${Board} setup=${setup} tokens=${round.tokens} names=${names} last=${frame.events.find((/** @type {any} */ one) => one.event === 'played')?.cell}
          group=${round.scores.map((/** @type {any} */ one) => one.group).filter((/** @type {any} */ one) => one.length)}
          marks=${round.phase === 'play' ? marks : {}} note=${(/** @type {string} */ cell) => (round.phase === 'play' && marks[cell] ? t(`replay-mark-${marks[cell]}`) : undefined)}
          legal=${quiz.open && round.phase === 'play' ? quiz.moves : null} onSpace=${quiz.open && round.phase === 'play' ? (/** @type {string} */ cell) => { if (quiz.moves.includes(cell)) quiz.attempt(cell); } : undefined} />
        <${Moment} frame=${frame} names=${names} marks=${marks} choice=${choice} quiz=${quiz} />
        <${Controls} step=${step} now=${() => at.current} last=${last} where=${where} chapters=${parts} playing=${playing} speed=${speed}
          onStep=${setStep} onPlay=${setPlaying} onSpeed=${setSpeed} onHands=${() => setHands(!hands)} onMistake=${next} />
      </div>
      <${Happened} frame=${frame} names=${names} where=${where} />
      <${Jumps} chapters=${parts} step=${step} onStep=${(/** @type {number} */ to) => { setPlaying(false); setStep(to); }} />
    </div>
    <${Review} review=${review} onStart=${ask} onStop=${stop} names=${names} who=${who} mine=${mine} onWho=${setWho} frames=${frames} step=${step} rounds=${parts.map((one) => one.steps[0].step)}
      goal=${goal} mistakes=${mistakes} onNext=${next} onMistake=${toMistake} onStep=${(/** @type {number} */ to) => { setPlaying(false); setStep(to); }} quiz=${quiz} winners=${ended?.winners ?? null} />
    <div class="replay-side stack">
      <${Seats} frame=${frame} names=${names} open=${hands} />
      <label class="check"><input type="checkbox" checked=${hands} onChange=${() => setHands(!hands)} /><span>${t('replay-hands')}</span></label>
      ${round.scores.length > 0 && html`<${Scores} round=${round} names=${names} />`}
      <div class="line"><button type="button" class="button is-small" data-link onClick=${() => copy(false)}>${t('replay-link')}</button>
        ${stored && html`<button type="button" class="button is-small" data-whole onClick=${() => copy(true)}>${t('replay-link-whole')}</button>`}
        <button type="button" class="button is-small" onClick=${save}>${t('replay-save')}</button>
        <button type="button" class="button is-small" onClick=${onOther}>${t('replay-other')}</button></div>
      <${Continue} record=${record} step=${step} names=${names} frame=${frame} known=${replay.known} over=${replay.over && step === last} />
    </div>
    <p class="small soft keys">${t('replay-keys')}</p>
  </div>`;
}

/** What led to this position. @param {{frame: any, names: string[], where: string}} props */
const Happened = ({ frame, names, where }) => html`<div class="replay-happened" role="status"><span class="hidden">${where}: </span>
  ${tell(frame.events, names, null).map((line) => html`<p key=${line}>${line}</p>`)}</div>`;
