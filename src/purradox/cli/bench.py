"""`bench`: run one of the repository's benchmarks."""

import os
import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from purradox.cli.errors import CommandError

ROOT = Path(__file__).parents[3]
"""Of the repository; in an installed package there is nothing of ours up there."""


class Benchmark(Enum):
    """Scripts of the folder `benchmarks`."""

    KERNEL = "kernel"
    FIGURES = "figures"
    READABLE = "readable"
    SERVER = "server"


SHORT = {Benchmark.READABLE: ("--samples", "3")}
"""What a short run is called where it is not `--quick`."""


def bench(
    name: Annotated[Benchmark, typer.Argument(metavar="NAME")],
    quick: Annotated[bool, typer.Option("--quick")] = False,
    json: Annotated[str | None, typer.Option(metavar="FILE")] = None,
) -> None:
    if not (ROOT / "benchmarks" / f"{name.value}.py").is_file():
        raise CommandError("bench-missing")
    words = list(SHORT.get(name, ("--quick",))) if quick else []
    if json is not None:
        words += ["--json", checked_file(json)]
    raise typer.Exit(run_script(f"benchmarks.{name.value}", words))


def checked_file(name: str) -> str:
    """Where the results will go, as seen from any folder."""
    path = Path(name).absolute()
    if path.is_dir():
        raise CommandError("folder-named", file=name)
    if not path.parent.is_dir():
        raise CommandError("folder-missing", file=name)
    return str(path)


def run_script(module: str, words: list[str]) -> int:
    """The exit status of a script that finds its neighbours and this very package."""
    path = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    try:
        return subprocess.run(
            [sys.executable, "-m", module, *words],
            env={**os.environ, "PYTHONPATH": path},
            check=False,
        ).returncode
    except KeyboardInterrupt:
        return 130
