/** What a finished match comes to: places, totals after each round, and the round that decided it. */

/** @typedef {import('./types.js').ScorePart} ScorePart */
/** @typedef {{scores: ScorePart[], paradox: number|null}} Finished  a round that is over */

/**
 * The rounds that are over, from what happened.
 * @param {import('./types.js').Entry[]} log
 * @returns {Finished[]}
 */
export function roundsOf(log) {
  /** @type {Finished[]} */
  const rounds = [];
  /** @type {number|null} */
  let paradox = null;
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.event === 'paradox') paradox = event.seat;
    if (event.event === 'round_ended') {
      rounds.push({ scores: event.scores, paradox });
      paradox = null;
    }
  }
  return rounds;
}

/** Whether one seat came out ahead of another; the winners are the server's word (R6.4). @param {number[]} totals @param {number[]} winners @param {number} one @param {number} other */
const ahead = (totals, winners, one, other) => totals[one] > totals[other]
  || (totals[one] === totals[other] && winners.includes(one) && !winners.includes(other));

/** The place of each seat, counted from 1; who is tied shares it. @param {number[]} totals @param {number[]} winners */
export const placesOf = (totals, winners) => totals.map((_, seat) => 1 + totals.filter((__, other) => ahead(totals, winners, other, seat)).length);

/** What everybody had after each round, from nothing on. @param {Finished[]} rounds @param {number} players */
export function totalsAfter(rounds, players) {
  const after = [Array(players).fill(0)];
  for (const { scores } of rounds) after.push(scores.map((score, seat) => after[after.length - 1][seat] + score.total));
  return after;
}

/**
 * @typedef {object} Turn
 * @property {'tie'|'start'|'paradox'|'group'|'points'} kind
 * @property {number} round  counted from 1
 * @property {number} winner
 * @property {number} rival  who was ahead, or next, before it
 * @property {number} amount  points ahead, or of the group, or of the round
 */

/**
 * The round from which on the winner was ahead of everybody, and what it brought.
 * @param {Finished[]} rounds
 * @param {number[]} winners
 * @returns {Turn|null}
 */
export function turnOf(rounds, winners) {
  if (winners.length !== 1 || !rounds.length) return null;
  const [winner] = winners;
  const after = totalsAfter(rounds, rounds[0].scores.length);
  /** @param {number[]} totals */
  const best = (totals) => Math.max(...totals.filter((_, seat) => seat !== winner));
  const lead = after.map((totals) => totals[winner] - best(totals));
  const last = rounds.length;
  if (lead[last] <= 0) return { kind: 'tie', round: last, winner, rival: winner, amount: after[last][winner] };
  let round = last;
  while (round > 1 && lead[round - 1] > 0) round -= 1;
  const rival = after[round - 1].findIndex((total, seat) => seat !== winner && total === best(after[round - 1]));
  if (round === 1) return { kind: 'start', round, winner, rival, amount: lead[last] };
  const { scores, paradox } = rounds[round - 1];
  const { group, tricks, total } = scores[winner];
  if (paradox === rival) return { kind: 'paradox', round, winner, rival, amount: lead[round] };
  if (group.length >= tricks) return { kind: 'group', round, winner, rival, amount: group.length };
  return { kind: 'points', round, winner, rival, amount: total };
}
