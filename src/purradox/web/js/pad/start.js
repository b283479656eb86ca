/** Who plays, and on which board. */
import { html, useState } from '../lib.js';
import { useWords } from '../words.js';
import { Token } from '../token.js';
import { begin } from './store.js';

const BOARDS = ['white', 'violet'];
const MOST = 30;

/** @param {{names: string[]}} props  those who played last */
export function Start({ names: before }) {
  const { t } = useWords();
  const [players, setPlayers] = useState(before.length || 4);
  const [board, setBoard] = useState('white');
  const [names, setNames] = useState(() => Array.from({ length: 5 }, (_, seat) => before[seat] ?? ''));

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    begin(players, board, names.slice(0, players).map((name, seat) => name.trim() || t('pad-player', { seat: seat + 1 })));
  }

  return html`<form class="sheet wide-stack pad-start" onSubmit=${submit}>
    <fieldset class="field"><legend>${t('pad-players')}</legend><div class="choices">
      ${[2, 3, 4, 5].map((count) => html`<label key=${count}><input type="radio" name="players" value=${count} checked=${players === count} onChange=${() => setPlayers(count)} /><span>${count}</span></label>`)}
    </div></fieldset>
    <ol class="pad-names">${names.slice(0, players).map((name, seat) => html`<li key=${seat}>
      <${Token} seat=${seat} />
      <input type="text" maxlength=${MOST} value=${name} aria-label=${t('pad-name', { seat: seat + 1 })} placeholder=${t('pad-player', { seat: seat + 1 })}
        onInput=${(/** @type {any} */ event) => setNames(names.map((old, at) => (at === seat ? event.currentTarget.value : old)))} /></li>`)}</ol>
    <p class="about soft small">${t('pad-starts')}</p>
    <fieldset class="field"><legend>${t('pad-board')}</legend><div class="choices">
      ${BOARDS.map((one) => html`<label key=${one}><input type="radio" name="board" value=${one} checked=${board === one} onChange=${() => setBoard(one)} /><span>${t('option-board-short', { board: one })}</span></label>`)}
    </div>${board === 'violet' && html`<p class="note small">${t('rules-provisional')}</p>`}</fieldset>
    <p><button type="submit" class="button is-main is-big">${t('pad-begin')}</button></p>
  </form>`;
}
