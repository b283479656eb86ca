import { useEffect, useState } from './lib.js';

/**
 * A value that tells those who listen when it changes.
 * @template T
 * @param {T} first
 */
export function signal(first) {
  let value = first;
  /** @type {Set<(value: T) => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    /** @param {T} next */
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(value);
    },
    /** @param {(value: T) => void} listener */
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The value of a signal; the component is drawn again when it changes.
 * @template T
 * @param {{get: () => T, listen: (listener: (value: T) => void) => () => void}} source
 * @returns {T}
 */
export function useSignal(source) {
  const [, again] = useState(0);
  const drawn = source.get();
  useEffect(() => {
    // It may have changed between drawing and now.
    if (!Object.is(source.get(), drawn)) again((n) => n + 1);
    return source.listen(() => again((n) => n + 1));
  }, [source]);
  return drawn;
}
