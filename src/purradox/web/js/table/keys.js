/** Two keys for a play: a number, then a letter. They work on every layout and in every language. */
import { useLayoutEffect, useRef } from '../lib.js';

/**
 * What a key means here. Letters go by what is printed on the key when that is Latin, else by its place.
 * @param {KeyboardEvent} event
 */
export function meaning(event) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : null);
  if (digit) return { number: Number(digit) };
  const key = event.key.toLowerCase();
  const letter = /^[a-z]$/.test(key) ? key : /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  if (letter && 'rbyg'.includes(letter)) return { colour: letter };
  if (letter === 'h') return { hint: true };
  if (event.key === 'Escape') return { clear: true };
  if (event.key === 'Enter') return { send: true };
  return null;
}

/** @param {import('./choose.js').Choosing} choosing @param {() => void} hint @param {() => boolean} closeHint */
export function useKeys(choosing, hint, closeHint) {
  const now = useRef({ choosing, hint, closeHint });
  now.current = { choosing, hint, closeHint };
  // With the drawing, not after it: a key may follow at once.
  useLayoutEffect(() => {
    /** Where the keys of a move were typed. @type {HTMLElement|null} */
    let typed = null;
    /** @param {KeyboardEvent} event */
    function press(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      // Keys belong to the window over the table, wherever the focus is.
      if (document.querySelector('dialog[open]')) return;
      const meant = meaning(event);
      if (!meant) return;
      const { choosing: choice } = now.current;
      // A key on a button presses that button, unless a move was typed there: then Enter is about the move.
      if (meant.send && target !== typed && target.closest('button, a')) return;
      event.preventDefault();
      typed = meant.number || meant.colour ? target : null;
      if (meant.number) choice.typeNumber(meant.number);
      else if (meant.colour) choice.typeColour(meant.colour);
      else if (meant.hint) now.current.hint();
      else if (meant.clear) now.current.closeHint() || choice.clear();
      else if (meant.send) choice.send();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
