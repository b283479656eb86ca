/** The records of a text, where rounds and tricks begin, and how players are called. */

/** A file may hold many records: each text begins with `[Game`, each line of JSON is one. @param {string} text */
export function recordsIn(text) {
  const lines = text.split('\n').filter((line) => line.trim());
  if (text.trimStart().startsWith('{"')) return lines.every((line) => line.trimStart().startsWith('{"game"')) ? lines : [text];
  const [before, ...others] = text.split(/^(?=[ \t]*\[[ \t]*Game\b)/m);
  return before.includes('[Game') || !others.length ? [before, ...others] : [before + others[0], ...others.slice(1)];
}

const LONGEST = 30;

/** A name that fits into a sentence: not too long, and without marks that turn the text around it. @param {string} name */
export function nameFor(name) {
  const plain = [...name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')];
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).join('')}…` : plain.join('');
}

/** @typedef {{round: number, steps: {trick: number|null, step: number, over?: boolean}[]}} Chapter */

/** @param {any[]} frames @returns {Chapter[]} */
export function chapters(frames) {
  /** @type {Chapter[]} */
  const found = [];
  frames.forEach(({ round }, step) => {
    let chapter = found.at(-1);
    if (chapter?.round !== round.round) found.push(chapter = { round: round.round, steps: [{ trick: null, step }] });
    const trick = round.tricks.length + 1;
    if (round.phase === 'play' && !round.trick.length && chapter?.steps.at(-1)?.trick !== trick) chapter?.steps.push({ trick, step });
    if (round.phase === 'over') chapter?.steps.push({ trick: null, step, over: true });
  });
  return found;
}

/** The nearest place before or after a step. @param {Chapter[]} all @param {number} step @param {1|-1} way */
export function nearest(all, step, way) {
  const steps = all.flatMap((chapter) => chapter.steps.map((one) => one.step));
  return way > 0 ? steps.find((one) => one > step) : steps.findLast((one) => one < step);
}
