"""A round as one line of text, so that whatever the gate finds can be typed in again.

`3 violet 0; deal 1223344456 1233455666 1112234556; discard 4 4 1; predict 3 4 3; play 5g 2g`:
players, board and start player, then what a record says of a round. Two players have `| 125`
behind the hands. A setup that nobody prints is spelt out in a section of its own. Of several
seats that may act, the lowest acts first.
"""

from collections.abc import Iterable
from dataclasses import replace

from purradox.rules import (
    PLAYERS,
    Choice,
    Deal,
    Discard,
    Layout,
    Phase,
    Play,
    Predict,
    Round,
    Variant,
    parse_cell,
    parse_layout,
    variant,
)


def written(one: Round) -> str:
    """The line of a round."""
    table = one.table
    plays = [play.cell for trick in (*table.tricks, table.trick) for play in trick.plays]
    made = {"discard": one.discards, "predict": table.predictions, "play": plays}
    sections = [*_head(table.variant, table.first), f"deal {_deal(one)}"]
    for name, values in made.items():
        if any(value is not None for value in values):
            words = ("-" if value is None else str(value) for value in values)
            sections.append(f"{name} {' '.join(words)}")
    return "; ".join(sections)


def _deal(one: Round) -> str:
    hands = " ".join(_digits(one.view(seat).dealt) for seat in range(len(one.hands)))
    revealed = one.table.revealed
    return f"{hands} | {_digits(revealed)}" if revealed else hands


def _head(setup: Variant, first: int) -> list[str]:
    if setup.players in PLAYERS and setup == replace(variant(setup.players), layout=setup.layout):
        return [f"{setup.players} {setup.board_name.replace(' ', '/')} {first}"]
    bonus = "-" if setup.bonus_up_to is None else setup.bonus_up_to
    spelt = (
        f"setup numbers={setup.numbers} dealt={setup.dealt} copies={setup.copies} "
        f"predictions={_digits(setup.predictions)} revealed={setup.revealed} bonus={bonus}"
    )
    return [f"{setup.players} {str(setup.layout).replace(' ', '/')} {first}", spelt]


def _digits(numbers: Iterable[int]) -> str:
    return "".join(map(str, numbers))


def read(line: str) -> Round:
    """The round of a line, every move of it checked by the rules."""
    one, words = dealt(line)
    for word in words:
        one = one.apply(next_move(one, word))
    return one


def dealt(line: str) -> tuple[Round, list[str]]:
    """The round of a line as it was dealt, and the words of its moves."""
    head, *sections = (section.strip() for section in line.split(";"))
    players, board, first = head.split()
    parts = dict(section.split(maxsplit=1) for section in sections)
    layout = board.replace("/", " ")
    setup = (
        _setup(int(players), parse_layout(layout), parts["setup"])
        if "setup" in parts
        else variant(int(players), layout)
    )
    hands, _, revealed = parts["deal"].partition("|")
    deal = Deal(
        tuple(tuple(map(int, hand)) for hand in hands.split()), tuple(map(int, revealed.strip()))
    )
    one = Round.start(setup, int(first), deal)
    discards, predictions, plays = (
        parts.get(name, "").split() for name in ("discard", "predict", "play")
    )
    clockwise = predictions[one.table.first :] + predictions[: one.table.first]
    return one, [word for word in (*discards, *clockwise, *plays) if word != "-"]


def next_move(one: Round, word: str) -> Choice:
    """The move that a word means for the seat to act."""
    seat = one.table.to_act[0]
    match one.table.phase:
        case Phase.DISCARD:
            return Discard(seat, int(word))
        case Phase.PREDICT:
            return Predict(seat, int(word))
        case _:
            return Play(seat, parse_cell(word))


def _setup(players: int, layout: Layout, text: str) -> Variant:
    values = dict(word.split("=") for word in text.split())
    return Variant(
        players=players,
        numbers=int(values["numbers"]),
        dealt=int(values["dealt"]),
        predictions=tuple(map(int, values["predictions"])),
        layout=layout,
        revealed=int(values["revealed"]),
        copies=int(values["copies"]),
        bonus_up_to=None if values["bonus"] == "-" else int(values["bonus"]),
    )
