"""The wheel in an environment of its own: with nothing else, and with one library missing."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from purradox.bots import make_bot, play_match
from purradox.cli.commands import COMMANDS
from purradox.extras import EXTRAS
from purradox.notation import record_of, to_text
from purradox.puzzles import puzzles
from purradox.rules import Match, variant

ROOT = Path(__file__).parents[1]
RECORD, GOING = "record.txt", "going.txt"
"""A match that is over, and one that goes on."""

EVERY_COMMAND = """
import contextlib, io, json, sys
from purradox.cli import run
told = {}
for words in json.loads(sys.argv[1]):
    out = io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO())
    with contextlib.redirect_stderr(out), contextlib.redirect_stdout(io.StringIO()):
        status = run(words)
    told[" ".join(words)] = status, out.getvalue()
print(json.dumps(told))
"""

BLOCK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


class Done(NamedTuple):
    status: int
    out: str
    err: str


class Environment:
    """An empty virtual environment with our wheel in it, and what a test lets it see besides."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        wheels = folder / "wheels"
        build = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
        wheels.mkdir()
        subprocess.run(
            [sys.executable, "-c", build, str(wheels)], cwd=ROOT, check=True, capture_output=True
        )
        (wheel,) = wheels.glob("*.whl")
        venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        self.scripts = venv / ("Scripts" if sys.platform == "win32" else "bin")
        install = ("pip", "install", "-q", "--offline", "--no-deps", "--python", str(venv))
        subprocess.run([sys.executable, "-m", "uv", *install, str(wheel)], check=True)
        bots = [make_bot("careful", Random(seat)) for seat in range(2)]
        match = play_match(variant(2), bots, Random(1))
        (folder / RECORD).write_text(to_text(record_of(match)), "utf-8")
        begun = Match(variant(2)).apply(match.rounds[0].deal)
        (folder / GOING).write_text(to_text(record_of(begun)), "utf-8")

    def python(self, *words: str) -> Done:
        return self.run("python", *words)

    def run(self, program: str, *words: str) -> Done:
        kept = {"PURRADOX_LANG": "en", "HOME": str(self.folder), "PATH": os.environ["PATH"]}
        done = subprocess.run(
            [str(self.scripts / program), *words],
            cwd=self.folder,
            env=kept,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def without(self, *modules: str) -> Callable[..., Done]:
        """Python with the libraries of the tests, but for those."""
        site = sysconfig.get_path("purelib")
        start = f"{BLOCK.format(blocked=set(modules))}\nsys.path.append({site!r})\n"

        def python(script: str, *words: str) -> Done:
            return self.python("-c", f"{start}{script}", *words)

        return python


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("installed"))


def asks_to_install(told: str, command: str) -> bool:
    """Whether that is one line, and ends with the command that helps."""
    return re.fullmatch(rf"purradox: [^\n]*{re.escape(command)}\.?\n", told) is not None


def test_with_nothing_else_the_rules_and_the_notation_work(installed: Environment) -> None:
    script = (
        "import purradox, sys; from purradox import notation, bots\n"
        "from random import Random\n"
        "players = [bots.make_bot(n, Random(1)) for n in ('careful', 'kitten', 'random')]\n"
        "match = bots.play_match(purradox.variant(3), players, Random(2))\n"
        "assert notation.loads(notation.to_text(notation.record_of(match))).match == match\n"
        "print(purradox.__version__, match.over)"
    )
    assert installed.python("-W", "error", "-c", script) == (0, "1.0.0 True\n", "")


def test_with_nothing_else_every_command_names_what_to_install(installed: Environment) -> None:
    asked = [[], ["--help"], ["--version"], *([name] for name in COMMANDS)]
    done = installed.python("-c", EVERY_COMMAND, json.dumps(asked))
    told = json.loads(done.out)
    assert len(told) == len(asked)
    for words, (status, line) in told.items():
        assert (status, asks_to_install(line, "pip install purradox")) == (2, True), (words, line)


@pytest.mark.parametrize("program", [("purradox",), ("python", "-m", "purradox")])
def test_both_ways_to_start_are_the_same(installed: Environment, program: tuple[str, ...]) -> None:
    done = installed.run(*program, "serve")
    assert (done.status, done.out) == (2, "")
    assert asks_to_install(done.err, "pip install purradox")
    done = installed.run(*program, "--language", "fr", "serve")
    assert done.err == (
        "purradox: typer n’est pas installé. Pour l’installer : pip install purradox\n"
    )


SOLVED = next(puzzles())
MINIMAL: dict[str, tuple[str, ...]] = {
    "serve": ("--no-browser",),
    "docs": (),
    "admin": ("statistics",),
    "export": ("site",),
    "tui": ("--plain", "--players", "2"),
    "play": (),
    "verify": (RECORD,),
    "legal": (RECORD,),
    "convert": ("--to", "json", RECORD),
    "verify-deal": (RECORD,),
    "analyse": (RECORD,),
    "hint": (GOING, "--seat", "0"),
    "puzzles": (SOLVED.id, f"--answer={SOLVED.answer.choice}"),
    "simulate": ("--bots", "careful"),
    "arena": ("--bots", "careful,random", "--matches", "1"),
    "benchmark": ("careful", "--deals", "2"),
    "dataset": ("--matches", "1"),
    "bot": ("careful",),
    "conform": ("careful",),
    "gate": ("--rounds", "1"),
    "bench": ("kernel",),
    "bots": (),
    "precompile": (),
    "sit": ("careful",),
}
"""A use of each command."""
NEEDY = {"serve", "admin", "tui", "analyse", "hint", "arena", "gate", "precompile"}
NEEDY |= {"benchmark", "dataset", "docs"}
"""Those that need more than what reads the command line and speaks."""
START = {"typer", "fluent", "rich"}


def test_every_command_without_its_libraries_works_or_names_one(installed: Environment) -> None:
    assert MINIMAL.keys() == COMMANDS.keys(), "a use of each command stands in MINIMAL"
    absent = {*dependencies(), *EXTRAS} - START
    asked = [[name, *words] for name, words in MINIMAL.items()]
    done = installed.without(*absent)(EVERY_COMMAND, json.dumps(asked))
    assert done.status == 0, done.err
    told = {words.split()[0]: said for words, said in json.loads(done.out).items()}
    del told["bench"]  # runs scripts of the repository, which are not installed
    assert told.pop("verify-deal")[0] == 1  # it has read the record, which is no proof
    assert asks_to_install(told.pop("export")[1], 'pip install "purradox[export]"')
    assert "http://localhost:8080" in told.pop("sit")[1]  # it has asked, and nobody answers
    assert {name for name, (status, _) in told.items() if status} == NEEDY, told
    for name in NEEDY:
        status, line = told[name]
        assert (status, asks_to_install(line, "pip install purradox")) == (2, True), (name, line)


SERVES = """
import asyncio, sys
from importlib import import_module
from purradox.cli.commands import COMMANDS
from purradox.host.sql.running import hosting
for file in COMMANDS.values():
    import_module(f"purradox.cli.{file}")
for part in ("analysis", "arena.running", "gate", "server.ops.serving", "tui.app", "client.remote"):
    import_module(f"purradox.{part}")
async def main():
    async with hosting(sys.argv[1]) as host:
        print(len(host.tables.loaded))
asyncio.run(main())
"""


def test_without_any_extra_all_parts_load_and_tables_are_hosted(installed: Environment) -> None:
    done = installed.without(*EXTRAS)(SERVES, str(installed.folder / "tables.db"))
    assert (done.status, done.out, done.err) == (0, "0\n", "")


def dependencies() -> set[str]:
    """The modules that `pip install purradox` brings."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {re.split(r"[^\w-]", one)[0].replace("-", "_") for one in project["dependencies"]}


@pytest.mark.parametrize(
    ("absent", "words", "extra"),
    [
        ("psycopg", "serve --no-browser --database postgresql://a@localhost/b", "postgres"),
        ("ray", "arena --bots careful,random --matches 1 --ray local", "ray"),
    ],
)
def test_a_missing_extra_is_named_by_the_command_that_needs_it(
    installed: Environment, absent: str, words: str, extra: str
) -> None:
    done = installed.without(absent)(EVERY_COMMAND, json.dumps([words.split()]))
    ((status, line),) = json.loads(done.out).values()
    assert status == 2
    assert f"{absent} is not installed" in line
    assert asks_to_install(line, f'pip install "purradox[{extra}]"')


def test_training_without_pytorch_names_its_extra(installed: Environment) -> None:
    script = "import runpy; runpy.run_module('purradox.training', run_name='__main__')"
    done = installed.without("torch")(script)
    assert done.status == 2
    assert asks_to_install(done.err, 'pip install "purradox[training]"')


def test_without_numba_bots_that_need_none_play_and_others_are_refused(
    installed: Environment,
) -> None:
    script = (
        "from purradox.cli import run\n"
        "import purradox.rl\n"
        "print([run(['simulate', '--bots', one]) for one in ('neural', 'laboratory', 'house')])\n"
        "sys.exit(run(['simulate', '--bots', 'schrodinger']))"
    )
    done = installed.without("numba")(script)
    assert done.out.endswith("[0, 0, 0]\n")
    assert done.status == 2
    assert asks_to_install(
        done.err, "the bot schrodinger needs numba, which is not installed: pip install purradox"
    )


REFUSED = """
import json
from purradox.host import HostError
from purradox.host.options import LEVELS, Options, checked, levels
told = {}
for level in LEVELS:
    try:
        checked(Options(players=2, bots=(None, level)))
    except HostError as error:
        told[level] = error.code, error.details
print(json.dumps([sorted(levels()), told]))
"""


@pytest.mark.parametrize(
    ("absent", "weak"), [("numba", {"schrodinger"}), ("numpy", {"laboratory", "schrodinger"})]
)
def test_a_table_with_a_bot_whose_library_is_missing_is_refused(
    installed: Environment, absent: str, weak: set[str]
) -> None:
    done = installed.without(absent)(REFUSED)
    assert done.status == 0, done.err
    there, told = json.loads(done.out)
    assert {*there} == {"kitten", "house", "alley", "laboratory", "schrodinger"} - weak
    assert told == {
        level: [
            "bot-missing-part",
            {"bot": level, "part": absent, "command": "pip install purradox"},
        ]
        for level in weak
    }


def test_the_levels_need_what_their_table_says(installed: Environment) -> None:
    """What a level really imports: all that it needs is there, or it cannot be made."""
    script = (
        "import json\nfrom purradox.bots import BotSpecError, bot_maker\n"
        "from purradox.host.options import LEVELS\n"
        "def there(level):\n"
        "    try:\n        bot_maker(level)\n"
        "    except BotSpecError as error:\n        return error.details['part']\n"
        "print(json.dumps({level: there(level) for level in LEVELS}))"
    )
    plain = dict.fromkeys(("kitten", "house", "alley"))
    done = installed.without("numba")(script)
    assert json.loads(done.out) == plain | {"laboratory": None, "schrodinger": "numba"}
    done = installed.without("numpy")(script)
    assert json.loads(done.out) == plain | {"laboratory": "numpy", "schrodinger": "numpy"}


def test_importing_the_package_is_quick(
    installed: Environment, record_property: Callable[[str, Any], None]
) -> None:
    script = "import time; t = time.perf_counter(); import purradox; print(time.perf_counter() - t)"
    seconds = min(float(installed.python("-c", script).out) for _ in range(3))
    record_property("measured", f"import purradox: {seconds * 1000:.0f} ms")
