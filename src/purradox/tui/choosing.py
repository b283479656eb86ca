"""A choice in the making: typed, walked to with arrows, or pointed at."""

from dataclasses import dataclass

from purradox.rules import Cell, Colour, Phase, Play, PlayerView, Predict

TYPED = "123456789"
LETTERS = {colour.value: colour for colour in Colour}
ELSEWHERE = {"к": "r", "и": "b", "н": "y", "п": "g", "й": "q", "р": "h", "т": "n"} | {
    "ц": "w",
    "щ": "o",
    "г": "u",
    "ф": "a",
    "і": "s",
    "е": "t",
    "м": "v",
}
"""What the same keys say on a keyboard set to Ukrainian."""


@dataclass
class Choosing:
    """The number and the colour that somebody has chosen so far."""

    view: PlayerView | None = None
    number: int | None = None
    colour: Colour | None = None

    def begin(self, view: PlayerView | None) -> None:
        """Another decision is due; what was chosen for the last one is forgotten."""
        self.view, self.number, self.colour = view, None, None

    @property
    def text(self) -> str:
        """As it would be typed."""
        number = "" if self.number is None else str(self.number)
        return number + (self.colour.value if self.colour else "")

    @property
    def playing(self) -> bool:
        return self.view is not None and self.view.table.phase is Phase.PLAY

    @property
    def cursor(self) -> Cell | None:
        if self.playing and self.number and self.colour:
            return Cell(self.colour, self.number)
        return None

    @property
    def legal(self) -> tuple[Cell, ...]:
        """Spaces that are possible, of the chosen number if there is one."""
        moves = self.view.legal if self.view else ()
        cells = tuple(move.cell for move in moves if isinstance(move, Play))
        mine = tuple(cell for cell in cells if cell.number == self.number)
        return mine if self.number else cells

    @property
    def numbers(self) -> tuple[int, ...]:
        """Numbers that are possible."""
        if self.view is None:
            return ()
        if self.view.table.phase is Phase.PREDICT:
            return tuple(one.tricks for one in self.view.legal if isinstance(one, Predict))
        found = {
            one.cell.number if isinstance(one, Play) else one.number  # type: ignore[union-attr]
            for one in self.view.legal
        }
        return tuple(sorted(found))

    def type(self, letter: str) -> bool:
        """Take a typed letter; whether it meant anything."""
        if self.view is None or len(letter) != 1:
            return False
        if letter in TYPED:
            self.number, self.colour = int(letter), None
        elif letter in LETTERS and self.playing:
            self.colour = LETTERS[letter]
        else:
            return False
        return True

    def back(self) -> None:
        """Take back the last letter."""
        if self.colour is not None:
            self.colour = None
        else:
            self.number = None

    def point(self, cell: Cell) -> None:
        self.number, self.colour = cell.number, cell.colour

    def walk(self, across: int, down: int) -> None:
        """One step with the arrows: over the board, or through the numbers that are possible."""
        if self.view is None:
            return
        if self.playing:
            self._walk_board(across, down)
        elif self.numbers:
            at = self.numbers.index(self.number) if self.number in self.numbers else None
            step = across or down
            if at is None:
                self.number = self.numbers[0 if step > 0 else -1]
            else:
                self.number = self.numbers[(at + step) % len(self.numbers)]

    def _walk_board(self, across: int, down: int) -> None:
        assert self.view is not None
        if self.cursor is None:
            first = self.legal or tuple(
                one.cell for one in self.view.legal if isinstance(one, Play)
            )
            self.point(first[0])
            return
        variant = self.view.table.variant
        rows = variant.layout.rows
        y = self.cursor.colour.index
        x = rows[y][1].index(self.cursor.number)
        while True:
            y, x = (y + down) % len(rows), (x + across) % len(rows[y][1])
            number = rows[y][1][x]
            if number <= variant.numbers:
                self.point(Cell(rows[y][0], number))
                return
