/** Deals the match again from its seed, as `docs/protocol.md` says under "Deals". */
import { hex, hmac, joined, sha256, unhex } from './sha256.js';

const COPIES = 5;
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
 * @typedef {{table: string, commitment: string, seed: string, shares: Share[], given?: number, record: {rounds: {deal: string[], revealed?: string}[]}}} Proof
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
 * What is wrong with a proof; nothing when the match was dealt as it should have been.
 * @param {Proof} proof
 * @param {string} promised  the commitment that this page was told before the first deal
 * @param {Setup} setup
 * @returns {{what: 'commitment'|'deal', round: number}|null}
 */
export function wrongWith(proof, promised, setup) {
  const commitment = hex(sha256(joined(text.encode('purradox commitment 1\n'), unhex(proof.seed))));
  if (commitment !== proof.commitment || (promised && commitment !== promised)) return { what: 'commitment', round: 0 };
  for (const [place, { deal, revealed = '' }] of proof.record.rounds.entries()) {
    if (place < (proof.given ?? 0)) continue; // dealt by the record from which the table went on
    const { hands, rest } = dealOf(proof, setup, place + 1);
    const same = hands.every((hand, seat) => hand === deal[seat].replaceAll('?', '')) && rest.startsWith(revealed);
    if (!same) return { what: 'deal', round: place + 1 };
  }
  return null;
}
