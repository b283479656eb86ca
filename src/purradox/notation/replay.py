"""One round of a record played again by the rules, with what is not known left open."""

from dataclasses import replace

from purradox.notation.errors import (
    NobodyPredicts,
    NoFittingDeal,
    NoParadox,
    NoSuchCard,
    NothingRevealed,
    OthersParadox,
    RevealMissing,
    TrickNotFinished,
    WrongCount,
)
from purradox.notation.partial_hand import Completion, Holding, Limit, complete
from purradox.notation.record import TURN, RoundRecord
from purradox.notation.source import Path
from purradox.rules.cards import TRUMP, Cell, parse_cell
from purradox.rules.errors import BadDeal, NotInHand, RedNotOpen, RuleError
from purradox.rules.legality import declarable, legal_cells, why_not
from purradox.rules.moves import Choice, Discard, Play, Predict
from purradox.rules.table import Paradox, Phase, Table
from purradox.rules.variant import Variant


class Broken(Exception):
    """A problem, and the part of the round where it is written."""

    def __init__(self, problem: RuleError, *path: str | int) -> None:
        super().__init__(problem, path)
        self.problem, self.path = problem, path


class Replay:
    """The table of a round as the record builds it up, and each seat's cards."""

    def __init__(self, variant: Variant, first: int, written: RoundRecord) -> None:
        self.variant = variant
        self.written = written
        self.holdings = self._dealt(written.deal or ())
        self.revealed = self._turned_up(written.revealed)
        self._count_cards()
        self.table = Table.start(variant, first, self.revealed)
        self.moves: list[Choice] = []
        self._discards()
        self._predictions()
        self._tricks()
        self._paradox()
        self._keep_limits()
        self.completion = self._complete()

    def _count(self, name: str, found: int, *path: str | int) -> None:
        if found != self.variant.players:
            raise Broken(WrongCount(name, self.variant.players, found), *path)

    def _dealt(self, hands: tuple[str, ...]) -> list[Holding]:
        self._count("deal", len(hands), "deal")
        for seat, hand in enumerate(hands):
            if len(hand) != self.variant.dealt:
                raise Broken(BadDeal(seat, None), "deal", seat)
        return [Holding(hand) for hand in hands]

    def _turned_up(self, written: str | None) -> tuple[int, ...]:
        wanted = self.variant.revealed
        if written is None:
            if wanted:
                raise Broken(RevealMissing(), "deal")
            return ()
        if not wanted:
            raise Broken(NothingRevealed(), "revealed")
        if len(written) != wanted:
            raise Broken(WrongCount("|", wanted, len(written)), "revealed")
        return tuple(map(int, written))

    def _count_cards(self) -> None:
        """Every number exists, and no more often than the deck holds it."""
        left = dict.fromkeys(range(1, self.variant.numbers + 1), self.variant.copies)
        groups: list[tuple[tuple[int, ...], Path]] = [
            (holding.cards, ("deal", seat)) for seat, holding in enumerate(self.holdings)
        ]
        for cards, path in (*groups, (self.revealed, ("revealed",))):
            for number in cards:
                if number not in left:
                    raise Broken(NoSuchCard(number, self.variant.numbers), *path)
                left[number] -= 1
                if left[number] < 0:
                    raise Broken(BadDeal(None, number), *path)

    def _discards(self) -> None:
        written = self.written.discard
        if written is None:
            return
        self._count("discard", len(written), "discard")
        for seat, number in enumerate(written):
            holding = self.holdings[seat]
            if isinstance(number, int):
                if not 1 <= number <= self.variant.numbers:
                    raise Broken(NoSuchCard(number, self.variant.numbers), "discard", seat)
                if not holding.has(number):
                    raise Broken(NotInHand(seat, number, "R3.2"), "discard", seat)
                holding.take(number)
            holding.discard = number
            if number is not None:
                self.table = self.table.after(Discard(seat, 0))

    def _predictions(self) -> None:
        written = self.written.predict
        if written is None:
            return
        if not self.variant.predictions:
            raise Broken(NobodyPredicts(), "predict")
        self._count("predict", len(written), "predict")
        for turn in range(self.variant.players):
            seat = (self.table.first + turn) % self.variant.players
            tricks = written[seat]
            if tricks is not None:
                self._move(Predict(seat, tricks), (), "predict", seat)

    def _move(self, move: Choice, hand: tuple[int, ...], *path: str | int) -> None:
        if problem := why_not(self.table, hand, move):
            raise Broken(problem, *path)
        self.moves.append(move)
        self.table = self.table.after(move)

    def _tricks(self) -> None:
        players = self.variant.players
        for trick, plays in enumerate(self.written.tricks):
            if self.table.trick.plays or len(self.table.tricks) < trick:
                raise Broken(TrickNotFinished(trick), "tricks", trick)
            if self.table.phase is not Phase.PLAY:
                raise Broken(self._not_now(), "tricks", trick)
            for at, text in enumerate(plays):
                if at == players:
                    raise Broken(
                        WrongCount(f"{trick + 1}.", players, len(plays)), "tricks", trick, at
                    )
                self._play(parse_cell(text), "tricks", trick, at)

    def _not_now(self) -> RuleError:
        """What is wrong with playing, or being unable to, outside the phase of play."""
        problem = why_not(self.table, (), Play(0, Cell(TRUMP, 1)))
        assert problem is not None
        return problem

    def _play(self, cell: Cell, *path: str | int) -> None:
        (seat,) = self.table.to_act
        holding, table = self.holdings[seat], self.table
        self._move(Play(seat, cell), holding.hand_with(cell.number), *path)
        for limit in holding.limits:
            if cell.number in limit.options:
                raise Broken(limit.problem(limit.options[cell.number]), *limit.path)
        if cell.colour is TRUMP and not table.trick.plays and not table.red_is_open:
            others = self._options(table, seat, red=False)
            holding.limits.append(Limit(others, lambda _: RedNotOpen(), path))
        holding.take(cell.number)

    def _options(self, table: Table, seat: int, *, red: bool) -> dict[int, Cell]:
        """What each number that the seat could declare could be."""
        numbers = tuple(range(1, self.variant.numbers + 1))
        return {
            cell.number: cell
            for cell in declarable(table, seat, numbers)
            if red or cell.colour is not TRUMP
        }

    def _paradox(self) -> None:
        """A paradox that is written must be one; one that is certain is found even if not."""
        written = self.written.paradox
        if self.table.phase is not Phase.PLAY:
            if written is not None:
                raise Broken(self._not_now(), "paradox")
            return
        (seat,) = self.table.to_act
        holding = self.holdings[seat]
        if written not in (None, TURN, seat):
            raise Broken(OthersParadox(int(written), seat), "paradox")
        if written is not None:
            options = self._options(self.table, seat, red=True)
            holding.limits.append(Limit(options, lambda cell: NoParadox(seat, cell), ("paradox",)))
            self.table = replace(self.table, outcome=Paradox(seat, holding.shown() or ()))
        elif holding.certain and not legal_cells(self.table, seat, holding.cards):
            self.table = replace(self.table, outcome=Paradox(seat, holding.cards))

    def _keep_limits(self) -> None:
        for holding in self.holdings:
            if broken := holding.broken_limit():
                limit, number = broken
                raise Broken(limit.problem(limit.options[number]), *limit.path)

    def _complete(self) -> Completion:
        """A deal that fits; rather one in which the seat to act can act, unless a `#` is there."""
        if self.table.phase is Phase.PLAY:
            (seat,) = self.table.to_act
            for number in self._options(self.table, seat, red=True):
                if completion := self._complete_with(seat, number):
                    return completion
            self.table = replace(self.table, outcome=Paradox(seat, ()))
        completion = complete(self.variant, self.holdings, self.revealed)
        if completion is None:
            raise Broken(NoFittingDeal(), "deal")
        return completion

    def _complete_with(self, seat: int, number: int) -> Completion | None:
        """A deal that fits and leaves this card in the seat's hand."""
        holding = self.holdings[seat].copy()
        if not holding.has(number) or any(number in limit.options for limit in holding.limits):
            return None
        holding.take(number)
        holdings = [*self.holdings[:seat], holding, *self.holdings[seat + 1 :]]
        return complete(self.variant, holdings, self.revealed)
