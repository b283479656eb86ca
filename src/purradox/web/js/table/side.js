/** The log in words, and what can be said. */
import { html, cx, useEffect, useMemo, useRef } from '../lib.js';
import { useWords } from '../words.js';
import { Dialog } from '../dialog.js';
import { Icon } from '../icons.js';
import { tell } from './tell.js';

export const PHRASES = ['hello', 'good-luck', 'well-played', 'wow', 'thinking', 'hurry', 'oops', 'sorry', 'thanks', 'meow', 'good-game', 'bye'];

/** @param {Record<string, any>} props */
export function Side({ store, state, names, class: more, onClose }) {
  const { t } = useWords();
  const inside = html`
    <h2>${t('room-log')}</h2>
    <${Log} state=${state} names=${names} />
    ${state.shown.you && html`<div class="talk" role="group" aria-label=${t('talk-label')}>
      ${PHRASES.map((phrase) => html`<button type="button" key=${phrase} class="button is-small"
        onClick=${() => { store.talk(phrase); onClose?.(); }}>${t(`talk-${phrase}`)}</button>`)}
    </div>`}`;
  if (!onClose) return html`<aside class=${cx('side', more)} aria-label=${t('room-log')}>${inside}</aside>`;
  return html`<${Dialog} label=${t('room-log')} onClose=${onClose} class="side">${inside}
    <p><button type="button" class="button" onClick=${onClose}><${Icon} name="close" />${t('close')}</button></p><//>`;
}

/** @param {Record<string, any>} props */
function Log({ state, names }) {
  const { t, date, language } = useWords();
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const me = state.shown.you?.seat ?? null;
  const lines = useMemo(() => state.log.filter((/** @type {any} */ entry) => entry.number <= state.last).flatMap((/** @type {any} */ entry) =>
    entry.events.flatMap((/** @type {any} */ event, /** @type {number} */ place) => tell([event], names, me).map((text) => (
      { key: `${entry.number}-${place}`, at: entry.at, kind: event.event, text })))), [state.last, language, names.join(), me]);
  useEffect(() => { if (ref.current) ref.current.scrollTop = ref.current.scrollHeight; }, [lines.length]);
  return html`<ol class="log" ref=${ref} tabindex="0" aria-label=${t('room-log')}>
    ${lines.map((/** @type {any} */ { key, at, kind, text }) => html`<li key=${key} class=${`on-${kind}`}
      title=${date(at, { timeStyle: 'medium' })}>${text}</li>`)}
  </ol>`;
}
