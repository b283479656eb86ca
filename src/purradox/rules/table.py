"""Everything that lies face up during a round, and nothing else."""

from dataclasses import dataclass, replace
from enum import Enum

from purradox.rules.board import Board, with_neutral_tokens
from purradox.rules.cards import Cell, Colour, Hand, replaced
from purradox.rules.moves import Choice, Discard, Play, Predict
from purradox.rules.trick import Trick
from purradox.rules.variant import Variant


class Phase(Enum):
    """Where a round stands."""

    DISCARD = "discard"
    PREDICT = "predict"
    PLAY = "play"
    OVER = "over"


DISCARD, PREDICT, PLAY, OVER = Phase


@dataclass(frozen=True, slots=True)
class Completed:
    """Each hand came down to one card (R5.1)."""


@dataclass(frozen=True, slots=True)
class Paradox:
    """A seat had no legal play; its hand is shown (R5.2)."""

    seat: int
    hand: Hand


Outcome = Completed | Paradox


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """What everybody at the table, and everybody watching, can see of a round."""

    variant: Variant
    first: int
    board: Board
    revealed: tuple[int, ...]
    discarded: tuple[bool, ...]
    predictions: tuple[int | None, ...]
    lost: tuple[frozenset[Colour], ...]
    tricks: tuple[Trick, ...] = ()
    trick: Trick = Trick()
    outcome: Outcome | None = None

    @classmethod
    def start(cls, variant: Variant, first: int, revealed: tuple[int, ...] = ()) -> "Table":
        """The table right after the deal."""
        return cls(
            variant=variant,
            first=first,
            board=with_neutral_tokens(Board.empty(variant), revealed),
            revealed=revealed,
            discarded=(False,) * variant.players,
            predictions=(None,) * variant.players,
            lost=(frozenset(),) * variant.players,
        )

    def __hash__(self) -> int:
        return hash((self.board.tokens, self.predictions))

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return OVER
        if False in self.discarded:
            return DISCARD
        if self.variant.predictions and None in self.predictions:
            return PREDICT
        return PLAY

    @property
    def leader(self) -> int:
        """The seat that leads the current trick."""
        if self.trick.plays:
            return self.trick.plays[0].seat
        return self.tricks[-1].winner if self.tricks else self.first

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a move to make; several only while cards are set aside."""
        phase = self.phase
        if phase is PLAY:
            return ((self.leader + len(self.trick.plays)) % self.variant.players,)
        if phase is DISCARD:
            return tuple(seat for seat, done in enumerate(self.discarded) if not done)
        if phase is PREDICT:
            made = sum(tricks is not None for tricks in self.predictions)
            return ((self.first + made) % self.variant.players,)
        return ()

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won by each seat."""
        winners = [trick.winner for trick in self.tricks]
        return tuple(winners.count(seat) for seat in range(self.variant.players))

    @property
    def red_is_open(self) -> bool:
        """Whether a player's token stands in the red row (R4.2)."""
        return any(token is not None for token in self.board.row(Colour.RED))

    def after(self, move: Choice) -> "Table":
        """The table after a legal move, as far as the table alone can tell."""
        match move:
            case Discard(seat):
                return replace(self, discarded=replaced(self.discarded, seat, True))
            case Predict(seat, tricks):
                return replace(self, predictions=replaced(self.predictions, seat, tricks))
            case Play():
                return self._after_play(move)

    def _after_play(self, play: Play) -> "Table":
        trick = Trick((*self.trick.plays, play))
        led = trick.plays[0].cell.colour
        lost = self.lost
        if play.cell.colour is not led:
            lost = replaced(lost, play.seat, lost[play.seat] | {led})  # R4.3
        tricks, outcome = self.tricks, self.outcome
        if len(trick.plays) == self.variant.players:
            tricks, trick = (*tricks, trick), Trick()
            if len(tricks) == self.variant.tricks:
                outcome = Completed()  # R5.1
        board = self.board.placed(play.cell, play.seat)  # R4.4
        return Table(
            self.variant,
            self.first,
            board,
            self.revealed,
            self.discarded,
            self.predictions,
            lost,
            tricks,
            trick,
            outcome,
        )

    @property
    def moves(self) -> tuple[Choice, ...]:
        """The predictions and plays so far, in their order."""
        players = self.variant.players
        turns = ((self.first + turn) % players for turn in range(players))
        predictions = (
            Predict(seat, tricks)
            for seat in turns
            if (tricks := self.predictions[seat]) is not None
        )
        plays = (play for trick in (*self.tricks, self.trick) for play in trick.plays)
        return (*predictions, *plays)

    def __str__(self) -> str:
        from purradox.rules.drawing import table_drawn

        return table_drawn(self)

    def __repr__(self) -> str:
        from purradox.rules.drawing import headline

        return f"<Table: {headline(self)}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a picture."""
        from purradox.svg import table

        return table(self)

    def trick_of(self, cell: Cell) -> int | None:
        """The number of the trick in which this space was taken."""
        for number, trick in enumerate((*self.tricks, self.trick), 1):
            if any(play.cell == cell for play in trick.plays):
                return number
        return None

    def trick_that_lost(self, seat: int, colour: Colour) -> int:
        """The number of the trick in which this seat gave the colour up (R4.3)."""
        return next(
            number
            for number, trick in enumerate((*self.tricks, self.trick), 1)
            if trick.led is colour
            and any(play.seat == seat and play.cell.colour is not colour for play in trick.plays)
        )
