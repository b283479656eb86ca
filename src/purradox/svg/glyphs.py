"""The small drawings: marks of the colours, tokens of the seats, cards. As in `web/js/token.js`."""

from collections.abc import Iterable
from unicodedata import combining, east_asian_width

from purradox.rules import NEUTRAL, Colour
from purradox.rules.drawing import SEATS
from purradox.svg.markup import Markup, joined, tag


def _path(d: str, look: str | None = None) -> Markup:
    return tag("path", d=d, class_=look)


def _dot(cx: float, cy: float, r: float, look: str | None = None) -> Markup:
    return tag("circle", cx=cx, cy=cy, r=r, class_=look)


MARKS = {
    Colour.RED: joined(  # a ball of wool
        _dot(11.5, 11, 8.5),
        _path(
            "M4.6 8.2c4.6-1 9.4 2 11 9.6M8.4 3.4c4.8.8 8.8 4.2 10.6 9.4"
            "M3.6 13.4c3.6-.6 6.8 1.4 8.2 5.6",
            "cut",
        ),
        _path("M16.8 17.4c1.6 2.8 3.8.6 4.8 3.6", "stroke"),
    ),
    Colour.BLUE: joined(  # a fish
        _path(
            "M1.6 12.2C4.8 6.4 11 4.6 16.2 9l5.4-4.2c-1 4.4-1 10.2 0 14.8l-5.4-4.4"
            "C11 19.8 4.8 18 1.6 12.2z"
        ),
        _dot(7, 10.8, 1.3, "hole"),
    ),
    Colour.YELLOW: joined(  # a bell
        _path(
            "M12 2.4c1.2 0 2 .8 2.1 1.9 3 .9 4.6 3.5 4.6 7v3.6l2.2 3.1H3.1l2.2-3.1v-3.6"
            "c0-3.5 1.6-6.1 4.6-7 .1-1.1.9-1.9 2.1-1.9z"
        ),
        _dot(12, 20.3, 2),
    ),
    Colour.GREEN: joined(  # a leaf
        _path("M4.2 17.2C2.8 8.4 9 2.8 21.2 2.8c.6 11.6-5.2 18-14.6 16.4L4 22.2 2.4 21z"),
        _path("M6.6 17.2 16 8", "cut"),
    ),
}

_EARS = _path("M6.2 13.5 6.4 2.6c0-.7.7-1 1.2-.6l7 5.4M25.8 13.5l-.2-10.9c0-.7-.7-1-1.2-.6l-7 5.4")
HEADS = (
    joined(_EARS, _dot(16, 17.6, 11.4)),
    joined(_EARS, tag("rect", x=5.2, y=7.2, width=21.6, height=21.6, rx=3.4)),
    joined(_EARS, _path("M5 7.6h22v9.6c0 5.8-4.6 9.6-11 13.2C9.6 26.8 5 23 5 17.2z")),
    joined(_EARS, _path("M16 5.4 27 11.6v12.2L16 30 5 23.8V11.6z")),
    joined(
        _path(
            "M6.8 14 7.4 2.6c0-.7.7-1 1.2-.6L16 7l7.4-5c.5-.4 1.2-.1 1.2.6L25.2 14",
        ),
        _path("M16 4.6 29 17.5 16 30.4 3 17.5z"),
    ),
)

_CAT = joined(
    _path(
        "M19 30c-2-8-1-17 .6-25.6.2-1.2 1.4-1.6 2.3-.8L29 9.6c2-.4 4-.4 6 0l7.1-6"
        "c.9-.8 2.1-.4 2.3.8C46 13 47 22 45 30z",
        "cat",
    ),
    _path(
        "M25.5 19.5c1.6-1.8 3.6-1.8 5 0M33.5 19.5c1.6-1.8 3.6-1.8 5 0M30.6 24.2h2.8L32 26z"
        "M21 24l-7-1.5M21 26.5l-6.5 1M43 24l7-1.5M43 26.5l6.5 1",
        "face",
    ),
    _path("M8 29h48v19a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z", "box"),
    _path("M8 29 2 36.5 8 39M56 29l6 7.5-6 2.5", "flap"),
    _path(
        "M20 27.5c0-2 1.3-3.2 3-3.2s3 1.2 3 3.2V32c0 1.7-1.3 2.8-3 2.8S20 33.7 20 32z"
        "M38 27.5c0-2 1.3-3.2 3-3.2s3 1.2 3 3.2V32c0 1.7-1.3 2.8-3 2.8S38 33.7 38 32z",
        "paw",
    ),
)

CARD_WIDE, CARD_HIGH = 50, 70
"""The size of a card before it is scaled."""

_TRICKS = "M4 7l8-3 5 13-8 3zM14 5h6v13h-3"
_CROWN = "M4 18h16l1-10-5 4-4-7-4 7-5-4z"
_STAR = "M12 2.5l2.8 6.3 6.8.7-5.1 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7L2.4 9.5l6.8-.7z"


def placed(
    *inside: object, x: float, y: float, scale: float = 1, look: str | None = None
) -> Markup:
    """A group with its corner at a place."""
    at = f"translate({x:g} {y:g})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return tag("g", *inside, class_=look, transform=at)


def text(
    words: object, x: float, y: float, size: float, look: str | None = None, anchor: str = "middle"
) -> Markup:
    """Text whose baseline begins, ends or has its middle at a place."""
    where = None if anchor == "start" else anchor
    return tag("text", words, x=x, y=y, font_size=size, text_anchor=where, class_=look)


def mark(colour: Colour, x: float, y: float, size: float, look: str) -> Markup:
    """The mark of a colour: a ball of wool, a fish, a bell, a leaf."""
    return placed(MARKS[colour], x=x, y=y, scale=size / 24, look=f"{look} {colour.value}")


def token(owner: int, x: float, y: float, size: float) -> Markup:
    """A token: five shapes, five hues, five letters; a round one with a cross is neutral."""
    if owner == NEUTRAL:
        inside = joined(_dot(16, 17, 11.4), _path("M11.5 12.5l9 9m0-9-9 9", "cross"))
        look = "token neutral"
    else:
        inside = joined(HEADS[owner], text(SEATS[owner], 16, 22.6, 14))
        look = f"token seat-{owner}"
    return placed(inside, x=x, y=y, scale=size / 32, look=look)


def card(
    number: int, colour: Colour | None, x: float, y: float, wide: float, look: str | None = None
) -> Markup:
    """A card: its number and a cat in a box, or the mark of the colour that was declared."""
    letter = colour.value if colour else ""
    ink = f"card-ink {letter}".rstrip()
    parts = [
        tag("rect", x=1, y=1, width=48, height=68, rx=6, class_=f"card {letter}".rstrip()),
        tag("rect", x=4, y=4, width=42, height=62, rx=4, class_=f"edge card-edge {letter}".strip()),
        text(number, CARD_WIDE / 2, 33, 31, f"figure {ink}"),
    ]
    if colour:
        parts.append(mark(colour, 14, 40, 22, "card-ink"))
    else:
        parts += [_dot(8, 11 + 5 * one.index, 1.8, f"pip {one.value}") for one in Colour]
        parts.append(placed(_CAT, x=7, y=36, scale=0.56))
    return placed(*parts, x=x, y=y, scale=wide / CARD_WIDE, look=look)


def crossed(x: float, y: float, size: float) -> Markup:
    """The stroke through what has been lost."""
    far = size * 0.9
    return tag("line", x1=x + size - far, y1=y + far, x2=x + far, y2=y + size - far, class_="bar")


def tricks_sign(x: float, y: float, size: float) -> Markup:
    return placed(_path(_TRICKS, "stroke faint"), x=x, y=y, scale=size / 24)


def points_sign(x: float, y: float, size: float, *, won: bool) -> Markup:
    return placed(_path(_CROWN if won else _STAR, "star"), x=x, y=y, scale=size / 24)


def shortened(name: str, room: float, size: float) -> str:
    """As much of a name as fits, judged by how wide letters usually are."""

    def wide(letter: str) -> float:
        if combining(letter):
            return 0
        if east_asian_width(letter) in "WF":
            return size
        return size * (0.42 if letter in "iljtfrI.,:;|' " else 1.05 if letter in "mwMW@" else 0.7)

    widths = list(map(wide, name))
    if sum(widths) <= room:
        return name
    used, kept = size * 0.8, ""
    for letter, width in zip(name, widths, strict=True):
        used += width
        if used > room:
            break
        kept += letter
    return f"{kept.rstrip()}…"


def cards_row(
    numbers: Iterable[int], x: float, y: float, wide: float, dim: frozenset[int] = frozenset()
) -> Markup:
    """Cards of a hand beside each other; those of the numbers in `dim` stand back."""
    step = wide * 1.08
    return joined(
        *(
            card(number, None, x + at * step, y, wide, "dim" if number in dim else None)
            for at, number in enumerate(numbers)
        )
    )
