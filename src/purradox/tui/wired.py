"""What a server sends, as values of the rules."""

from collections.abc import Iterator
from typing import Any

from purradox.rules import (
    Board,
    Cell,
    Colour,
    Completed,
    Paradox,
    Play,
    PlayerView,
    Score,
    Table,
    Trick,
    Variant,
    parse_cell,
    variant,
)
from purradox.rules.events import (
    Discarded,
    GaveUpColour,
    MatchEnded,
    NeutralTokens,
    ParadoxFound,
    Played,
    Predicted,
    RoundEnded,
    RoundStarted,
    TrickWon,
)
from purradox.tui.picture import Happened, Notice, Seat

Data = dict[str, Any]


def variant_of(setup: Data) -> Variant:
    return variant(setup["players"], " ".join(setup["rows"]))


def seat_of(chair: Data) -> Seat:
    return Seat(
        chair.get("name", ""),
        chair["kind"],
        chair.get("level", ""),
        chair["kind"] == "bot" or chair.get("present", False),
        chair.get("played_by_bot", False),
    )


def table_of(told: Data, setup: Variant) -> Table:
    """The public side of a round."""
    outcome: Completed | Paradox | None = None
    if told["phase"] == "over":
        outcome = Completed()
        if told["paradox"] is not None:
            outcome = Paradox(told["paradox"], tuple(told["shown"]))
    return Table(
        variant=setup,
        first=told["first"],
        board=Board(setup.numbers, tuple(told["tokens"])),
        revealed=tuple(told["revealed"]),
        discarded=tuple(told["discarded"]),
        predictions=tuple(told["predictions"]),
        lost=tuple(frozenset(map(Colour, letters)) for letters in told["lost"]),
        tricks=tuple(_trick(one["plays"]) for one in told["tricks"]),
        trick=_trick(told["trick"]),
        outcome=outcome,
    )


def _trick(plays: list[Any]) -> Trick:
    return Trick(tuple(Play(seat, parse_cell(cell)) for seat, cell in plays))


def view_of(told: Data, table: Table) -> PlayerView:
    return PlayerView(table, told["seat"], tuple(told["hand"]), told["discard"])


def happened(told: Data) -> Iterator[Happened]:
    """An event of the wire; the share of chance that somebody added is not told."""
    match told["event"]:
        case "dealt":
            yield RoundStarted(told["first"])
            if told.get("revealed"):
                yield NeutralTokens(tuple(told["revealed"]), _cells(told.get("neutral", ())))
        case "discarded":
            yield Discarded(told["seat"])
        case "predicted":
            yield Predicted(told["seat"], told["tricks"])
        case "played":
            yield Played(told["seat"], parse_cell(told["cell"]))
        case "gave_up":
            yield GaveUpColour(told["seat"], Colour(told["colour"]))
        case "trick_won":
            yield TrickWon(told["seat"], told["trick"])
        case "paradox":
            yield ParadoxFound(told["seat"], tuple(told["hand"]))
        case "round_ended":
            scores = (Score(one["tricks"], _cells(one["group"])) for one in told["scores"])
            yield RoundEnded(tuple(scores))
        case "match_ended":
            yield MatchEnded(tuple(told["totals"]), tuple(told["winners"]))
        case "started":
            yield Notice("started")
        case "left" | "returned" | "forfeited" as kind:
            yield Notice(kind, told["seat"])
        case "talked":
            yield Notice("talked", told["seat"], told["phrase"])
        case _:
            pass


def _cells(told: Any) -> tuple[Cell, ...]:
    return tuple(map(parse_cell, told))
