/** What every module draws with. */
import { h, useEffect, useState } from './vendor/preact.js';

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

/** @param {Record<string, any>} one @param {Record<string, any>} other */
const differ = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])].some((name) => !Object.is(one[name], other[name]));

/**
 * A component that is drawn again only when it is given something else.
 * @param {(props: any) => any} draw
 */
export function memo(draw) {
  /** @this {any} @param {any} props */
  return function Kept(props) {
    this.shouldComponentUpdate = (/** @type {any} */ next) => differ(this.props, next);
    return h(draw, props);
  };
}

/**
 * A component that is fetched when it is first drawn, or before if `ready` is called.
 * @param {() => Promise<any>} load  its module
 * @param {string} name
 */
export function lazy(load, name) {
  /** @param {any} props */
  function Lazy(props) {
    const [draw, setDraw] = useState(/** @type {any} */ (null));
    useEffect(() => void load().then((found) => setDraw(() => found[name])), []);
    return draw && h(draw, props);
  }
  Lazy.ready = load;
  return Lazy;
}
