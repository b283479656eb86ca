/** The screen stays on while somebody plays or looks at a board, where the browser can see to that. */
import { useEffect } from './lib.js';

/** @param {boolean} [wanted] */
export function useAwake(wanted = true) {
  useEffect(() => {
    const screen = /** @type {any} */ (navigator).wakeLock;
    if (!wanted || !screen) return undefined;
    /** @type {any} */
    let lock = null;
    let left = false;
    // The browser lets go of it when the page is hidden.
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      screen.request('screen').then((/** @type {any} */ held) => { if (left) void held.release(); else lock = held; }, () => {});
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
}
