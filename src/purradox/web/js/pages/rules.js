/** The rules by their numbers, with examples that can be tapped. */
import { html, useEffect } from '../lib.js';
import { t as say, useWords } from '../words.js';
import { Link } from '../router.js';
import { useTitle } from '../title.js';
import { useData, useReady } from '../learn/data.js';
import { Groups, Neighbours, Opened, Try, WhoWins } from '../learn/examples.js';

/** How many rules there are below each heading; the numbers never change. */
const RULES = { 1: 4, 2: 4, 3: 4, 4: 5, 5: 3, 6: 4 };

const WORDS = ['trick', 'lead', 'led', 'follow', 'trump', 'prediction', 'board', 'space', 'token', 'paradox'];
const FACTS = [1, 2, 3];

/** @param {{route: any}} props */
export default function Rules({ route }) {
  const ready = useReady('rules');
  const examples = useData('examples');
  return ready && examples
    ? html`<${Book} examples=${examples} hash=${route.hash} />`
    : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
}

/** @param {{examples: any, hash: string}} props */
function Book({ examples, hash }) {
  const { t } = useWords();
  useTitle(t('rules-title'));
  useEffect(() => {
    const rule = document.getElementById(hash.slice(1));
    rule?.scrollIntoView();
    rule?.focus({ preventScroll: true });
  }, [hash]);
  const chapters = Object.entries(RULES);
  return html`<main id="main" tabindex="-1" class="page book">
    <header><h1>${t('rules-title')}</h1><p class="soft">${t('rules-lead')}</p></header>
    <nav class="contents" aria-label=${t('rules-contents')}><ol>
      <li><a href="#words">${t('rules-words')}</a></li>
      ${chapters.map(([chapter]) => html`<li key=${chapter}><a href=${`#R${chapter}`}><b>R${chapter}</b> ${t(`rules-r${chapter}`)}</a></li>`)}
    </ol></nav>
    <div class="chapters">
      <section class="sheet chapter" aria-labelledby="words">
        <h2 id="words" tabindex="-1">${t('rules-words')}</h2>
        <dl class="word-list">${WORDS.map((word) => html`<div key=${word}><dt>${t(`rules-word-${word}`)}</dt><dd>${t(`rules-word-${word}-means`)}</dd></div>`)}</dl>
      </section>
      ${chapters.map(([chapter, count]) => html`<section class="sheet chapter" key=${chapter} aria-labelledby=${`R${chapter}`}>
        <h2 id=${`R${chapter}`} tabindex="-1"><span class="rule-number">R${chapter}</span> ${t(`rules-r${chapter}`)}</h2>
        ${chapter === '1' && html`<${Setups} setups=${examples.setups} />`}
        ${Array.from({ length: count }, (_, one) => html`<${Rule} rule=${`R${chapter}.${one + 1}`} examples=${examples} key=${one} />`)}
      </section>`)}
      <section class="sheet chapter" aria-labelledby="facts"><h2 id="facts" tabindex="-1">${t('rules-facts')}</h2>
        <ul class="facts">${FACTS.map((fact) => html`<li key=${fact}>${t(`rules-fact-${fact}`)}</li>`)}</ul></section>
      <p><${Link} to="/strategy" class="button">${t('thumb-title')}<//></p>
      <p class="soft small">${t('rules-independent')}</p>
    </div>
  </main>`;
}

/** @param {{rule: string, examples: any}} props */
function Rule({ rule, examples }) {
  const { t } = useWords();
  const key = `rules-${rule.toLowerCase().replace('.', '-')}`;
  const live = LIVE[rule]?.(examples);
  return html`<article class="rule">
    <h3 id=${rule} tabindex="-1"><a class="rule-number" href=${`#${rule}`}>${rule}</a> ${t(`${key}-title`)}</h3>
    <p>${t(key)}</p>
    ${live && html`<aside class="live" aria-label=${`${t('rules-example')}, ${rule}`}>${live}</aside>`}
  </article>`;
}

/** @type {Record<string, (examples: any) => any>} */
const LIVE = {
  'R2.2': ({ setups }) => html`<${Neighbours} setup=${setups['3-white']} />`,
  'R2.3': ({ setups }) => html`<p class="note small">${say('rules-provisional')}</p><${Neighbours} setup=${setups['5-violet']} />`,
  'R3.1': ({ setups, 'R3.1': turned }) => html`<p>${say('rules-r3-1-example')}</p><${Opened} setup=${setups[turned.setup]} tokens=${turned.tokens} />`,
  'R4.1': ({ setups, 'R4.1': one }) => html`<${Try} setup=${setups[one.setup]} example=${one} />`,
  'R4.2': ({ setups, 'R4.2': both }) => both.map((/** @type {any} */ one, /** @type {number} */ at) => html`
    <p key=${`p${at}`}>${say(at ? 'rules-r4-2-no-exception' : 'rules-r4-2-exception')}</p><${Try} key=${at} setup=${setups[one.setup]} example=${one} />`),
  'R4.5': ({ 'R4.5': tricks }) => html`<${WhoWins} tricks=${tricks} />`,
  'R5.2': ({ setups, 'R5.2': one }) => html`<${Try} setup=${setups[one.setup]} example=${one} />`,
  'R6.2': ({ setups, 'R6.2': boards }) => boards.map((/** @type {any} */ one, /** @type {number} */ at) => html`<${Groups} key=${at} setup=${setups[one.setup]} example=${one} />`),
};

/** @param {{setups: Record<string, any>}} props */
function Setups({ setups }) {
  const { t } = useWords();
  const all = [2, 3, 4, 5].map((players) => setups[`${players}-white`]);
  /** Which board is for how many. @param {'white'|'violet'} board @param {number[]} players @returns {[string, (setup: any) => any]} */
  const row = (board, ...players) => [t('option-board-short', { board }), (setup) => (players.includes(setup.players) ? '✓' : '–')];
  /** @type {[string, (setup: any) => any][]} */
  const rows = [
    [t('rules-numbers'), (setup) => `1–${setup.numbers}`], [t('rules-dealt'), (setup) => setup.dealt],
    [t('rules-predictions'), (setup) => setup.predictions.join(', ') || '–'], [t('rules-tricks'), (setup) => setup.tricks],
    row('white', 2, 3, 4), row('violet', 3, 4, 5),
    [t('rules-out'), (setup) => (setup.rows[0].length - 1 > setup.numbers ? `${setup.numbers + 1}\u00a0×4` : '–')],
  ];
  return html`<p>${t('rules-r1-0')}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('rules-r1')}><table>
      <thead><tr><th scope="col">${t('rules-players')}</th>${all.map((setup) => html`<th scope="col" key=${setup.players}>${setup.players}</th>`)}</tr></thead>
      <tbody>${rows.map(([one, figure]) => html`<tr key=${one}><th scope="row">${one}</th>
        ${all.map((setup) => html`<td key=${setup.players}>${figure(setup)}</td>`)}</tr>`)}</tbody>
    </table></div>`;
}
