/** The documentation: the theme that was chosen in the game, and search. */
const base = /** @type {HTMLElement} */ (document.currentScript).dataset.base;
const SHOWN = 12;

try {
  const { theme } = JSON.parse(localStorage.getItem('purradox.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is kept on this device: the theme is the system's.
}

/** @type {Promise<[string, string, string, string][]>|undefined} address, page, heading and text of every section */
let sections;
const load = () => (sections ??= fetch(`${base}search.json`).then((answer) => answer.json()));

/** A pattern for words that begin so. @param {string} word */
const beginning = (word) => `(?<![a-z0-9])${word.replace(/[^\w\s]/g, '\\$&')}`;

/** Sections that have every word: those first that have them in a heading, history last. @param {string[]} words */
async function search(words) {
  const patterns = words.map((word) => new RegExp(beginning(word), 'gi'));
  const found = [];
  for (const [url, page, heading, text] of await load()) {
    let score = 0;
    for (const pattern of patterns) {
      const count = (/** @type {string} */ part) => (part.match(pattern) ?? []).length;
      const here = 9 * Math.min(1, count(heading)) + 6 * Math.min(1, count(`${page} ${url}`)) + Math.min(3, count(text));
      score = here ? score + here : -Infinity;
    }
    if (score > 0) found.push({ url, page, heading, text, score: /^(changelog|decisions)/.test(url) ? score / 4 : score });
  }
  return found.sort((one, other) => other.score - one.score);
}

/** Text around the first word, with every word marked. @param {string} text @param {string[]} words */
function excerpt(text, words) {
  const pattern = new RegExp(`(${words.map(beginning).join('|')})`, 'i');
  const first = Math.max(0, text.search(pattern) - 50);
  const small = document.createElement('small');
  text.slice(first, first + 150).split(pattern).forEach((piece, at) => {
    const node = document.createElement(at % 2 ? 'mark' : 'span');
    node.textContent = piece;
    small.append(node);
  });
  return small;
}

/** @param {HTMLInputElement} input @param {HTMLElement} list */
async function show(input, list) {
  const typed = input.value;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  list.hidden = !words.length;
  if (!words.length) return;
  const found = await search(words).catch(() => null);
  if (input.value !== typed) return;
  const links = (found ?? []).slice(0, SHOWN).map(({ url, page, heading, text }) => {
    const link = document.createElement('a');
    link.href = base + url;
    const title = document.createElement('b');
    title.textContent = heading === page ? page : `${page}: ${heading}`;
    link.append(title, excerpt(text, words));
    return link;
  });
  const told = document.createElement('p');
  told.textContent = found === null ? 'The search index could not be loaded.' : 'Nothing has all of these words.';
  list.replaceChildren(...(links.length ? links : [told]));
}

addEventListener('DOMContentLoaded', () => {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('input[type=search]'));
  const list = /** @type {HTMLElement} */ (document.querySelector('#found'));
  const menu = /** @type {HTMLDetailsElement} */ (document.querySelector('.menu'));
  menu.open = !matchMedia('(max-width: 48rem)').matches;
  input.addEventListener('focus', () => load().catch(() => (sections = undefined)));
  input.addEventListener('input', () => show(input, list));
  list.addEventListener('click', () => (list.hidden = true));
  addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(/** @type {any} */ (document.activeElement));
    const inside = document.activeElement === input || at >= 0;
    if (event.key === '/' && document.activeElement !== input) {
      input.focus();
    } else if (event.key === 'Escape' && inside) {
      list.hidden = true;
      input.focus();
    } else if (event.key === 'Enter' && document.activeElement === input) {
      links[0]?.click();
    } else if (event.key === 'ArrowDown' && inside) {
      links[at + 1]?.focus();
    } else if (event.key === 'ArrowUp' && inside) {
      (links[at - 1] ?? input).focus();
    } else {
      return;
    }
    event.preventDefault();
  });
});
