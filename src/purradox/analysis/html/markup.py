"""HTML and SVG from Python: every text is escaped, because only tags are made of tags."""

from html import escape


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


VOID = frozenset({"meta", "br"})


def tag(name: str, /, *inside: object, **attributes: object) -> Markup:
    """An element. `_` in a name stands for `-`, and one at its end is dropped; None is left out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Markup(f"<{name}{told}/>")
    return Markup(f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: object) -> Markup:
    """Parts one after another: markup as it is, anything else as escaped text."""
    return Markup("".join(one if isinstance(one, Markup) else escape(str(one)) for one in parts))


def table(caption: str, heads: list[str], rows: list[list[object]]) -> Markup:
    """A table whose first column names its rows; it scrolls by itself where it is too wide."""
    head = tag("tr", *(tag("th", one, scope="col") for one in heads))
    body = [
        tag("tr", tag("th", first, scope="row"), *(tag("td", one) for one in rest))
        for first, *rest in rows
    ]
    whole = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return tag("div", whole, class_="wide", tabindex=0, role="region", aria_label=caption)
