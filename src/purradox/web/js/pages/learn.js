/** The lesson: about five minutes, one idea at a time. */
import { html, cx, useLayoutEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { useMe } from '../me.js';
import { NameForm } from '../naming.js';
import { Link } from '../router.js';
import { change, settings } from '../settings.js';
import { chooseSolo, playSolo } from '../solo.js';
import { useTitle } from '../title.js';
import { sorry } from '../toast.js';
import { CatInBox } from '../token.js';
import { useData, useReady } from '../learn/data.js';
import { keep, progress } from '../learn/progress.js';
import { Step } from '../learn/step.js';

export default function Learn() {
  const ready = useReady('learn');
  const lesson = useData('lesson');
  return ready && lesson ? html`<${Lesson} lesson=${lesson} />` : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
}

/** @param {{lesson: {setup: any, steps: any[]}}} props */
function Lesson({ lesson: { setup, steps } }) {
  const { t } = useWords();
  const [how, setHow] = useState(progress);
  const at = Math.min(Math.max(how.at, 0), steps.length);
  useTitle(t('learn-title'));
  useLayoutEffect(() => keep(how), [how]);

  /** @param {number} to */
  const go = (to) => { setHow((old) => ({ ...old, at: to })); scrollTo(0, 0); };
  const step = steps[at];
  return html`<main id="main" tabindex="-1" class="page learn">
    <header class="spread">
      <div><h1>${t('learn-title')}</h1><p class="soft">${t('learn-lead')}</p></div>
      <nav aria-label=${t('learn-steps')}><ol class="dots">
        ${steps.map((one, place) => html`<li key=${one.id}><button type="button" class=${cx('dot', how.done.includes(one.id) && 'is-done')}
          aria-current=${place === at ? 'step' : undefined} onClick=${() => go(place)}
          aria-label=${`${place + 1}. ${t(`learn-${one.id}-title`)}${how.done.includes(one.id) ? `, ${t('learn-done')}` : ''}`}></button></li>`)}
      </ol></nav>
    </header>
    ${step
      ? html`<div class="lesson" key=${step.id}><${Step} setup=${setup} step=${step} number=${at + 1} of=${steps.length}
          onDone=${() => setHow((old) => ({ ...old, done: [...new Set([...old.done, step.id])] }))}
          onNext=${() => go(at + 1)} onBack=${at ? () => go(at - 1) : undefined} /></div>
        <p class="small soft keys">${t('learn-keys')}</p>`
      : html`<${End} onRestart=${() => { setHow({ at: 0, done: [] }); scrollTo(0, 0); }} />`}
  </main>`;
}

/** As many players as in the lesson, and the gentlest cats. */
const FIRST_MATCH = { players: 3, cats: Array(4).fill('kitten'), board: 'white' };

/** The first match, with every aid on; whoever has chosen cats before keeps that choice for the next one. */
async function playFirst() {
  change({ unseen: true, stuck: true, hints: true });
  if (!('players' in settings.get().solo)) chooseSolo(FIRST_MATCH);
  await playSolo(FIRST_MATCH);
}

/** @param {{onRestart: () => void}} props */
function End({ onRestart }) {
  const { t } = useWords();
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    playFirst().catch((error) => { setBusy(false); sorry(error); });
  };
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => title.current?.focus(), []);
  return html`<section class="sheet lesson-end stack">
    <${CatInBox} class="on-ground" />
    <h2 tabindex="-1" ref=${title}>${t('learn-end-title')}</h2>
    <p>${t('learn-end-text')}</p>
    <ol class="short">${[1, 2, 3, 4, 5].map((one) => html`<li key=${one}>${t(`learn-end-${one}`)}</li>`)}</ol>
    ${me
      ? html`<button type="button" class="button is-main is-big" disabled=${busy} onClick=${play}>${t('learn-end-play')}</button>`
      : html`<${NameForm} button=${t('learn-end-play')} onDone=${play} />`}
    <p class="small soft">${t('learn-end-first')}</p>
    <p class="line"><${Link} to="/rules" class="button">${t('learn-end-rules')}<//>
      <button type="button" class="button is-quiet" onClick=${onRestart}>${t('learn-restart')}</button></p>
  </section>`;
}
