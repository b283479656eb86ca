/** The middle of the table: the trick, and before it the calm moments of discard and prediction. */
import { html, cx, useLayoutEffect, useRef } from '../lib.js';
import { useWords } from '../words.js';
import { cellName, colourName, partsOf } from '../cells.js';
import { CardFace } from '../hand.js';
import { Mark, Paw, Token } from '../token.js';
import { moves } from '../settings.js';
import { Icon } from '../icons.js';
import { hintedMove } from './store.js';

/** @param {Record<string, any>} props */
export function Stage({ state, names, round, news, choosing, board }) {
  const { t } = useWords();
  if (round.phase === 'discard') return html`<${Discarding} round=${round} names=${names} you=${state.shown.you}
    setup=${news.setup} board=${board} />`;
  if (round.phase === 'predict') return html`<${Predicting} round=${round} names=${names} you=${state.shown.you}
    setup=${news.setup} choosing=${choosing} hinted=${hintedMove(state)} />`;
  const plays = round.trick.length ? round.trick : state.trick?.plays ?? [];
  const winner = round.trick.length ? null : state.trick?.winner ?? null;
  const led = plays.length ? partsOf(plays[0][1]).colour : null;
  const leader = plays.length ? plays[0][0] : round.leader;
  const order = Array.from({ length: news.setup.players }, (_, step) => (leader + step) % news.setup.players);
  const number = round.trick.length || winner === null ? round.tricks.length + 1 : round.tricks.length;
  return html`<section class="stage" aria-label=${t('trick-label', { trick: Math.min(number, news.setup.tricks) })}>
    <div class="led">
      ${winner !== null
        ? html`<p><${Icon} name="crown" /><span>${t('trick-winner', { name: names[winner], who: winner === state.shown.you?.seat ? 'me' : 'other' })}</span></p>`
        : led
          ? html`<p><span>${t('trick-led')}</span><b class=${`led-colour is-${led}`}><${Mark} colour=${led} />${colourName(led)}
            </b></p>`
          : html`<p class="soft">${t('trick-empty', { name: names[leader] ?? '', who: leader === state.shown.you?.seat ? 'me' : 'other' })}</p>`}
    </div>
    <ol class="trick">
      ${order.map((seat) => {
        const cell = plays.find((/** @type {[number, string]} */ [who]) => who === seat)?.[1];
        return html`<li key=${seat} class=${cx('slot', `seat-${seat}`, winner === seat && 'is-winner', winner !== null && winner !== seat && 'is-loser', round.to_act.includes(seat) && !cell && 'is-next')}>
          ${cell ? html`<${Played} key=${cell} cell=${cell} seat=${seat} fresh=${state.fresh} />` : html`<span class="empty" />`}
          <span class="slot-name"><${Token} seat=${seat} /><span class="name small">${names[seat]}</span></span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** A card that comes flying from whoever played it. @param {Record<string, any>} props */
function Played({ cell, seat, fresh }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const { number, colour } = partsOf(cell);
  useLayoutEffect(() => {
    const played = fresh.some((/** @type {any} */ event) => event.event === 'played' && event.cell === cell);
    const from = document.querySelector('.own .hand') && document.querySelector(`.player.is-me[data-player="${seat}"]`)
      ? document.querySelector('.own .hand') : document.querySelector(`[data-player="${seat}"]`);
    if (!played || !moves() || !ref.current || !from) return;
    const a = from.getBoundingClientRect();
    const b = ref.current.getBoundingClientRect();
    const shift = `translate(${a.left + a.width / 2 - b.left - b.width / 2}px, ${a.top + a.height / 2 - b.top - b.height / 2}px)`;
    ref.current.animate(
      [{ transform: `${shift} scale(.5) rotate(-8deg)`, opacity: 0.2 }, { transform: 'none', opacity: 1 }],
      { duration: 380, easing: 'cubic-bezier(.2,.8,.25,1)' },
    );
  }, []);
  return html`<span class="played" ref=${ref} role="img" aria-label=${cellName(cell)}><${CardFace} number=${number}
    colour=${colour} /></span>`;
}

/** @param {Record<string, any>} props */
function Discarding({ round, names, you, setup, board }) {
  const { t, list } = useWords();
  const waiting = round.to_act.map((/** @type {number} */ seat) => names[seat]);
  return html`<section class="stage calm" aria-label=${t('discard-title')}>
    <h2>${t('discard-title')}</h2>
    <p>${!you ? t('prompt-wait-all', { names: list(waiting) }) : you.decision ? t('discard-how') : t('discard-waiting', { names: list(waiting) })}</p>
    ${you?.decision && html`<p class="soft small">${t('discard-help')}</p>`}
    ${setup.bonus_up_to !== null && html`<p class="small bonus-up-to">${t('bonus-up-to', { most: setup.bonus_up_to })}</p>`}
    ${round.revealed.length > 0 && html`<p class="line"><span class="small">${t('discard-revealed')}</span>
      <span class="little-cards" role="img" aria-label=${round.revealed.join(', ')}>
        ${round.revealed.map((/** @type {number} */ number, /** @type {number} */ place) => html`<${CardFace} key=${place}
        number=${number} />`)}</span></p>`}
    ${!you && !board && html`<p class="soft small">${t('room-you-watch')}</p>`}
  </section>`;
}

/** @param {Record<string, any>} props */
function Predicting({ round, names, you, setup, choosing, hinted }) {
  const { t } = useWords();
  const mine = Boolean(you?.decision);
  const said = you ? round.predictions[you.seat] : null;
  const title = mine ? t('predict-title') : t('predict-waiting', { name: names[round.to_act[0]] ?? '' });
  return html`<section class="stage calm" aria-label=${title}>
    <h2>${title}</h2>
    <p>${said === null ? t('predict-how', { tricks: setup.tricks }) : t('predict-yours', { tricks: said })}</p>
    ${mine && html`<div class="predictions" role="group" aria-label=${title}>
      ${setup.predictions.map((/** @type {number} */ tricks) => html`<button type="button" key=${tricks}
        class=${cx('prediction', choosing.prediction === tricks && 'is-chosen', hinted === String(tricks) && 'is-hinted')}
        aria-pressed=${String(choosing.prediction === tricks)}
        aria-label=${[t('predict-tricks', { tricks }), hinted === String(tricks) && t('hint-marked')].filter(Boolean).join(', ')}
          onClick=${() => choosing.pickPrediction(tricks)}>${tricks}${hinted === String(tricks) && html`<${Paw} />`}</button>`)}
    </div>
    <p class="soft small">${t('predict-help')}</p>`}
  </section>`;
}
