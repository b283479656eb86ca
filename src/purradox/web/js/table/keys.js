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

/** @param {import('./choose.js').Choosing} choosing @param {() => void} hint */
export function useKeys(choosing, hint) {
  const now = useRef({ choosing, hint });
  now.current = { choosing, hint };
  // With the drawing, not after it: a key may follow at once.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      // Keys belong to the window over the table, wherever the focus is.
      if (document.querySelector('dialog[open]')) return;
      const meant = meaning(event);
      if (!meant) return;
      const { choosing: choice } = now.current;
      // A key on a button presses that button.
      if (meant.send && target.closest('button, a')) return;
      event.preventDefault();
      if (meant.number) choice.typeNumber(meant.number);
      else if (meant.colour) choice.typeColour(meant.colour);
      else if (meant.hint) now.current.hint();
      else if (meant.clear) choice.clear();
      else if (meant.send) choice.send();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
