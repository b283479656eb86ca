"""Tables, views, rounds and matches as a few lines of plain text: what `print` shows.

    round 2 of 3, play: seat 1 to act
      red     1  2 [A] 4  5  6
      …
      seat 0 A: 1 of 3 tricks, without b, points 4
      trick: 5g 2g

A free space shows its number, a taken one the letter of its seat, and `n` a neutral token.
"""

from collections.abc import Iterable, Iterator

from purradox.rules.board import NEUTRAL
from purradox.rules.cards import Cell, Colour, digits
from purradox.rules.match import Match
from purradox.rules.round import Round
from purradox.rules.scoring import score
from purradox.rules.table import Paradox, Phase, Table
from purradox.rules.view import PlayerView

SEATS = "ABCDE"


def match_drawn(match: Match) -> str:
    """What everybody sees: the round in progress, or the last one, and the points so far."""
    lines = [match_headline(match)]
    if match.rounds:
        lines += _lines(match.rounds[-1].table, match.score)
    return "\n".join(lines)


def match_headline(match: Match) -> str:
    """Where a match stands, on one line."""
    setup = match.variant
    if not match.rounds:
        return f"{setup.players} players, {setup.board_name} board: a deal is due"
    at = f"round {len(match.rounds)} of {setup.rounds}, {headline(match.rounds[-1].table)}"
    if match.over:
        won = " and ".join(f"seat {seat}" for seat in match.winners)
        return f"{at}; {won} won, points {' '.join(map(str, match.score))}"
    return f"{at}; a deal is due" if match.needs_deal else at


def table_drawn(table: Table) -> str:
    return "\n".join((headline(table), *_lines(table)))


def view_drawn(view: PlayerView) -> str:
    """The table, and what one seat knows beyond it: its hand and what it may do."""
    aside = "" if view.discard is None else f", set aside {view.discard}"
    lines = [view_headline(view), *_lines(view.table), f"  hand: {digits(view.hand)}{aside}"]
    if view.legal:
        lines.append(f"  legal: {' '.join(map(str, view.legal))}")
    return "\n".join(lines)


def view_headline(view: PlayerView) -> str:
    """Where a round stands and who looks at it, on one line."""
    return f"round {len(view.past) + 1}, {headline(view.table)}; seen from seat {view.seat}"


def round_drawn(one: Round) -> str:
    """The table and every hand."""
    hands = (
        f"  hand of seat {seat}: {digits(hand)}" + (f", set aside {aside}" if aside else "")
        for seat, (hand, aside) in enumerate(zip(one.hands, one.discards, strict=True))
    )
    return "\n".join((headline(one.table), *_lines(one.table), *hands))


def headline(table: Table) -> str:
    """Where a round stands, on one line."""
    match table.outcome:
        case None:
            seats = "seat" if len(table.to_act) == 1 else "seats"
            return f"{table.phase.value}: {seats} {', '.join(map(str, table.to_act))} to act"
        case Paradox(seat, hand):
            return f"over: paradox of seat {seat}, holding {digits(hand)}"
        case _:
            return "over: every hand came down to one card"


def _lines(table: Table, totals: tuple[int, ...] | None = None) -> Iterator[str]:
    yield from _board(table)
    yield from _seats(table, totals)
    if table.trick.plays:
        yield f"  trick: {table.trick}"


def _board(table: Table) -> Iterator[str]:
    for colour, numbers in table.variant.layout.rows:
        spaces = (_space(table, Cell(colour, number)) for number in numbers)
        yield f"  {colour!s:<7}{''.join(spaces)}".rstrip()


def _space(table: Table, cell: Cell) -> str:
    if cell.number > table.variant.numbers:
        return "   "
    owner = table.board[cell]
    if owner is None:
        return f" {cell.number} "
    return "[n]" if owner == NEUTRAL else f"[{SEATS[owner]}]"


def _seats(table: Table, totals: tuple[int, ...] | None) -> Iterator[str]:
    scores = score(table) if table.phase is Phase.OVER else None
    for seat, won in enumerate(table.won):
        tricks = table.predictions[seat]
        said = [f"{won} tricks" if tricks is None else f"{won} of {tricks} tricks"]
        if lost := _letters(table.lost[seat]):
            said.append(f"without {lost}")
        if scores:
            said.append(f"scores {scores[seat].total}")
        if totals is not None:
            said.append(f"points {totals[seat]}")
        yield f"  seat {seat} {SEATS[seat]}: {', '.join(said)}"


def _letters(colours: Iterable[Colour]) -> str:
    return "".join(one.value for one in sorted(colours, key=lambda colour: colour.index))
