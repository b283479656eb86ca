/** The faces of the cats one can play against. */
import { html } from './lib.js';

const WHISKERS = 'M12 31.5 4.5 30M12 34l-7 1.6M36 31.5l7.5-1.5M36 34l7 1.6';
const MUZZLE = 'M22.4 31.4h3.2L24 33.2zM24 33.4c-.5 2-2.8 2.4-4.2 1.2M24 33.4c.5 2 2.8 2.4 4.2 1.2';
const HEAD = 'M24 42C13 42 6.5 36.4 6.5 28c0-3 .6-5.6 1.6-8L7 8.4C6.9 7 8.2 6.4 9.3 7.3l8.5 6.6a24 24 0 0 1 12.4 0l8.5-6.6c1.1-.9 2.4-.3 2.3 1.1L39.9 20c1 2.4 1.6 5 1.6 8 0 8.4-6.5 14-17.5 14z';
/** @type {Record<string, any>} */
const FACES = {
  kitten: html`<path class="fur" d="M24 43C13.5 43 7 38 7 30.5c0-3 .8-5.6 2.2-7.8L5.5 6.8C5.2 5.4 6.6 4.6 7.7 5.5l10.8 10a21 21 0 0 1 11 0l10.8-10c1.1-.9 2.5-.1 2.2 1.3l-3.7 15.9c1.4 2.2 2.2 4.8 2.2 7.8C41 38 34.5 43 24 43z" />
    <path class="ear" d="M9.6 10.5l6.6 6.2-4.2 3.6zM38.4 10.5l-6.6 6.2 4.2 3.6z" />
    <circle cx="16.6" cy="28.5" r="5" /><circle cx="31.4" cy="28.5" r="5" /><circle class="glint" cx="18.3" cy="26.6" r="1.7" /><circle
      class="glint" cx="33.1" cy="26.6" r="1.7" /><path class="stroke" d="M22.8 34.6h2.4L24 36zM24 36.2c-.4 1.6-2.2 1.8-3.2 1M24 36.2c.4 1.6 2.2 1.8 3.2 1" />`,
  house: html`<path class="fur" d=${HEAD} /><path class="ear" d="M10.5 11.5l5.4 4.3-4.2 3.2zM37.5 11.5l-5.4 4.3 4.2 3.2z" />
    <path class="stroke" d=${`M13.5 26.5c1.6-2.6 4.8-2.6 6.4 0M28.1 26.5c1.6-2.6 4.8-2.6 6.4 0${MUZZLE}${WHISKERS}`} />
    <path class="collar" d="M12 39.6c7 4 17 4 24 0v4c-7 3.6-17 3.6-24 0z" /><circle class="bell" cx="24" cy="44.2" r="3" />`,
  alley: html`<path class="fur" d="M24 43 11 38 6 27l2-7L6.5 8l4.8 3-.4 3.4 3-1 4 1.4h12.2L40 6.4 40.2 20l1.8 7-5 11z" />
    <path class="ear" d="M37.3 11.5l-4.9 4 3.8 3.2z" />
    <path class="eye" d="M11.5 24l9 3.5c-1.5 3-6.5 3.4-9-3.5zM36.5 24l-9 3.5c1.5 3 6.5 3.4 9-3.5z" /><path d="M16 25.5h1.8v4H16zM30.2 25.5H32v4h-1.8z" />
    <path class="stroke" d=${`${WHISKERS}M22.4 32h3.2L24 33.8zM20 37l4-1.5 4 1.5M33 19l4 4M36.5 19.5l-3 3`} />`,
  laboratory: html`<path class="fur" d=${HEAD} /><path class="ear" d="M10.5 11.5l5.4 4.3-4.2 3.2zM37.5 11.5l-5.4 4.3 4.2 3.2z" />
    <path class="strap" d="M6.8 25.5h34.4" /><circle class="lens" cx="16" cy="25.5" r="6.3" /><circle class="lens" cx="32" cy="25.5" r="6.3" />
    <circle cx="16" cy="25.5" r="2.2" /><circle cx="32" cy="25.5" r="2.2" /><path class="stroke" d=${`${MUZZLE}M12 35l-6.5 2M36 35l6.5 2`} />`,
  schrodinger: html`<path class="fur" d="M24 38H9c-2-8-2.6-15-2-29.6C7.1 7 8.2 6.4 9.3 7.3l8.5 6.6A24 24 0 0 1 24 13z" />
    <path class="ghost" d="M24 13a24 24 0 0 1 6.2.9l8.5-6.6c1.1-.9 2.4-.3 2.3 1.1C41.6 23 41 30 39 38H24" />
    <path class="eye" d="M16.5 19.5a4.5 5 0 1 0 .1 0z" /><path d="M15.6 21h1.8v7h-1.8z" /><path class="stroke" d="M28.5 21.5l6 6m0-6-6 6M22.4 29.5h3.2L24 31z" />
    <path class="box" d="M5 33.5h38V45H5z" /><path class="box" d="M5 33.5 1.5 38l3.5 2zM43 33.5l3.5 4.5-3.5 2z" />`,
  person: html`<circle cx="24" cy="17" r="8.5" /><path d="M7 43c0-11 7.5-14.5 17-14.5S41 32 41 43z" />`,
};

/** Decoration: the name stands beside it. @param {{level: string}} props */
export const Face = ({ level }) => FACES[level] && html`<svg class=${`cat-face is-${level}`} viewBox="0 0 48 48" aria-hidden="true"
  focusable="false">${FACES[level]}</svg>`;
