/** What the rules have to say, written down beforehand: the page itself knows none of them. */
import { useEffect, useState } from '../lib.js';

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/** @param {string} name  a file in `learn/` */
export function dataOf(name) {
  let found = files.get(name);
  if (!found) {
    found = fetch(new URL(`../../learn/${name}.json`, import.meta.url)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${name}`);
      return answer.json();
    });
    found.catch(() => files.delete(name));
    files.set(name, found);
  }
  return found;
}

/** The file as soon as it is there, and null before. @param {string} name */
export function useData(name) {
  const [data, setData] = useState(/** @type {any} */ (null));
  useEffect(() => void dataOf(name).then(setData), [name]);
  return data;
}

/** True when the words, style and data of a page are there. @param {string} style */
export function useReady(style) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Promise.all([
      import('../words.js').then(({ loadWords }) => loadWords('learn')),
      import('../style.js').then(({ loadStyle }) => loadStyle(style)),
    ]).then(() => setReady(true));
  }, [style]);
  return ready;
}
