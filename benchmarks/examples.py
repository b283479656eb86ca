"""The annotated examples of docs/examples.md: their pictures, figures and links.

They are puzzles of the package, so every figure is one of their proofs.
"""

import base64
import re
from collections.abc import Iterator

from purradox import svg
from purradox.notation import record_of, to_text
from purradox.puzzles import Puzzle, find_puzzle
from purradox.puzzles.puzzle import Measured

GAME = "http://localhost:8080"
BLOCK = re.compile(r"<!-- example: (\w+) -->\n.*?<!-- end -->\n", re.DOTALL)
HALF = 1.96
"""Standard errors of half of a 95 % interval."""
NAMES = ["Anna", "Boris", "Chloé", "Dmytro", "Ewa"]


def named(page: str) -> list[Puzzle]:
    """The puzzles that a page speaks of, in its order."""
    return [found for one in BLOCK.findall(page) if (found := find_puzzle(one))]


def picture(puzzle: Puzzle) -> str:
    """What the player sees, with the best choice and the next best one marked."""
    best, next_best = (one.choice for one in puzzle.values[:2])
    names = NAMES[: puzzle.round.table.variant.players]
    return f"{svg.table(puzzle.view, names=names, marks={next_best: 'mistake', best: 'best'})}\n"


def link(puzzle: Puzzle) -> str:
    """The address that opens the round in replay, with every hand, up to this decision."""
    record = to_text(record_of(puzzle.match, NAMES[: puzzle.match.variant.players]))
    packed = base64.urlsafe_b64encode(record.encode()).decode().rstrip("=")
    return f"{GAME}/replay#r=p{packed}&step=999"  # the last one


def written(page: str) -> str:
    """The page with the block of each example made anew."""
    return BLOCK.sub(lambda found: "".join(_block(found[1])), page)


def _block(name: str) -> Iterator[str]:
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise ValueError(f"{name} is no puzzle of the package")
    yield f"<!-- example: {name} -->\n"
    yield f"![The position; {puzzle.answer.choice} is best](images/example-{name}.svg)\n\n"
    yield "| choice | points of the round | paradox | prediction kept |\n"
    yield "| --- | --- | --- | --- |\n"
    for value in puzzle.values:
        points, shares = value.points, (value.paradox, value.kept)
        if points is not None:
            told = f"{points.value:.2f} ± {HALF * points.error:.2f}".replace("-", "−")
            chances = " | ".join(map(_percent, shares))
            yield f"| {value.choice} | {told} | {chances} |\n"
    yield f"\n[Solve it]({GAME}/puzzles/{name}) · [see it in replay]({link(puzzle)})\n"
    yield "<!-- end -->\n"


def _percent(share: Measured | None) -> str:
    return f"{100 * share.value:.0f} ± {100 * HALF * share.error:.0f} %" if share else ""
