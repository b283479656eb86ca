"""A view as a few lines of text, for people who watch an agent."""

from purradox.rules import NEUTRAL, Cell, Paradox, Phase, PlayerView
from purradox.rules.scoring import score
from purradox.rules.table import Table


def drawn(view: PlayerView) -> str:
    """The board with its tokens by seat, what was predicted and won, the trick and the hand."""
    return "\n".join((_title(view), *_board(view.table), *_seats(view.table), *_cards(view))) + "\n"


def _title(view: PlayerView) -> str:
    table = view.table
    if table.phase is Phase.OVER:
        what = "over"
        if isinstance(table.outcome, Paradox):
            hand = "".join(map(str, table.outcome.hand))
            what = f"paradox of seat {table.outcome.seat}, holding {hand}"
    else:
        what = f"{table.phase.value}, seat {table.to_act[0]} to act"
    return f"round {len(view.past) + 1}: {what}; seen from seat {view.seat}"


def _board(table: Table) -> list[str]:
    """A row for each colour; a free space shows its number, a taken one its owner."""
    lines = []
    for colour, numbers in table.variant.layout.rows:
        spaces = []
        for number in numbers:
            if number > table.variant.numbers:
                spaces.append("   ")
                continue
            owner = table.board[Cell(colour, number)]
            spaces.append(f" {number} " if owner is None else f"[{_name(owner)}]")
        lines.append(f"  {colour.name.lower():<7}{''.join(spaces)}".rstrip())
    return lines


def _name(owner: int) -> str:
    return "n" if owner == NEUTRAL else "ABCDE"[owner]


def _seats(table: Table) -> list[str]:
    scores = score(table) if table.phase is Phase.OVER else None
    lines = []
    for seat, won in enumerate(table.won):
        tricks = table.predictions[seat]
        words = [f"  seat {seat} [{_name(seat)}]: won {won}"]
        if tricks is not None:
            words.append(f"of {tricks}")
        if lost := table.lost[seat]:
            told = sorted(lost, key=lambda colour: colour.index)
            words.append("without " + "".join(colour.value for colour in told))
        if scores:
            words.append(f"score {scores[seat].total}")
        lines.append(" ".join(words))
    return lines


def _cards(view: PlayerView) -> list[str]:
    plays = " ".join(str(play.cell) for play in view.table.trick.plays)
    hand = "".join(map(str, view.hand))
    aside = "" if view.discard is None else f", set aside {view.discard}"
    return [*([f"  trick: {plays}"] if plays else []), f"  hand: {hand}{aside}"]
