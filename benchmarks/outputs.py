"""The whole output of commands that a page shows, made anew.

    python -m benchmarks.outputs docs/analysis.md

Below each `<!-- output: WORDS -->` the block holds what `./play WORDS` prints. Commands run in one
folder, in order; blocks of a page that are named as files before, like `now.txt`, are there too.
"""

import io
import os
import re
import shlex
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path

from purradox.cli import run

MARK = re.compile(r"<!-- output: (.+?) -->\n```text\n.*?```\n", re.DOTALL)
FILE = re.compile(r"`([\w-]+\.txt)`:\n\n```text\n(\[Game.*?)```\n", re.DOTALL)
BEFORE = re.compile(r"^\$ \./play (simulate .+)$", re.MULTILINE)
WIDE = "100"


def written(page: str) -> str:
    """The page with these blocks made anew."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name, text in FILE.findall(page):
            Path(name).write_text(text, "utf-8")
        for words in BEFORE.findall(page):
            _printed(words)
        return MARK.sub(
            lambda found: f"<!-- output: {found[1]} -->\n```text\n{_printed(found[1])}```\n", page
        )


def _printed(words: str) -> str:
    os.environ |= {"PURRADOX_LANG": "en", "COLUMNS": WIDE}
    out = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with redirect_stdout(out):
        status = run(shlex.split(words))
    if status:
        raise SystemExit(f"./play {words} ended with {status}")
    lines = out.buffer.getvalue().decode().splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines).strip("\n") + "\n"


def main(file: Path) -> None:
    file.write_text(written(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
