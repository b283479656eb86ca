/** One step of the lesson: something to do, and what comes of each thing that one may do. */
import { html, cx, useLayoutEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { explain } from '../explain.js';
import { Link } from '../router.js';
import { partsOf } from '../cells.js';
import { Bench } from './bench.js';

/**
 * @typedef {object} StepProps
 * @property {any} setup
 * @property {any} step
 * @property {number} number
 * @property {number} of
 * @property {() => void} onDone
 * @property {() => void} onNext
 * @property {(() => void)|undefined} onBack
 */

/** @param {StepProps} props */
export function Step({ setup, step, number, of, onDone, onNext, onBack }) {
  const { t } = useWords();
  const [card, drawCard] = useState(/** @type {number|null} */ (null));
  const held = useRef(card);
  /** Keys may come faster than the page is drawn. @param {number|null} place */
  const setCard = (place) => { held.current = place; drawCard(place); };
  const [touched, setTouched] = useState(!step.touch.length);
  const [said, setSaid] = useState(/** @type {{text: string, rule?: string}|null} */ (null));
  const [came, setCame] = useState(/** @type {any} */ (null));
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  const go = useRef(/** @type {HTMLElement|null} */ (null));
  const names = [t('learn-you'), t('learn-anna'), t('learn-boris')];
  const taken = [t('learn-you-took'), ...names.slice(1)];

  // Before the page is painted: a key that is pressed at once must not lose the focus to it.
  useLayoutEffect(() => { if (number > 1) title.current?.focus(); }, []);
  useLayoutEffect(() => { if (came) go.current?.focus(); }, [came]);

  const shown = came?.round ? came : step;
  const hand = step.open?.hand ?? shown.you.hand;
  const waits = step.touch.length > 0 && !touched;

  /** @param {any} outcome @param {Record<string, any>} [args] */
  function comes(outcome, args = {}) {
    setCard(null);
    setCame(outcome);
    setSaid({ text: t(outcome.say, args) });
    if (outcome.right) onDone();
  }

  function again() {
    setCame(null);
    setSaid(null);
    title.current?.focus();
  }

  /** @param {string} cell */
  function refuse(cell) {
    const reason = step.reasons[cell];
    if (step.kind === 'play' && (!reason || reason.code === 'not-in-hand')) {
      return setSaid({ text: t('learn-no-such-card', { number: partsOf(cell).number }) });
    }
    const told = reason ?? { code: 'not-in-hand', rule: 'R4.1', args: { seat: step.open.seat, number: partsOf(cell).number } };
    setSaid({ text: explain(told, taken), rule: told.rule });
    if (step.touch.includes(cell)) setTouched(true);
  }

  /** @param {string} cell */
  function play(cell) {
    const { number: wanted, colour } = partsOf(cell);
    const chosen = held.current === null ? wanted : hand[held.current];
    if (chosen !== wanted && hand.includes(wanted)) setSaid({ text: t('learn-not-the-card', { number: wanted }) });
    else if (!step.choices[cell]) refuse(cell);
    else if (waits) setSaid({ text: t(`learn-${step.id}-touch`) });
    else comes(step.choices[cell], { number: wanted, colour });
  }

  /** @param {string} cell */
  function point(cell) {
    const group = step.groups.find((/** @type {string[]} */ one) => one.includes(cell));
    if (!group) return setSaid({ text: t('learn-group-not-yours') });
    const right = step.largest.includes(cell);
    comes({ right, say: `learn-group-${right ? 'right' : 'wrong'}`, group }, step.args);
  }

  /** @type {Record<string, (cell: string) => void>} */
  const spaces = { play, stuck: refuse, group: point };
  const onSpace = came ? undefined : spaces[step.kind];
  const choosing = step.kind === 'play' || step.kind === 'discard';
  const onCard = came || !choosing ? undefined : (/** @type {number} */ value, /** @type {number} */ place) => {
    if (step.kind === 'discard') return comes(step.choices[value], { number: value });
    setSaid(null);
    setCard(held.current === place ? null : place);
  };
  const legal = onSpace && step.kind === 'play'
    ? step.you.legal.filter((/** @type {string} */ cell) => card === null || partsOf(cell).number === hand[card])
    : null;

  // With the drawing, not after it: a key may follow at once.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || came || !choosing) return;
      const place = hand.indexOf(Number(event.key));
      if (place >= 0 && held.current !== place) onCard?.(hand[place], place);
      else if (step.kind === 'play' && held.current !== null && 'rbyg'.includes(event.key)) play(`${hand[held.current]}${event.key}`);
      else if (event.key === 'Escape') setCard(null);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return html`
    <section class="words sheet" aria-labelledby="step-title">
      <p class="kicker small"><span>${t('learn-progress', { step: number, steps: of })}</span>
        <span class="rule-links">${step.rules.map((/** @type {string} */ rule) => html`<${Link} to=${`/rules#${rule}`} key=${rule}>${rule}<//>`)}</span></p>
      <h2 id="step-title" tabindex="-1" ref=${title}>${t(`learn-${step.id}-title`)}</h2>
      ${t(`learn-${step.id}-text`).split('\n').map((line) => html`<p key=${line}>${line}</p>`)}
      <p class="task"><span><span class="hidden">${t('learn-task')}: </span>${t(waits ? `learn-${step.id}-touch` : `learn-${step.id}-task`)}</span></p>
      ${!came && step.kind === 'predict' && html`<div class="line answers">
        ${Object.keys(step.choices).map((tricks) => html`<button type="button" class="button" key=${tricks} data-answer=${tricks}
          onClick=${() => comes(step.choices[tricks], { tricks: Number(tricks) })}>${tricks}</button>`)}</div>`}
      ${!came && step.kind === 'stuck' && html`<div class="line answers">
        ${['yes', 'no'].map((answer) => html`<button type="button" class="button" key=${answer} data-answer=${answer}
          onClick=${() => comes(step.choices[answer])}>${t(`learn-paradox-${answer}`)}</button>`)}</div>`}
      <div class=${cx('answer', (came || said) && 'is-shown')}>
      <div class="said" role="status">${said && html`<p class=${came ? (came.right ? 'note is-right' : 'note') : 'note is-wrong'}>${said.text}
        ${said.rule && html` <${Link} class="small" to=${`/rules#${said.rule}`}>${said.rule}<//>`}</p>`}</div>
      <div class="spread steps-on">
        ${onBack ? html`<button type="button" class="button is-quiet" onClick=${onBack}>${t('learn-back')}</button>` : html`<span />`}
        ${!came && said && html`<button type="button" class="button is-quiet is-small said-away" onClick=${() => setSaid(null)}>${t('learn-close')}</button>`}
        ${came && (came.right
          ? html`<button type="button" class="button is-main" data-next ref=${go} onClick=${onNext}>${t('learn-next')}</button>`
          : html`<button type="button" class="button is-main" data-again ref=${go} onClick=${again}>${t('learn-again')}</button>`)}
      </div>
      </div>
    </section>
    <${Bench} setup=${setup} round=${shown.round} names=${names} seat=${step.open?.seat ?? 0} hand=${hand}
      handLabel=${step.open && t('learn-hand-of', { name: names[step.open.seat] })}
      board=${{ legal, onSpace, selected: { number: card === null ? null : hand[card] }, group: came?.group ?? [] }}
      cards=${{ onCard, selected: card }}
      onPlayed=${step.kind === 'pick' && !came ? (/** @type {string} */ cell) => comes(step.choices[cell]) : undefined} />`;
}
