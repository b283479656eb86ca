"""Records checked against the rules, and what they tell of a match."""

import re
import unicodedata
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from purradox.notation.errors import (
    BadRecord,
    MatchNotOver,
    ParadoxMissing,
    RoundNotOver,
    ScoreMissing,
    WrongCount,
    WrongScore,
    WrongTotal,
    WrongValue,
)
from purradox.notation.record import UNKNOWN, Record, RoundRecord
from purradox.notation.replay import Broken, Replay
from purradox.notation.source import Source
from purradox.rules import (
    Choice,
    Deal,
    Discard,
    Hand,
    Match,
    Paradox,
    PlayerView,
    RuleError,
    Table,
    Variant,
    legal_moves,
    score,
    variant,
)
from purradox.rules.errors import DealDue, MatchOver, PlayerCount

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeenRound:
    """A round as far as its record tells; what is None is not known, or not there."""

    table: Table
    hands: tuple[Hand | None, ...]
    discards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Checked:
    """A record that keeps the rules. `match` is None when the record leaves cards open."""

    record: Record
    variant: Variant
    rounds: tuple[SeenRound, ...]
    match: Match | None

    def __repr__(self) -> str:
        return f"Checked({self.record!r})"

    @property
    def over(self) -> bool:
        return len(self.rounds) == self.variant.rounds and self._rested

    @property
    def needs_deal(self) -> bool:
        return not self.over and (not self.rounds or self._rested)

    @property
    def _rested(self) -> bool:
        return self.rounds[-1].table.outcome is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a move to make; none when a deal is due or the match is over."""
        return self.rounds[-1].table.to_act if self.rounds else ()

    def legal(self, seat: int) -> tuple[Choice, ...] | None:
        """What the seat may do now, or None when that depends on cards that are not known."""
        if not self.rounds:
            return ()
        now = self.rounds[-1]
        hand = now.hands[seat]
        if hand is None and not legal_moves(now.table, seat, ()):
            return None
        return legal_moves(now.table, seat, hand or ())

    def view(self, seat: int) -> PlayerView:
        """What the seat saw; `ValueError` when the record does not tell all of its cards."""
        if not self.rounds:
            raise DealDue
        views = []
        for one in self.rounds:
            hand = one.hands[seat]
            if hand is None:
                raise ValueError(f"the record does not tell all cards of seat {seat}")
            views.append(PlayerView(one.table, seat, hand, one.discards[seat]))
        *past, current = views
        return replace(current, past=tuple(past))


def check(record: Record, source: Source | None = None) -> Checked:
    """Play the record again; `BadRecord` names the first thing in it that cannot be."""
    return _Checker(record, source or Source()).checked()


class _Checker:
    def __init__(self, record: Record, source: Source) -> None:
        self.record = record
        self.source = source

    def _bad(self, problem: RuleError, *path: str | int) -> BadRecord:
        return self.source.bad(problem, self.source.find(path), self.record.seats)

    def checked(self) -> Checked:
        setup = self._setup()
        self._headers()
        rounds = self.record.rounds
        if rounds and rounds[-1] == RoundRecord():
            rounds = rounds[:-1]  # announced and not dealt
        replays: list[Replay] = []
        for index, written in enumerate(self.record.rounds):
            if index == setup.rounds:
                raise self._bad(MatchOver(), "rounds", index)
            if index:
                self._closed(replays[-1], index, "rounds", index)
            if index < len(rounds):
                replays.append(self._replay(setup, index, written))
        self._total(setup, replays)
        match = _match(setup, replays)
        known = not any(UNKNOWN in part for one in rounds for part in _cards(one))
        return Checked(
            record=self._canonical(rounds, replays),
            variant=setup,
            rounds=tuple(map(_seen, replays)),
            match=match if known else None,
        )

    def _setup(self) -> Variant:
        players, board = self.record.players, self.record.board
        try:
            return variant(players, board)
        except PlayerCount as problem:
            raise self._bad(problem, "players") from None
        except RuleError as problem:
            raise self._bad(problem, "board") from None

    def _headers(self) -> None:
        seats = self.record.seats
        if seats is not None and (problem := wrong_names(seats, self.record.players)):
            raise self.source.bad(problem, self.source.find(("seats",)))
        if self.record.date is not None and not is_date(self.record.date):
            raise self._bad(WrongValue("Date", "2026-11-15"), "date")

    def _replay(self, setup: Variant, index: int, written: RoundRecord) -> Replay:
        if written.deal is None:
            raise self._bad(DealDue(), "rounds", index)
        try:
            replay = Replay(setup, index, written)
        except Broken as broken:
            raise self._bad(broken.problem, "rounds", index, *broken.path) from None
        if written.score is not None:
            self._score(replay, written.score, index)
        return replay

    def _score(self, replay: Replay, written: tuple[int, ...], index: int) -> None:
        path = ("rounds", index, "score")
        self._ended(replay, index + 1, *path)
        right = tuple(one.total for one in score(replay.table))
        if len(written) != len(right):
            raise self._bad(WrongCount("score", len(right), len(written)), *path)
        for seat, (one, other) in enumerate(zip(written, right, strict=True)):
            if one != other:
                raise self._bad(WrongScore(seat, one, other), *path, seat)

    def _ended(self, replay: Replay, number: int, *path: str | int) -> None:
        """A round that something follows is over, and says so."""
        outcome = replay.table.outcome
        if outcome is None:
            raise self._bad(RoundNotOver(number), *path)
        if isinstance(outcome, Paradox) and replay.written.paradox is None:
            raise self._bad(ParadoxMissing(outcome.seat), *path)

    def _closed(self, replay: Replay, number: int, *path: str | int) -> None:
        self._ended(replay, number, *path)
        if replay.written.score is None:
            raise self._bad(ScoreMissing(number), *path)

    def _total(self, setup: Variant, replays: list[Replay]) -> None:
        written = self.record.total
        if written is None:
            return
        if len(replays) < setup.rounds:
            raise self._bad(MatchNotOver(setup.rounds), "total")
        self._closed(replays[-1], setup.rounds, "total")
        if len(written) != setup.players:
            raise self._bad(WrongCount("total", setup.players, len(written)), "total")
        scores = [score(replay.table) for replay in replays]
        for seat, one in enumerate(written):
            right = sum(round_scores[seat].total for round_scores in scores)
            if one != right:
                raise self._bad(WrongTotal(seat, one, right), "total", seat)

    def _canonical(self, rounds: tuple[RoundRecord, ...], replays: list[Replay]) -> Record:
        return replace(
            self.record,
            board=" ".join(self.record.board.split()),
            rounds=tuple(map(_canonical_round, rounds, replays)),
        )


def wrong_names(seats: tuple[str, ...], players: int) -> RuleError | None:
    """What is wrong with the names of the seats: they must fit into a header, one for each."""
    if len(seats) != players:
        return WrongCount("Seats", players, len(seats))
    for name in seats:
        odd = any(
            one in '|"' or unicodedata.category(one) in ("Cc", "Cs", "Zl", "Zp") for one in name
        )
        if not name or name != name.strip() or odd:
            return WrongValue("Seats", "Anna | Boris | Chloé")
    return None


def is_date(text: str) -> bool:
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _cards(one: RoundRecord) -> tuple[str, ...]:
    return (*(one.deal or ()), *(str(card) for card in one.discard or ()))


def _match(setup: Variant, replays: list[Replay]) -> Match:
    """The rules have the last word: every round goes through the engine."""
    match = Match(setup)
    for replay in replays:
        hands, discards = replay.completion
        match = match.apply(Deal(hands, replay.revealed))
        for seat, number in enumerate(discards):
            if number is not None:
                match = match.apply(Discard(seat, number))
        for move in replay.moves:
            match = match.apply(move)
    return match


def _seen(replay: Replay) -> SeenRound:
    return SeenRound(
        replay.table,
        tuple(one.cards if one.certain else None for one in replay.holdings),
        tuple(one.discard if isinstance(one.discard, int) else None for one in replay.holdings),
    )


def _canonical_round(written: RoundRecord, replay: Replay) -> RoundRecord:
    seat = replay.table.outcome.seat if isinstance(replay.table.outcome, Paradox) else None
    return replace(
        written,
        deal=tuple("".join(sorted(hand, key=_unknown_last)) for hand in written.deal or ()),
        discard=_begun(written.discard),
        predict=_begun(written.predict),
        tricks=tuple(plays for plays in written.tricks if plays),
        paradox=None if written.paradox is None else seat,
    )


def _begun(values: tuple[T, ...] | None) -> tuple[T, ...] | None:
    """A line in which nothing is made yet has not begun."""
    return values if values and any(one is not None for one in values) else None


def _unknown_last(card: str) -> str:
    return ":" if card == UNKNOWN else card
