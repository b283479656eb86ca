/** What is known of one table, and what of it is on the screen already. */
import { signal } from '../signal.js';
import { send, watch } from '../socket.js';
import { explain } from '../explain.js';
import { toast } from '../toast.js';
import { moves } from '../settings.js';
import { shareAt } from '../share.js';
import { ownerOf, partsOf } from '../cells.js';
import { t } from '../words.js';
import { nameOf, tell } from './tell.js';
import { play as sound } from './sound.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').TableNews} TableNews */
/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Event} Happening */

/** How long to look at what happened before the next thing, in milliseconds. @type {Record<string, number>} */
const LOOK = { dealt: 700, discarded: 120, predicted: 350, played: 420, gave_up: 250, trick_won: 1300, paradox: 1400 };
/** Without motion only these need their time: the rest stays where it is put. */
const STAY = ['trick_won', 'paradox'];
/** An update with more entries than a whole trick of five plays is a return after a break: shown at once. */
const MANY = 5;

/** @param {string} table @param {{board: boolean, key: string}} [as]  for a screen that everybody looks at */
export function openTable(table, as) {
  const state = signal(/** @type {State} */ ({
    table, news: null, shown: null, last: 0, log: [], said: [], fresh: [], trick: null, ending: false, ended: null,
    pending: null, reasons: [], hint: null, gone: '', code: '', asking: false, nudged: null, seen: 0,
  }));
  /** @type {{update: Update, events: Happening[], jump: boolean}[]} */
  const queue = [];
  let received = 0;
  /** The start, until shares are public. @type {Happening|undefined} */
  let started;
  let timer = 0;

  /** @param {Partial<State>} changed */
  const put = (changed) => state.set({ ...state.get(), ...changed });
  const names = () => (state.get().news?.chairs ?? []).map((chair) => nameOf(chair));

  const stop = watch(table, { after: () => received, hear, unsent: () => state.get().pending, as });

  /** @param {any} message */
  function hear(message) {
    switch (message.type) {
      case 'table': return put({ news: message });
      case 'update': return take(message);
      case 'accepted': return accept(message);
      case 'refused': return refuse(message);
      case 'reason': return reason(message);
      case 'hinted': return hinted(message);
    }
  }

  /** A move that counts stays mine to wait for until it is on the screen. @param {{decision: string, number: number}} message */
  function accept({ decision, number }) {
    const { pending, last } = state.get();
    if (decision === pending?.decision && number <= last) put({ pending: null });
  }

  /** A hint that is too late, or was not waited for, is dropped. @param {import('./types.js').Hinted} message */
  function hinted(message) {
    const { asking, shown } = state.get();
    if (asking && message.decision === shown?.you?.decision) put({ hint: message, asking: false });
  }

  /** @param {Update} update */
  function take(update) {
    const entries = update.entries.filter((entry) => entry.number > received);
    const first = received === 0;
    // Numbers are consecutive; after a gap we ask again rather than show something that has a hole.
    if (entries.length && entries[0].number > received + 1 && !first) return void send({ type: 'watch', table, after: received, ...as });
    received = Math.max(received, update.number);
    const events = entries.flatMap((entry) => entry.events);
    started = events.find((event) => event.event === 'started') ?? started;
    if (events.some((event) => event.event === 'revealed')) started = undefined;
    reveal();
    const { log, last, shown } = state.get();
    // Somebody came or went: nothing happened, but others may be waited for.
    if (shown && !entries.length && !queue.length && update.number === last) return put({ shown: update });
    put({ log: [...log, ...entries] });
    queue.push({ update, events, jump: first || entries.length > MANY });
    if (!timer && !state.get().ended) step();
  }

  /** Tell my share once all are promised; to do it again does no harm. */
  function reveal() {
    const mine = started?.commitments?.[state.get().news?.seat ?? -1];
    if (!mine) return;
    const share = shareAt(mine, { table, commitment: started?.commitment, commitments: started?.commitments });
    if (share) send({ type: 'reveal', table, share });
  }

  /** Show the next thing. */
  function step() {
    timer = 0;
    const first = queue.shift();
    if (!first) return;
    const { update, events, jump } = first;
    const me = update.you?.seat ?? null;
    const before = state.get();
    const done = update.you?.decision !== before.pending?.decision;
    const turned = update.you?.decision && update.you.decision !== before.shown?.you?.decision;
    const won = events.findLast((event) => event.event === 'trick_won');
    const lead = update.round?.trick.length ? null : before.trick;
    const over = events.some((event) => event.event === 'round_ended') && update.round?.phase === 'over';
    // Somebody who comes back after the match wants its result.
    const ending = over && !(jump && events.some((event) => event.event === 'match_ended'));
    put({
      shown: update, last: update.number, fresh: jump ? [] : events,
      pending: done ? null : before.pending,
      reasons: turned ? [] : before.reasons,
      hint: turned ? null : before.hint, asking: turned ? false : before.asking,
      trick: won ? update.round?.tricks.at(-1) ?? null : events.some((event) => event.event === 'dealt') ? null : lead,
      said: tell(jump ? events.slice(-2) : events, names(), me),
      ending,
    });
    const called = jump ? undefined : events.findLast((event) => ['nudged', 'called'].includes(event.event) && event.seat === me);
    if (called) sound('nudged', true);
    if (called?.event === 'nudged') put({ nudged: called.by });
    else if (update.you?.decision !== before.shown?.you?.decision) put({ nudged: null });
    if (turned) sound('turn');
    else if (!jump) events.forEach((event) => sound(event.event));
    const mine = events.some((event) => event.event === 'played' && event.seat === me) && !won;
    const looked = events.map(({ event }) => (moves() || STAY.includes(event) ? LOOK[event] ?? 0 : 0));
    const wait = jump || mine || document.hidden ? 0 : Math.max(0, ...looked);
    const next = ending ? () => end(update) : step;
    // Each thing is drawn before the next one, so that each is announced; a page that nobody sees need not.
    if (wait || (queue.length && !document.hidden)) timer = setTimeout(next, wait);
    else next();
  }

  /** The round is over: nothing more is shown until somebody has looked at that. @param {Update} update */
  function end(update) {
    timer = 0;
    put({ ended: update });
  }

  /** @param {import('./types.js').Refused} message */
  function refuse(message) {
    if (message.about === 'watch') return put({ gone: explain(message), code: message.code });
    if (message.about === 'move') put({ pending: null });
    if (message.about === 'hint') put({ asking: false });
    if (message.about === 'reveal') return;
    toast(explain(message, names()), Math.max(6, message.retry_after ?? 0));
  }

  /** @param {import('./types.js').Reason} message */
  function reason(message) {
    if (!message.code) return;
    because(message);
  }

  /** @param {{code: string, args?: Record<string, any>, move?: string, rule?: string}} why */
  function because({ code, args = {}, move = '', rule = '' }) {
    const mine = args.seat !== undefined && args.seat === state.get().shown?.you?.seat;
    const text = code === 'not-in-hand' && mine ? t('play-not-in-hand', { number: args.number }) : explain({ code, args }, names());
    put({ reasons: [...state.get().reasons.filter((one) => one.text !== text), { move, text, rule }].slice(-4) });
  }

  return {
    table, state, names,
    /** @param {string} move */
    move(move) {
      const { shown, pending } = state.get();
      const decision = shown?.you?.decision;
      if (!decision || pending) return;
      const message = { type: /** @type {const} */ ('move'), table, decision, move };
      put({ pending: message, reasons: [], hint: null, asking: false });
      send(message);
      // Whoever moves has seen enough of what came before.
      clearTimeout(timer);
      step();
    },
    /** Why are these moves not possible? @param {...string} asked */
    why(...asked) {
      put({ reasons: [] });
      const taken = asked.length === 1 && takenBy(state.get(), asked[0]);
      if (taken) return because(taken);
      const sent = asked.map((move) => send({ type: 'why', table, move }));
      if (!sent.every(Boolean)) toast(explain({ code: 'no-connection' }));
    },
    /** @param {string} text  a reason that needs no question */
    say(text) { put({ reasons: [{ move: '', text, rule: '' }] }); },
    hush() { if (state.get().reasons.length) put({ reasons: [] }); },
    /** @param {string} phrase */
    talk(phrase) { send({ type: 'talk', table, phrase }); },
    /** Ask for a hint, or put it away. */
    hint() {
      const { hint, asking } = state.get();
      const ask = !hint && !asking;
      const asked = ask && send({ type: 'hint', table });
      put({ hint: null, asking: asked });
      if (ask && !asked) toast(explain({ code: 'no-connection' }));
    },
    /** @returns {boolean} whether there was a hint to put away */
    closeHint() {
      const { hint, asking } = state.get();
      if (hint || asking) put({ hint: null, asking: false });
      return Boolean(hint || asking);
    },
    /** Somebody has looked at the end of the round long enough. */
    proceed() {
      put({ ended: null, ending: false, trick: null });
      step();
    },
    /** What was decided for me is read. */
    seen() { put({ seen: state.get().last }); },
    /** @param {TableNews} news */
    hearNews(news) { put({ news }); },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** The space that was taken last in this update. @param {State} state */
export function lastCell(state) {
  const played = state.fresh.findLast((event) => event.event === 'played');
  if (played && 'cell' in played) return played.cell;
  const plays = state.shown?.round?.trick.length ? state.shown.round.trick : state.trick?.plays ?? [];
  return plays.at(-1)?.[1] ?? null;
}

/** The move that the hint on the screen would make. @param {State} state */
export const hintedMove = ({ hint }) => hint?.choices[0]?.move ?? null;

/** @param {string[]} legal @param {number} number */
export const spacesFor = (legal, number) => legal.filter((cell) => partsOf(cell).number === number);

/**
 * Whose token stands there is what a person wants to hear first, whatever else is wrong with the move.
 * @param {State} state
 * @param {string} move
 */
function takenBy({ shown, news }, move) {
  const round = shown?.round;
  if (!round || !news || !/[rbyg]$/.test(move)) return null;
  const owner = ownerOf(round.tokens, news.setup.numbers, move);
  if (owner === null || owner === undefined) return null;
  const plays = [...round.tricks.map((trick) => trick.plays), round.trick];
  const trick = plays.findIndex((one) => one.some(([, cell]) => cell === move)) + 1;
  return { code: 'space-taken', rule: 'R4.1', move, args: { cell: move, owner: owner < 0 ? null : owner, trick: trick || null } };
}
