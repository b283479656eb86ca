/** Compile the Python modules of an archive with the Python of a page: node compile.mjs PYODIDE IN OUT. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, given, wanted] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Columns of a source that is not there are a fifth of all.
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.writeFile('/in.zip', new Uint8Array(readFileSync(given)));
python.runPython(`
import importlib.util, marshal, zipfile
with zipfile.ZipFile("/in.zip") as sources, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_STORED) as out:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            # A dataclass without a docstring makes one of its signature, which takes longer than all else of it.
            level = 1 if name.startswith("purradox/") else 2
            code = compile(content, "/lib/" + name, "exec", dont_inherit=True, optimize=level)
            # Unchecked: the source is not there to be compared with.
            flags = (0b01).to_bytes(4, "little")
            content = importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(content) + marshal.dumps(code)
            name += "c"
        out.writestr(name, content)
`);
writeFileSync(wanted, python.FS.readFile('/out.zip'));
