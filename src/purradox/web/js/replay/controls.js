/** Stepping, jumping and playing. */
import { html, useEffect, useLayoutEffect } from '../lib.js';
import { useWords } from '../words.js';
import { nearest } from './places.js';

const SPEEDS = [0.5, 1, 2, 4];
const ICONS = {
  first: 'M19 6 11 12l8 6zM7 6v12', back: 'M15 6 7 12l8 6z', forward: 'M9 6l8 6-8 6z', last: 'M5 6l8 6-8 6zM17 6v12', play: 'M8 5l11 7-11 7z', pause: 'M8 5v14M16 5v14',
};

/** @param {{name: keyof ICONS}} props */
const Icon = ({ name }) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

/**
 * @typedef {object} ControlsProps
 * @property {number} step
 * @property {() => number} now  the step even before it is drawn: keys may come fast
 * @property {number} last
 * @property {string} where  the position in words
 * @property {import('./places.js').Chapter[]} chapters
 * @property {boolean} playing
 * @property {number} speed
 * @property {(step: number) => void} onStep
 * @property {(playing: boolean) => void} onPlay
 * @property {(speed: number) => void} onSpeed
 * @property {() => void} onHands
 * @property {(way: 1|-1) => void} onMistake
 */

/** @param {ControlsProps} props */
export function Controls({ step, now, last, where, chapters, playing, speed, onStep, onPlay, onSpeed, onHands, onMistake }) {
  const { t } = useWords();
  /** @param {number|undefined} to */
  const go = (to) => { if (to !== undefined) { onPlay(false); onStep(Math.min(Math.max(to, 0), last)); } };

  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) return void onPlay(false);
    const timer = setTimeout(() => onStep(step + 1), 1100 / speed);
    return () => clearTimeout(timer);
  }, [playing, step, speed]);

  useLayoutEffect(() => {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => go(now() - 1), ArrowRight: () => go(now() + 1), Home: () => go(0), End: () => go(last),
      PageUp: () => go(nearest(chapters, now(), -1)), PageDown: () => go(nearest(chapters, now(), 1)),
      ' ': () => onPlay(!playing), h: onHands, n: () => onMistake(1), N: () => onMistake(-1),
    };
    /** @param {KeyboardEvent} event */
    function press(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      if (event.key === ' ' && target.closest('button, a, summary')) return;
      const act = keys[event.key];
      if (act) { event.preventDefault(); act(); }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const button = (/** @type {keyof ICONS} */ name, /** @type {number} */ to, /** @type {boolean} */ off) => html`
    <button type="button" class="button" data-go=${name} aria-label=${t(`replay-${name}`)} title=${t(`replay-${name}`)} disabled=${off} onClick=${() => go(to)}><${Icon} name=${name} /></button>`;
  return html`<div class="replay-controls">
    <div class="line">
      ${button('first', 0, step === 0)}${button('back', step - 1, step === 0)}
      <button type="button" class="button is-main" data-go="play" aria-label=${t(playing ? 'replay-pause' : 'replay-play')} onClick=${() => onPlay(!playing && step < last)}><${Icon} name=${playing ? 'pause' : 'play'} /></button>
      ${button('forward', step + 1, step === last)}${button('last', last, step === last)}
      <label class="speed"><span class="hidden">${t('replay-speed')}</span><select value=${speed} onChange=${(/** @type {any} */ event) => onSpeed(Number(event.currentTarget.value))}>
        ${SPEEDS.map((one) => html`<option value=${one} key=${one}>${t('replay-speed-times', { times: one })}</option>`)}</select></label>
    </div>
    <input type="range" min="0" max=${last} value=${step} aria-label=${t('replay-position')} aria-valuetext=${where} onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
  </div>`;
}

/** @param {{chapters: import('./places.js').Chapter[], step: number, onStep: (step: number) => void}} props */
export function Jumps({ chapters, step, onStep }) {
  const { t } = useWords();
  const here = chapters.flatMap((chapter) => chapter.steps).findLast((one) => one.step <= step);
  return html`<nav class="replay-jumps" aria-label=${t('replay-jump')}>
    ${chapters.map(({ round, steps }) => html`<div key=${round}><p class="small jump-title">${t('pad-round', { round })}</p><ul>
      ${steps.map((one) => html`<li key=${one.step}><button type="button" data-step=${one.step} aria-current=${here === one ? 'true' : undefined}
        aria-label=${one.trick ? t('replay-trick', { trick: one.trick }) : t(one.over ? 'replay-end-of-round' : 'replay-start-of-round')}
        onClick=${() => onStep(one.step)}>${one.trick ?? (one.over ? '■' : '▸')}</button></li>`)}</ul></div>`)}
  </nav>`;
}
