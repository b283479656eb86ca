/** Style sheets that only some pages need. */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** @param {string} name  a file in `css/` @returns {Promise<void>} */
export function loadStyle(name) {
  let promise = loaded.get(name);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = new URL(`../css/${name}.css`, import.meta.url).href;
      link.onload = () => resolve();
      link.onerror = () => { loaded.delete(name); link.remove(); reject(new Error(name)); };
      document.head.append(link);
    });
    loaded.set(name, promise);
  }
  return promise;
}
