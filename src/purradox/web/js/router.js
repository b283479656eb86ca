/** Pages by path, with the history of the browser. */
import { html } from './lib.js';
import { signal, useSignal } from './signal.js';

/** @typedef {{path: string, parts: string[], query: URLSearchParams, hash: string}} Route */

/** @returns {Route} */
function here() {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/+$/, '') || '/';
  return { path, parts: path.split('/').filter(Boolean), query: new URLSearchParams(search), hash };
}

const route = signal(here());
addEventListener('popstate', () => route.set(here()));

export const useRoute = () => useSignal(route);

/** @param {string} to @param {{replace?: boolean}} [options] */
export function navigate(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  route.set(here());
  if (!replace) scrollTo(0, 0);
}

/** @param {MouseEvent & {currentTarget: HTMLAnchorElement}} event */
function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.getAttribute('href') ?? '/');
}

/**
 * A link within the page.
 * @param {{to: string, class?: string, children?: any, [more: string]: any}} props
 */
export function Link({ to, children, ...more }) {
  return html`<a href=${to} onClick=${follow} ...${more}>${children}</a>`;
}
