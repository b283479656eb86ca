/** A score pad for people who play with the real box. */
import { html } from '../lib.js';
import { useWords } from '../words.js';
import { useTitle } from '../title.js';
import { useSignal } from '../signal.js';
import { useData, useReady } from '../learn/data.js';
import { RoundForm } from '../pad/round.js';
import { Sheet, asText, share } from '../pad/sheet.js';
import { Start } from '../pad/start.js';
import { blank, store, undo, write } from '../pad/store.js';

export default function PadPage() {
  const ready = useReady('pad');
  const data = useData('examples');
  return ready && data ? html`<${PadHere} setups=${data.setups} />` : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
}

/** @param {{setups: Record<string, any>}} props */
function PadHere({ setups }) {
  const { t } = useWords();
  const { pad, past } = useSignal(store);
  useTitle(t('pad-title'));
  const last = past.findLast((one) => one !== null);
  return html`<main id="main" tabindex="-1" class="page pad">
    <header class="spread"><div><h1>${t('pad-title')}</h1><p class="soft">${t('pad-lead')}</p></div>
      <p class="line tools">
        ${past.length > 0 && html`<button type="button" class="button is-small" data-undo onClick=${undo}>${t('pad-undo')}</button>`}
        ${pad && html`<button type="button" class="button is-small" onClick=${() => write(null)}>${t('pad-new')}</button>`}
      </p></header>
    ${pad ? html`<${Writing} pad=${pad} setup=${setups[`${pad.players}-${pad.board}`]} />` : html`<${Start} names=${last?.names ?? []} />`}
  </main>`;
}

/** @param {{pad: import('../pad/store.js').Pad, setup: any}} props */
function Writing({ pad, setup }) {
  const { t } = useWords();
  const over = pad.rounds.length === pad.players && pad.editing === null;

  function put() {
    const at = pad.editing ?? pad.rounds.length;
    const rounds = [...pad.rounds.slice(0, at), pad.draft, ...pad.rounds.slice(at + 1)];
    write({ ...pad, rounds, draft: blank(pad.players), editing: null });
    scrollTo(0, 0);
  }

  return html`
    <${Sheet} setup=${setup} pad=${pad} onEdit=${(/** @type {number} */ round) => write({ ...pad, draft: pad.rounds[round], editing: round })} />
    <p class="line tools"><button type="button" class="button is-small" onClick=${() => share(asText(setup, pad, t), t)}>${t('pad-share')}</button>
      <button type="button" class="button is-small" onClick=${() => print()}>${t('pad-print')}</button></p>
    ${!over && html`<${RoundForm} setup=${setup} pad=${pad} onChange=${(/** @type {any} */ draft) => write({ ...pad, draft })} onWrite=${put}
      onCancel=${pad.editing === null ? undefined : () => write({ ...pad, draft: blank(pad.players), editing: null })} />`}
    ${pad.board === 'violet' && html`<p class="note small">${t('rules-provisional')}</p>`}`;
}
