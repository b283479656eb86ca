/** Where a record comes from: pasted, a file, or an example. */
import { html, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { explain } from '../explain.js';
import { Link } from '../router.js';

const LARGEST = 2_000_000;

/** @param {{problem: any, text: string, onText: (text: string) => void, busy: boolean}} props */
export function Open({ problem, text, onText, busy }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);

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

  return html`<section class="sheet stack replay-open" aria-busy=${String(busy)}>
    <p>${t('replay-lead')}</p>
    <div role="alert">${problem && html`<${Broken} problem=${problem} text=${text} />`}</div>
    <form class="stack" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); onText(typed); }}>
      <div class="field"><label for="record">${t('replay-paste')}</label>
        <textarea id="record" rows="9" spellcheck="false" autocomplete="off" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)}></textarea></div>
      <p class="line"><button type="submit" class="button is-main" disabled=${busy || !typed.trim()}>${t(busy ? 'replay-loading' : 'replay-open')}</button>
        <label class="button"><span>${t('replay-file')}</span><input class="hidden" type="file" accept=".txt,.json,.jsonl,text/plain,application/json"
          onChange=${(/** @type {any} */ event) => { void read(event.currentTarget.files[0]); event.currentTarget.value = ''; }} /></label>
        <button type="button" class="button is-quiet" data-example onClick=${() => fetch(new URL('../../learn/example.txt', import.meta.url)).then((answer) => answer.text()).then(onText)}>${t('replay-example')}</button></p>
      <p class="small soft">${t('replay-drop')}</p>
    </form>
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
