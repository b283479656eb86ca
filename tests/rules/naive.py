"""The rules read a second time, from nothing but the list of moves and without haste.

Written apart from the engine, so that the two do not share a mistake. Spaces are pairs of a
letter and a number here; nothing is kept that the moves do not say.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from purradox.rules import Choice, Deal, Discard, Play, Predict, Variant

Space = tuple[str, int]
NOBODY = -1


@dataclass(frozen=True)
class Notes:
    """One round, as somebody with open hands would write it down."""

    setup: Variant
    first: int
    deal: Deal
    moves: tuple[Choice, ...] = ()

    def then(self, move: Choice) -> "Notes":
        return replace(self, moves=(*self.moves, move))

    @property
    def seats(self) -> range:
        return range(self.setup.players)

    @cached_property
    def plays(self) -> list[tuple[int, str, int]]:
        """Who declared what, in order."""
        return [
            (move.seat, move.cell.colour.value, move.cell.number)
            for move in self.moves
            if isinstance(move, Play)
        ]

    @cached_property
    def tricks(self) -> list[list[tuple[int, str, int]]]:
        """The plays cut into tricks; the last one may be short, or empty."""
        size = self.setup.players
        whole = len(self.plays) // size + 1
        return [self.plays[size * at : size * (at + 1)] for at in range(whole)]

    @cached_property
    def winners(self) -> list[int]:
        """Who won each finished trick."""
        won = []
        for trick in self.tricks[:-1]:
            led = trick[0][1]
            ranks = {(colour == "r", colour == led, number): seat for seat, colour, number in trick}
            won.append(ranks[max(ranks)])
        return won

    @cached_property
    def tokens(self) -> dict[Space, int]:
        """Whose token stands on each taken space."""
        taken: dict[Space, int] = {}
        for number in self.deal.revealed:
            rows = ["g", "y", "b"]
            copies = sum(space[1] == number for space in taken)
            taken[rows[copies], number] = NOBODY
        for seat, colour, number in self.plays:
            assert (colour, number) not in taken
            taken[colour, number] = seat
        return taken

    @cached_property
    def lost(self) -> list[dict[str, int]]:
        """The colours that each seat has lost, with the first trick in which it did."""
        lost: list[dict[str, int]] = [{} for _ in self.seats]
        for count, trick in enumerate(self.tricks, 1):
            for seat, colour, _ in trick[1:]:
                if colour != trick[0][1]:
                    lost[seat].setdefault(trick[0][1], count)
        return lost

    @cached_property
    def discards(self) -> dict[int, int]:
        return {move.seat: move.number for move in self.moves if isinstance(move, Discard)}

    @cached_property
    def predictions(self) -> dict[int, int]:
        return {move.seat: move.tricks for move in self.moves if isinstance(move, Predict)}

    @cached_property
    def hands(self) -> list[list[int]]:
        held = [sorted(hand) for hand in self.deal.hands]
        for seat, number in self.discards.items():
            held[seat].remove(number)
        for seat, _, number in self.plays:
            held[seat].remove(number)
        return held

    @cached_property
    def phase(self) -> str:
        if len(self.discards) < len(self.seats):
            return "discard"
        if self.setup.predictions and len(self.predictions) < len(self.seats):
            return "predict"
        if len(self.winners) == self.setup.dealt - 2:
            return "over"
        return "play" if self.playable else "over"

    @cached_property
    def turn(self) -> int:
        """Whose turn it is to predict or to play."""
        size = self.setup.players
        if not self.plays:
            waiting = self.setup.predictions and len(self.predictions) < size
            return (self.first + len(self.predictions)) % size if waiting else self.first
        if not self.tricks[-1]:
            return self.winners[-1]
        return (self.plays[-1][0] + 1) % size

    @cached_property
    def playable(self) -> set[Space]:
        """What the seat whose turn it is may play."""
        free = {
            (colour, number)
            for colour in "rbyg"
            for number in self.hands[self.turn]
            if (colour, number) not in self.tokens and colour not in self.lost[self.turn]
        }
        leading = not self.tricks[-1]
        red_played = any(colour == "r" for _, colour, _ in self.plays)
        others = {space for space in free if space[0] != "r"}
        return others if leading and not red_played and others else free

    @cached_property
    def paradox(self) -> int | None:
        done = len(self.winners) == self.setup.dealt - 2
        return self.turn if self.phase == "over" and not done else None

    def allowed(self) -> Iterator[tuple[str, int, object]]:
        """Every move that is allowed now: its kind, the seat, and what."""
        if self.phase == "discard":
            for seat in self.seats:
                if seat not in self.discards:
                    yield from (("discard", seat, number) for number in set(self.hands[seat]))
        elif self.phase == "predict":
            yield from (("predict", self.turn, tricks) for tricks in self.setup.predictions)
        elif self.phase == "play":
            yield from (("play", self.turn, space) for space in self.playable)

    @cached_property
    def scores(self) -> list[int]:
        return [self.score(seat) for seat in self.seats]

    def score(self, seat: int) -> int:
        tricks = self.winners.count(seat)
        if self.paradox == seat:
            return -tricks
        if self.setup.predictions:
            kept = tricks == self.predictions[seat]
        else:
            kept = self.setup.bonus_up_to is not None and tricks <= self.setup.bonus_up_to
        return tricks + (self.largest_group(seat) if kept else 0)

    def largest_group(self, seat: int) -> int:
        """Paint the grid: give every token a paint of its own, and let neighbours mix."""
        own = {space for space, owner in self.tokens.items() if owner == seat}
        paint = {
            (x, y): (x, y)
            for y, (colour, numbers) in enumerate(self.setup.layout.rows)
            for x, number in enumerate(numbers)
            if (colour.value, number) in own
        }
        for _ in range(len(paint)):
            for x, y in tuple(paint):
                for beside in ((x + 1, y), (x, y + 1)):
                    if beside in paint:
                        paint[x, y] = paint[beside] = min(paint[x, y], paint[beside])
        return most_common(paint.values())


def most_common(values: Iterable[object]) -> int:
    seen = list(values)
    return max(map(seen.count, seen), default=0)
