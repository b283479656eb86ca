/** Pages by path, with the history of the browser. A path is the same everywhere; the address that it has depends on the host. */
import { SERVER } from './backend.js';
import { html } from './lib.js';
import { signal, useSignal } from './signal.js';

/** @typedef {{path: string, parts: string[], query: URLSearchParams, hash: string}} Route */

/** The folder of the page, from its assets in `assets/VERSION/js`; on a server it is `/`. */
export const BASE = new URL('../../..', import.meta.url).pathname;

/**
 * The address of a path. A folder of files has a document for each page, and what follows its name comes after `?/`:
 * `/t/abc?step=1` is `t/?/abc&step=1`.
 * @param {string} to
 */
export function addressOf(to) {
  if (SERVER) return to;
  const { pathname, search, hash } = new URL(to, location.origin);
  const [page, ...more] = pathname.split('/').filter(Boolean);
  const query = [more.length && `/${more.join('/')}`, search.slice(1)].filter(Boolean).join('&');
  return `${BASE}${page ? `${page}/` : ''}${query && `?${query}`}${hash}`;
}

/** The same for other devices. @param {string} to */
export const linkOf = (to) => location.origin + addressOf(to);

/** @returns {Route} */
function here() {
  const { pathname, search, hash } = location;
  const more = (!SERVER && /^\?(\/[^&]*)&?/.exec(search)) || ['', ''];
  const within = SERVER ? pathname : `/${pathname.slice(BASE.length).replace(/index\.html$/, '')}${more[1]}`;
  const path = within.replaceAll(/\/\/+/g, '/').replace(/\/+$/, '') || '/';
  return { path, parts: path.split('/').filter(Boolean), query: new URLSearchParams(search.slice(more[0].length)), hash };
}

const route = signal(here());
addEventListener('popstate', () => route.set(here()));

export const useRoute = () => useSignal(route);
export const currentPath = () => route.get().path;

/** @param {string} to @param {{replace?: boolean}} [options] */
export function navigate(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', addressOf(to));
  else history.pushState(null, '', addressOf(to));
  route.set(here());
  if (!replace) scrollTo(0, 0);
}

/**
 * A link within the page.
 * @param {{to: string, class?: string, children?: any, [more: string]: any}} props
 */
export function Link({ to, children, ...more }) {
  /** @param {MouseEvent} event */
  function follow(event) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return html`<a href=${addressOf(to)} onClick=${follow} ...${more}>${children}</a>`;
}
