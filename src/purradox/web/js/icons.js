/** Small line drawings for buttons. */
import { html } from './lib.js';

const PATHS = {
  back: 'M15 5l-7 7 7 7', log: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6', talk: 'M4 5h16v11H10l-5 4v-4H4z', menu: 'M5 7h14M5 12h14M5 17h14',
  cards: 'M4 7l8-3 5 13-8 3zM14 5h6v13h-3', bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9V16h-7v-2.1A6 6 0 0 1 12 3z', undo: 'M9 7H4V2M4.5 7A9 9 0 1 1 3 13',
  close: 'M6 6l12 12M18 6 6 18', copy: 'M9 9h11v11H9zM5 15H4V4h11v1', eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z', robot: 'M5 9h14v10H5zM12 5v4M9 13v2M15 13v2',
  crown: 'M4 18h16l1-10-5 4-4-7-4 7-5-4z', play: 'M7 4l13 8-13 8z', plus: 'M12 5v14M5 12h14',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.8.5-1.3 1-1.3 2M12 16.8v.1',
  gear: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.9 4.9l2.5 2.5M16.6 16.6l2.5 2.5M4.9 19.1l2.5-2.5M16.6 7.4l2.5-2.5',
};

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path
  d=${PATHS[/** @type {keyof PATHS} */ (name)]} /></svg>`;
