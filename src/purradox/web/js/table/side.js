/** The log in words, and what can be said. */
import { html, cx, useMemo } from '../lib.js';
import { useWords } from '../words.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';
import { tell } from './tell.js';

export const PHRASES = ['hello', 'good-luck', 'well-played', 'wow', 'thinking', 'hurry', 'oops', 'sorry', 'thanks', 'meow', 'good-game', 'bye'];

/** @param {Record<string, any>} props */
export function Side({ store, state, names, class: more, onClose, children }) {
  const { t } = useWords();
  const inside = html`
    <h2>${t('room-log')}</h2>
    <${Log} state=${state} names=${names} />
    ${state.shown.you && html`<div class="talk" role="group" aria-label=${t('talk-label')}>
      ${PHRASES.map((phrase) => html`<button type="button" key=${phrase} class="button is-small"
        onClick=${() => { store.talk(phrase); onClose?.(); }}>${t(`talk-${phrase}`)}</button>`)}
    </div>`}`;
  if (!onClose) return html`<aside class=${cx('side', more)} aria-label=${t('room-log')}>${children}${inside}</aside>`;
  return html`<${Dialog} label=${t('room-log')} onClose=${onClose} class="side">${inside}
    <p><button type="button" class="button" onClick=${onClose}><${Icon} name="close" />${t('close')}</button></p><//>`;
}

/** What happened so far; the style keeps its end in sight. @param {Record<string, any>} props */
function Log({ state, names }) {
  const { t, date, language } = useWords();
  const me = state.shown.you?.seat ?? null;
  const lines = useMemo(() => state.log.filter((/** @type {any} */ entry) => entry.number <= state.last).flatMap((/** @type {any} */ entry) =>
    entry.events.flatMap((/** @type {any} */ event, /** @type {number} */ place) => tell([event], names, me).map((text) => html`<li
      key=${`${entry.number}-${place}`} class=${`on-${event.event}`} title=${date(entry.at, { timeStyle: 'medium' })}>${text}</li>`))),
  [state.last, language, names.join(), me]);
  return html`<div class="log" tabindex="0" role="region" aria-label=${t('room-log')}><ol>${lines}</ol></div>`;
}
