/** The pad itself: every round and the totals, and who won. */
import { html, cx } from '../lib.js';
import { list, number, useWords } from '../words.js';
import { toast } from '../toast.js';
import { Token } from '../token.js';
import { scoresOf, standing } from './scoring.js';

/** @param {{setup: any, pad: import('./store.js').Pad, onEdit: (round: number) => void}} props */
export function Sheet({ setup, pad, onEdit }) {
  const { t } = useWords();
  const rounds = pad.rounds.map((entry) => scoresOf(setup, entry));
  const { totals, tied, winners } = standing(rounds.map((scores) => scores.map((one) => one.total)));
  const over = rounds.length === pad.players;
  return html`<section class="sheet stack pad-sheet">
    ${over && html`<div class="pad-over note" role="status"><strong>${winners.length > 1
      ? t('pad-shared', { names: list(winners.map((seat) => pad.names[seat])) })
      : t('pad-winner', { name: pad.names[winners[0]] })}</strong>
      ${tied.length > 1 && html` <span>${t(winners.length > 1 ? 'pad-still-tied' : 'pad-tie', { points: totals[tied[0]] })}</span>`}</div>`}
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('pad-title')}><table class="pad-table">
      <thead><tr><th scope="col"><span class="hidden">${t('pad-round', { round: '' })}</span></th>
        ${pad.names.map((name, seat) => html`<th scope="col" key=${seat} class=${cx(over && winners.includes(seat) && 'is-winner')}><span class="line"><${Token} seat=${seat} /><span class="name">${name}</span></span></th>`)}</tr></thead>
      <tbody>${rounds.map((scores, round) => html`<tr key=${round}>
        <th scope="row"><button type="button" class="button is-quiet is-small" data-edit=${round} aria-label=${t('pad-edit', { round: round + 1 })} aria-pressed=${String(pad.editing === round)} onClick=${() => onEdit(round)}>${round + 1}</button></th>
        ${scores.map((one, seat) => html`<td key=${seat}><b class=${cx('number', one.total < 0 && 'is-negative')}>${number(one.total)}</b>
          <span class="small soft">${how(one, pad.rounds[round], seat, t)}</span></td>`)}</tr>`)}
        ${!rounds.length && html`<tr><td colspan=${pad.players + 1} class="soft">${t('pad-empty')}</td></tr>`}</tbody>
      ${rounds.length > 0 && html`<tfoot><tr><th scope="row">${t('pad-total')}</th>${totals.map((total, seat) => html`<td key=${seat} class="number total">${number(total)}</td>`)}</tr></tfoot>`}
    </table></div>
  </section>`;
}

/** @param {any} one @param {any} entry @param {number} seat @param {any} t */
function how(one, entry, seat, t) {
  if (one.why === 'paradox') return t('pad-paradox');
  const goal = entry.predictions[seat] === null ? '' : `/${entry.predictions[seat]}`;
  return `${one.tricks}${goal}${one.bonus ? ` + ${one.bonus}` : ''}`;
}

/** The pad as plain text, to be sent by whatever people use. @param {any} setup @param {import('./store.js').Pad} pad @param {any} t */
export function asText(setup, pad, t) {
  const rounds = pad.rounds.map((entry) => scoresOf(setup, entry).map((one) => one.total));
  const { totals, winners } = standing(rounds);
  const lines = pad.names.map((name, seat) => `${name}: ${rounds.map((round) => number(round[seat])).join(' · ')} = ${number(totals[seat] ?? 0)}`);
  const end = rounds.length === pad.players
    ? [winners.length > 1 ? t('pad-shared', { names: list(winners.map((seat) => pad.names[seat])) }) : t('pad-winner', { name: pad.names[winners[0]] })]
    : [];
  return [...lines, ...end, t('pad-signature')].join('\n');
}

/** @param {string} text @param {any} t */
export async function share(text, t) {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      toast(t('pad-copied'));
    }
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') toast(t('pad-copy-failed'));
  }
}
