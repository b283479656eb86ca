/** The time that is left for a decision. */
import { html, cx, useEffect, useState } from '../lib.js';
import { ahead } from '../socket.js';
import { useWords } from '../words.js';
import { play } from './sound.js';

const DAY = 86_400;

const HOUR = 3600;
/** Seconds before the end at which everybody is warned. @type {Record<string, number>} */
const WARNING = { seconds: 10, days: HOUR };

/** @param {{deadline: number, kind?: string, mine?: boolean, class?: string}} props  the deadline in milliseconds since 1970 */
export function Clock({ deadline, kind = 'seconds', mine, class: more }) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  const left = Math.max(0, Math.ceil((deadline - now - ahead) / 1000));
  const short = left <= WARNING[kind];
  useEffect(() => { if (short && mine) play('clock', true); }, [short, mine, deadline]);
  if (left > DAY) return html`<span class=${cx('clock', more)}>${t('clock-days', { days: Math.ceil(left / DAY) })}</span>`;
  const [hours, ...rest] = [Math.floor(left / HOUR), Math.floor(left / 60) % 60, left % 60];
  const text = [...(hours ? [hours] : []), ...rest].map((part, place) => (place ? String(part).padStart(2, '0') : part)).join(':');
  return html`<span class=${cx('clock', 'number', short && 'is-short', more)} role="timer"
    aria-label=${t('clock-left', { time: text })}>${text}</span>${mine && html`<span class="hidden" role="alert">
    ${short && t('clock-warning', { clock: kind })}</span>`}`;
}
