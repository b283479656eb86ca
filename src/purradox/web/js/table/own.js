/** What is mine: the hand, what is asked of me, and the buttons to answer. */
import { html, cx, useEffect, useRef } from '../lib.js';
import { useSignal } from '../signal.js';
import { connection } from '../socket.js';
import { list, useWords } from '../words.js';
import { keys, useSettings } from '../settings.js';
import { cellName, colourName, partsOf } from '../cells.js';
import { Hand } from '../hand.js';
import { Icon } from '../icons.js';
import { Mark } from '../token.js';
import { hintedMove, spacesFor } from './store.js';
import { danger, openFor } from './aids.js';
import { Hint } from './hint.js';

/** @param {Record<string, any>} props */
export function Own({ store, state, names, round, news, choosing, aids, onLegend }) {
  const { t } = useWords();
  const { stuck, unseen, hints } = useSettings();
  const offline = useSignal(connection) === 'closed';
  const you = state.shown.you;
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const ready = choosing.move !== null;
  // After two keys the answer is under the Enter key.
  useEffect(() => {
    const active = document.activeElement;
    if (ready && (!active || active === document.body || active.id === 'main')) button.current?.focus({ preventScroll: true });
  }, [choosing.move]);

  if (!you) return html`<section class="own is-watching"><p class="prompt">${t('room-you-watch')}</p><p class="soft small">
    ${prompt(t, state, round, names, choosing, offline)}</p></section>`;
  const marked = aids && stuck && round.phase === 'play';
  const threat = (/** @type {number} */ number) => (marked ? danger(news.setup, round, you, number) : '');
  const move = choosing.move ?? state.pending?.move ?? null;
  const sendLabel = move === null ? ''
    : round.phase === 'discard' ? t('send-discard', { number: move })
    : round.phase === 'predict' ? t('send-predict', { tricks: Number(move) })
    : t('send-play', { cell: cellName(move) });
  const told = hintedMove(state);
  const hinted = told === null || round.phase === 'predict' ? null : parseInt(told, 10);
  const follows = !ready || round.phase !== 'play' || !round.trick.length || partsOf(choosing.move).colour === round.led;
  const loses = !follows && !round.lost[you.seat].includes(round.led);

  return html`<section class=${cx('own', choosing.free && 'is-turn')} aria-label=${t('own-label')}>
    <div class="ask">
      <p class=${cx('prompt', (loses || state.hint || state.asking) && 'hidden')} role="status">${prompt(t, state, round, names, choosing, offline)}</p>
      ${loses && html`<p class="loses" role="status"><${Mark} colour=${round.led} />
        <span>${t('choice-loses', { colour: colourName(round.led) })}</span></p>`}
      ${state.asking && html`<p class="hint is-coming small" role="status">${t('hint-thinking')}</p>`}
      ${state.hint && html`<${Hint} hint=${state.hint} round=${round} setup=${news.setup} own=${choosing.move} onClose=${store.closeHint} />`}
      ${state.reasons.length > 0 && html`<div class="told"><div class="reasons" role="alert"><ul>
        ${state.reasons.map((/** @type {any} */ one) => html`<li key=${one.text}>${one.text}${one.rule && html` <span
        class="rule">${one.rule}</span>`}</li>`)}</ul></div></div>`}
    </div>
    <div class="actions">
      <button type="button" ref=${button} class=${cx('button is-main send', move === null && 'is-idle', state.pending && 'is-sending')}
        aria-disabled=${ready ? undefined : 'true'} onClick=${() => choosing.send()}>
        ${move && round.phase === 'play' && html`<${Mark} colour=${partsOf(move).colour} />`}${sendLabel}
      </button>
      ${choosing.free && (ready || choosing.place !== null) && html`<button type="button" class="button is-quiet" onClick=${choosing.clear}>
        <${Icon} name="undo" /><span>${t('take-back')}</span></button>`}
      ${aids && hints && choosing.free && html`<button type="button" class="button is-quiet"
        aria-pressed=${String(Boolean(state.hint || state.asking))} onClick=${store.hint}>
        <${Icon} name="bulb" /><span>${t('hint-button')}</span></button>`}
      ${aids && (stuck || unseen) && round.phase === 'play' && html`<button type="button" class="button is-quiet is-legend"
        aria-haspopup="dialog" onClick=${onLegend}><${Icon} name="help" /><span>${t('legend-button')}</span></button>`}
    </div>
    <${Hand} numbers=${you.hand} hinted=${hinted} selected=${choosing.place} onCard=${choosing.pickCard}
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

/** The one sentence that says what is going on. @param {Function} t @param {any} state @param {any} round @param {string[]} names @param {any} choosing @param {boolean} offline */
function prompt(t, state, round, names, choosing, offline) {
  if (state.pending) return t(offline ? 'prompt-sending-later' : 'prompt-sending');
  if (round.phase === 'over') return t('prompt-over');
  if (!choosing.free) {
    const waited = round.to_act.filter((/** @type {number} */ seat) => seat !== state.shown.you?.seat).map((/** @type {number} */ seat) => names[seat]);
    return waited.length === 1 ? t('prompt-wait', { name: waited[0] }) : t('prompt-wait-all', { names: list(waited) });
  }
  if (round.phase === 'discard') return t('prompt-discard');
  if (round.phase === 'predict') return t('prompt-predict');
  if (choosing.cell) return t('prompt-chosen', { cell: cellName(choosing.cell), keys: keys() });
  if (choosing.number !== null) return t('prompt-card', { number: choosing.number });
  return round.trick.length ? t('prompt-follow', { colour: colourName(round.led) }) : t('prompt-lead');
}
