"""The lesson as data: real positions, and what the rules say to each thing that a learner may do.

`python -m purradox.server.lesson` writes it for the page, which knows no rule.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from purradox.rules import (
    Choice,
    Colour,
    Discard,
    Paradox,
    Phase,
    Play,
    Predict,
    Round,
    Table,
    Trick,
    score,
    why_not,
)
from purradox.rules.legality import why_not_play
from purradox.server import wire
from purradox.server.examples import STUCK, TAKEN, THREE, examples, groups, position, written
from purradox.server.seeing import arguments, round_of, setup_of

YOU, BORIS = 0, 2
Data = dict[str, Any]
Told = tuple[bool, str]
"""Whether a choice is what was asked for, and the last word of the key of what is said to it."""


@dataclass(frozen=True)
class Step:
    """One idea: a position, something to do in it, and the rules that it is about."""

    name: str
    rules: str
    at: Round
    tell: Callable[[Round, Choice, Round], Told]
    touch: tuple[str, ...] = ()
    """Spaces of which one must be tried first, to hear why it cannot be."""
    then: bool = False
    """Whether the others go on until it is the learner's turn again."""


def box(_: Round, __: Choice, ___: Round) -> Told:
    return True, "right"


def trick(_: Round, move: Choice, after: Round) -> Told:
    if _colour(move) is Colour.RED:
        return False, "red"
    if _colour(move) is not Colour.BLUE:
        return False, "other"
    return (True, "right") if after.table.tricks[-1].winner == YOU else (False, "low")


def trump(_: Round, move: Choice, after: Round) -> Told:
    if after.table.tricks[-1].winner == YOU:
        return True, "right"
    return False, "low" if _colour(move) is Colour.GREEN else "other"


def board(_: Round, move: Choice, __: Round) -> Told:
    return (True, "right") if _colour(move) is Colour.BLUE else (False, "other")


def lose(before: Round, _: Choice, after: Round) -> Told:
    gave_up = after.table.lost[YOU] > before.table.lost[YOU]
    return (True, "right") if gave_up else (False, "follow")


def avoid(_: Round, __: Choice, after: Round) -> Told:
    return (False, "wrong") if isinstance(after.table.outcome, Paradox) else (True, "right")


def discard(before: Round, move: Choice, _: Round) -> Told:
    hand = before.hands[YOU]
    most = max(hand, key=hand.count)
    return (True, "right") if move == Discard(YOU, most) else (False, "other")


def _colour(move: Choice) -> Colour | None:
    return move.cell.colour if isinstance(move, Play) else None


LOSING = ("1223334555 1234456666 1112234456", 1, (1, 1, 1), (3, 1, 3))

STEPS = (
    Step(
        "box",
        "R1.1 R4.1 R4.4",
        position("1223355566 1123444566 1122334456", 0, (1, 1, 1), (3, 3, 1)),
        box,
    ),
    Step(
        "trick",
        "R4.5",
        position("1123335666 1122344556 1223444556", 1, (2, 1, 1), (3, 1, 3), "4b 2b"),
        trick,
    ),
    Step(
        "led",
        "R4.5",
        position("1123335666 1122344556 1223444556", 1, (2, 1, 1), (3, 1, 3), "3y 6g"),
        box,
    ),
    Step(
        "trump",
        "R1.1 R4.5",
        position("1122234455 1233455666 1123344566", 1, (3, 1, 1), (3, 1, 3), "6g 5g"),
        trump,
    ),
    Step(
        "board",
        "R4.1 R4.4",
        TAKEN,
        board,
        touch=("5b",),
    ),
    Step("lose", "R4.3", position(*LOSING, "6b 2b 4b 6y 1y"), lose),
    Step(
        "lost",
        "R4.1 R4.3",
        position(*LOSING, "6b 2b 4b 6y 1y 2g 4y 3y"),
        box,
        touch=("2y", "5y"),
    ),
    Step(
        "red",
        "R4.2",
        position("1223335556 1124445666 1122334456", 0, (1, 1, 1), (3, 3, 1), "6b 2b 4b"),
        box,
        touch=("2r", "3r", "5r"),
    ),
    Step(
        "paradox",
        "R5.2 R6.1",
        STUCK,
        box,
    ),
    Step(
        "avoid",
        "R5.2",
        position(
            "1123334455 1223455666 1122344566",
            1,
            (5, 6, 1),
            (3, 3, 1),
            "5y 6y 2y 6b 4b 5b 3y 4y 4r 2b 2r 1b 2g 1g 3g 1r 5g",
        ),
        avoid,
        then=True,
    ),
    Step(
        "discard",
        "R3.1 R3.2",
        position("1233333566 1122445566 1122444556", 0, (0, 1, 1), ()),
        discard,
    ),
    Step(
        "predict",
        "R1.3 R3.3 R6.2",
        position("1233333566 1122445566 1122444556", 0, (3, 1, 1), ()),
        box,
    ),
    Step(
        "group",
        "R6.1 R6.2",
        position(
            "1122336666 1123344555 1223444556",
            0,
            (6, 5, 4),
            (3, 1, 3),
            "3y 2y 5y 5b 3b 1b 3g 6g 1g 2b 4b 6b 1y 6y 4r 5r 2g 2r 5g 4g 1r 6r 3r 4y",
        ),
        box,
    ),
)


def lesson() -> Data:
    """Everything that the page needs to teach the game."""
    return {
        "setup": _plain(setup_of(THREE)),
        "steps": [_step(one) for one in STEPS],
    }


def _step(step: Step) -> Data:
    data: Data = {"id": step.name, "rules": step.rules.split(), "touch": list(step.touch)}
    match step.name:
        case "led":
            return {**data, "kind": "pick", **_seen(step.at), **_winning(step.at.table)}
        case "paradox":
            return {**data, "kind": "stuck", **_stuck(step.at)}
        case "group":
            return {**data, "kind": "group", **_seen(step.at), **_grouped(step.at.table)}
        case _:
            phase = step.at.table.phase
            choices = {_text(move): _outcome(step, move) for move in step.at.view(YOU).legal}
            reasons = dict(_reasons(step.at)) if phase is Phase.PLAY else {}
            kind = phase.value
            return {**data, "kind": kind, **_seen(step.at), "choices": choices, "reasons": reasons}


def _outcome(step: Step, move: Choice) -> Data:
    after = step.at.apply(move)
    if step.then:
        after = _went_on(after)
    right, said = step.tell(step.at, move, after)
    return {"right": right, "say": f"learn-{step.name}-{said}", **_seen(after)}


def _went_on(now: Round) -> Round:
    """The others play, low and following where they can, until the learner is asked again."""
    while now.table.outcome is None and YOU not in now.table.to_act:
        (seat,) = now.table.to_act
        plays = [move for move in now.view(seat).legal if isinstance(move, Play)]
        led = now.table.trick.led
        now = now.apply(
            min(plays, key=lambda play: (play.cell.colour is not led, play.cell.number))
        )
    return now


def _reasons(now: Round) -> Iterator[tuple[str, Data]]:
    """Why each space that cannot be taken cannot."""
    for cell in THREE.cells:
        broken = why_not(now.table, now.hands[YOU], Play(YOU, cell))
        if broken is not None:
            yield str(cell), _reason(broken)


def _reason(broken: Any) -> Data:
    return {"code": broken.code, "rule": broken.rule, "args": arguments(broken)}


def _winning(table: Table) -> Data:
    """Who is ahead in a trick that is not finished."""
    best = Trick(table.trick.plays).winner
    return {
        "choices": {
            str(play.cell): {
                "right": play.seat == best,
                "say": f"learn-led-{'right' if play.seat == best else 'wrong'}",
            }
            for play in table.trick.plays
        }
    }


def _stuck(now: Round) -> Data:
    """A paradox of Boris, first as it was before anybody looked."""
    before = replace(now.table, outcome=None)
    reasons = {
        str(cell): _reason(why_not_play(before, now.hands[BORIS], Play(BORIS, cell)))
        for cell in THREE.cells
        if cell.number in now.hands[BORIS]
    }
    seen = _seen(now)
    return {
        "round": _plain(round_of(before, 1, ())),
        "you": {**seen["you"], "decision": None, "legal": []},
        "open": {"seat": BORIS, "hand": list(now.hands[BORIS])},
        "reasons": reasons,
        "choices": {
            "no": {"right": True, "say": "learn-paradox-right", **seen},
            "yes": {"right": False, "say": "learn-paradox-wrong"},
        },
    }


def _grouped(table: Table) -> Data:
    mine = score(table)[YOU]
    return {
        "groups": [written(group) for group in groups(table, YOU)],
        "largest": written(mine.group),
        "args": {"tricks": mine.tricks, "size": mine.bonus, "total": mine.total},
    }


def _seen(now: Round) -> Data:
    view = now.view(YOU)
    you = wire.You(
        seat=YOU,
        hand=view.hand,
        discard=view.discard,
        decision=None if YOU not in now.table.to_act else "lesson",
        legal=tuple(_text(move) for move in view.legal),
    )
    return {"round": _plain(round_of(now.table, 1, ())), "you": _plain(you)}


def _text(move: Choice) -> str:
    match move:
        case Play(_, cell):
            return str(cell)
        case Discard(_, number):
            return str(number)
        case Predict(_, tricks):
            return str(tricks)


def _plain(struct: msgspec.Struct) -> Any:
    return msgspec.to_builtins(struct)


def files() -> dict[str, str]:
    """What is written for the page, by the name of the file."""
    parts = {"lesson.json": lesson(), "examples.json": examples()}
    return {
        name: json.dumps(part, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, part in parts.items()
    }


def main() -> None:
    folder = Path(__file__).parents[1] / "web" / "learn"
    folder.mkdir(exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
