/** The research board: a grid of buttons, or of plain spaces where nothing can be chosen. */
import { html, cx, memo, useMemo, useRef, useState } from './lib.js';
import { useWords } from './words.js';
import { COLOURS, cellName, cellOf, colourName, ownerOf, partsOf } from './cells.js';
import { Mark, Paw, Token } from './token.js';

/**
 * @typedef {object} BoardProps
 * @property {{rows: string[], numbers: number}} setup
 * @property {(number|null)[]} tokens  red 1, red 2, … blue 1, …: a seat, -1 for neutral, null for free
 * @property {string[]} [names]  the players', by seat
 * @property {string[]|null} [legal]  spaces that can be chosen; null or nothing: none is marked
 * @property {{number?: number|null, cell?: string|null}} [selected]
 * @property {(cell: string) => void} [onSpace]  without it the board is only looked at
 * @property {string[]|string[][]} [group]  spaces joined to a group; several groups as a list of lists
 * @property {string|null} [last]  where the last token was put
 * @property {string} [lost]  letters of the colours that the player has given up
 * @property {string} [label]
 * @property {(cell: string) => (string|undefined)} [note]  something more to say about a space
 * @property {string|null} [hinted]  the space that a hint points to
 * @property {Record<string, string>} [marks]  spaces that are marked, each with the kind of its mark
 */

/** @param {BoardProps} props */
export function Board({ setup, tokens, names = [], legal, selected = {}, onSpace, group = [], last, lost = '', label, note, hinted, marks = {} }) {
  const { t } = useWords();
  const rows = useMemo(() => setup.rows.map((row) => ({ colour: row[0], numbers: [...row.slice(1)].map(Number) })), [setup.rows]);
  const [focus, setFocus] = useState(/** @type {[number, number]} */ ([0, 0]));
  const grid = useRef(/** @type {HTMLElement|null} */ (null));
  const columns = rows[0].numbers.length;
  const groups = /** @type {string[][]} */ (Array.isArray(group[0]) ? group : group.length ? [group] : []);

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = /** @type {[number, number]} */ ([
      (focus[0] + step[0] + rows.length) % rows.length, (focus[1] + step[1] + columns) % columns,
    ]);
    setFocus(next);
    /** @type {HTMLElement|null|undefined} */ (grid.current?.querySelector(`[data-at="${next}"]`))?.focus();
  }

  /** The space that an event is about. @param {Event} event @returns {HTMLElement|null} */
  const spaceOf = (event) => /** @type {HTMLElement} */ (event.target).closest('[data-at]');
  /** @param {Event} event */
  function tap(event) {
    const cell = spaceOf(event)?.dataset.cell;
    if (cell) onSpace?.(cell);
  }
  /** @param {Event} event */
  function reach(event) {
    const at = spaceOf(event)?.dataset.at;
    if (at) setFocus(/** @type {[number, number]} */ (at.split(',').map(Number)));
  }

  return html`<div class=${cx('board', onSpace && 'can-choose')} role="grid" aria-label=${label ?? t('board-label')}
      style=${{ '--columns': columns }} ref=${grid} onKeyDown=${onSpace && walk}
      onClick=${onSpace && tap} onFocusIn=${onSpace && reach}>
    ${groups.length > 0 && html`<${Groups} rows=${rows} groups=${groups} tokens=${tokens} numbers=${setup.numbers} />`}
    ${rows.map(({ colour, numbers }, y) => html`
      <div class=${cx('row', `is-${colour}`, lost.includes(colour) && 'is-lost')} role="row" key=${colour}>
        <div class="row-head" role="rowheader" style=${{ gridArea: `${y + 1} / 1` }}>
          <${Mark} colour=${colour} /><span aria-hidden="true">${colour.toUpperCase()}</span>
          <span class="hidden">${lost.includes(colour) ? t('board-row-lost', { colour }) : colourName(colour)}</span>
        </div>
        ${numbers.map((number, x) => {
          const cell = cellOf(number, colour);
          const owner = ownerOf(tokens, setup.numbers, cell);
          return html`<${Space} key=${number} cell=${cell} owner=${owner} name=${owner === undefined || owner === null ? '' : names[owner] ?? ''}
            possible=${legal ? legal.includes(cell) : null} chosen=${selected.cell === cell}
            wanted=${selected.number === number} last=${last === cell} grouped=${groups.some((one) => one.includes(cell))}
            open=${Boolean(onSpace)} at=${`${y},${x}`} area=${`${y + 1} / ${x + 2}`} tabbable=${focus[0] === y && focus[1] === x}
            note=${note?.(cell)} hinted=${hinted === cell} />`;
        })}
      </div>`)}
    ${rows.flatMap(({ colour, numbers }, y) => numbers.map((number, x) => marks[cellOf(number, colour)] && html`<span
      class=${`board-mark is-${marks[cellOf(number, colour)]}`} style=${{ gridArea: `${y + 1} / ${x + 2}` }} key=${`mark-${colour}${number}`} aria-hidden="true"></span>`))}
  </div>`;
}

/** There are many of them, and a move changes two or three. */
const Space = memo(/** @param {Record<string, any>} props */ ({ cell, owner, name, possible, chosen, wanted, last, grouped, open, at, area, tabbable, note, hinted }) => {
  const { t } = useWords();
  const { number, colour } = partsOf(cell);
  const state = owner === undefined ? 'out' : owner === null ? 'free' : owner < 0 ? 'neutral' : 'taken';
  const label = [
    t('space-name', { cell: cellName(cell), state, owner: state === 'taken' ? name || t('seat-name', { seat: owner }) : '' }),
    possible && t('space-possible'), hinted && t('hint-marked'), note,
  ].filter(Boolean).join(', ');
  const look = cx('space', `is-${state}`, possible && 'is-possible', possible === false && 'is-not', chosen && 'is-chosen',
    wanted && 'is-wanted', last && 'is-last', grouped && 'is-grouped', hinted && 'is-hinted');
  const inside = html`
    ${state !== 'out' && html`<${Mark} colour=${colour} />`}
    <span class="space-number" aria-hidden="true">${number}</span>
    ${state === 'out' && html`<svg class="closed" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5 5 19" /></svg>`}
    ${(state === 'taken' || state === 'neutral') && html`<${Token} seat=${owner} />`}${hinted && html`<${Paw} />`}`;
  return html`<div class="cell" role="gridcell" style=${{ gridArea: area }} aria-selected=${open ? String(chosen) : undefined}>
    ${open
      ? html`<button type="button" class=${look} data-at=${at} data-cell=${cell} tabindex=${tabbable ? 0 : -1} aria-label=${label}
          aria-disabled=${possible === false ? 'true' : undefined}>${inside}</button>`
      : html`<span class=${look} data-cell=${cell} role="img" aria-label=${label}>${inside}</span>`}
  </div>`;
});

/** Lines that join the spaces of a group. @param {Record<string, any>} props */
function Groups({ rows, groups, tokens, numbers }) {
  /** @type {Record<string, [number, number]>} */
  const places = {};
  rows.forEach((/** @type {any} */ row, /** @type {number} */ y) => row.numbers.forEach((/** @type {number} */ n, /** @type {number} */ x) => {
    places[cellOf(n, row.colour)] = [x, y];
  }));
  const lines = groups.flatMap((/** @type {string[]} */ cells) => {
    const owner = ownerOf(tokens, numbers, cells[0]);
    const at = cells.map((cell) => places[cell]);
    const pairs = at.flatMap(([x, y], i) => at.slice(i + 1)
      .filter(([u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1)
      .map(([u, v]) => html`<path class=${`seat-${owner}`} d=${`M${x + 0.5} ${y + 0.5}L${u + 0.5} ${v + 0.5}`} />`));
    return pairs.length ? pairs : at.map(([x, y]) => html`<path class=${`seat-${owner}`} d=${`M${x + 0.5} ${y + 0.5}h.001`} />`);
  });
  return html`<svg class="groups" viewBox=${`0 0 ${rows[0].numbers.length} ${COLOURS.length}`} preserveAspectRatio="none"
    aria-hidden="true">${lines}</svg>`;
}
