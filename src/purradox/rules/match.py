"""A match: as many rounds as players."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from purradox.rules import scoring
from purradox.rules.errors import DealDue, DealNotDue, MatchOver
from purradox.rules.moves import Choice, Deal, Move
from purradox.rules.round import Round
from purradox.rules.table import Table
from purradox.rules.variant import Variant
from purradox.rules.view import PlayerView


class MatchOutcome(NamedTuple):
    """Who won, several when the win is shared, and everybody's points (R6.4)."""

    winners: tuple[int, ...]
    score: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """The rounds played so far. Seats are counted clockwise from the first start player."""

    variant: Variant
    rounds: tuple[Round, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.variant, Variant):
            raise TypeError(f"a match is made of a setup: Match(variant(3)), not {self.variant!r}")

    def apply(self, move: Move | str) -> "Match":
        """The match after a deal, a move or its text; an illegal one raises `IllegalMove`."""
        if self.over:
            raise MatchOver
        if isinstance(move, str):
            move = self.parse(move)
        if isinstance(move, Deal):
            if not self.needs_deal:
                raise DealNotDue
            first = len(self.rounds)  # the start card moves one seat to the left (R1.2)
            return Match(self.variant, (*self.rounds, Round.start(self.variant, first, move)))
        if self.needs_deal:
            raise DealDue
        *before, now = self.rounds
        return Match(self.variant, (*before, now.apply(move)))

    def parse(self, text: str, seat: int | None = None) -> Choice:
        """The legal move that a text means for a seat, or for the first one that is to act."""
        if self.over:
            raise MatchOver
        if self.needs_deal:
            raise DealDue
        return self.view(self.to_act[0] if seat is None else seat).parse(text)

    @property
    def legal(self) -> tuple[Choice, ...]:
        """The legal moves of whoever is to act; of several seats, one seat after another."""
        return tuple(move for seat in self.to_act for move in self.rounds[-1].view(seat).legal)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every deal and everything that was done, in order; discards go by seat."""
        return tuple(move for one in self.rounds for move in (one.deal, *one.moves))

    def at(self, number: int) -> "Match":
        """The match after so many of its moves, deals included; a negative number counts back."""
        match, moves = Match(self.variant), self.moves
        if abs(number) > len(moves):
            raise IndexError(f"{number} moves were asked for, and {len(moves)} were made")
        for move in moves[:number]:
            match = match.apply(move)
        return match

    @property
    def tables(self) -> tuple[Table, ...]:
        """The public side of every round."""
        return tuple(one.table for one in self.rounds)

    @property
    def needs_deal(self) -> bool:
        ended = not self.rounds or self.rounds[-1].table.outcome is not None
        return ended and len(self.rounds) < self.variant.rounds

    @property
    def over(self) -> bool:
        ended = bool(self.rounds) and self.rounds[-1].table.outcome is not None
        return ended and len(self.rounds) == self.variant.rounds

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a move to make; none when a deal is due or the match is over."""
        return self.rounds[-1].table.to_act if self.rounds else ()

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's points of each finished round."""
        return tuple(
            tuple(one.total for one in scoring.score(table))
            for table in self.tables
            if table.outcome is not None
        )

    @property
    def score(self) -> tuple[int, ...]:
        """Everybody's points so far, by seat."""
        scores = self.scores
        return tuple(sum(rounds[seat] for rounds in scores) for seat in range(self.variant.players))

    @property
    def outcome(self) -> "MatchOutcome | None":
        """How the match ended; None while it lasts."""
        return MatchOutcome(self.winners, self.score) if self.over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, several when the win is shared; nobody before the match is over (R6.4)."""
        return scoring.winners(self.scores) if self.over else ()

    def __str__(self) -> str:
        from purradox.rules.drawing import match_drawn

        return match_drawn(self)

    def __repr__(self) -> str:
        from purradox.rules.drawing import match_headline

        return f"<Match: {match_headline(self)}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everybody sees, as a picture."""
        from purradox.svg import table

        return table(self)

    def view(self, seat: int) -> PlayerView:
        """What this seat can see of the round in progress, or of the last one, and before."""
        if not self.rounds:
            raise DealDue
        *past, current = (one.view(seat) for one in self.rounds)
        return replace(current, past=tuple(past))
