/** What the worker loads, while it loads; what to do when that fails, or when another tab has taken the tables. */
import { html, useEffect, useState } from '../lib.js';
import { Dialog } from '../dialog.js';
import { useSignal } from '../signal.js';
import { useWords } from '../words.js';
import { status } from './client.js';

/** What is there sooner need not be said. */
const PATIENCE = 500;
const MEGABYTE = 1_000_000;

export function Loading() {
  const { t } = useWords();
  const { state, part, loaded, total, reason } = useSignal(status);
  const [late, setLate] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const again = () => location.reload();
  if (state === 'failed' && reason === 'elsewhere') return !closed && html`<${Dialog} label=${t('worker-elsewhere')} onClose=${() => setClosed(true)}><div class="stack">
    <h2>${t('worker-elsewhere')}</h2><p>${t('worker-elsewhere-about')}</p>
    <p><button type="button" class="button is-main" onClick=${again}>${t('worker-continue')}</button></p></div><//>`;
  if (state === 'failed') return html`<div class="loading is-failed" role="alert"><p>${t(`worker-failed-${reason}`)}</p>
    <button type="button" class="button is-small" onClick=${again}>${t('trouble-reload')}</button></div>`;
  return state === 'loading' && late && html`<${Progress} part=${part || 'python'} loaded=${loaded} total=${total} />`;
}

/** @param {{part: string, loaded: number, total: number}} props */
function Progress({ part, loaded, total }) {
  const { t, number } = useWords();
  const megabytes = (/** @type {number} */ bytes) => number(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const words = t('worker-loading', { part });
  return html`<aside class="loading" aria-label=${words}><p role="status">${words}</p>
    ${total > 0 && html`<span class="small soft" aria-hidden="true">${t('worker-loaded', { loaded: megabytes(loaded), total: megabytes(total) })}</span>`}
    <progress aria-label=${words} max="1" value=${total > 0 ? Math.min(loaded / total, 1) : undefined}></progress></aside>`;
}
