/** Drawings that are used everywhere: the marks of the colours and the tokens of the players. */
import { html, cx } from './lib.js';

const MARKS = {
  r: html`<circle cx="11.5" cy="11" r="8.5" />
    <path class="cut" d="M4.6 8.2c4.6-1 9.4 2 11 9.6M8.4 3.4c4.8.8 8.8 4.2 10.6 9.4M3.6 13.4c3.6-.6 6.8 1.4 8.2 5.6" />
    <path class="line" d="M16.8 17.4c1.6 2.8 3.8.6 4.8 3.6" />`,
  b: html`<path d="M1.6 12.2C4.8 6.4 11 4.6 16.2 9l5.4-4.2c-1 4.4-1 10.2 0 14.8l-5.4-4.4C11 19.8 4.8 18 1.6 12.2z" />
    <circle class="hole" cx="7" cy="10.8" r="1.3" />`,
  y: html`<path d="M12 2.4c1.2 0 2 .8 2.1 1.9 3 .9 4.6 3.5 4.6 7v3.6l2.2 3.1H3.1l2.2-3.1v-3.6c0-3.5 1.6-6.1 4.6-7 .1-1.1.9-1.9 2.1-1.9z" />
    <circle cx="12" cy="20.3" r="2" />`,
  g: html`<path d="M4.2 17.2C2.8 8.4 9 2.8 21.2 2.8c.6 11.6-5.2 18-14.6 16.4L4 22.2 2.4 21z" />
    <path class="cut" d="M6.6 17.2 16 8" />`,
};

/**
 * The mark of a colour: a ball of wool, a fish, a bell, a leaf.
 * @param {{colour: string, class?: string}} props
 */
export const Mark = ({ colour, class: more }) => html`
  <svg class=${cx('mark', `is-${colour}`, more)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${MARKS[/** @type {keyof MARKS} */ (colour)]}
  </svg>`;

const EARS = 'M6.2 13.5 6.4 2.6c0-.7.7-1 1.2-.6l7 5.4M25.8 13.5l-.2-10.9c0-.7-.7-1-1.2-.6l-7 5.4';
export const HEADS = [
  html`<path d=${EARS} /><circle cx="16" cy="17.6" r="11.4" />`,
  html`<path d=${EARS} /><rect x="5.2" y="7.2" width="21.6" height="21.6" rx="3.4" />`,
  html`<path d=${EARS} /><path d="M5 7.6h22v9.6c0 5.8-4.6 9.6-11 13.2C9.6 26.8 5 23 5 17.2z" />`,
  html`<path d=${EARS} /><path d="M16 5.4 27 11.6v12.2L16 30 5 23.8V11.6z" />`,
  html`<path d="M6.8 14 7.4 2.6c0-.7.7-1 1.2-.6L16 7l7.4-5c.5-.4 1.2-.1 1.2.6L25.2 14" /><path d="M16 4.6 29 17.5 16 30.4 3 17.5z" />`,
];
export const LETTERS = 'ABCDE';

/**
 * A player's token: five shapes, five hues, five letters. Seat -1 is a neutral token.
 * @param {{seat: number, class?: string}} props
 */
export function Token({ seat, class: more }) {
  if (seat < 0) {
    return html`<svg class=${cx('token', 'is-neutral', more)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="17" r="11.4" /><path class="letter-line" d="M11.5 12.5l9 9m0-9-9 9" />
    </svg>`;
  }
  return html`<svg class=${cx('token', `seat-${seat}`, more)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <g class="head">${HEADS[seat]}</g>
    <text x="16" y="22.6" text-anchor="middle">${LETTERS[seat]}</text>
  </svg>`;
}

/** A cat that looks out of its box. @param {{class?: string}} props */
export const CatInBox = ({ class: more }) => html`
  <svg class=${cx('cat-in-box', more)} viewBox="0 0 64 52" aria-hidden="true" focusable="false">
    <path class="cat" d="M19 30c-2-8-1-17 .6-25.6.2-1.2 1.4-1.6 2.3-.8L29 9.6c2-.4 4-.4 6 0l7.1-6c.9-.8 2.1-.4 2.3.8C46 13 47 22 45 30z" />
    <path class="face" d="M25.5 19.5c1.6-1.8 3.6-1.8 5 0M33.5 19.5c1.6-1.8 3.6-1.8 5 0M30.6 24.2h2.8L32 26zM21 24l-7-1.5M21 26.5l-6.5 1M43 24l7-1.5M43 26.5l6.5 1" />
    <path class="box" d="M8 29h48v19a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" />
    <path class="flap" d="M8 29 2 36.5 8 39M56 29l6 7.5-6 2.5" />
    <path class="paw" d="M20 27.5c0-2 1.3-3.2 3-3.2s3 1.2 3 3.2V32c0 1.7-1.3 2.8-3 2.8S20 33.7 20 32zM38 27.5c0-2 1.3-3.2 3-3.2s3 1.2 3 3.2V32c0 1.7-1.3 2.8-3 2.8S38 33.7 38 32z" />
  </svg>`;

/** The paw of the bot that gives a hint: it lies on what it would choose. */
export const Paw = () => html`<svg class="hint-paw" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
  <circle cx="12" cy="12" r="12" /><path d="M12 12c3 0 5.5 2.8 5.5 5s-2 2.6-3.3 2c-1.4-.6-3-.6-4.4 0-1.3.6-3.3.2-3.3-2s2.5-5 5.5-5zM6 9.2a1.7 2.1 0 1 0 .01 0zM18 9.2a1.7 2.1 0 1 0 .01 0zM9.7 5a1.7 2.3 0 1 0 .01 0zM14.3 5a1.7 2.3 0 1 0 .01 0z" />
</svg>`;
