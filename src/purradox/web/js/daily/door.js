/** Today's deal on the first page: whether it is played, and the streak. */
import { html } from '../lib.js';
import { useWords } from '../words.js';
import { Link } from '../router.js';
import { stateOf, useAnswer, useToday } from './days.js';

export function DailyDoor() {
  const { t } = useWords();
  const day = useToday();
  const [found] = useAnswer(`daily?today=${day}`);
  const one = found?.tries.find((/** @type {import('./days.js').Try} */ each) => each.day === day);
  const said = one?.result ? t('match-end-points', { points: one.result.points }) : t('daily-state', { state: stateOf(one) });
  return html`<${Link} to="/daily" class="door is-daily"><b>${t('daily-title')}</b>
    <span class="soft">${found ? [said, found.streak > 0 && t('daily-streak', { days: found.streak })].filter(Boolean).join(' · ') : '\u00a0'}</span><//>`;
}
