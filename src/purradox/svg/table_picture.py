"""The whole table: players, board, trick and the hands that whoever looks may see."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from purradox.rules import Colour, Paradox, Phase, Table, Trick
from purradox.rules.cards import digits
from purradox.svg.board_picture import Arrows, BoardDrawing, Marks, marked
from purradox.svg.glyphs import (
    CARD_HIGH,
    CARD_WIDE,
    card,
    cards_row,
    crossed,
    mark,
    placed,
    points_sign,
    shortened,
    text,
    token,
    tricks_sign,
)
from purradox.svg.markup import Markup, joined, tag
from purradox.svg.picture import Picture, Position, Scene, document, scene

EDGE, SPACE, PANEL, LINE = 12, 8, 68, 20
TRICK_CARD, TRICK_STEP = 48, 74
TRICK_HIGH = TRICK_CARD * CARD_HIGH // CARD_WIDE


def hand(
    cards: Iterable[int | str],
    *,
    size: float | None = None,
    theme: str | None = None,
    title: str | None = None,
    inline: bool = False,
) -> Picture:
    """Cards of a hand, as their numbers; `"1223"` will do."""
    texts = [str(number) for number in cards]
    for one in texts:
        if one not in tuple("123456789"):
            raise ValueError(f"a card is a number from 1 to 9, not {one}")
    numbers = [int(one) for one in texts]
    return document(
        cards_row(numbers, 4, 4, CARD_WIDE),
        wide=4 + 54 * max(1, len(numbers)),
        high=CARD_HIGH + 8,
        told=f"hand: {digits(numbers)}",
        title=title,
        size=size,
        theme=theme,
        inline=inline,
    )


def table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    marks: Marks | None = None,
    arrows: Arrows = (),
    size: float | None = None,
    theme: str | None = None,
    title: str | None = None,
    inline: bool = False,
) -> Picture:
    """The table as everybody sees it, as one seat does (a view), or with all hands (a round).

    `names` are the players', by seat. A mark whose name is a number marks a card of the hand of a
    view. The rest is as for `board`.
    """
    shown = scene(position)
    players = shown.variant.players
    if names is not None and len(names) != players:
        raise ValueError(f"names: one for each of {players} seats, not {len(names)}")
    marks = marks or {}
    drawn = TableDrawing(
        shown,
        tuple(names or (f"seat {seat}" for seat in range(players))),
        BoardDrawing(
            shown,
            {name: kind for name, kind in marks.items() if not str(name).isdecimal()},
            tuple(arrows),
        ),
        {int(name): kind for name, kind in marks.items() if str(name).isdecimal()},
    )
    inside, high = drawn.stacked()
    return document(
        tag("rect", width=drawn.wide, height=high, rx=18, class_="ground"),
        inside,
        wide=drawn.wide,
        high=high,
        told=shown.told,
        title=title,
        size=size,
        theme=theme,
        inline=inline,
    )


@dataclass(frozen=True)
class TableDrawing:
    """The parts of a table, one below the other."""

    scene: Scene
    names: tuple[str, ...]
    board: BoardDrawing
    marked_cards: dict[int, str]

    @property
    def wide(self) -> int:
        return self.board.wide + 2 * EDGE

    @property
    def panel(self) -> int:
        """How high the players are: after a round they have both its score and their points."""
        return PANEL + (LINE if self.scene.scores and self.scene.totals else 0)

    def stacked(self) -> tuple[Markup, int]:
        """Everything, and how high it is."""
        parts, y = [], EDGE
        for part, high in self._parts():
            parts.append(placed(part, x=EDGE, y=y))
            y += high + SPACE
        return joined(*parts), y - SPACE + EDGE

    def _parts(self) -> list[tuple[Markup, int]]:
        now = self.scene.table
        parts = [(self._players(), self.panel), (self.board.markup, self.board.high)]
        if now is not None and (now.phase is Phase.PLAY or now.trick.plays or now.tricks):
            parts.append((self._trick(now), TRICK_HIGH + 6))
        wide = min(44.0, (self.board.wide - 46) / 10.9)
        high = round(wide * CARD_HIGH / CARD_WIDE)
        order = sorted(self.scene.hands, key=lambda seat: (seat == self.scene.seat, seat))
        return parts + [(self._hand(seat, wide, high), high) for seat in order]

    def _players(self) -> Markup:
        count = self.scene.variant.players
        wide = (self.board.wide - SPACE * (count - 1)) / count
        return joined(
            *(
                placed(self._player(seat, wide), x=seat * (wide + SPACE), y=0)
                for seat in range(count)
            )
        )

    def _player(self, seat: int, wide: float) -> Markup:
        now = self.scene.table
        looks = ["panel"]
        if seat == self.scene.seat:
            looks.append("mine")
        if now is not None:
            stuck = isinstance(now.outcome, Paradox) and now.outcome.seat == seat
            if stuck:
                looks.append("stuck")
            elif seat in now.to_act or seat in self.scene.winners:
                looks.append("turn")
        size = 13
        return joined(
            tag(
                "rect",
                x=1,
                y=1,
                width=wide - 2,
                height=self.panel - 2,
                rx=11,
                class_=" ".join(looks),
            ),
            token(seat, 6, 5, 32),
            text(shortened(self.names[seat], wide - 50, size), 42, 20, size, anchor="start"),
            *(self._colour(seat, colour, 42 + 15 * colour.index) for colour in Colour),
            *(self._figures(now, seat, wide) if now else ()),
        )

    def _colour(self, seat: int, colour: Colour, x: float) -> Markup:
        lost = self.scene.table is not None and colour in self.scene.table.lost[seat]
        look = "gone ink on-surface" if lost else "ink on-surface"
        return joined(mark(colour, x, 26, 13, look), *([crossed(x, 26, 13)] if lost else []))

    def _figures(self, now: Table, seat: int, wide: float) -> Iterable[Markup]:
        """Tricks won and predicted; the score of a round that is over; the points so far."""
        won, most = now.won[seat], now.variant.bonus_up_to
        wanted = now.predictions[seat]
        goal = f"≤{most}" if most is not None else "–" if wanted is None else str(wanted)
        met = won <= most if most is not None else won == wanted
        y = PANEL - 10
        yield tricks_sign(8, y - 13, 16)
        yield tag(
            "text",
            tag("tspan", won, class_="met" if met else None),
            tag("tspan", f"/{goal}", class_="soft"),
            x=27,
            y=y,
            font_size=15,
            class_="figure",
        )
        right = wide - 9
        if self.scene.scores:
            points = self.scene.scores[seat].total
            look = "lost" if points < 0 else "met" if self.scene.scores[seat].group else "soft"
            yield text(f"{points:+}".replace("-", "−"), right, y, 15, f"figure {look}", "end")
        elif now.phase is Phase.DISCARD and now.discarded[seat]:
            path = tag("path", d="M-5 1l4 4 7-9", class_="ring good")
            yield placed(path, x=right - 6, y=y - 5)
            return
        if self.scene.totals is not None:
            y = self.panel - 10
            total = str(self.scene.totals[seat]).replace("-", "−")
            left = 28 if self.scene.scores else right - 9.5 * len(total)
            yield text(total, left, y, 15, "figure", "start")
            yield points_sign(left - 20, y - 12.5, 15, won=seat in self.scene.winners)

    def _trick(self, now: Table) -> Markup:
        """The trick on the table; after the last one, that one."""
        over = now.phase is Phase.OVER and not now.trick.plays
        trick = now.tricks[-1] if over else now.trick
        count = now.variant.players
        left = (self.board.wide - TRICK_STEP * count) / 2 + (TRICK_STEP - TRICK_CARD) / 2
        first = trick.plays[0].seat if trick.plays else now.leader
        return joined(
            *(
                placed(
                    self._slot(now, trick, (first + turn) % count, turn),
                    x=left + turn * TRICK_STEP,
                    y=5,
                )
                for turn in range(count)
            )
        )

    def _slot(self, now: Table, trick: Trick, seat: int, turn: int) -> Markup:
        if turn >= len(trick.plays):
            look = "empty next" if seat in now.to_act else "empty"
            return joined(_card_frame(1, look), token(seat, -13, -7, 23))
        play = trick.plays[turn]
        ahead = seat == trick.winner and not (now.outcome and now.trick.plays)  # R5.2
        return joined(
            card(play.cell.number, play.cell.colour, 0, 0, TRICK_CARD),
            *([_card_frame(-0.5, "glow")] if ahead else []),
            token(seat, -13, -7, 23),
        )

    def _hand(self, seat: int, wide: float, high: int) -> Markup:
        """A hand behind its token, and at the end of the row the card that was set aside."""
        mine, numbers = seat == self.scene.seat, self.scene.hands[seat]
        legal = {int(move[0]) for move in (self.scene.legal or ())} if mine else set()
        dim = frozenset(numbers) - legal if legal else frozenset()
        marks = self.marked_cards if mine else {}
        missing = [number for number in marks if number not in numbers]
        if missing:
            raise ValueError(f"there is no {missing[0]} in the hand to mark")
        aside = self.scene.aside.get(seat)
        right = self.board.wide - wide - 2
        return joined(
            token(seat, 2, (high - 32) / 2, 30),
            cards_row(numbers, 38, 0, wide, dim),
            *([card(aside, None, right, 0, wide, "aside")] if aside is not None else []),
            *(
                marked(38 + numbers.index(number) * wide * 1.08, 0, wide, high, kind)
                for number, kind in marks.items()
            ),
        )


def _card_frame(inset: float, look: str) -> Markup:
    """A frame around a card of the trick."""
    wide, high = TRICK_CARD - 2 * inset, TRICK_HIGH - 2 * inset
    return tag("rect", x=inset, y=inset, width=wide, height=high, rx=6, class_=look)
