/** Where a record comes from: an own match, an example, a file, or pasted. */
import { html, cx, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { myTables } from '../local.js';
import { explain } from '../explain.js';
import { TableList } from '../listed.js';
import { Link } from '../router.js';
import { keys } from '../settings.js';

const LARGEST = 2_000_000;
const SHOWN = 5;

/** @param {{problem: any, text: string, onText: (text: string) => void, busy: boolean}} props */
export function Open({ problem, text, onText, busy }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(text);
  const [mine, setMine] = useState(/** @type {any[]|null} */ (null));
  useEffect(() => setTyped(text), [text]);
  useEffect(() => void myTables().then((tables) => setMine(tables.filter((one) => one.status === 'over')), () => setMine([])), []);

  /** @param {File|undefined|null} file */
  async function read(file) {
    if (file) onText((await file.slice(0, LARGEST).text()));
  }

  useEffect(() => {
    /** @param {DragEvent} event */
    const over = (event) => event.preventDefault();
    /** @param {DragEvent} event */
    const drop = (event) => { event.preventDefault(); void read(event.dataTransfer?.files[0]); };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => { removeEventListener('dragover', over); removeEventListener('drop', drop); };
  }, []);

  const other = Boolean(problem || text);
  const example = () => fetch(new URL('../../learn/example.txt', import.meta.url)).then((answer) => answer.text()).then(onText);
  return html`<section class="stack replay-open" aria-busy=${String(busy)}>
    <p>${t('replay-lead')}</p>
    <div role="alert">${problem && html`<${Broken} problem=${problem} text=${text} />`}</div>
    ${mine && html`${mine.length
      ? html`<h2>${t('replay-mine')}</h2><${TableList} tables=${mine.slice(0, SHOWN)} />
        ${mine.length > SHOWN && html`<p><${Link} to="/matches">${t('nav-matches')}<//></p>`}`
      : html`<p class="soft">${t('replay-mine-none')}</p>`}
    <p class="line"><button type="button" class=${cx('button', !mine.length && 'is-main')} data-example disabled=${busy} onClick=${example}>${t('replay-example')}</button>
      <label class="button"><span>${t('replay-file')}</span><input class="hidden" type="file" accept=".txt,.json,.jsonl,text/plain,application/json"
        onChange=${(/** @type {any} */ event) => { void read(event.currentTarget.files[0]); event.currentTarget.value = ''; }} /></label>
      ${keys() === 'yes' && html`<span class="small soft">${t('replay-drop')}</span>`}</p>
    <details class="sheet" open=${other}><summary>${t('replay-paste')}</summary>
      <form class="stack" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); onText(typed); }}>
        <textarea id="record" rows="9" aria-label=${t('replay-paste')} spellcheck="false" autocomplete="off" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)}></textarea>
        <p><button type="submit" class="button is-main" disabled=${busy || !typed.trim()}>${t(busy ? 'replay-loading' : 'replay-open')}</button></p>
      </form></details>`}
  </section>`;
}

/** What is wrong with a record, and where. @param {{problem: any, text: string}} props */
function Broken({ problem, text }) {
  const { t } = useWords();
  if (!problem.line) return html`<p class="note is-wrong">${explain(problem)}</p>`;
  const line = text.split('\n')[problem.line - 1] ?? '';
  const from = Math.max(0, problem.column - 41);
  return html`<div class="note is-wrong broken">
    <p><strong>${t('replay-broken')}</strong></p>
    <p>${t('replay-broken-where', { line: problem.line, column: problem.column })} ${explain(problem, problem.names)}
      ${problem.rule.startsWith('R') && html` <${Link} to=${`/rules#${problem.rule}`}>${problem.rule}<//>`}</p>
    ${line.trim() && html`<pre><span class="soft">${problem.line} </span>${line.slice(from, problem.column - 1)}<mark>${line.slice(problem.column - 1, problem.column + 5) || ' '}</mark>${line.slice(problem.column + 5, problem.column + 60)}</pre>`}
  </div>`;
}
