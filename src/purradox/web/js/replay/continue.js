/** Go on from a position of a record, against bots. */
import { html, useEffect, useState } from '../lib.js';
import { useWords } from '../words.js';
import { bots } from '../levels.js';
import { navigate } from '../router.js';
import { takeChairAlone } from '../local.js';
import { sorry } from '../toast.js';
import { levelName } from '../table/tell.js';

/** @param {{record: string, step: number, names: string[], frame: any, known: boolean, over: boolean}} props */
export function Continue({ record, step, names, frame, known, over }) {
  const { t } = useWords();
  const [levels, setLevels] = useState(/** @type {string[]} */ ([]));
  const [seat, setSeat] = useState(0);
  const [bot, setBot] = useState('alley');
  const [busy, setBusy] = useState(false);
  const open = known && !over;
  useEffect(() => {
    if (open && !levels.length) bots().then((found) => setLevels([...found.levels, ...found.bots]), () => {});
  }, [open]);
  useEffect(() => { if (frame.seat !== null) setSeat(frame.seat); }, [step]);

  async function go() {
    setBusy(true);
    try {
      const { table } = await takeChairAlone('continue', async () => ({ record, step, seat, bot }));
      navigate(`/t/${table}`);
    } catch (error) {
      sorry(error);
    } finally {
      setBusy(false);
    }
  }

  return html`<details class="replay-continue"><summary class="button">${t('replay-continue')}</summary>
    ${!known ? html`<p class="soft">${t('replay-continue-unknown')}</p>`
      : over ? html`<p class="soft">${t('replay-continue-over')}</p>`
        : html`<div class="line">
      <label class="field"><span class="label small">${t('replay-continue-as')}</span><select value=${seat} onChange=${(/** @type {any} */ event) => setSeat(Number(event.currentTarget.value))}>
        ${names.map((name, one) => html`<option value=${one} key=${one}>${name}</option>`)}</select></label>
      <label class="field"><span class="label small">${t('replay-continue-against')}</span><select value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.currentTarget.value)}>
        ${levels.map((level) => html`<option value=${level} key=${level}>${levelName(level)}</option>`)}</select></label>
      <button type="button" class="button is-main" data-continue disabled=${busy || !levels.length} onClick=${go}>${t('replay-continue-go')}</button></div>`}
  </details>`;
}
