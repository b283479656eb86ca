/** How far somebody got; it stays on this device. */
const KEY = 'purradox.lesson';

/** @returns {{at: number, done: string[]}} */
export function progress() {
  try {
    const { at, done } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { at: Number.isInteger(at) ? at : 0, done: Array.isArray(done) ? done : [] };
  } catch {
    return { at: 0, done: [] };
  }
}

/** @param {{at: number, done: string[]}} how */
export function keep(how) {
  try {
    localStorage.setItem(KEY, JSON.stringify(how));
  } catch {
    // A private window may refuse; then the lesson lasts as long as the page.
  }
}
