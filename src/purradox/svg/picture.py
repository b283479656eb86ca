"""What a picture shows, and the SVG document around it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from purradox.rules import (
    Cell,
    Hand,
    Match,
    Paradox,
    Phase,
    PlayerView,
    Predict,
    Round,
    Score,
    Table,
    Variant,
    score,
)
from purradox.svg.markup import Markup, tag
from purradox.svg.theme import root_class, style

Position: TypeAlias = Variant | Table | PlayerView | Round | Match
"""What can be drawn."""


class Picture(Markup):
    """SVG text; a notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: no more than whoever looks may see."""

    variant: Variant
    told: str
    """In words: a line for the title, and the rest."""
    table: Table | None = None
    seat: int | None = None
    """Whose view it is."""
    hands: dict[int, Hand] = field(default_factory=dict)
    aside: dict[int, int] = field(default_factory=dict)
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    legal: frozenset[str] | None = None
    """The moves of the seat that looks, while it is to act: spaces, or numbers to set aside."""

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """Of a round that is over."""
        now = self.table
        return score(now) if now and now.phase is Phase.OVER else ()

    @property
    def last(self) -> Cell | None:
        """Where the last token was put."""
        tricks = (self.table.trick, *self.table.tricks[-1:]) if self.table else ()
        return next((trick.plays[-1].cell for trick in tricks if trick.plays), None)


def scene(position: Position) -> Scene:
    """What everybody sees of a match or a table, one seat of a view, and all of a round."""
    match position:
        case Variant():
            told = f"{position.players} players, {position.board_name} board"
            return Scene(position, told)
        case Table():
            return Scene(position.variant, str(position), position, hands=_shown(position))
        case PlayerView(table, seat, hand, discard):
            moves = (str(move) for move in position.legal if not isinstance(move, Predict))
            return Scene(
                *(table.variant, str(position), table, seat),
                hands=_shown(table) | {seat: hand},
                aside={} if discard is None else {seat: discard},
                totals=_totals(position),
                legal=frozenset(moves) or None,
            )
        case Round(table, hands, discards):
            aside = {seat: card for seat, card in enumerate(discards) if card is not None}
            everybody = dict(enumerate(hands))
            return Scene(table.variant, str(position), table, hands=everybody, aside=aside)
        case Match(setup):
            if not position.rounds:
                return Scene(setup, str(position))
            now = position.tables[-1]
            return Scene(
                *(setup, str(position), now),
                hands=_shown(now),
                totals=position.score,
                winners=position.winners,
            )
    raise TypeError(
        "a picture shows a variant, a table, a view, a round or a match, "
        f"not {type(position).__name__}"
    )


def _shown(table: Table) -> dict[int, Hand]:
    """The hand that a paradox has laid open."""
    match table.outcome:
        case Paradox(seat, hand):
            return {seat: hand}
    return {}


def _totals(view: PlayerView) -> tuple[int, ...] | None:
    """Points so far; a view of a single round knows of none."""
    rounds = view.past_scores
    if view.table.phase is Phase.OVER:
        rounds = (*rounds, tuple(one.total for one in score(view.table)))
    return tuple(map(sum, zip(*rounds, strict=True))) if rounds else None


def document(
    *inside: object,
    wide: float,
    high: float,
    told: str,
    title: str | None,
    size: float | None,
    theme: str | None,
    inline: bool,
) -> Picture:
    """The whole SVG: it needs nothing else, holds no script, and says in words what it shows."""
    if size is not None and not size > 0:
        raise ValueError(f"size is a width in pixels, more than 0, not {size!r}")
    head, _, rest = told.partition("\n")
    if title is not None:
        head, rest = title, ""
    shown = wide if size is None else size
    look = root_class(theme)
    standalone: dict[str, object] = (
        {"class_": look}
        if inline
        else {
            "xmlns": "http://www.w3.org/2000/svg",
            "class_": look,
            "width": float(shown),
            "height": float(high * shown / wide),
        }
    )
    return Picture(
        tag(
            "svg",
            tag("title", head),
            *([tag("desc", rest)] if rest else []),
            *([] if inline else [tag("style", Markup(style(theme)))]),
            *inside,
            **standalone,
            viewBox=f"0 0 {wide:g} {high:g}",
            role="img",
        )
    )
