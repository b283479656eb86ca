/**
 * The messages of `docs/protocol.md`, for those who check types.
 *
 * @typedef {{players: number, numbers: number, dealt: number, tricks: number, rounds: number, predictions: number[],
 *   bonus_up_to: number|null, board: string, rows: string[]}} Setup
 * @typedef {{seat: number, kind: 'open'|'person'|'bot'|'program', name?: string, level?: string, present?: boolean,
 *   played_by_bot?: boolean, call?: {by: number, begins: number, stays: boolean}|null,
 *   host?: boolean, offered?: boolean, before?: string[], commitment?: string, unable?: {part: string, command: string}|null}} Chair
 * @typedef {{seat: number, since: number, nudge: number, call: number}} Wait
 * @typedef {{players?: number, board?: string, bots?: (string|null)[], clock?: string, limit?: number,
 *   watch?: string, listed?: boolean, aids?: boolean, pace?: string, daily?: string}} Options
 * @typedef {{type: 'table', table: string, status: 'waiting'|'playing'|'over', options: Options, setup: Setup, chairs: Chair[],
 *   host: boolean, seat: number|null, commitment: string, watching: number, earlier?: number|null, removed?: boolean,
 *   given_up?: boolean, closed?: string, expires?: number|null, next?: string|null, board?: string,
 *   series?: {matches: number, won: number[], points: number[]}|null}} TableNews
 * @typedef {{plays: [number, string][], winner: number}} Trick
 * @typedef {{tricks: number, group: string[], total: number}} ScorePart
 * @typedef {{round: number, first: number, phase: 'discard'|'predict'|'play'|'over', to_act: number[], leader: number,
 *   led: string|null, tokens: (number|null)[], cards: number[], discarded: boolean[], predictions: (number|null)[],
 *   lost: string[], won: number[], trick: [number, string][], tricks: Trick[], revealed: number[], paradox: number|null,
 *   shown: number[], scores: ScorePart[], past: number[][], totals: number[]}} Round
 * @typedef {{seat: number, hand: number[], discard: number|null, decision: string|null, legal: string[],
 *   past?: {dealt: number[], discard: number}[]}} You
 * @typedef {{event: string, [field: string]: any}} Event
 * @typedef {{number: number, at: number, events: Event[]}} Entry
 * @typedef {{type: 'update', table: string, number: number, entries: Entry[], round: Round|null, you?: You|null,
 *   deadline?: number|null, waits?: Wait[], slow?: {seconds?: number, preparing?: boolean}|null, hands?: number[][][]|null}} Update
 * @typedef {{type: 'refused', code: string, about: string, rule?: string, args?: Record<string, any>, table?: string,
 *   decision?: string, retry_after?: number}} Refused
 * @typedef {{type: 'reason', table: string, move: string, code?: string, rule?: string, args?: Record<string, any>}} Reason0
 * @typedef {import('../reason.js').Weighed & {points: number, win: number, paradox: number, kept: number}} Choice
 * @typedef {{type: 'hinted', table: string, decision: string, choices: Choice[], quick?: boolean}} Hinted
 * @typedef {Reason0 & {code: string, rule: string}} Reason
 * @typedef {{type: 'move', table: string, decision: string, move: string}} Pending
 *
 * @typedef {object} State
 * @property {string} table
 * @property {TableNews|null} news
 * @property {Update|null} shown  what is on the screen
 * @property {number} last  the number of the last entry on the screen
 * @property {Entry[]} log
 * @property {string[]} said  the last events in words
 * @property {Event[]} fresh  what the last step brought, to be animated once
 * @property {Trick|null} trick  a finished trick that still lies in the middle
 * @property {boolean} ending  the end of a round is on the screen, and will be shown in full
 * @property {Update|null} ended  the end of a round that waits to be looked at
 * @property {Pending|null} pending  a move that was sent and is not confirmed
 * @property {{move: string, text: string, rule: string}[]} reasons
 * @property {Hinted|null} hint
 * @property {boolean} asking
 * @property {number|null} nudged  who reminds me
 * @property {number} seen  up to which entry I know what was decided for me
 * @property {string} gone
 * @property {string} code  why it is gone
 */
export {};
