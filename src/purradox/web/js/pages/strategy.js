/** Rules of thumb: one page to print. The bot `thumb` follows it, and nothing else. */
import { html } from '../lib.js';
import { useTitle } from '../title.js';
import { useWords } from '../words.js';
import { useReady } from '../learn/data.js';

/** How many tricks to predict, by the number of high cards and of players. */
const PREDICTIONS = /** @type {const} */ ([['0–1', 1, 1, 1], ['2', 3, 1, 1], ['3–4', 3, 2, 2], ['5+', 4, 2, 2]]);

export default function Strategy() {
  return useReady('rules') ? html`<${Sheet} />` : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
}

function Sheet() {
  const { t } = useWords();
  useTitle(t('thumb-title'));
  return html`<main id="main" tabindex="-1" class="page thumb">
    <header class="spread"><h1>${t('thumb-title')}</h1>
      <button type="button" class="button no-print" onClick=${() => print()}>${t('thumb-print')}</button></header>
    <p class="soft">${t('thumb-lead')}</p>
    <section class="sheet chapter"><h2>${t('thumb-aside-title')}</h2><p>${t('thumb-aside')}</p></section>
    <section class="sheet chapter"><h2>${t('thumb-predict-title')}</h2><p>${t('thumb-predict')}</p>
      <table><thead><tr><th scope="col">${t('thumb-high')}</th>${[3, 4, 5].map((players) => html`<th scope="col" key=${players}>
        ${t('thumb-players', { players })}</th>`)}</tr></thead>
        <tbody>${PREDICTIONS.map(([high, ...tricks]) => html`<tr key=${high}><th scope="row">${high}</th>
          ${tricks.map((one, place) => html`<td key=${place}>${one}</td>`)}</tr>`)}</tbody></table>
      <p>${t('thumb-two')}</p></section>
    <section class="sheet chapter"><h2>${t('thumb-play-title')}</h2>
      <ol>${[1, 2, 3].map((one) => html`<li key=${one}>${t(`thumb-play-${one}`)}</li>`)}</ol></section>
    <section class="sheet chapter"><h2>${t('thumb-why-title')}</h2>
      <ul>${[1, 2, 3].map((one) => html`<li key=${one}>${t(`thumb-why-${one}`)}</li>`)}</ul></section>
  </main>`;
}
