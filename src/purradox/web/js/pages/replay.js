/** Replay and review: a finished match, a pasted record, or one that a link carries. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { useWords } from '../words.js';
import { useTitle } from '../title.js';
import { Refusal, api } from '../api.js';
import { isLocal } from '../backend.js';
import { addressOf, currentPath, linkOf, navigate } from '../router.js';
import { useReady } from '../learn/data.js';
import { Open } from '../replay/open.js';
import { Player } from '../replay/player.js';
import { pack, unpack } from '../replay/link.js';
import { nameFor, recordsIn } from '../replay/places.js';

/** @param {{route: any}} props */
export default function ReplayPage({ route }) {
  const ready = useReady('replay');
  return ready ? html`<${Here} route=${route} />` : html`<main id="main" tabindex="-1" class="page" aria-busy="true"></main>`;
}

/** Which chair was mine, and whether the match was reviewed before. @param {string} table */
async function seatAt(table) {
  const at = `tables/${encodeURIComponent(table)}`;
  const [told, reviewed] = await Promise.all([api.get(at), api.get(`${at}/review`)]).catch(() => [{ seat: null }, { kept: false }]);
  return { mine: told.seat ?? null, kept: reviewed.kept };
}

/** @param {{route: any}} props */
function Here({ route }) {
  const { t } = useWords();
  const table = route.query.get('table') ?? '';
  const fragment = new URLSearchParams(route.hash.slice(1));
  const code = fragment.get('r') ?? '';
  const start = Number(fragment.get('step') ?? route.query.get('step') ?? 0) || 0;
  const [text, setText] = useState('');
  const [found, setFound] = useState(/** @type {{record: string, replay: any, mine: number|null, kept: boolean}|null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const [many, setMany] = useState(/** @type {string[]} */ ([]));
  useTitle(t('replay-title'));

  /** @param {() => Promise<string>} get */
  async function open(get) {
    setBusy(true);
    setProblem(null);
    try {
      const record = await get();
      setText(record);
      const [replay, me] = await Promise.all([api.post('replay', record), table ? seatAt(table) : { mine: null, kept: false }]);
      setFound({ record, replay, ...me });
    } catch (error) {
      setFound(null);
      if (error instanceof Refusal) setProblem(error.said);
      else setProblem({ code: 'replay-link-damaged', args: {} });
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (code) void open(() => unpack(code));
    else if (table) void open(() => api.get(`tables/${encodeURIComponent(table)}/record?format=text`));
  }, [table, code]);

  /** @type {{current: {record: string, code: Promise<string>}|null}} */
  const packed = useRef(null);
  /** @param {number} step @param {boolean} whole  whether it must work without the tables that are here */
  async function pathTo(step, whole) {
    if (table && !whole) return `/replay?table=${encodeURIComponent(table)}&step=${step}`;
    const record = found?.record ?? '';
    if (packed.current?.record !== record) packed.current = { record, code: pack(record) };
    return `/replay#r=${await packed.current.code}&step=${step}`;
  }
  /** For others, who never have the tables of this device. @param {number} step @param {boolean} [whole] */
  const linkTo = async (step, whole = false) => linkOf(await pathTo(step, whole || isLocal(table)));

  /** @param {string} given */
  function show(given) {
    const all = recordsIn(given);
    setMany(all);
    void open(async () => all[0]);
  }

  const waiting = useRef(/** @type {any} */ (0));
  useEffect(() => () => clearTimeout(waiting.current), [found]);
  /** The address keeps the position, so that a reload stays there; browsers mind too many changes. @param {number} step */
  function stay(step) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void pathTo(step, false).then((path) => {
      if (currentPath() === '/replay') history.replaceState(null, '', addressOf(path));
    }), 250);
  }

  function other() {
    setFound(null);
    setMany([]);
    navigate('/replay', { replace: true });
  }

  return html`<main id="main" tabindex="-1" class="page replay-page">
    <header><h1>${t('replay-title')}</h1>
      ${found && html`<p class="soft">${[...(found.replay.seats ?? []).map(nameFor), found.replay.date].filter(Boolean).join(' · ')}</p>`}
      ${found && many.length > 1 && html`<label class="field replay-records"><span class="label small">${t('replay-records')}</span>
        <select value=${many.indexOf(found.record)} onChange=${(/** @type {any} */ event) => void open(async () => many[Number(event.currentTarget.value)])}>
          ${many.map((_, at) => html`<option value=${at} key=${at}>${t('replay-record-of', { number: at + 1, count: many.length })}</option>`)}</select></label>`}</header>
    ${found
      ? html`<${Player} key=${found.record} replay=${found.replay} record=${found.record} start=${start} stored=${Boolean(table) && !isLocal(table)} mine=${found.mine} reviewed=${found.kept || route.query.has('review')} linkTo=${linkTo} onStep=${stay} onOther=${other} />`
      : (table || code) && busy
        ? html`<p role="status">${t('replay-loading')}</p>`
        : html`<${Open} problem=${problem} text=${text} onText=${show} busy=${busy} />`}
  </main>`;
}
