"""Tables and lines for the terminal."""

from typing import TYPE_CHECKING, TextIO

from purradox.i18n import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

ENDLESS = 10_000
MINUS = "−"


def console_of(stream: TextIO) -> "Console":
    """Writes plain text to a stream."""
    from rich.console import Console

    class Plain(Console):
        """A closed pipe is for the program to judge: Rich itself would leave with status 1."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Plain(file=stream, highlight=False, markup=False, emoji=False)


def put(console: "Console", table: "RenderableType") -> None:
    """As wide as it is where nobody watches, else as wide as the terminal."""
    if not console.is_terminal:
        usual = console.width
        console.width = ENDLESS
        console.width = max(usual, console.measure(table).maximum)
    console.print(table)


def print_line(console: "Console", line: str) -> None:
    console.print(line, soft_wrap=not console.is_terminal)


def empty_table(
    say: Words, first: str, *keys: str, title: str | None = None, fold: bool = False
) -> "Table":
    """A column of names, and one of figures for each key; with `fold` long names are broken."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column(say(first), no_wrap=not fold, overflow="fold" if fold else "ellipsis")
    for key in keys:
        add_figures(table, say(key))
    return table


def add_figures(table: "Table", name: str) -> None:
    table.add_column(name, justify="right", no_wrap=True)


def with_minus(figure: str) -> str:
    """One minus sign everywhere, the typographic one."""
    return figure.replace("-", MINUS)
