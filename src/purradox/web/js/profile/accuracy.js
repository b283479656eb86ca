/** How well I chose, match by match, as far as reviews are kept. */
import { html, useEffect, useRef } from '../lib.js';
import { useWords } from '../words.js';
import { library, rem, useDark } from '../plot.js';
import { Link } from '../router.js';
import { useSettings } from '../settings.js';

const HEIGHT = 12;

/** @param {{points: {table: string, at: number, accuracy: number}[]}} props */
export function AccuracyCurve({ points }) {
  const { t, number, date, language } = useWords();
  const { theme } = useSettings();
  const dark = useDark();
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  // Choosing worse than at random is no accuracy at all.
  const shown = points.map((one) => ({ ...one, accuracy: Math.min(Math.max(one.accuracy, 0), 1) }));
  const percent = (/** @type {number} */ value) => number(value, { style: 'percent' });

  useEffect(() => {
    if (!place.current || shown.length < 2) return undefined;
    /** @type {any} */
    let chart = null;
    let gone = false;
    void library().then((UPlot) => {
      if (gone || !place.current) return;
      const style = getComputedStyle(place.current);
      const axis = { stroke: style.color, grid: { stroke: style.borderTopColor, width: 1 }, ticks: { show: false }, font: `${Math.round(0.75 * rem())}px system-ui` };
      chart = new UPlot({
        width: place.current.clientWidth || 300, height: HEIGHT * rem(), legend: { show: false }, cursor: { show: false },
        scales: { x: { time: false, range: [0.5, shown.length + 0.5] }, y: { range: [0, 1] } },
        axes: [
          { ...axis, size: 2 * rem(), incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500], values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map((one) => number(one)) },
          { ...axis, size: 3.6 * rem(), values: (/** @type {any} */ _, /** @type {number[]} */ splits) => splits.map(percent) },
        ],
        series: [{}, { stroke: style.outlineColor, width: 2.5, points: { show: true, size: 8, fill: style.outlineColor } }],
      }, [shown.map((_, at) => at + 1), shown.map((one) => one.accuracy)], place.current);
    });
    const fit = new ResizeObserver(() => { if (place.current) chart?.setSize({ width: place.current.clientWidth, height: HEIGHT * rem() }); });
    fit.observe(place.current);
    return () => { gone = true; fit.disconnect(); chart?.destroy(); };
  }, [points, theme, dark, language]);

  if (!shown.length) return html`<p>${t('profile-accuracy-none')}</p>`;
  return html`
    ${shown.length > 1 && html`<div class="accuracy" role="img" aria-label=${t('profile-accuracy-curve', {
      count: shown.length, first: percent(shown[0].accuracy), last: percent(shown[shown.length - 1].accuracy) })} ref=${place}></div>`}
    <details open=${shown.length < 2}><summary>${t('profile-accuracy-table')}</summary>
      <ul class="accuracy-list">${[...shown].reverse().map((one) => html`<li key=${one.table}>
        <${Link} to=${`/replay?table=${one.table}`}>${date(one.at)}<//> <b class="number">${percent(one.accuracy)}</b></li>`)}</ul></details>`;
}
