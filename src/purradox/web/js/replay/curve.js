/** How everybody's chances and expected scores went, position by position, drawn by uPlot. */
import { html, cx, useEffect, useMemo, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { library, rem, useDark } from '../plot.js';
import { useSettings } from '../settings.js';
import { Token } from '../token.js';
import { AsTable } from './curve-table.js';
import { What, amount, percent, where, wholePercents } from './figures.js';

const DASHES = [[], [7, 4], [2, 3], [10, 3, 2, 3], [5, 2]];
/** In units of the page's type, which grows with the screen. */
const HEIGHT = 14;

/**
 * Steps and one row of values for each seat: everybody's chance to win as one player could know it, which sum to 1, or what each
 * player could expect to score, at their own choices.
 * @param {Map<number, any>} choices @param {number} seats @param {'points'|'win'} what @param {number} who @param {number[]|null} winners @param {number} last
 */
function rows(choices, seats, what, who, winners, last) {
  const all = [...choices.values()].sort((one, other) => one.step - other.step);
  const shown = what === 'win' ? all.filter((one) => one.seat === who) : all;
  const steps = shown.map((one) => one.step);
  const values = Array.from({ length: seats }, (_, seat) => shown.map((one) => (what === 'win' ? one.wins[seat] : one.seat === seat ? one.expected : null)));
  if (what === 'win' && winners && steps.length) {
    steps.push(last);
    values.forEach((row, seat) => row.push(winners.includes(seat) ? 1 / winners.length : 0));
  }
  return [steps, ...values];
}

const SIZES = { big: 0.62, plain: 0.5, small: 0.38 };
/** How near to a mark, in units of type, a click is about it. */
const NEAR = 0.8;

/**
 * @typedef {object} CurveProps
 * @property {import('./asking.js').Review} review
 * @property {string[]} names
 * @property {number} who  through whose eyes
 * @property {import('./mistakes.js').Mistake[]} mistakes  of that seat
 * @property {number[]|null} winners
 * @property {any[]} frames
 * @property {number} step
 * @property {number[]} rounds  the steps at which they begin
 * @property {(step: number) => void} onStep
 */

/** @param {CurveProps} props */
export function Curve({ review, names, who, mistakes, winners, frames, step, rounds, onStep }) {
  const { t, number, list } = useWords();
  const settings = useSettings();
  const dark = useDark();
  const last = frames.length - 1;
  const [what, setWhat] = useState(/** @type {'points'|'win'} */ ('win'));
  // The library may come after the figures, or before them.
  const data = useRef(/** @type {any[]} */ ([]));
  data.current = useMemo(() => rows(review.choices, names.length, what, who, winners, last), [review.choices, what, who]);
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const chart = useRef(/** @type {any} */ (null));
  const now = useRef({ step, mistakes });
  now.current = { step, mistakes };
  const inks = useRef(/** @type {HTMLElement|null} */ (null));

  useEffect(() => {
    let gone = false;
    library().then((UPlot) => {
      if (gone || !place.current || !inks.current) return;
      const colour = (/** @type {Element} */ element) => getComputedStyle(element).color;
      const ink = colour(place.current);
      const lines = [...inks.current.querySelectorAll('.curve-line')].map(colour);
      const wrong = colour(/** @type {Element} */ (inks.current.querySelector('.curve-wrong')));
      const grid = { stroke: colour(/** @type {Element} */ (inks.current.querySelector('b'))), width: 1 };
      const axis = { stroke: ink, grid, ticks: grid, font: `${Math.round(0.75 * rem())}px system-ui` };
      chart.current = new UPlot({
        width: place.current.clientWidth || 300, height: HEIGHT * rem(), legend: { show: false }, cursor: { y: false, drag: { x: false, y: false } },
        scales: { x: { time: false, range: [0, last] }, ...(what === 'win' && { y: { range: [0, 1] } }) },
        axes: [{ ...axis, size: 2 * rem(), values: () => rounds.map(() => ''), splits: () => rounds }, { ...axis, size: 3.6 * rem(), values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map((one) => (what === 'win' ? number(one, { style: 'percent' }) : number(one))) }],
        series: [{}, ...names.map((name, seat) => ({ label: name, stroke: lines[seat], width: seat === who ? 3.5 : 1.5, dash: DASHES[seat], spanGaps: true, points: { show: false } }))],
        hooks: {
          draw: [(/** @type {any} */ self) => {
            const x = Math.round(self.valToPos(now.current.step, 'x', true));
            self.ctx.save();
            self.ctx.strokeStyle = ink;
            self.ctx.lineWidth = 2;
            self.ctx.setLineDash([]);
            self.ctx.beginPath();
            self.ctx.moveTo(x, self.bbox.top);
            self.ctx.lineTo(x, self.bbox.top + self.bbox.height);
            self.ctx.stroke();
            self.ctx.fillStyle = wrong;
            self.ctx.lineWidth = 1;
            for (const mistake of now.current.mistakes) {
              const [steps, ...values] = self.data;
              const y = self.valToPos(values[who][steps.indexOf(mistake.step)] ?? 0, 'y', true);
              const at = self.valToPos(mistake.step, 'x', true);
              const size = SIZES[mistake.level] * rem() * devicePixelRatio;
              self.ctx.beginPath();
              self.ctx.moveTo(at, y - 2);
              self.ctx.lineTo(at - size / 2, y - 2 - size);
              self.ctx.lineTo(at + size / 2, y - 2 - size);
              self.ctx.closePath();
              self.ctx.fill();
              self.ctx.stroke();
            }
            self.ctx.restore();
          }],
        },
      }, data.current, place.current);
      chart.current.over.addEventListener('click', (/** @type {MouseEvent} */ event) => {
        const away = (/** @type {number} */ one) => Math.abs(chart.current.valToPos(one, 'x') - event.offsetX);
        const steps = now.current.mistakes.map((one) => one.step).sort((one, other) => away(one) - away(other));
        go(steps.length && away(steps[0]) < NEAR * rem() ? steps[0] : Math.round(chart.current.posToVal(event.offsetX, 'x')));
      });
    });
    const fit = new ResizeObserver(() => { if (place.current) chart.current?.setSize({ width: place.current.clientWidth, height: HEIGHT * rem() }); });
    if (place.current) fit.observe(place.current);
    return () => { gone = true; fit.disconnect(); chart.current?.destroy(); chart.current = null; };
  }, [what, who, last, settings.theme, dark, names.join()]);

  useEffect(() => chart.current?.setData(data.current), [review.choices]);
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
  const before = [...review.choices.values()].filter((one) => one.step <= step).sort((one, other) => other.step - one.step);
  const known = before.find((one) => one.seat === who);
  const chances = winners && step === last ? names.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) : known?.wins;
  const current = what === 'win' ? names.map((_, seat) => (chances ? percent(wholePercents(chances)[seat]) : ''))
    : names.map((_, seat) => { const own = before.find((one) => one.seat === seat && one.step >= from); return own ? amount(own.expected) : ''; });
  const value = t('replay-curve-value', { where: where(round, t), values: list(names.flatMap((name, seat) => (current[seat] ? [`${name} ${current[seat]}`] : []))) || '–' });

  return html`<section class="replay-curve">
    <div class="spread"><div class="line"><h3 id="curve-title">${t(what === 'points' ? 'replay-curve' : 'replay-curve-win')}</h3><${What} about=${what} /></div>
      <div class="choices">${/** @type {const} */ (['win', 'points']).map((one) => html`<label key=${one}><input type="radio" name="curve" value=${one} checked=${what === one} onChange=${() => setWhat(one)} /><span>${t(`replay-worth-${one}`)}</span></label>`)}</div></div>
    <p class="small soft">${t(`replay-curve-${what}-lead`, { name: names[who] })}</p>
    <div class="curve" role="slider" tabindex="0" aria-labelledby="curve-title" aria-describedby="curve-about" aria-valuemin="0" aria-valuemax=${last}
      aria-valuenow=${step} aria-valuetext=${value} onKeyDown=${press} ref=${place}></div>
    <p class="hidden" id="curve-about">${t('replay-curve-about')}</p>
    <div ref=${inks}><b class="curve-grid" aria-hidden="true"></b><ul class="curve-key small">${names.map((name, seat) => html`<li key=${seat}><svg class=${cx('curve-line', `seat-${seat}`)} viewBox="0 0 34 4" aria-hidden="true"><path d="M0 2h34" stroke-dasharray=${DASHES[seat].join(' ')} stroke-width=${seat === who ? 3.5 : 2} /></svg><${Token} seat=${seat} /><span class="name">${name}</span>
      <b class="number">${current[seat]}</b></li>`)}<li><span class="curve-wrong" aria-hidden="true">▼</span>${t('replay-curve-mark')}</li></ul></div>
    <${AsTable} review=${review} names=${names} who=${who} frames=${frames} onStep=${onStep} />
  </section>`;
}
