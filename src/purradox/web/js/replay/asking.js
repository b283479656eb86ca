/** A review as it comes in, line by line. */
import { useEffect, useRef, useState } from '../lib.js';
import { request } from '../backend.js';
import { explain } from '../explain.js';
import { t } from '../words.js';

/**
 * @typedef {object} Review
 * @property {'none'|'going'|'done'|'stopped'|'failed'} state
 * @property {string} look  how closely: `glance`, `look` or `closer`
 * @property {number} progress  the share of the work that is done
 * @property {Map<number, any>} choices  by the step at which they were made
 * @property {any[]} seats
 * @property {boolean} [quick]  whether it is worked out on this device, with fewer simulations
 * @property {string} [trouble]
 */

/** @returns {Review} */
const nothing = () => ({ state: 'none', look: 'glance', progress: 0, choices: new Map(), seats: [] });

/** @param {ReadableStream<Uint8Array>} stream */
async function* linesOf(stream) {
  const reader = stream.pipeThrough(/** @type {ReadableWritablePair<string, any>} */ (new TextDecoderStream())).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

/** What comes later is the finer figure. @param {Review} old @param {any} line @returns {Review} */
function taken(old, line) {
  if (line.type === 'review') return { ...old, quick: Boolean(line.quick) };
  if (line.type === 'look') return { ...old, look: line.kind };
  if (line.type === 'choice') return { ...old, progress: line.progress ?? 1, choices: new Map(old.choices).set(line.step, line) };
  if (line.type === 'seat') return { ...old, seats: [...old.seats.filter((one) => one.seat !== line.seat), line] };
  return line.type === 'done' ? { ...old, state: 'done' } : old;
}

/** @param {string} record @param {number} seat  whose choices come first */
export function useReview(record, seat) {
  const [review, setReview] = useState(nothing);
  const stopper = useRef(/** @type {AbortController|null} */ (null));
  useEffect(() => {
    setReview(nothing());
    return () => stopper.current?.abort();
  }, [record]);

  async function start() {
    stopper.current?.abort();
    const stop = stopper.current = new AbortController();
    setReview({ ...nothing(), state: 'going' });
    try {
      const answer = await request(`/api/review?seat=${seat}`, { method: 'POST', body: record, signal: stop.signal, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      if (!answer.ok || !answer.body) {
        const said = await answer.json().catch(() => ({}));
        return setReview({ ...nothing(), state: 'failed', trouble: said.code ? explain(said) : t('refused-status', { status: answer.status }) });
      }
      for await (const line of linesOf(answer.body)) setReview((old) => taken(old, line));
      setReview((old) => (old.state === 'going' ? { ...old, state: 'failed', trouble: t('replay-review-failed') } : old));
    } catch {
      setReview((old) => (stop.signal.aborted ? { ...old, state: old.choices.size ? 'stopped' : 'none' } : { ...old, state: 'failed', trouble: t('replay-review-failed') }));
    }
  }

  return { review, start, stop: () => stopper.current?.abort() };
}
