/** A refusal or a reason as a sentence, as `i18n/explain.py` does it. */
import { hasWords, t } from './words.js';

const SEATS = ['seat', 'owner', 'to_act'];
const CELL = /^(\d)([rbyg])$/;

/**
 * @param {{code: string, args?: Record<string, any>}} said
 * @param {string[]} [names]  the players', by seat
 * @returns {string}
 */
export function explain({ code, args = {} }, names) {
  if (!hasWords(code)) return t('refused-unknown', { code });
  /** @type {Record<string, string|number>} */
  const told = {};
  for (const [name, value] of Object.entries(args)) {
    const cell = name === 'cell' && CELL.exec(String(value));
    if (cell) Object.assign(told, { number: Number(cell[1]), colour: cell[2] });
    else if (SEATS.includes(name) && typeof value === 'number') told[name] = names?.[value] ?? t('seat-name', { seat: value });
    else if (Array.isArray(value)) told[name] = value.join(', ');
    else if (value !== null && value !== undefined) told[name] = value;
  }
  const kind = ['owner', 'seat', 'number'].find((name) => args[name] !== null && args[name] !== undefined) ?? 'other';
  return t(code, { ...told, kind: args.kind ?? kind });
}
