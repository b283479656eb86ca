/** The expected score of each player, position by position, drawn by uPlot. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { useSettings } from '../settings.js';
import { Token } from '../token.js';
import { AsTable, valueOf } from './curve-table.js';
import { amount, percent, where } from './review.js';

const DASHES = [[], [7, 4], [2, 3], [10, 3, 2, 3], [5, 2]];
/** In units of the page's type, which grows with the screen. */
const HEIGHT = 14;
const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

const library = () => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('../vendor/uplot/uplot.css', import.meta.url).href;
  if (!document.querySelector(`link[href="${style.href}"]`)) document.head.append(style);
  return import('../vendor/uplot/uplot.js').then((loaded) => /** @type {any} */ (loaded.default));
};

const night = matchMedia('(prefers-color-scheme: dark)');

/** Whether the device is dark: what is drawn does not follow the style by itself. */
function useDark() {
  const [dark, setDark] = useState(night.matches);
  useEffect(() => {
    const change = () => setDark(night.matches);
    night.addEventListener('change', change);
    return () => night.removeEventListener('change', change);
  }, []);
  return dark;
}

/** Steps and one row of values for each seat. @param {Map<number, any>} choices @param {number} seats @param {'points'|'win'} what */
function rows(choices, seats, what) {
  const steps = [...choices.keys()].sort((one, other) => one - other);
  const values = Array.from({ length: seats }, (_, seat) => steps.map((step) => {
    const choice = choices.get(step);
    return choice.seat === seat ? valueOf(choice, what) : null;
  }));
  return [steps, ...values];
}

/**
 * @typedef {object} CurveProps
 * @property {import('./asking.js').Review} review
 * @property {string[]} names
 * @property {any[]} frames
 * @property {number} step
 * @property {number[]} rounds  the steps at which they begin
 * @property {(step: number) => void} onStep
 */

/** @param {CurveProps} props */
export function Curve({ review, names, frames, step, rounds, onStep }) {
  const { t, number, list } = useWords();
  const settings = useSettings();
  const dark = useDark();
  const last = frames.length - 1;
  const [what, setWhat] = useState(/** @type {'points'|'win'} */ ('points'));
  const said = what === 'points' ? amount : percent;
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const chart = useRef(/** @type {any} */ (null));
  const now = useRef(step);
  now.current = step;
  const inks = useRef(/** @type {HTMLElement|null} */ (null));

  useEffect(() => {
    let gone = false;
    library().then((UPlot) => {
      if (gone || !place.current || !inks.current) return;
      const colour = (/** @type {Element} */ element) => getComputedStyle(element).color;
      const ink = colour(place.current);
      const lines = [...inks.current.querySelectorAll('i')].map(colour);
      const grid = { stroke: colour(/** @type {Element} */ (inks.current.querySelector('b'))), width: 1 };
      const axis = { stroke: ink, grid, ticks: grid, font: `${Math.round(0.75 * rem())}px system-ui` };
      chart.current = new UPlot({
        width: place.current.clientWidth || 300, height: HEIGHT * rem(), legend: { show: false }, cursor: { y: false, drag: { x: false, y: false } },
        scales: { x: { time: false, range: [0, last] } },
        axes: [{ ...axis, size: 2 * rem(), values: () => rounds.map(() => ''), splits: () => rounds }, { ...axis, size: 3 * rem(), values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map((one) => (what === 'win' ? number(one, { style: 'percent' }) : number(one))) }],
        series: [{}, ...names.map((name, seat) => ({ label: name, stroke: lines[seat], width: 2, dash: DASHES[seat], spanGaps: true, points: { show: false } }))],
        hooks: {
          draw: [(/** @type {any} */ self) => {
            const x = Math.round(self.valToPos(now.current, 'x', true));
            self.ctx.save();
            self.ctx.strokeStyle = ink;
            self.ctx.lineWidth = 2;
            self.ctx.setLineDash([]);
            self.ctx.beginPath();
            self.ctx.moveTo(x, self.bbox.top);
            self.ctx.lineTo(x, self.bbox.top + self.bbox.height);
            self.ctx.stroke();
            self.ctx.restore();
          }],
        },
      }, rows(review.choices, names.length, what), place.current);
      chart.current.over.addEventListener('click', (/** @type {MouseEvent} */ event) => go(Math.round(chart.current.posToVal(event.offsetX, 'x'))));
    });
    const fit = new ResizeObserver(() => { if (place.current) chart.current?.setSize({ width: place.current.clientWidth, height: HEIGHT * rem() }); });
    if (place.current) fit.observe(place.current);
    return () => { gone = true; fit.disconnect(); chart.current?.destroy(); chart.current = null; };
  }, [what, last, settings.theme, dark, names.join()]);

  useEffect(() => chart.current?.setData(rows(review.choices, names.length, what)), [review.choices]);
  useEffect(() => chart.current?.redraw(false), [step]);

  /** @param {number} to */
  const go = (to) => onStep(Math.min(last, Math.max(0, to)));
  /** Left and right are everybody's on this page. @param {KeyboardEvent} event */
  function press(event) {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    go(step + way);
  }
  const { round } = frames[step];
  const from = rounds.findLast((one) => one <= step) ?? 0;
  const current = names.map((_, seat) => {
    const at = [...review.choices.keys()].filter((one) => one >= from && one <= step && review.choices.get(one).seat === seat);
    return at.length ? said(valueOf(review.choices.get(Math.max(...at)), what)) : '';
  });
  const value = t('replay-curve-value', { where: where(round, t), values: list(names.flatMap((name, seat) => (current[seat] ? [`${name} ${current[seat]}`] : []))) || '–' });

  return html`<section class="replay-curve">
    <div class="spread"><h3 id="curve-title">${t(what === 'points' ? 'replay-curve' : 'replay-curve-win')}</h3>
      <div class="choices">${/** @type {const} */ (['points', 'win']).map((one) => html`<label key=${one}><input type="radio" name="curve" value=${one} checked=${what === one} onChange=${() => setWhat(one)} /><span>${t(`replay-worth-${one}`)}</span></label>`)}</div></div>
    <div class="curve" role="slider" tabindex="0" aria-labelledby="curve-title" aria-describedby="curve-about" aria-valuemin="0" aria-valuemax=${last}
      aria-valuenow=${step} aria-valuetext=${value} onKeyDown=${press} ref=${place}></div>
    <p class="hidden" id="curve-about">${t('replay-curve-about')}</p>
    <div ref=${inks}><b class="curve-grid" aria-hidden="true"></b><ul class="curve-key small">${names.map((name, seat) => html`<li key=${seat}><i class=${`seat-${seat} dash-${seat}`} aria-hidden="true"></i><${Token} seat=${seat} /><span class="name">${name}</span>
      <b class="number">${current[seat]}</b></li>`)}</ul></div>
    <${AsTable} review=${review} names=${names} frames=${frames} onStep=${onStep} />
  </section>`;
}
