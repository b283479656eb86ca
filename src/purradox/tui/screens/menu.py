"""A list to choose from with arrows and Enter, or with the mouse."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from purradox.client.game import NotDone
from purradox.client.server import Server
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.sized import Sized


@dataclass
class Row:
    """A line of a menu: something to do, or something to set with left and right."""

    label: str
    act: Callable[[], None] | None = None
    values: Sequence[str] = ()
    at: int = 0
    remove: Callable[[], None] | None = None
    changed: Callable[[], None] = field(default=lambda: None)

    @property
    def value(self) -> str:
        return self.values[self.at]


class MenuText(Static):
    """The lines of a menu; a click chooses one."""

    def on_click(self, event: Click) -> None:
        screen = self.screen
        if isinstance(screen, MenuScreen):
            offset = event.get_content_offset(self)
            if offset is not None:
                screen.clicked(offset.y)


class MenuScreen(Sized[str | None]):
    """A heading, rows, and a word about keys."""

    rows: list[Row]

    def __init__(self) -> None:
        super().__init__()
        self.rows = []
        self.at = 0
        self.message = ""

    def body(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        yield MenuText(id="menu", markup=False)
        yield Static(id="message", markup=False)
        yield Static(id="keys", markup=False)

    def heading(self) -> Content | str:
        return ""

    def above(self) -> list[str]:
        """Lines before the first row."""
        return []

    def show(self, message: str | None = None) -> None:
        if message is not None:
            self.message = message
        self.at = min(self.at, len(self.rows) - 1)
        lines = [Content(line) for line in self.above()]
        for at, row in enumerate(self.rows):
            here = at == self.at
            pointer = f"{self.glyphs.turn} " if here else "  "
            label = f"{row.label}: " if row.values else row.label
            parts: list[str | tuple[str, str]] = [pointer, (label, "bold" if here else "")]
            if row.values:
                parts.append((f"< {row.value} >" if here else f"  {row.value}", "bold"))
            lines.append(Content.assemble(*parts))
        self.put("top", self.heading())
        self.put("menu", Content("\n").join(lines))
        self.put("message", self.message)
        self.put("keys", self.say("tui-keys-menu"))

    def clicked(self, line: int) -> None:
        at = line - len(self.above())
        if 0 <= at < len(self.rows):
            again = at == self.at
            self.at = at
            if again or self.rows[at].act:
                self.pressed("enter" if self.rows[at].act else "right", "")
            self.show()

    def pressed(self, key: str, letter: str) -> bool:
        row = self.rows[self.at]
        match key:
            case "up" | "shift+tab":
                self.at = (self.at - 1) % len(self.rows)
            case "down" | "tab":
                self.at = (self.at + 1) % len(self.rows)
            case "left" | "right" if row.values:
                row.at = (row.at + (1 if key == "right" else -1)) % len(row.values)
                row.changed()
            case "enter" if row.act:
                row.act()
                return True
            case "enter" | "space" if row.values:
                row.at = (row.at + 1) % len(row.values)
                row.changed()
            case "delete" if row.remove:
                row.remove()
                return True
            case "escape":
                self.escaped()
                return True
            case _:
                if letter == "q":
                    self.escaped()
                return letter == "q"
        self.show()
        return True

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while; what is refused is said."""
        self.run_worker(self._careful(work))

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NotDone as error:
            self.show(error.told(self.say, ()))

    def ask_name(self, server: Server, then: Callable[[], None]) -> None:
        """Ask what to be called on a server."""

        async def rename(name: str) -> None:
            await server.rename(name)
            then()

        def named(name: str | None) -> None:
            if name:
                self.work(rename(name))

        self.app.push_screen(AskScreen(self.say("name-ask"), server.name), named)

    def escaped(self) -> None:
        self.dismiss(None)
