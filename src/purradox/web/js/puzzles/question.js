/** A puzzle: its position, a choice that is made and then sent, and what the server says to it. */
import { html, cx, useLayoutEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { api } from '../api.js';
import { beSomebody } from '../me.js';
import { sorry } from '../toast.js';
import { Board } from '../board.js';
import { Hand } from '../hand.js';
import { Mark, Token } from '../token.js';
import { cellOf, colourName, partsOf } from '../cells.js';
import { moveName } from '../reason.js';
import { meaning } from '../table/keys.js';
import { TrickOnTable, trickOf } from '../learn/bench.js';
import { Verdict } from './verdict.js';

/** The choice that a card lies face down. */
export const NOBODY = '-';
/** What stands on the tokens. */
const LETTERS = 'ABCDE';

/** @param {{question: any, onNext: () => void}} props */
export function Question({ question, onNext }) {
  const { t } = useWords();
  const { setup, round, you, kind, number, choices } = question;
  const names = round.cards.map((/** @type {number} */ _, /** @type {number} */ seat) => (seat === you.seat ? t('puzzle-you') : t('puzzle-player', { letter: LETTERS[seat] })));
  const [{ place, choice }, draw] = useState(/** @type {{place: number|null, choice: string|null}} */ ({ place: null, choice: null }));
  const now = useRef({ place, choice });
  /** Keys may come faster than the page is drawn. @param {number|null} card @param {string|null} move */
  const pick = (card, move) => { if (!verdict && !busy) draw(now.current = { place: card, choice: move }); };
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));
  const begun = useRef(performance.now());
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);

  const goal = setup.predictions.length ? 'prediction' : 'bonus';
  const named = (/** @type {string} */ one) => (number === null ? moveName(round.phase, one) : one === NOBODY ? t('puzzle-nobody') : names[Number(one)]);

  async function send() {
    const chosen = now.current.choice;
    if (!chosen || busy || verdict) return;
    setBusy(true);
    try {
      await beSomebody();
      const spent = Math.round(performance.now() - begun.current);
      setVerdict(await api.post(`puzzles/${question.puzzle}/answer`, { choice: chosen, milliseconds: Math.min(spent, 86_400_000) }));
    } catch (error) {
      sorry(error);
    } finally {
      setBusy(false);
    }
  }

  /** @param {number} value @param {number} at */
  function card(value, at) {
    if (round.phase === 'discard') return pick(at, String(value));
    pick(now.current.place === at ? null : at, null);
  }
  /** @param {string} cell */
  function space(cell) {
    if (!you.legal.includes(cell)) return;
    if (now.current.choice === cell) return void send();
    const held = now.current.place;
    const value = partsOf(cell).number;
    pick(held !== null && you.hand[held] === value ? held : you.hand.indexOf(value), cell);
  }

  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || verdict || target.closest('input, textarea, select, summary')) return;
      const meant = meaning(event);
      if (meant?.send && !target.closest('button, a')) return void send();
      if (meant?.clear) return pick(null, null);
      if (meant?.number && number !== null) return choices[meant.number - 1] && pick(null, choices[meant.number - 1]);
      const at = meant?.number ? you.hand.indexOf(meant.number) : -1;
      if (at >= 0) card(you.hand[at], at);
      else if (meant?.colour && now.current.place !== null && round.phase === 'play') {
        const cell = cellOf(you.hand[now.current.place], meant.colour);
        if (you.legal.includes(cell)) pick(now.current.place, cell);
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const playing = number === null && round.phase === 'play';
  /** @type {Record<string, string>} */
  const marks = verdict && number === null ? { [choice ?? '']: 'made', [verdict.answer]: verdict.right ? 'fine' : 'better' } : {};
  const cardMarks = Object.fromEntries(Object.entries(marks).map(([move, mark]) => [playing ? partsOf(move).number : Number(move), mark]));
  const markOf = (/** @type {number} */ value, /** @type {number} */ at) => (you.hand.indexOf(value) === at ? cardMarks[value] : undefined);
  const legal = playing && !verdict ? you.legal.filter((/** @type {string} */ cell) => place === null || partsOf(cell).number === you.hand[place]) : null;
  return html`
    <section class="words sheet puzzle-head">
      <p class="kicker small"><span>${t(`puzzles-kind-${kind}`)}</span><span>${t('puzzle-hardness', { rating: String(verdict?.puzzle_rating ?? question.rating) })}</span></p>
      <h2 id="puzzle-title" tabindex="-1" ref=${title}>${t(`puzzle-task-${kind}`, { goal, most: setup.bonus_up_to ?? 0, tricks: round.predictions[you.seat] ?? 0, number: number ?? 0 })}</h2>
    </section>
    <div class="bench">
      <div class="bench-top"><${Seats} question=${question} names=${names} />
        <${TrickOnTable} trick=${trickOf(round)} names=${names} /></div>
      <${Board} setup=${setup} tokens=${round.tokens} names=${names} lost=${round.lost[you.seat]} last=${trickOf(round).plays.at(-1)?.[1]}
        legal=${legal} selected=${{ number: place === null || verdict ? null : you.hand[place], cell: verdict ? null : choice }}
        onSpace=${playing && !verdict ? space : undefined} marks=${playing ? marks : {}} note=${playing && verdict ? (/** @type {string} */ cell) => marks[cell] && t(`puzzle-mark-${marks[cell]}`) : undefined} />
      <${Hand} numbers=${you.hand} selected=${verdict ? null : place} onCard=${number === null && !verdict ? card : undefined}
        badge=${(/** @type {number} */ value, /** @type {number} */ at) => markOf(value, at) && html`<span class=${`puzzle-mark has-mark is-${markOf(value, at)}`} aria-hidden="true"></span>`}
        note=${(/** @type {number} */ value, /** @type {number} */ at) => (markOf(value, at) ? t(`puzzle-mark-${markOf(value, at)}`) : undefined)} />
      ${round.tricks.length > 0 && html`<details class="puzzle-tricks"><summary>${t('puzzle-tricks')}</summary>
        <ol>${round.tricks.map((/** @type {any} */ trick, /** @type {number} */ at) => html`<li key=${at}><${TrickOnTable} trick=${trick} names=${names} /></li>`)}</ol></details>`}
    </div>
    <section class="words sheet puzzle-side" aria-labelledby="puzzle-title">
      ${number !== null && html`<div class="puzzle-holders" role="group" aria-labelledby="puzzle-title">
        ${choices.map((/** @type {string} */ one) => html`<button type="button" key=${one} data-holder=${one} disabled=${Boolean(verdict)} aria-pressed=${String(choice === one)}
          class=${cx('button', verdict?.answer === one && 'is-answer', verdict && !verdict.right && choice === one && 'is-missed')} onClick=${() => (choice === one ? void send() : pick(null, one))}>
          ${one !== NOBODY && html`<${Token} seat=${Number(one)} />`}<span>${named(one)}</span></button>`)}</div>`}
      ${verdict ? html`<${Verdict} question=${question} verdict=${verdict} choice=${choice ?? ''} named=${named} goal=${goal} onNext=${onNext} />`
        : html`<p class="task"><span>${choice ? t('puzzle-chosen', { choice: named(choice) }) : t(number !== null ? 'puzzle-choose-holder' : playing ? 'puzzle-choose-play' : 'puzzle-choose-card')}</span></p>
          <div><button type="button" class="button is-main" data-send disabled=${!choice || busy} onClick=${send}>${t('puzzle-answer')}</button></div>`}
    </section>`;
}

/** @param {{question: any, names: string[]}} props */
function Seats({ question: { setup, round, you }, names }) {
  const { t } = useWords();
  return html`<table class="puzzle-seats">
    <thead><tr><th scope="col"><span class="hidden">${t('puzzle-col-player')}</span></th><th scope="col">${t('score-tricks')}</th><th scope="col">${t('puzzle-col-cards')}</th><td></td></tr></thead>
    <tbody>${names.map((name, seat) => html`<tr class=${seat === you.seat ? 'is-me' : ''} key=${seat}>
      <th scope="row"><${Token} seat=${seat} /><span class="name">${name}</span></th>
      <td><span class="hidden">${t('player-tricks', { won: round.won[seat], predicted: setup.predictions.length ? round.predictions[seat] ?? 'open' : 'none', most: setup.bonus_up_to ?? 0 })}</span>
        <span aria-hidden="true">${round.won[seat]}<span class="soft">/${setup.bonus_up_to !== null ? `≤${setup.bonus_up_to}` : round.predictions[seat] ?? '–'}</span></span></td>
      <td>${round.cards[seat]}</td>
      <td>${round.lost[seat] && html`<span class="bench-lost"><span class="hidden">${t('learn-lost-colours', { colours: [...round.lost[seat]].map(colourName).join(', ') })}</span>
        ${[...round.lost[seat]].map((colour) => html`<${Mark} colour=${colour} key=${colour} />`)}</span>`}</td>
    </tr>`)}</tbody>
  </table>`;
}
