/** Who I am on this device: a guest with a name. */
import { api } from './api.js';

const KEY = 'purradox.name';
// People who looked into boxes; cats have other names. The same in every language.
const NAMES = ['Erwin', 'Marie', 'Emmy', 'Niels', 'Lise', 'Max', 'Ada', 'Hugo', 'Maria', 'Albert'];
let made = '';

/** @returns {string} */
function read() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return made;
  }
}

/** @param {string} name */
function keep(name) {
  made = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A private window may refuse; the cookie still knows.
  }
}

/** Whether this device has been somebody before. */
export const isKnown = () => read() !== '';

const suggestion = NAMES[Math.floor(Math.random() * NAMES.length)];
export const myName = () => read() || suggestion;

/** Be somebody before doing anything: makes a guest, or changes the name. @param {string} [name] */
export async function beSomebody(name = myName()) {
  const wanted = name.trim() || suggestion;
  if (made === wanted) return;
  const me = await api.post('me', { name: wanted });
  keep(me.name);
  made = wanted;
}

/** Become the person who made this code on another device. @param {string} code */
export async function moveHere(code) {
  const me = await api.post('me/move', { code });
  keep(me.name);
}
