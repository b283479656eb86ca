"""The colours of pictures, those of the table in the browser, and what is made of them."""

import re
from collections.abc import Iterator
from functools import cache

THEMES = (None, "light", "dark")
"""None follows the reader's own setting."""

COLOURS = {
    "ground": ("#f3ead9", "#13141e"),
    "surface": ("#fbf5e8", "#1d1f2d"),
    "raised": ("#fffcf4", "#292b3d"),
    "line": ("#d9c9ab", "#3e4058"),
    "line-strong": ("#8f7d5e", "#7f8099"),
    "ink": ("#2a2333", "#f4ebda"),
    "soft": ("#5f5565", "#bdb5aa"),
    "lamp": ("#f0b243", "#f4c266"),
    "danger": ("#a32414", "#ff9f8c"),
    "good": ("#22602f", "#8fdba0"),
    "paper": ("#fffaf0", "#f1e6cf"),
    "paper-edge": ("#e2d2b2", "#cdbb97"),
    "paper-ink": ("#2a2333", "#2a2333"),
    "token-edge": ("#fffdf8", "#fdf6e6"),
    "red-tint": ("#f7d7cd", "#43211f"),
    "red-ink": ("#98200f", "#ffa594"),
    "red": ("#c33c2a", "#d9523f"),
    "blue-tint": ("#d2e2f3", "#1b314d"),
    "blue-ink": ("#184a88", "#97c8ff"),
    "blue": ("#2c6cb3", "#3f85d1"),
    "yellow-tint": ("#f9e7b4", "#413411"),
    "yellow-ink": ("#6b4a00", "#ffd968"),
    "yellow": ("#d8a10f", "#dfa91f"),
    "green-tint": ("#d5e8d0", "#1c3a27"),
    "green-ink": ("#1e5a2b", "#96dfa7"),
    "green": ("#3a8a4b", "#46a05a"),
    "seat-0": ("#7a49b8", "#7a49b8"),
    "seat-1": ("#0e7671", "#0e7671"),
    "seat-2": ("#bd3672", "#bd3672"),
    "seat-3": ("#85561f", "#85561f"),
    "seat-4": ("#465a88", "#465a88"),
}
"""By the names of `web/css/base.css`: light, dark."""

CARD_INKS = {"red": "#861a0b", "blue": "#143f75", "yellow": "#5c3f00", "green": "#174a22"}
"""What is printed on a card whose colour has been declared, as in `web/css/board.css`."""

SANS = 'system-ui,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK JP",sans-serif'
SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"P052","Noto Serif",Georgia,serif'

SHAPES = f"""
text{{font-family:{SANS};font-weight:600}}
.figure{{font-family:{SERIF};font-variant-numeric:lining-nums}}
.space,.card,.panel,.frame{{stroke-width:1.5}}
.possible{{stroke-width:2.5}}
.dim{{opacity:.6}}
.gone{{opacity:.3}}
.aside{{opacity:.45}}
.out{{fill:none;stroke-width:1.5;stroke-dasharray:4 3}}
.stroke,.edge,.empty,.cut,.bar{{fill:none;stroke-linecap:round;stroke-linejoin:round}}
.cut,.edge{{stroke-width:1.5}}
.badge-line{{fill:none;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}}
.stroke{{stroke-width:1.8}}
.bar{{stroke-width:2.2}}
.empty{{stroke-width:2;stroke-dasharray:5 4}}
.token{{stroke-linejoin:round;stroke-width:2.4;paint-order:stroke}}
.token text,.token .cross{{fill:#fff;stroke:none}}
.token .cross{{fill:none;stroke:#fff;stroke-width:3;stroke-linecap:round}}
.neutral{{fill:#6a6670}}
.group{{fill:none;stroke-width:15;stroke-linecap:round;opacity:.9}}
.glow{{fill:none;stroke-width:3}}
.ring{{fill:none;stroke-width:3.5}}
.dashed{{stroke-dasharray:6 4}}
.arrow{{opacity:.85}}
.shaft{{fill:none;stroke-width:5;stroke-linecap:round}}
.cat{{fill:#2a2333}}
.face{{fill:none;stroke:#f7d48a;stroke-width:1.3;stroke-linecap:round}}
.box,.flap{{fill:#cf9f5f;stroke:#8a6433;stroke-width:1.5;stroke-linejoin:round}}
.flap{{fill:#dfb67c}}
.paw{{fill:#2a2333;stroke:#cf9f5f;stroke-width:.8}}
"""

PAINT = """
text{fill:$ink}
.ground{fill:$ground}
.frame{fill:$surface;stroke:$line}
.edge{stroke:$line}
.panel{fill:$surface;stroke:$line}
.mine{fill:$raised}
.turn{stroke:$lamp;stroke-width:3}
.stuck{stroke:$danger;stroke-width:3}
.out{stroke:$line}
.stroke,.bar{stroke:$ink}
.soft{fill:$soft}
.met{fill:$good}
.lost{fill:$danger}
.star{fill:$lamp}
.faint{stroke:$line-strong}
.empty{stroke:$line}
.next{stroke:$lamp}
.glow{stroke:$lamp}
.token{stroke:$token-edge}
.lit{stroke:$ink}
.on-surface .cut{stroke:$surface}
.on-surface .hole{fill:$surface}
.shaft{stroke:$ink}
.tip{fill:$ink}
.best,.good{stroke:$good}
.mistake{stroke:$danger}
.tried{stroke:$ink}
.best-badge,.good-badge{fill:$good}
.mistake-badge{fill:$danger}
.tried-badge{fill:$ink}
.badge-line{stroke:$ground}
.badge-text{fill:$ground}
.card{fill:$paper;stroke:$paper-edge}
.card-edge{stroke:$paper-edge}
.card-ink{fill:$paper-ink}
"""

PAINT_OF_A_SEAT = """
.seat-N{fill:$seat-N}
.group.seat-N{fill:none;stroke:$seat-N}
"""

PAINT_OF_A_COLOUR = """
.space.L{fill:$NAME-tint;stroke:$NAME-line}
.taken.L{fill:$NAME-taken}
.possible.L{fill:$NAME-possible;stroke:$NAME}
.ink.L{fill:$NAME-ink}
.ink.L .stroke{stroke:$NAME-ink}
.on-space.L .cut{stroke:$NAME-tint}
.on-space.L .hole{fill:$NAME-tint}
.pip.L{fill:$NAME}
.card.L{fill:$NAME-card;stroke:$NAME}
.card-edge.L{stroke:$NAME-edge;stroke-width:2.5}
.card-ink.L{fill:$NAME-print}
.card-ink.L .stroke{stroke:$NAME-print}
.card-ink.L .cut{stroke:$NAME-card}
.card-ink.L .hole{fill:$NAME-card}
"""

NAMES = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
PAINTED = (
    PAINT
    + "".join(PAINT_OF_A_SEAT.replace("N", str(seat)) for seat in range(5))
    + "".join(
        PAINT_OF_A_COLOUR.replace("NAME", name).replace(".L", f".{letter}")
        for letter, name in NAMES.items()
    )
)


def root_class(theme: str | None) -> str:
    """The class of a picture; each theme has its own, since a page may hold several."""
    if theme not in THEMES:
        raise ValueError(f"theme is 'light', 'dark' or None, not {theme!r}")
    return f"purradox-{theme}" if theme else "purradox"


@cache
def style(theme: str | None = None) -> str:
    """The style sheet of a picture; a page that has `inline` pictures needs it once."""
    root = root_class(theme)
    if theme:
        return _scoped(root, SHAPES + _painted(THEMES.index(theme) - 1))
    dark = _scoped(root, _painted(1))
    return f"{_scoped(root, SHAPES + _painted(0))}@media (prefers-color-scheme:dark){{\n{dark}}}\n"


def _scoped(root: str, rules: str) -> str:
    """Rules that reach into pictures of this class alone, and not into the page around them."""
    lines = (line.partition("{") for line in rules.split("\n") if line)
    return "".join(
        ",".join(f".{root} {one}" for one in selectors.split(",")) + "{" + body + "\n"
        for selectors, _, body in lines
    )


def _painted(side: int) -> str:
    shades = {name: both[side] for name, both in COLOURS.items()}
    shades |= dict(_mixtures(shades))
    return re.sub(r"\$([a-z0-9-]+)", lambda found: shades[found[1]], PAINTED)


def _mixtures(shades: dict[str, str]) -> Iterator[tuple[str, str]]:
    for name, printed in CARD_INKS.items():
        full, tint = shades[name], shades[f"{name}-tint"]
        yield f"{name}-print", printed
        yield f"{name}-line", _mixed(full, tint, 0.38)
        yield f"{name}-taken", _mixed(tint, shades["surface"], 0.55)
        yield f"{name}-possible", _mixed(full, tint, 0.34)
        yield f"{name}-card", _mixed(full, "#fffaf0", 0.26)
        yield f"{name}-edge", _mixed(full, "#fffaf0", 0.6)


def _mixed(one: str, other: str, share: float) -> str:
    """So much of one colour in another."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(share * a + (1 - share) * b) for a, b in pairs).hex()
