/** Events in words. */
import { hasWords, number, list, t } from '../words.js';
import { cellName, colourName } from '../cells.js';

/** @typedef {import('./types.js').Event} Happening */

/** @param {import('./types.js').Chair} chair */
export function nameOf(chair) {
  if (chair.name) return chair.name;
  if (chair.kind === 'bot') return levelName(chair.level ?? '');
  return t('seat-name', { seat: chair.seat });
}

/** @param {string} level */
export const levelName = (level) => (hasWords(`level-${level}`) ? t(`level-${level}`) : level);

/** @param {string} phrase */
export const phraseOf = (phrase) => (hasWords(`talk-${phrase}`) ? t(`talk-${phrase}`) : '…');

/** @type {Record<string, (event: Happening, name: string, who: 'me'|'other', names: string[], me: number|null) => string>} */
const WORDS = {
  sat: (event, name, who) => (event.was ? t('tell-took-over', { name: event.name, was: event.was, who }) : t('tell-sat', { name: event.name ?? name })),
  stood: (_, name) => t('tell-stood', { name }),
  renamed: (event) => t('tell-renamed', { name: event.name, was: event.was }),
  left: (_, name, who) => t('tell-left', { name, who }),
  returned: (_, name, who) => t('tell-returned', { name, who }),
  closed: ({ reason = 'left' }, name, who) => (reason === 'left' ? t('tell-closed', { name, who }) : t(`tell-closed-${reason}`, { name, who })),
  host_changed: (_, name, who) => t('tell-host-changed', { name, who }),
  offered: (event, name, who, names, me) => t('tell-offered', { name, who: event.by === me ? 'by' : 'other', by: names[event.by] }),
  removed: (event) => t('tell-removed', { name: event.name, by: event.by }),
  started: () => t('tell-started'),
  forfeited: (event, name, who) => (event.reason === 'record' ? ''
    : t(event.reason === 'clock' ? 'tell-clock' : 'tell-forfeited', { name, who })),
  nudged: (event, name, who, names, me) => t('tell-nudged', { name, who: event.by === me ? 'by' : who, by: names[event.by] }),
  called: (event, name, who, names, me) => t('tell-called', { name, who: event.by === me ? 'by' : who, by: names[event.by] }),
  talked: (event, name) => t('tell-talked', { name, words: phraseOf(event.phrase) }),
  dealt: (event, name, who, names) => [
    t('tell-dealt', { round: event.round, name: names[event.first] ?? '', who }),
    event.revealed?.length && t('play-neutral', { cards: event.revealed.join(', '), cells: event.neutral.map(cellName).join(', ') }),
  ].filter(Boolean).join(' '),
  discarded: (_, name, who) => t('tell-discarded', { name, who }),
  predicted: (event, name, who) => t('tell-predicted', { name, who, tricks: event.tricks }),
  played: (event, name, who) => t('tell-played', { name, who, cell: cellName(event.cell) }),
  gave_up: (event, name, who) => t('play-gave-up', { name, who, colour: colourName(event.colour) }),
  trick_won: (event, name, who) => t('play-trick-won', { name, who, trick: event.trick }),
  paradox: (event, name, who) => t('play-paradox', { name, who, cards: event.hand.join(', ') }),
  round_ended: (event, _, who, names) => t('tell-round-ended', {
    scores: event.scores.map((/** @type {any} */ score, /** @type {number} */ seat) => `${names[seat]} ${number(score.total)}`).join(', '),
  }),
  match_ended: (event, _, who, names) => winnersInWords(event.winners, event.totals, names, who === 'me'),
};

/** @param {number[]} winners @param {number[]} totals @param {string[]} names @param {boolean} mine */
export function winnersInWords(winners, totals, names, mine) {
  const points = totals[winners[0]];
  const who = mine ? 'me' : 'other';
  if (winners.length > 1) return t('play-shared', { who, points, names: list(winners.map((seat) => names[seat])) });
  return t('play-winner', { who, name: names[winners[0]], points });
}

/**
 * @param {Happening[]} events
 * @param {string[]} names
 * @param {number|null} me  my seat
 * @returns {string[]}
 */
export function tell(events, names, me) {
  return events.flatMap((event) => {
    const words = WORDS[event.event];
    if (!words) return [];
    const seats = event.winners ?? [event.seat ?? event.first];
    const line = words(event, names[seats[0]] ?? '', seats.includes(me) ? 'me' : 'other', names, me);
    return line ? [line] : [];
  });
}
