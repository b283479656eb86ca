import { useEffect } from './lib.js';

/** The title of the window while a page is shown. @param {string} text */
export function useTitle(text) {
  useEffect(() => {
    document.title = text ? `${text} · Purradox` : 'Purradox';
  }, [text]);
}
