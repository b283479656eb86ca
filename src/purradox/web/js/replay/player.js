/** A record on the table: one position at a time. */
import { html, useEffect, useMemo, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { Board } from '../board.js';
import { CardFace } from '../hand.js';
import { cellName, partsOf } from '../cells.js';
import { tell } from '../table/tell.js';
import { toast } from '../toast.js';
import { trickOf } from '../learn/bench.js';
import { Controls, Jumps } from './controls.js';
import { chapters, nameFor } from './places.js';
import { Scores, Seats } from './seats.js';
import { Continue } from './continue.js';
import { Choices, Summary, where as whereIs } from './review.js';
import { Curve } from './curve.js';
import { useReview } from './asking.js';

/**
 * @typedef {object} PlayerProps
 * @property {any} replay
 * @property {string} record
 * @property {number} start  the step to begin at
 * @property {boolean} stored  whether this server has the match
 * @property {(step: number, whole?: boolean) => Promise<string>} linkTo
 * @property {(step: number) => void} onStep  told about each step
 * @property {() => void} onOther
 */

/** @param {PlayerProps} props */
export function Player({ replay, record, start, stored, linkTo, onStep, onOther }) {
  const { t } = useWords();
  const { frames, setup } = replay;
  const last = frames.length - 1;
  const [step, draw] = useState(Math.min(Math.max(start, 0), last));
  const at = useRef(step);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [hands, setHands] = useState(true);
  const { review, start: ask, stop } = useReview(record);
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

  function save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    link.download = 'purradox.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  const choice = review.choices.get(step);
  return html`<div class="replay">
    <div class="replay-main stack">
      <p class="replay-where" aria-hidden="true">${where}</p>
      <${Board} setup=${setup} tokens=${round.tokens} names=${names} last=${frame.events.find((/** @type {any} */ one) => one.event === 'played')?.cell}
        group=${round.scores.map((/** @type {any} */ one) => one.group).filter((/** @type {any} */ one) => one.length)} />
      <${Controls} step=${step} now=${() => at.current} last=${last} where=${where} chapters=${parts} playing=${playing} speed=${speed}
        onStep=${setStep} onPlay=${setPlaying} onSpeed=${setSpeed} onHands=${() => setHands(!hands)} />
      <${Jumps} chapters=${parts} step=${step} onStep=${(/** @type {number} */ to) => { setPlaying(false); setStep(to); }} />
    </div>
    <div class="replay-side stack">
      <${Happened} frame=${frame} names=${names} where=${where} />
      <${Seats} frame=${frame} names=${names} open=${hands} />
      <label class="check"><input type="checkbox" checked=${hands} onChange=${() => setHands(!hands)} /><span>${t('replay-hands')}</span></label>
      ${round.scores.length > 0 && html`<${Scores} round=${round} names=${names} />`}
      <div class="line"><button type="button" class="button is-small" data-link onClick=${() => copy(false)}>${t('replay-link')}</button>
        ${stored && html`<button type="button" class="button is-small" data-whole onClick=${() => copy(true)}>${t('replay-link-whole')}</button>`}
        <button type="button" class="button is-small" onClick=${save}>${t('replay-save')}</button>
        <button type="button" class="button is-small" onClick=${onOther}>${t('replay-other')}</button></div>
      <${Continue} record=${record} step=${step} names=${names} frame=${frame} known=${replay.known} over=${replay.over && step === last} />
    </div>
    <section class="sheet stack replay-review" aria-labelledby="review-title">
      <div class="spread"><h2 id="review-title">${t('replay-review')}</h2>
        ${review.state === 'going'
          ? html`<button type="button" class="button is-small" onClick=${stop}>${t('replay-review-stop')}</button>`
          : review.state !== 'done' && html`<button type="button" class="button is-main" data-review onClick=${ask}>${t('replay-review-start')}</button>`}</div>
      ${review.state === 'none' && html`<p class="soft">${t('replay-review-about')}</p>`}
      ${review.trouble && html`<p class="note is-wrong" role="alert">${review.trouble}</p>`}
      ${review.state === 'going' && html`<p role="status" class="soft">${t('replay-review-progress', { look: review.look, done: review.done, all: review.all })}</p>
        <progress max=${review.all || 1} value=${review.done} aria-label=${t('replay-review')}></progress>`}
      ${review.state !== 'none' && html`<${Curve} review=${review} names=${names} frames=${frames} step=${step} rounds=${parts.map((one) => one.steps[0].step)} onStep=${setStep} />
        <div class="replay-weighed">${choice ? html`<${Choices} choice=${choice} name=${names[choice.seat]} goal=${goal} />`
          : html`<p class="soft">${t(frame.seat !== null && review.state === 'going' ? 'replay-review-waiting' : 'replay-review-none')}</p>`}
        <${Summary} review=${review} names=${names} frames=${frames} onStep=${setStep} /></div>`}
    </section>
    <p class="small soft keys">${t('replay-keys')}</p>
  </div>`;
}

/** What led to this position, and the trick on the table. @param {{frame: any, names: string[], where: string}} props */
function Happened({ frame, names, where }) {
  const { t } = useWords();
  const { plays, winner } = trickOf(frame.round);
  return html`<div class="replay-happened">
    <div role="status"><span class="hidden">${where}: </span>${tell(frame.events, names, null).map((line) => html`<p key=${line}>${line}</p>`)}</div>
    <ul class="replay-trick" aria-label=${t('learn-trick-on-table')}>${plays.map((/** @type {[number, string]} */ [seat, cell]) => {
      const { number, colour } = partsOf(cell);
      return html`<li key=${cell} class=${winner === seat ? 'is-winner' : ''}><span role="img" aria-label=${`${names[seat]}: ${cellName(cell)}`}><${CardFace} number=${number} colour=${colour} /></span>
        <span class="small name" aria-hidden="true">${names[seat]}</span></li>`;
    })}</ul>
  </div>`;
}
