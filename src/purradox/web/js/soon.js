/** The first script of a page without a server: where one plays the worker begins to load while the page does. */
import { begin } from './worker/made.js';

const BASE = new URL('../../../', import.meta.url);
const [page] = location.pathname.slice(BASE.pathname.length).split('/');
if (['', 'index.html', 't'].includes(page)) begin();
