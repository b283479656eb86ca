/** The sums of a round played with the real box (R6). Tests hold them to the rules in Python. */

/**
 * @typedef {object} Setup
 * @property {number} numbers
 * @property {number} tricks
 * @property {number[]} predictions
 * @property {number|null} bonus_up_to
 * @property {string[]} rows
 *
 * @typedef {object} Entry  a round as people write it down
 * @property {(number|null)[]} predictions
 * @property {number[]} tricks
 * @property {number|null} paradox  who caused one
 * @property {number[]} groups  the largest group of each, where nobody tapped it on the board
 * @property {Record<string, number>} tokens  whose token stands on a space
 */

/** Sets of spaces joined by their sides; position counts, not number (R2.1). @param {Setup} setup @param {string[]} cells */
export function groupsOf({ rows, numbers }, cells) {
  const at = new Map();
  rows.forEach((row, y) => [...row.slice(1)].forEach((number, x) => {
    if (Number(number) <= numbers) at.set(`${number}${row[0]}`, [x, y]);
  }));
  const left = new Set(cells.filter((cell) => at.has(cell)));
  const groups = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cell of group) {
      const [x, y] = at.get(cell);
      for (const other of left) {
        const [u, v] = at.get(other);
        if (Math.abs(x - u) + Math.abs(y - v) === 1) {
          left.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups.sort((one, other) => other.length - one.length);
}

/** @param {Setup} setup @param {Entry} entry @param {number} seat @returns {string[]} */
export function largestGroup(setup, entry, seat) {
  const mine = Object.keys(entry.tokens).filter((cell) => entry.tokens[cell] === seat);
  return groupsOf(setup, mine)[0] ?? [];
}

/** Whether somebody tapped this seat's tokens on the board. @param {Entry} entry @param {number} seat */
export const isCounted = (entry, seat) => Object.values(entry.tokens).includes(seat);

/** @param {Setup} setup @param {Entry} entry @param {number} seat */
const sizeOf = (setup, entry, seat) => (isCounted(entry, seat) ? largestGroup(setup, entry, seat).length : entry.groups[seat]);

/** Why there is no bonus, or an empty text where it is earned (R6.1, R6.2). @param {Setup} setup @param {Entry} entry @param {number} seat */
export function whyNoBonus(setup, entry, seat) {
  if (entry.paradox === seat) return 'paradox';
  if (setup.bonus_up_to !== null) return entry.tricks[seat] <= setup.bonus_up_to ? '' : 'above';
  return entry.tricks[seat] === entry.predictions[seat] ? '' : 'missed';
}

/**
 * @param {Setup} setup
 * @param {Entry} entry
 * @returns {{tricks: number, bonus: number, total: number, why: string}[]}
 */
export function scoresOf(setup, entry) {
  return entry.tricks.map((won, seat) => {
    const why = whyNoBonus(setup, entry, seat);
    const size = sizeOf(setup, entry, seat);
    // 0 and not -0 for a paradox without a trick.
    const tricks = entry.paradox === seat ? 0 - won : won;
    const bonus = why ? 0 : size;
    return { tricks, bonus, total: tricks + bonus, why };
  });
}

/**
 * The highest total wins; of those tied, the higher last round; still tied, they share (R6.4).
 * @param {number[][]} rounds  the scores of each round by seat
 */
export function standing(rounds) {
  const seats = (rounds[0] ?? []).map((_, seat) => seat);
  const totals = seats.map((seat) => rounds.reduce((sum, round) => sum + round[seat], 0));
  const best = Math.max(...totals);
  const tied = seats.filter((seat) => totals[seat] === best);
  const last = rounds.at(-1) ?? [];
  const most = Math.max(...tied.map((seat) => last[seat]));
  return { totals, tied, winners: tied.filter((seat) => last[seat] === most) };
}

/**
 * What cannot be right about a round; nothing when it can be written down.
 * @param {Setup} setup
 * @param {Entry} entry
 * @returns {{what: string, seats?: number[], seat?: number, tricks?: number, size?: number}|null}
 */
export function doubt(setup, entry) {
  const open = entry.predictions.flatMap((one, seat) => (one === null ? [seat] : []));
  if (setup.predictions.length && open.length) return { what: 'missing-predictions', seats: open };
  const tricks = entry.tricks.reduce((sum, won) => sum + won, 0);
  if (tricks > setup.tricks || (tricks === setup.tricks && entry.paradox !== null)) return { what: 'too-many', tricks };
  if (tricks < setup.tricks && entry.paradox === null) return { what: 'too-few', tricks };
  for (const [seat] of entry.tricks.entries()) {
    const size = isCounted(entry, seat)
      ? Object.values(entry.tokens).filter((owner) => owner === seat).length
      : entry.groups[seat];
    if (size > setup.tricks) return { what: 'group-too-large', seat, size };
  }
  // No round is so short that somebody has no token on the board.
  const none = [...entry.tricks.keys()].filter((seat) => !whyNoBonus(setup, entry, seat) && !sizeOf(setup, entry, seat));
  return none.length ? { what: 'group-missing', seats: none } : null;
}
