/** What every module draws with. */
export {
  html, h, render, Component, Fragment, createContext,
  useState, useReducer, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext,
  useErrorBoundary, useId,
} from './vendor/preact.js';

/**
 * Class names from words and conditions.
 * @param {...(string|false|null|undefined)} names
 */
export const cx = (...names) => names.filter(Boolean).join(' ');
