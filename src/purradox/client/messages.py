"""What a server sends, as values of the rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from purradox.client.picture import Call, Happened, Notice, Seat, Unable
from purradox.rules import (
    Cell,
    Colour,
    Discard,
    Paradox,
    Play,
    PlayerView,
    Predict,
    Score,
    Table,
    Variant,
    parse_cell,
    variant,
)
from purradox.rules.cards import without
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

Data = dict[str, Any]


class TableReader:
    """Takes the messages about one table, in order, and has what they tell.

    Watch with `after` set to `number`: the rounds before this one are made of the entries.
    """

    def __init__(self) -> None:
        self.number = 0
        """Of the last entry that was read."""
        self.variant = variant(4)
        self.status = "waiting"
        self.seats: tuple[Seat, ...] = ()
        self.seat: int | None = None
        self.rounds: list[Table] = []
        """The public side of every round that was dealt."""
        self.view: PlayerView | None = None
        """What our seat can see; None before the deal, and for those who watch."""
        self.decision: str | None = None
        """The decision that is ours to make now."""
        self.over = False
        """The match has ended, or was given up, and all of it was read."""

    @property
    def table(self) -> Table | None:
        """The public side of the round, or of the last one; None before the first deal."""
        return self.rounds[-1] if self.rounds else None

    def take(self, message: Data) -> list[Happened]:
        """Read a message; what is new in it, in order."""
        if message["type"] == "table":
            self.variant = variant_of(message["setup"])
            self.status, self.seat = message["status"], message["seat"]
            self.seats = tuple(map(seat_of, message["chairs"]))
            return []
        if message["type"] != "update":
            return []
        news = [
            one
            for entry in message["entries"]
            if entry["number"] > self.number
            for event in entry["events"]
            for one in happened(event)
        ]
        for one in news:
            self._follow(one)
        self.number = max(self.number, message["number"])
        you = message.get("you")
        self.view = self._view(you) if you and self.rounds else None
        self.decision = you["decision"] if you else None
        return news

    def _follow(self, event: Happened) -> None:
        match event:
            case RoundStarted(first):
                self.rounds.append(Table.start(self.variant, first))
            case NeutralTokens(revealed, _):
                self.rounds[-1] = Table.start(self.variant, self.rounds[-1].first, revealed)
            case Discarded(seat):
                self.rounds[-1] = self.rounds[-1].after(Discard(seat, 0))
            case Predicted(seat, tricks):
                self.rounds[-1] = self.rounds[-1].after(Predict(seat, tricks))
            case Played(seat, cell):
                self.rounds[-1] = self.rounds[-1].after(Play(seat, cell))
            case ParadoxFound(seat, hand):
                self.rounds[-1] = replace(self.rounds[-1], outcome=Paradox(seat, hand))
            case MatchEnded() | Notice("closed"):
                self.over = True
            case _:
                pass

    def _view(self, you: Data) -> PlayerView:
        seat = you["seat"]
        earlier = zip(self.rounds, you.get("past", ()), strict=False)
        past = tuple(_past_view(table, seat, **one) for table, one in earlier)
        return PlayerView(self.rounds[-1], seat, tuple(you["hand"]), you["discard"], past)


def _past_view(table: Table, seat: int, dealt: list[int], discard: int) -> PlayerView:
    """A round that is over, as a seat saw its end."""
    hand = without(tuple(dealt), discard)
    for trick in (*table.tricks, table.trick):
        for play in trick.plays:
            if play.seat == seat:
                hand = without(hand, play.cell.number)
    return PlayerView(table, seat, hand, discard)


def variant_of(setup: Data) -> Variant:
    return variant(setup["players"], " ".join(setup["rows"]))


def seat_of(chair: Data) -> Seat:
    return Seat(
        chair.get("name", ""),
        chair["kind"],
        chair.get("level", ""),
        chair["kind"] == "bot" or chair.get("present", False),
        chair.get("played_by_bot", False),
        Call(**chair["call"]) if chair.get("call") else None,
        Unable(**chair["unable"]) if chair.get("unable") else None,
        chair.get("host", False),
        chair.get("offered", False),
        tuple(chair.get("before", ())),
    )


def happened(told: Data) -> Iterator[Happened]:
    """An event of the wire; shares of chance are not told."""
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
        case "left" | "returned" as kind:
            yield Notice(kind, told["seat"])
        case "closed":
            yield Notice("closed", told.get("seat", 0), told.get("reason", "left"))
        case "sat" if told.get("was"):
            yield Notice("took-over", told["seat"], told["name"], told["was"])
        case "host_changed":
            yield Notice("host-changed", told["seat"])
        case "removed":
            yield Notice("removed", told["seat"], told["by"], told["name"])
        case "nudged" | "called" | "offered" as kind:
            yield Notice(kind, told["seat"], by=told["by"])
        case "forfeited" if told["reason"] != "record":
            yield Notice("forfeited", told["seat"], told["reason"], by=told.get("by"))
        case "renamed":
            yield Notice("renamed", told["seat"], told["name"], told["was"])
        case "talked":
            yield Notice("talked", told["seat"], told["phrase"])
        case _:
            pass


def _cells(told: Any) -> tuple[Cell, ...]:
    return tuple(map(parse_cell, told))
