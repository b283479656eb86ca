/** Short sentences that come up at the bottom and go away again. */
import { html } from './lib.js';
import { signal, useSignal } from './signal.js';

/** @typedef {{label: string, run: () => void}} Action */
const said = signal(/** @type {{id: number, text: string, action?: Action}[]} */ ([]));
let count = 0;

/** @param {string} text @param {number} [seconds] @param {Action} [action]  what can be done about it */
export function toast(text, seconds = 5, action) {
  const id = ++count;
  said.set([...said.get().filter((one) => one.text !== text), { id, text, action }].slice(-2));
  setTimeout(() => drop(id), seconds * 1000);
}

/** @param {number} id */
const drop = (id) => said.set(said.get().filter((one) => one.id !== id));

/** Say why something did not work. @param {any} error */
export function sorry(error) {
  if (error?.words) toast(error.words, 7);
  else throw error;
}

export const Toasts = () => html`<div class="toast" role="status">${useSignal(said).map(({ id, text, action }) => html`<p key=${id}>
  ${text}${action && html` <button type="button" onClick=${() => { drop(id); action.run(); }}>${action.label}</button>`}</p>`)}</div>`;
