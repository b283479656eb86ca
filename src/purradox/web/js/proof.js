/** Deals the match again from its seed and its shares, as `docs/protocol.md` says under "Deals". */
import { hex, hmac, joined, sha256, unhex } from './sha256.js';
import { commitmentTo } from './share.js';

const COPIES = 5;
/** The format of matches where shares were added without a commitment. */
const UNCOMMITTED = 1;
const DIGITS = /^[0-9a-f]{64}$/;
const text = new TextEncoder();

/** @param {Uint8Array} seed @param {string} domain */
function* words(seed, domain) {
  for (let block = 0; ; block++) {
    const digest = new DataView(hmac(seed, text.encode(`purradox 1\n${domain}\n${block}`)).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** @param {Iterator<number>} stream @param {number} limit */
function below(stream, limit) {
  const usable = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const word = /** @type {number} */ (stream.next().value);
    if (word < usable) return word % limit;
  }
}

/**
 * @typedef {{players: number, numbers: number, dealt: number}} Setup
 * @typedef {{round: number, seat: number, value: string}} Share
 * @typedef {{format: number, table: string, commitment: string, commitments?: string[], seed: string, shares: Share[], given?: number,
 *   record: {rounds: {deal: string[], revealed?: string}[]}}} Proof
 * @typedef {object} Seen  what this page was told
 * @property {string} commitment  before the first deal
 * @property {string[]} commitments
 * @property {string} [share]  its own
 * @property {number|null} seat
 * @property {string[]} hands  its own, by round
 */

/** The deal of a round as a record writes it: each hand sorted, then what was turned up. @param {Proof} proof @param {Setup} setup @param {number} round */
export function dealOf({ seed, table, shares }, setup, round) {
  const added = shares.filter((share) => share.round <= round).map(({ seat, value }) => `${seat} ${value}\n`).join('');
  const stream = words(unhex(seed), `deal\n${table}\n${round}\n${added}`);
  const deck = Array.from({ length: setup.numbers * COPIES }, (_, place) => Math.floor(place / COPIES) + 1);
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = below(stream, last + 1);
    [deck[last], deck[chosen]] = [deck[chosen], deck[last]];
  }
  const hands = Array.from({ length: setup.players }, (_, seat) => deck.slice(seat * setup.dealt, (seat + 1) * setup.dealt).sort((a, b) => a - b).join(''));
  return { hands, rest: deck.slice(setup.players * setup.dealt).join('') };
}

/**
 * What is wrong with a proof, or what it proves: whose shares count, `mine` among them or not, and who kept one back.
 * @param {Proof} proof @param {Seen} seen @param {Setup} setup
 * @returns {{wrong: 'commitment'|'share'|'deal'|'hand', round: number}|{wrong: null, old: boolean, mine: boolean, shared: number[], withheld: number[]}}
 */
export function check(proof, seen, setup) {
  const { format, shares, commitments = [], given = 0, record: { rounds } } = proof;
  const old = format === UNCOMMITTED;
  const commitment = hex(sha256(joined(text.encode('purradox commitment 1\n'), unhex(proof.seed))));
  const promised = old ? [] : commitments;
  if (commitment !== proof.commitment || commitment !== seen.commitment) return { wrong: 'commitment', round: 0 };
  if (!old && seen.commitments.length && seen.commitments.join() !== promised.join()) return { wrong: 'commitment', round: 0 };
  const wrongShare = shares.some(({ round, seat, value }, at) => round !== given + 1 || (at && seat <= shares[at - 1].seat)
    || !DIGITS.test(value) || commitmentTo(value) !== promised[seat]);
  if (!old && wrongShare) return { wrong: 'share', round: 0 };
  for (const [place, { deal, revealed = '' }] of rounds.entries()) {
    const told = deal.map((hand) => hand.replaceAll('?', ''));
    const own = seen.seat === null ? undefined : seen.hands[place];
    if (own !== undefined && own !== told[seen.seat ?? 0]) return { wrong: 'hand', round: place + 1 };
    if (place < given) continue; // dealt by the record from which the table went on
    const { hands, rest } = dealOf(proof, setup, place + 1);
    if (hands.join() !== told.join() || !rest.startsWith(revealed)) return { wrong: 'deal', round: place + 1 };
  }
  const shared = [...new Set(shares.map(({ seat }) => seat))];
  return {
    wrong: null, old, shared, mine: shares.some(({ seat, value }) => seat === seen.seat && value === seen.share),
    withheld: promised.flatMap((one, seat) => (one && !shared.includes(seat) ? [seat] : [])),
  };
}
