"""The lesson as data: real positions, and what the rules say to each thing that a learner may do.

`python -m purradox.lesson.data` writes it for the page, which knows no rule.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from purradox.lesson.examples import THREE, examples, groups, written
from purradox.lesson.steps import BORIS, STEPS, YOU, Step
from purradox.rules import (
    Choice,
    Phase,
    Play,
    Round,
    Table,
    Trick,
    score,
    why_not,
)
from purradox.rules.legality import why_not_play
from purradox.server.wire import parts
from purradox.server.wire.encode import arguments, round_of, setup_of

Data = dict[str, Any]


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
            choices = {str(move): _outcome(step, move) for move in step.at.view(YOU).legal}
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
    you = parts.You(
        seat=YOU,
        hand=view.hand,
        discard=view.discard,
        decision=None if YOU not in now.table.to_act else "lesson",
        legal=tuple(map(str, view.legal)),
    )
    return {"round": _plain(round_of(now.table, 1, ())), "you": _plain(you)}


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
