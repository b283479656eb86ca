/** The time that is left for a decision. */
import { html, cx, useEffect, useState } from '../lib.js';
import { ahead } from '../socket.js';
import { useWords } from '../words.js';

const DAY = 86_400;

/** @param {{deadline: number}} props  in milliseconds since 1970 */
export function Clock({ deadline }) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  const left = Math.max(0, Math.ceil((deadline - now - ahead) / 1000));
  if (left > DAY) return html`<span class="clock">${t('clock-days', { days: Math.ceil(left / DAY) })}</span>`;
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return html`<span class=${cx('clock', 'number', left <= 10 && 'is-short')} role="timer"
    aria-label=${t('clock-left', { time: text })}>${text}</span>`;
}
