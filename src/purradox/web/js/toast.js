/** Short sentences that come up at the bottom and go away again. */
import { html } from './lib.js';
import { signal, useSignal } from './signal.js';

const said = signal(/** @type {{id: number, text: string}[]} */ ([]));
let count = 0;

/** @param {string} text @param {number} [seconds] */
export function toast(text, seconds = 5) {
  const id = ++count;
  said.set([...said.get().filter((one) => one.text !== text), { id, text }].slice(-2));
  setTimeout(() => said.set(said.get().filter((one) => one.id !== id)), seconds * 1000);
}

/** Say why something did not work. @param {any} error */
export function sorry(error) {
  if (error?.words) toast(error.words, 7);
  else throw error;
}

export const Toasts = () => html`<div class="toast" role="status">${useSignal(said).map(({ id, text }) => html`<p key=${id}>
  ${text}</p>`)}</div>`;
