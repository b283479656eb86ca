/** Cards: a number, and no colour until they are played. */
import { html, cx } from './lib.js';
import { useWords } from './words.js';
import { CatInBox, Mark, Paw } from './token.js';

/**
 * A card's face. With a colour it has been declared.
 * @param {{number: number, colour?: string, class?: string}} props
 */
export const CardFace = ({ number, colour, class: more }) => html`
  <span class=${cx('card', colour && `is-${colour}`, more)} aria-hidden="true">
    <span class="card-number">${number}</span>
    ${colour
      ? html`<${Mark} colour=${colour} class="card-mark" />`
      : html`<span class="card-pips"><i class="is-r" /><i class="is-b" /><i class="is-y" /><i class="is-g" /></span><${CatInBox}
        />`}
  </span>`;

/** A card that lies face down. */
export const CardBack = () => html`<span class="card card-back" aria-hidden="true"><${CatInBox} /></span>`;

/**
 * @typedef {object} HandProps
 * @property {number[]} numbers  sorted
 * @property {number|null} [selected]  the place in `numbers` of the card that is chosen
 * @property {(number: number, place: number) => boolean} [playable]  cards for which this is false are dimmed
 * @property {(number: number, place: number) => void} [onCard]  without it the hand is only looked at
 * @property {(number: number, place: number) => (string|undefined)} [note]  something more to say about a card
 * @property {(number: number, place: number) => (any)} [badge]  something to draw on a card
 * @property {number|null} [hinted]  the number of the card that a hint points to
 * @property {string} [label]
 */

/** @param {HandProps} props */
export function Hand({ numbers, selected = null, playable = () => true, onCard, note, badge, label, hinted = null }) {
  const { t } = useWords();
  const paw = hinted === null ? -1 : numbers.indexOf(hinted);
  return html`<ul class="hand" aria-label=${label ?? t('hand-label')} style=${{ '--count': numbers.length }}>
    ${numbers.map((number, place) => {
      const can = playable(number, place);
      const name = [t('card-name', { number }), place === paw && t('hint-marked'), note?.(number, place)].filter(Boolean).join(', ');
      const face = html`<${CardFace} number=${number} />${badge?.(number, place)}${place === paw && html`<${Paw} />`}`;
      // The same card keeps its element when another one leaves the hand.
      const copy = numbers.slice(0, place).filter((one) => one === number).length;
      return html`<li key=${`${number}-${copy}`}>
        ${onCard
          ? html`<button type="button" class=${cx('in-hand', selected === place && 'is-chosen', !can && 'is-not', place === paw && 'is-hinted')}
            data-card=${number}
              aria-pressed=${String(selected === place)} aria-disabled=${can ? undefined : 'true'} aria-label=${name}
              onClick=${() => onCard(number, place)}>${face}</button>`
          : html`<span class=${cx('in-hand', !can && 'is-not')} role="img" aria-label=${name}>${face}</span>`}
      </li>`;
    })}
  </ul>`;
}
