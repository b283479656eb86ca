"""What a person types for a move, and what there is to say about it."""

from collections.abc import Sequence

from purradox.i18n import Words, explain
from purradox.rules import (
    Choice,
    Discard,
    IllegalMove,
    Phase,
    Play,
    PlayerView,
    Predict,
    parse_cell,
    why_not,
)
from purradox.rules.errors import NotInHand
from purradox.tui.plain_table import named, painted


def question(view: PlayerView, say: Words) -> str:
    """What is asked of the seat that is to act."""
    table = view.table
    match table.phase:
        case Phase.DISCARD:
            return say("play-ask-discard")
        case Phase.PREDICT:
            allowed = ", ".join(map(str, table.variant.predictions))
            return say("play-ask-predict", allowed=allowed)
        case _:
            led = table.trick.led
            if led is None:
                return say("play-ask-lead")
            return say("play-ask-follow", colour=named(led, say))


def move_of(view: PlayerView, text: str) -> Choice | None:
    """The move that a text means now, legal or not."""
    if view.table.phase is Phase.PLAY:
        try:
            return Play(view.seat, parse_cell(text))
        except ValueError:
            return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        return None
    kind = Discard if view.table.phase is Phase.DISCARD else Predict
    return kind(view.seat, int(text))


def why(view: PlayerView, move: Choice, names: Sequence[str], say: Words) -> str | None:
    """Why a move is not possible, told to the person who wants to make it; None where it is."""
    broken = why_not(view.table, view.hand, move)
    return None if broken is None else told_why(broken, view, names, say)


def told_why(broken: IllegalMove, view: PlayerView, names: Sequence[str], say: Words) -> str:
    """The rule that a move would break, told to the person who wants to make it."""
    if isinstance(broken, NotInHand):
        return say("play-not-in-hand", number=broken.number)
    spoken = list(names)
    spoken[view.seat] = say("play-you-took")
    return explain(broken, say, spoken)


def nonsense(view: PlayerView, text: str, say: Words) -> str:
    """What could be meant by a line that is no move."""
    if view.table.phase is not Phase.PLAY:
        return say("play-number-please")
    colours = [shown(move) for move in view.legal if number_of(move) == text]
    if colours:
        return say("play-which-colour", moves=" ".join(colours))
    return say("play-card-please")


def possible(view: PlayerView, say: Words) -> str:
    """All that the seat may do now."""
    moves = sorted(view.legal, key=number_of)
    return say("play-legal", moves=" ".join(map(shown, moves)))


def shown(move: Choice) -> str:
    """A move as it is typed, in its colour where a terminal can show it."""
    return painted(move.cell) if isinstance(move, Play) else str(move)


def number_of(move: Choice) -> str:
    return str(move.cell.number) if isinstance(move, Play) else ""
