"""Which research board a person means: a name, four rows, or a file of four rows."""

from pathlib import Path

from purradox.cli.trouble import Trouble, complain, unreadable
from purradox.i18n import explain, words
from purradox.rules import RuleError, Variant, variant
from purradox.rules.variant import BOARDS, PROVISIONAL

MOST_BYTES = 10_000
"""More than any file of four rows holds, comments included."""


def chosen_variant(players: int, board: str) -> Variant:
    """The setup on the board that was asked for; says when its order is provisional (R2.3)."""
    if board in PROVISIONAL:
        complain(words()("board-provisional"))
    rows = board if board in BOARDS or len(board.split()) > 1 else _rows_in(board)
    try:
        return variant(players, rows)
    except RuleError as error:
        raise Trouble("board-wrong", board=board, reason=explain(error, words())) from error


def _rows_in(file: str) -> str:
    """Four rows from a file; `#` begins a comment."""
    try:
        with Path(file).open("rb") as stream:
            content = stream.read(MOST_BYTES).decode()
    except FileNotFoundError as error:
        raise Trouble("board-unknown", board=file) from error
    except UnicodeDecodeError as error:
        raise Trouble("board-not-text", file=file) from error
    except (OSError, ValueError) as error:
        raise (
            unreadable(error, file)
            if isinstance(error, OSError)
            else Trouble("board-unknown", board=file)
        ) from error
    return " ".join(line.partition("#")[0] for line in content.splitlines())
