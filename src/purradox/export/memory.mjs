/** Write the memory of a page's Python once all is imported: node memory.mjs PYODIDE MODULE LIBRARY OUT; says which modules it has. */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, script, library, wanted] = process.argv.slice(2);
/** The same sources give the same bytes: neither time nor chance comes into it. The worker draws anew. */
const NOW = 1_767_225_600_000;
Date.now = () => NOW;
performance.now = () => 0;
createRequire(import.meta.url)('node:crypto').randomFillSync = (/** @type {Uint8Array} */ view) => view.fill(0);
const ENVIRONMENT = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1', LANG: 'C.UTF-8', TZ: 'UTC' };

const { LIBRARY, NO_PACKAGES, withLibrary, written } = await import(pathToFileURL(script).href);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`).href);
let module;
let before;
const begun = (made) => {
  module = made;
  before = made.HEAPU8.slice();
};
const pyodide = await loadPyodide({
  indexURL: `${folder}/`, env: ENVIRONMENT, lockFileContents: NO_PACKAGES, _makeSnapshot: true, _sysExecutable: 'python',
  createPyodideModule: withLibrary(create, Promise.resolve(new Uint8Array(readFileSync(library))), begun),
});
pyodide.FS.mkdirTree(LIBRARY.slice(0, LIBRARY.lastIndexOf('/')));
pyodide.FS.writeFile(LIBRARY, '');
const [names, files] = JSON.parse(pyodide.runPython(`
import sys, zipfile
sys.path.insert(0, "/lib/compiled")
with zipfile.ZipFile("/lib/python314.zip") as archive:
    members = archive.namelist()
    archive.extractall("/lib/compiled", [name for name in members if name.startswith("msgspec/")])
    files = {
        f"/lib/python3.14/site-packages/{name}": archive.read(name).decode()
        for name in members if ".dist-info/" in name
    }
del archive, members

import purradox.page.preload
import gc, json, random, zipimport
random.seed(0)
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
told = json.dumps([sorted(sys.modules), files])
del files
gc.collect()
told
`));
zeroFree();
const known = { files, state: pyodide._api.serializeHiwireState() };
writeFileSync(wanted, written(module.HEAPU8, before, known));
console.log(JSON.stringify(names));

/** What was there before is not to be packed. */
function zeroFree() {
  const top = module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const taken = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    for (;;) {
      const place = module._malloc(size);
      if (!place || place + size > top) {
        module._free(place);
        break;
      }
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  for (const place of taken) module._free(place);
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module.stackSave());
}
