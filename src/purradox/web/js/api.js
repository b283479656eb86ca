/** The HTTP part of the protocol. */
import { request } from './backend.js';
import { explain } from './explain.js';
import { signal } from './signal.js';

/** Why nothing works here: who comes is banned, or the page is of another version; then only that is shown. */
export const noAccess = signal(/** @type {any} */ (null));

/** An answer that is not what was asked for; `said` is what the server says about it. */
export class Refusal extends Error {
  /** @param {{code: string, args?: Record<string, any>, retry_after?: number}} said @param {number} status */
  constructor(said, status) {
    super(said.code);
    this.said = said;
    this.status = status;
  }

  /** A sentence for a person. */
  get words() {
    return explain(this.said);
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]  JSON, or a string that is sent as plain text
 * @param {boolean} [local]  ask the worker, wherever the page comes from
 * @returns {Promise<any>}
 */
async function ask(method, path, body, local) {
  const plain = typeof body === 'string';
  let answer;
  try {
    answer = await request(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': plain ? 'text/plain; charset=utf-8' : 'application/json' },
      body: body === undefined ? undefined : plain ? body : JSON.stringify(body),
    }, local);
  } catch (error) {
    throw new Refusal({ code: /** @type {any} */ (error).refusal ?? 'no-connection' }, 0);
  }
  const text = await answer.text();
  const json = (answer.headers.get('content-type') ?? '').includes('json');
  /** @type {any} */
  let found = text;
  try {
    if (json) found = JSON.parse(text);
  } catch {
    found = {};
  }
  if (found?.code === 'banned') noAccess.set(found);
  if (!answer.ok) throw new Refusal(found?.code ? found : { code: 'refused-status', args: { status: answer.status } }, answer.status);
  return found;
}

export const api = {
  /** @param {string} path @param {boolean} [local] */
  get: (path, local) => ask('GET', path, undefined, local),
  /** @param {string} path @param {any} [body] @param {boolean} [local] */
  post: (path, body = {}, local = undefined) => ask('POST', path, body, local),
};
