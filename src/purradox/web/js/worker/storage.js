/** Texts under keys in IndexedDB, as JSON for Python. */

const NAME = 'purradox';
const STORE = 'texts';

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) => new Promise((found, refused) => {
  request.onsuccess = () => found(request.result);
  request.onerror = () => refused(request.error);
});

/** @returns {Promise<{list: (prefix: string) => Promise<string>, write: (changes: string) => Promise<void>}>} */
export async function openStorage() {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  return {
    /** Every key that begins so, in order, with its text. */
    async list(prefix) {
      const store = database.transaction(STORE).objectStore(STORE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
      return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
    },
    /** All changes, or none; on the disk when it is done. */
    write(changes) {
      const writing = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = writing.objectStore(STORE);
      for (const [key, text] of JSON.parse(changes)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      return new Promise((kept, refused) => {
        writing.oncomplete = () => kept();
        writing.onabort = () => refused(writing.error);
      });
    },
  };
}
