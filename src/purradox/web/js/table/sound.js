/** Sounds: soft, few, made on the spot, and silent unless somebody wants them. */
import { settings } from '../settings.js';

/** Pitches in hertz, one after another. @type {Record<string, number[]>} */
const TUNES = {
  played: [220], trick_won: [392, 523], turn: [659, 880], paradox: [330, 262, 196], match_ended: [523, 659, 784, 1047],
  nudged: [784, 587, 784], clock: [440, 440],
};
/** @type {AudioContext|null} */
let audio = null;

/** @param {string} name @param {boolean} [always]  also while the page is hidden */
export function play(name, always) {
  const tune = TUNES[name];
  if (!tune || !settings.get().sound || (document.hidden && !always)) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  tune.forEach((pitch, place) => {
    const at = start + place * 0.11;
    const tone = /** @type {AudioContext} */ (audio).createOscillator();
    const volume = /** @type {AudioContext} */ (audio).createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.07, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.28);
    tone.connect(volume).connect(/** @type {AudioContext} */ (audio).destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
}
