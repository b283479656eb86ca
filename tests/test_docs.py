"""Every code block of the documentation is run, checked or refused: none is left out."""

import doctest
import io
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_type_hints

import pytest

from purradox.analysis import analyse
from purradox.cli import run
from purradox.notation import BadRecord, Checked, loads, read
from purradox.rules import PLAYERS, Match, Play, shuffled, variant

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *sorted(ROOT.glob("docs/**/*.md"))]
FILE_NAME = re.compile(r"`([\w-]+\.(?:txt|py))`:$")
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block: where it stands, the word on its fence, the line before it, its text."""

    line: int
    kind: str
    above: str
    text: str


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page; a fence that is never closed is an error."""
    above = ""
    lines = iter(enumerate(page.splitlines(), 1))
    for start, line in lines:
        if line.startswith("```"):
            text = ""
            for _, inside in lines:
                if inside == "```":
                    break
                text += f"{inside}\n"
            else:
                pytest.fail(f"the block of line {start} is not closed")
            yield Block(start, line[3:].strip(), above, text)
            above = ""
        elif line.strip():
            above = line


class Page:
    """The blocks of one page share their names and their folder."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch
        (folder / "examples").symlink_to(ROOT / "examples")
        self.names: dict[str, object] = {"__name__": "page"}

    def check_all(self, page: str) -> None:
        for block in blocks(page):
            try:
                self.check(block)
            except Exception as error:
                raise AssertionError(f"the block of line {block.line}: {error}") from error

    def check(self, block: Block) -> None:
        match block.kind:
            case "python":
                self.run_python(block)
            case "pycon":
                self.run_prompt(block)
            case "console":
                self.run_console(block.text)
            case "json":
                check_json(block.text)
            case "text":
                self.check_text(block)
            case "sh":
                for line in block.text.splitlines():
                    check_shell(line.partition("#")[0].strip())
            case other:
                pytest.fail(f"nobody knows how to check a block of {other or 'no kind'}")

    def run_python(self, block: Block) -> None:
        """A block is run here; one that the line above it calls a file is run by what follows."""
        if self.save(block):
            return
        code = compile(block.text, f"block of line {block.line}", "exec")
        with self.monkeypatch.context() as patch, redirect_stdout(io.StringIO()):
            patch.chdir(self.folder)
            exec(code, self.names)

    def run_prompt(self, block: Block) -> None:
        """What is typed at a prompt prints what stands below it; `…` stands for anything."""
        parser = doctest.DocTestParser()
        name, told = f"block of line {block.line}", io.StringIO()
        test = parser.get_doctest(block.text.replace("…", "..."), {}, name, None, 0)
        assert test.examples, "a block of pycon has prompts"
        test.globs = self.names
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        with self.monkeypatch.context() as patch:
            patch.chdir(self.folder)
            runner.run(test, out=told.write, clear_globs=False)
        assert not runner.failures, told.getvalue()

    def check_text(self, block: Block) -> None:
        if not block.text.startswith("[Game"):
            return
        loads(block.text)
        self.save(block)

    def save(self, block: Block) -> bool:
        """Whether the block is a file: its name ends the line above it."""
        name = FILE_NAME.search(block.above)
        if name:
            (self.folder / name[1]).write_text(block.text, "utf-8")
        return bool(name)

    def run_console(self, text: str) -> None:
        """Each `$ ./play …` is run, and what it prints compared with the lines below it."""
        first, *commands = re.split(r"^\$ ", text, flags=re.MULTILINE)
        assert not first, "a console block begins with a command"
        for one in commands:
            command, _, expected = one.partition("\n")
            status, printed = self.run_command(command)
            if expected:
                assert printed == Printed(expected), command
            else:
                assert status == 0, command

    def run_command(self, command: str) -> tuple[int, str]:
        """The status and the output of commands joined by pipes, the last one perhaps to a file."""
        words = shlex.split(command)
        target = None
        if words[-2:-1] == [">"]:
            *words, _, target = words
        status, output = 0, b""
        for stage in " ".join(map(shlex.quote, words)).split("'|'"):
            program, *arguments = shlex.split(stage)
            assert program == "./play", f"nobody knows how to run {program}"
            status, output = self.run_play(arguments, output)
        if target is None:
            return status, output.decode()
        (self.folder / target).write_bytes(output)
        return status, ""

    def run_play(self, arguments: list[str], typed: bytes) -> tuple[int, bytes]:
        written = io.BytesIO()
        stream = io.TextIOWrapper(written, "utf-8", write_through=True)
        with self.monkeypatch.context() as patch:
            patch.chdir(self.folder)
            patch.setenv("PURRADOX_LANG", "en")
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), "utf-8"))
            patch.setattr("sys.stdout", stream)
            patch.setattr("sys.stderr", stream)
            status = run(arguments)
        return status, written.getvalue()


class Printed(str):
    """Equal to any text that it describes; `…` stands for anything."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        pattern = ".*".join(map(re.escape, self.split("…")))
        return isinstance(other, str) and re.fullmatch(pattern, other, re.DOTALL) is not None


def check_shell(command: str) -> None:
    """Ways to start and to install, whose extras exist."""
    plain = ("./play", "./play test", "./play release", "purradox")
    if command in (*plain, "uvx purradox", "pipx run purradox"):
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = re.fullmatch(r'pip install (?:--no-deps )?"?purradox(?:\[(.*)\])?"?', command)
    assert found, command
    assert {*(found[1] or "all").split(",")} <= project["optional-dependencies"].keys()


def check_json(text: str) -> None:
    """JSON is JSON, and a record in it, or of it, is right."""
    value = json.loads(text)
    for record in (value, value.get("record")) if isinstance(value, dict) else ():
        if isinstance(record, dict) and "game" in record:
            loads(json.dumps(record))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_block_does_what_it_says(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Page(tmp_path, monkeypatch).check_all(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "path", [*ROOT.glob("*.md"), *PAGES[2:]], ids=lambda path: str(path.relative_to(ROOT))
)
def test_every_link_into_the_repository_leads_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        if "://" not in target:
            file, _, anchor = target.partition("#")
            there = (path.parent / file).resolve() if file else path
            assert there.exists(), target
            if anchor:
                assert f'<a id="{anchor}"></a>' in there.read_text("utf-8"), target


def test_the_example_of_the_analysis_has_a_record_or_an_error_that_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `read` yields is a record to a type checker too, and a bad file is told by its line."""
    assert get_type_hints(read)["return"] == Iterator[Checked]
    assert get_type_hints(analyse)["checked"] is Checked
    page = (ROOT / "docs" / "analysis.md").read_text("utf-8")
    (example,) = (block for block in blocks(page) if block.kind == "python")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "match.txt").write_text("hello\n", "utf-8")
    with pytest.raises(BadRecord, match=r"1:1: format unexpected: .*'hello'"):
        exec(example.text, {})


def test_the_first_bot_of_the_page_plays_the_highest_card_it_may() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    first = next(block for block in blocks(page) if block.kind == "python")
    names: dict[str, Any] = {}
    with redirect_stdout(io.StringIO()):
        exec(first.text, names)
    bot, random, plays = names["Highest"](Random(0)), Random(1), 0
    for players in PLAYERS:
        match = Match(variant(players))
        while not match.over:
            if match.needs_deal:
                match = match.apply(shuffled(match.variant, random))
            view = match.view(match.to_act[0])
            move = bot.choose(view)
            if isinstance(move, Play):
                legal = [one.cell.number for one in view.legal if isinstance(one, Play)]
                assert move.cell.number == max(legal)
                plays += 1
            match = match.apply(move)
    assert plays > 100


RECORD = '[Game "Cat in the Box"]\n[Format "1"]\n[Players "3"]\n[Board "white"]\n'


@pytest.mark.parametrize(
    "page",
    [
        "```mermaid\ngraph\n```",
        "```\nwhat is this?\n```",
        "```python\n1 / 0\n```",
        "```python\nif\n```",
        "```json\n{1}\n```",
        '```json\n{"game": "Cat in the Box"}\n```',
        '```json\n{"seat": 1, "record": {"game": "Chess"}}\n```',
        f"```text\n{RECORD}Round 2\n```",
        "```console\nno command\n```",
        "```console\n$ ls\n```",
        "```console\n$ ./play verify missing.txt\n```",
        "```console\n$ ./play --version\npurradox 0.0.0\n```",
        "```console\n$ ./play --version | ls\n```",
        "```sh\nrm -r everything\n```",
        "```python\nx = 1",
    ],
)
def test_a_block_that_is_wrong_or_unknown_is_found(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception), match="block of"):
        Page(tmp_path, monkeypatch).check_all(page)


def test_blocks_that_are_right_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = f"""
Call it `one.txt`:

```text
{RECORD}```

```python
x = 1
```

```python
assert x == 1
```

```console
$ ./play verify one.txt
ok
$ ./play convert --to json one.txt | ./play convert --to text - > two.txt
$ ./play legal one.txt two.txt
…al
deal
```
"""
    Page(tmp_path, monkeypatch).check_all(page)
    assert (tmp_path / "two.txt").read_text("utf-8") == RECORD
