"""`puzzles`: the puzzle of the day, or another one, and what its answer is worth."""

from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.errors import CommandError
from purradox.i18n import words
from purradox.puzzles import Kind

if TYPE_CHECKING:
    from purradox.puzzles import Puzzle

LETTERS = "ABCDE"
MINUS = "−"
AMOUNTS = ("group", "tricks", "points")
"""Reasons whose figures are amounts; those of the others are chances."""


def puzzles(
    puzzle: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    kind: Annotated[Kind | None, typer.Option()] = None,
    answer: Annotated[str | None, typer.Option(metavar="CHOICE")] = None,
) -> int:
    from purradox.puzzles import find_puzzle

    found = find_puzzle(puzzle or _chosen(kind))
    if found is None:
        raise CommandError("no-such-puzzle")
    ask(found)
    return tell(found, _answered(found, answer))


def _answered(one: "Puzzle", answer: str | None) -> str:
    """The choice that was given, or what somebody types; slips are asked about again."""
    choices = " | ".join(one.choices)
    if answer is not None:
        if one.of(answer) is None:
            raise CommandError("bad-value", word=answer, expected=choices)
        return answer
    try:
        while one.of(typed := input("> ").strip()) is None:
            typer.echo(words()("play-legal", moves=choices))
    except EOFError:
        raise CommandError("bad-value", word="--answer", expected=choices) from None
    return typed


def _chosen(kind: Kind | None) -> str:
    from purradox.puzzles import of_the_day
    from purradox.puzzles.puzzle import lines

    if kind is None:
        return of_the_day(datetime.now(UTC).date())
    return Random().choice([id_ for id_, one in lines().items() if one["kind"] == kind.value])


def ask(one: "Puzzle") -> None:
    """The position as its seat sees it, and the question."""
    say, view = words(), one.view
    setup, tricks = view.table.variant, view.table.predictions[view.seat] or 0
    goal = "prediction" if setup.predictions else "bonus"
    asked = {"goal": goal, "most": setup.bonus_up_to or 0, "tricks": tricks}
    typer.echo(f"{view}\n")
    typer.echo(say(f"puzzle-task-{one.kind.value}", **asked, number=one.number or 0))
    typer.echo(f"{one.id}: {'  '.join(_choice(one, each) for each in one.choices)}")


def _choice(one: "Puzzle", choice: str) -> str:
    """A choice, and where it is a seat who that is."""
    if one.number is None:
        return choice
    say = words()
    player = choice.isdigit() and say("puzzle-player", letter=LETTERS[int(choice)])
    return f"{choice} ({player or say('puzzle-nobody')})"


def tell(one: "Puzzle", chosen: str) -> int:
    """Whether it was right, why, and what every choice is worth; the exit status says the same."""
    say, answer = words(), one.answer.choice
    right = chosen == answer
    told = say(f"puzzle-{'right' if right else 'wrong'}", answer=answer, choice=chosen)
    typer.echo(f"{told} {_why(one, chosen, one.values[1].choice if right else chosen)}")
    for each in one.values:
        if each.chance is not None:
            typer.echo(f"  {each.choice:3} {each.chance:6.1%}")
        elif each.points and each.paradox and each.kept:
            points = f"{each.points.value:5.2f} ± {each.points.error:.2f}"
            shares = f"{each.paradox.value:6.1%} {each.kept.value:6.1%}"
            typer.echo(f"  {each.choice:3} {points} {shares}")
    return 0 if right else 1


def _why(one: "Puzzle", chosen: str, other: str) -> str:
    """The sentence for what the answer has over another choice."""
    why = one.why(chosen)
    if why is None:
        return ""
    figures = (
        f"{figure:.1f}".replace("-", MINUS) if why.kind in AMOUNTS else f"{100 * figure:.0f} %"
        for figure in (why.better, why.worse)
    )
    better, worse = figures
    setup = one.view.table.variant
    sides = {"better": one.answer.choice, "worse": other}
    sides |= {"better_figure": better, "worse_figure": worse}
    if why.kind == "held":
        return words()("puzzle-why-held", **sides)
    goal = "prediction" if setup.predictions else "bonus"
    return words()(f"why-{why.kind}", **sides, goal=goal)
