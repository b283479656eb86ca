"""SVG and HTML from Python: every text is escaped, because only tags are made of tags."""

import re
from html import escape

VOID = frozenset({"br", "circle", "line", "meta", "path", "polygon", "polyline", "rect"})
"""Elements that hold nothing."""

NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped."""


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(name: str, /, *inside: object, **attributes: object) -> Markup:
    """An element. `_` in a name stands for `-`, and one at its end is dropped; None is left out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_text(_short(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Markup(f"<{name}{told}/>")
    return Markup(f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: object) -> Markup:
    """Parts one after another: markup as it is, anything else as escaped text."""
    return Markup("".join(one if isinstance(one, Markup) else _text(one) for one in parts))


def _text(value: object) -> str:
    return escape(NOT_XML.sub("\ufffd", str(value)))


def _short(value: object) -> object:
    """A hundredth of a pixel is the finest that is worth its letters."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
