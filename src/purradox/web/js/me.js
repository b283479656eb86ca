/** Who I am on this device: nobody yet, or a guest whose name the server knows best. */
import { api } from './api.js';
import { signal, useSignal } from './signal.js';
import { toast } from './toast.js';
import { t } from './words.js';

const KEY = 'purradox.name';
// Short, from everywhere, for anybody, and written the same in every language.
const NAMES = [
  'Robin', 'Kim', 'Alex', 'Sasha', 'Yuki', 'Noa', 'Charlie', 'Mika', 'Camille', 'Deniz', 'Ariel', 'Toni', 'Akira', 'Nika', 'Jo',
  'Amal', 'Kai', 'Lou', 'Hikaru', 'Eli', 'Dana', 'Jun', 'Sam', 'Nur', 'Dominique', 'Ren', 'Jona', 'Tao', 'Remy', 'Nao', 'Billie', 'Luca',
];
const order = NAMES.map((name) => ({ name, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ name }) => name);

/** @returns {string} */
function stored() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // A private window may refuse; the cookie still knows.
  }
}

/** My name; empty for nobody. */
const me = signal(stored());
/** Grows when this device becomes somebody else: whoever has a connection makes it anew. */
export const identity = signal(0);

/** @param {string} name */
function keep(name) {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
  me.set(name);
}

const became = () => identity.set(identity.get() + 1);

// Another tab of the same browser.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return;
  const somebody = me.get() !== '';
  me.set(newValue ?? '');
  if (somebody !== (me.get() !== '')) became();
});

export const useMe = () => useSignal(me);
export const myName = () => me.get();

/** A name for somebody new that nobody of these has. @param {string[]} [taken] */
export function suggestion(taken = []) {
  const others = taken.map((name) => name.toLowerCase());
  return order.find((name) => !others.includes(name.toLowerCase())) ?? order[0];
}

/** @type {Promise<void>|null} */
let asked = null;

/** Ask the server who this device is, once; what we remembered counts until it answers. */
export const whoAmI = () => (asked ??= api.get('hello').then(({ name }) => keep(name ?? ''), () => { asked = null; }));

/** Ask once more: this device may have been logged out. */
export async function stillMe() {
  const before = me.get();
  asked = null;
  await whoAmI();
  if (!before || me.get()) return;
  became();
  toast(t('logged-out'), 10);
}

/** Have the server forget me. */
export async function deleteMe() {
  await api.post('me/delete', { name: me.get() });
  keep('');
  became();
}

/** Log out a device by its id, `here` or all `others`. @param {string} device */
export async function logOut(device) {
  await api.post('me/logout', { device });
  if (device !== 'here') return;
  keep('');
  became();
}

/** One change after another, so that a name that was just typed counts for what comes next. */
let turn = Promise.resolve();

/** Be somebody before doing anything; with a name, be called that. @param {string} [name] @returns {Promise<void>} */
export function beSomebody(name = '') {
  return (turn = turn.catch(() => {}).then(() => become(name.trim())));
}

/** @param {string} name */
async function become(name) {
  await whoAmI();
  const before = me.get();
  if (before && (!name || name === before)) return;
  const told = await api.post('me', { name: name || suggestion(), if_new: !name });
  keep(told.name);
  if (!before) became();
}

/** Become the person whose code or recovery words these are. @param {{code: string}|{words: string}} brought */
export async function moveHere(brought) {
  keep((await api.post('me/move', brought)).name);
  became();
}
