/** What is mine: the hand, what is asked of me, and the buttons to answer. */
import { html, cx, useEffect, useRef } from '../lib.js';
import { useWords } from '../words.js';
import { useSettings } from '../settings.js';
import { cellName, colourName, partsOf } from '../cells.js';
import { Hand } from '../hand.js';
import { Icon } from '../icons.js';
import { Mark } from '../token.js';
import { spacesFor } from './store.js';
import { danger, openFor } from './aids.js';
import { Hint } from './hint.js';

/** @param {Record<string, any>} props */
export function Own({ store, state, names, round, news, choosing, aids }) {
  const { t } = useWords();
  const { stuck, hints } = useSettings();
  const you = state.shown.you;
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const ready = choosing.move !== null;
  // After two keys the answer is under the Enter key.
  useEffect(() => {
    const active = document.activeElement;
    if (ready && (!active || active === document.body || active.id === 'main')) button.current?.focus({ preventScroll: true });
  }, [choosing.move]);

  if (!you) return html`<section class="own is-watching"><p class="prompt">${t('room-you-watch')}</p><p class="soft small">
    ${prompt(t, state, round, names, choosing)}</p></section>`;
  const marked = aids && stuck && round.phase === 'play';
  const threat = (/** @type {number} */ number) => (marked ? danger(news.setup, round, you, number) : '');
  const sendLabel = !ready ? t('send-nothing')
    : round.phase === 'discard' ? t('send-discard', { number: choosing.move })
    : round.phase === 'predict' ? t('send-predict', { tricks: Number(choosing.move) })
    : t('send-play', { cell: cellName(choosing.move) });
  const follows = !ready || round.phase !== 'play' || !round.trick.length || partsOf(choosing.move).colour === round.led;
  const loses = !follows && !round.lost[you.seat].includes(round.led);

  return html`<section class=${cx('own', choosing.free && 'is-turn')} aria-label=${t('own-label')}>
    <div class="ask">
      <p class="prompt" role="status">${prompt(t, state, round, names, choosing)}</p>
      ${loses && html`<p class="loses small"><${Mark} colour=${round.led} />
        ${t('choice-loses', { colour: colourName(round.led) })}</p>`}
      <div class="told">
      ${state.reasons.length > 0 && html`<div class="reasons" role="alert"><ul>
        ${state.reasons.map((/** @type {any} */ one) => html`<li key=${one.text}>${one.text}${one.rule && html` <span
        class="rule">${one.rule}</span>`}</li>`)}</ul></div>`}
      ${state.asking && html`<p class="hint is-coming" role="status">${t('hint-thinking')}</p>`}
      ${state.hint && html`<${Hint} hint=${state.hint} round=${round} setup=${news.setup} />`}
      </div>
    </div>
    <div class="actions">
      <button type="button" ref=${button} class="button is-main send" aria-disabled=${ready ? undefined : 'true'}
        onClick=${() => choosing.send()}>
        ${ready && round.phase === 'play' && html`<${Mark} colour=${partsOf(choosing.move).colour} />`}${sendLabel}
      </button>
      ${(ready || choosing.place !== null) && html`<button type="button" class="button is-quiet" onClick=${choosing.clear}>
        <${Icon} name="undo" /><span>${t('take-back')}</span></button>`}
      ${aids && hints && choosing.free && html`<button type="button" class="button is-quiet" disabled=${state.asking}
        onClick=${store.hint}><${Icon} name="bulb" /><span>${t('hint-button')}</span></button>`}
    </div>
    <${Hand} numbers=${you.hand} selected=${choosing.place} onCard=${choosing.pickCard}
      playable=${(/** @type {number} */ number) => round.phase !== 'play' || !choosing.free || spacesFor(choosing.legal, number).length > 0}
      note=${(/** @type {number} */ number) => [
        choosing.free && round.phase === 'play' && possible(t, choosing.legal, number),
        threat(number) && t('card-open', { count: openFor(news.setup, round, you, number) }),
      ].filter(Boolean).join(', ')}
      badge=${(/** @type {number} */ number) => threat(number) && html`<span class=${cx('badge', `is-${threat(number)}`)}
        aria-hidden="true">${openFor(news.setup, round, you, number)}</span>`} />
  </section>`;
}

/** @param {Function} t @param {string[]} legal @param {number} number */
function possible(t, legal, number) {
  const colours = spacesFor(legal, number).map((cell) => colourName(partsOf(cell).colour));
  return colours.length ? t('card-colours', { colours: colours.join(', ') }) : t('card-no-colour');
}

/** The one sentence that says what is going on. @param {Function} t @param {any} state @param {any} round @param {string[]} names @param {any} choosing */
function prompt(t, state, round, names, choosing) {
  if (state.pending) return t('prompt-sending');
  if (round.phase === 'over') return t('prompt-over');
  if (!choosing.free) return round.to_act.length === 1 ? t('prompt-wait', { name: names[round.to_act[0]] }) : t('prompt-wait-all');
  if (round.phase === 'discard') return t('prompt-discard');
  if (round.phase === 'predict') return t('prompt-predict');
  if (choosing.cell) return t('prompt-chosen', { cell: cellName(choosing.cell) });
  if (choosing.number !== null) return t('prompt-card', { number: choosing.number });
  return round.trick.length ? t('prompt-follow', { colour: colourName(round.led) }) : t('prompt-lead');
}
