/** The laboratory at night: a window, a lamp, boxes, and cats that are and are not in them. */
import { html } from './lib.js';

export const Scene = () => html`<svg class="scene" viewBox="0 0 520 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true"
  focusable="false">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop offset="0" class="sky-a" /><stop offset="1" class="sky-b" /></linearGradient>
    <radialGradient id="light" cx=".5" cy=".1" r=".9"><stop offset="0" class="light-a" /><stop offset="1" class="light-b" />
      </radialGradient>
  </defs>
  <rect class="wall" x="0" y="0" width="520" height="420" rx="28" />
  <g class="window-frame">
    <rect x="34" y="36" width="214" height="196" rx="10" fill="url(#sky)" />
    <path class="moon" d="M204 60a26 26 0 1 1-31 38 24 24 0 0 0 31-38z" />
    <path class="star" d="M70 70h.1M98 120h.1M128 62h.1M152 146h.1M62 168h.1M222 150h.1M110 190h.1M178 186h.1M88 94h.1" />
    <path class="roofs" d="M34 232v-34l28-16 22 16v-22h22v22l26-20 30 22v-12h16v12l34-24 36 26v26z" />
    <path class="roof-cat" d="M116 180c-1-10 1-18 6-22l1-7 5 4h5l5-4 1 8c2 3 2 6 0 9 4 3 5 8 5 12 6 0 6-8 4-13 6 5 6 18-6 18h-22c-3 0-4-2-4-5z" />
    <path class="bars" d="M141 36v196M34 134h214" /><rect class="frame" x="34" y="36" width="214" height="196" rx="10" />
    <rect class="sill" x="22" y="230" width="238" height="13" rx="5" />
  </g>
  <g class="lamp"><path class="beam" d="M372 100 268 392h226L412 100z" fill="url(#light)" />
    <path class="cord" d="M392 0v62" /><path class="shade" d="M366 102c2-24 12-40 26-40s24 16 26 40z" /><ellipse class="bulb" cx="392" cy="103" rx="17" ry="8" /></g>
  <g class="shelf"><rect x="286" y="170" width="64" height="7" rx="3" /><rect x="440" y="170" width="60" height="7" rx="3" />
    <path class="flask" d="M300 170l9-22v-18h14v18l9 22z" /><path class="liquid" d="M304.5 158l-4.5 12h32l-4.5-12z" /><path class="neck" d="M305 129h22" />
    <path class="tube" d="M452 170v-34h11v34zM470 170v-46h11v46z" /><path class="liquid-2" d="M452 152h11v18h-11z" /><path class="liquid-3" d="M470 146h11v24h-11z" /></g>
  <path class="table-top" d="M14 330h492l-16 26H30z" /><path class="table-leg" d="M62 356h26v64H62zM432 356h26v64h-26z" />
  <g class="grid-sheet" transform="translate(54 256)">
    <rect class="sheet-paper" x="-10" y="-9" width="160" height="86" rx="7" />
    ${[['r', 0], ['b', 1], ['y', 2], ['g', 3]].map(([colour, y]) => [0, 1, 2, 3, 4, 5].map((x) => html`<rect
      class=${`sheet-${colour}`} x=${x * 24} y=${Number(y) * 18} width="20" height="14" rx="4" />`))}
    <circle class="dot-a" cx="34" cy="25" r="6.5" /><circle class="dot-a" cx="58" cy="25" r="6.5" /><circle class="dot-b" cx="106"
      cy="7" r="6.5" /><circle class="dot-a" cx="58" cy="43" r="6.5" /><circle class="dot-c" cx="82" cy="61" r="6.5" />
  </g>
  <g class="big-box">
    <path class="tail" d="M452 300c34-8 38-52 16-62-12-5-20 8-12 15" />
    <path class="cat" d="M322 268c-8-34-4-72 4-104 1-5 6-6 9-3l28 25c10-2 20-2 30 0l28-25c3-3 8-2 9 3 8 32 12 70 4 104z" />
    <path class="ear" d="M333 176l3 26 14-12zM423 176l-3 26-14-12z" />
    <ellipse class="eye" cx="355" cy="222" rx="11" ry="13" /><ellipse class="eye" cx="401" cy="222" rx="11" ry="13" />
    <ellipse class="pupil" cx="356" cy="223" rx="3.4" ry="10" /><ellipse class="pupil" cx="400" cy="223" rx="3.4" ry="10" />
    <path class="nose" d="M373 241h10l-5 6z" /><path class="whisker" d="M348 246l-34-7M348 252l-32 4M408 246l34-7M408 252l32 4M378 247c-1 6-8 8-12 5M378 247c1 6 8 8 12 5" />
    <path class="box" d="M296 264h164v70a6 6 0 0 1-6 6H302a6 6 0 0 1-6-6z" /><path class="box-side" d="M296 264h164l-6 14H302z" />
    <path class="flap" d="M296 264l-34 30 30 12zM460 264l34 30-30 12z" />
    <path class="paw" d="M326 262c0-9 6-14 13-14s13 5 13 14v14c0 8-6 12-13 12s-13-4-13-12zM404 262c0-9 6-14 13-14s13 5 13 14v14c0 8-6 12-13 12s-13-4-13-12z" />
    <text class="stencil" x="378" y="322" text-anchor="middle">?</text>
  </g>
</svg>`;
