/** Match after match with the same people: who has won how many, and how many points. */
import { html } from '../lib.js';
import { usePart, useWords } from '../words.js';
import { Token } from '../token.js';

/** @param {{news: import('./types.js').TableNews, names: string[]}} props */
export function Series({ news, names }) {
  const { t, number } = useWords();
  const ready = usePart('board');
  if (!ready || !news.series) return null;
  const { matches, won, points } = news.series;
  const order = names.map((_, seat) => seat).sort((one, other) => won[other] - won[one] || points[other] - points[one]);
  return html`<div class="series stack">
    <h3>${t('tv-series', { matches })}</h3>
    <div class="scrolls" role="region" tabindex="0" aria-label=${t('tv-series', { matches })}><table class="pad">
      <thead><tr><th scope="col">${t('analysis-player')}</th><th scope="col" class="number">${t('tv-won')}</th>
        <th scope="col" class="number">${t('tv-points')}</th></tr></thead>
      <tbody>${order.map((seat) => html`<tr key=${seat}>
        <th scope="row"><span class="who"><${Token} seat=${seat} /><span class="name">${names[seat]}</span></span></th>
        <td class="number"><b class="total">${number(won[seat])}</b></td><td class="number">${number(points[seat])}</td></tr>`)}</tbody>
    </table></div>
  </div>`;
}
