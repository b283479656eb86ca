"""`make` the puzzles of the package from a seed, or `check` some of them again."""

import argparse
import gzip
import json
import sys
from collections import Counter
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

from purradox.puzzles.making.difficulty import with_difficulty
from purradox.puzzles.making.generator import check, make
from purradox.puzzles.puzzle import FILE, lines
from purradox.search import precompile

PACKAGE = Path(__file__).parents[1] / FILE


def main() -> int:
    parser = argparse.ArgumentParser(prog="purradox.puzzles.making", description=__doc__)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make", help="search matches until there are enough puzzles")
    making.add_argument("--seed", type=int, default=20261117)
    making.add_argument("--count", type=int, default=2000)
    making.add_argument("--work", type=Path, default=Path("puzzles.jsonl"), help="to go on from")
    making.add_argument("--out", type=Path, default=PACKAGE)
    making.set_defaults(run=make_file)
    checking = commands.add_parser("check", help="evaluate some again, ten times as long")
    checking.add_argument("--count", type=int, default=200)
    checking.add_argument("--seed", type=int, default=1)
    checking.add_argument("--closest", action="store_true", help="those least ahead first")
    checking.add_argument("--results", type=Path, default=Path("puzzles-check.jsonl"))
    checking.set_defaults(run=check_some)
    told = parser.parse_args()
    precompile()
    return int(told.run(told))


def make_file(told: argparse.Namespace) -> int:
    for matches, counts in make(told.work, told.seed, told.count):
        sizes = ", ".join(f"{kind.value} {counts[kind]}" for kind in counts)
        print(f"{matches} matches: {sizes}", file=sys.stderr, flush=True)
    pack(told.work, told.out, told.count)
    return 0


def pack(work: Path, out: Path, count: int) -> None:
    """Write the puzzles of a finished search, in the order of their ids."""
    found: dict[str, dict[str, Any]] = {}
    for text in work.read_text("utf-8").splitlines():
        for line in json.loads(text)["puzzles"]:
            found[line["id"]] = line
    kept = [with_difficulty(line) for line in list(found.values())[:count]]
    kept.sort(key=lambda line: str(line["id"]))
    written = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in kept)
    out.write_bytes(gzip.compress(written.encode(), 9, mtime=0))
    print(f"{len(kept)} puzzles, {out.stat().st_size} bytes: {out}")


def lead(id_: str) -> float:
    """The points by which the answer of a shipped puzzle is ahead; none where it is a seat."""
    return float(min(one.get("loss", [inf])[0] for one in lines()[id_]["values"][1:]))


def check_some(told: argparse.Namespace) -> int:
    """Evaluate shipped puzzles anew, drawn by their hashes; fails where an answer changes.

    Begun again, it goes on; with more puzzles to choose from, it adds those that are new.
    """
    written = told.results.read_text("utf-8").splitlines() if told.results.exists() else []
    results = {one["id"]: one for one in map(json.loads, written)}
    order = sorted(lines(), key=lambda id_: sha256(f"{told.seed} {id_}".encode()).digest())
    if told.closest:
        order.sort(key=lead)
    with told.results.open("a", encoding="utf-8") as file:
        for id_ in order[: told.count]:
            if id_ not in results:
                results[id_] = check(lines()[id_], told.seed)
                file.write(json.dumps(results[id_]) + "\n")
                file.flush()
    changed = [id_ for id_, one in results.items() if not one["holds"]]
    kinds = Counter(one["kind"] for one in results.values())
    print(f"{len(results) - len(changed)} of {len(results)} answers hold: {dict(kinds)}", *changed)
    return int(bool(changed))


if __name__ == "__main__":
    sys.exit(main())
