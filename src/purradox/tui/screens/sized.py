"""A screen that says so when the terminal is too small for it, and loses nothing meanwhile."""

from typing import TYPE_CHECKING, TypeVar, cast

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from purradox.i18n import Words
from purradox.tui.choosing import ELSEWHERE
from purradox.tui.styled_table import ASCII, UNICODE, Glyphs

if TYPE_CHECKING:
    from purradox.tui.app import TableApp

T = TypeVar("T")
WIDTH, HEIGHT = 80, 24
WIDE, TALL = 152, 36
GROWING = ("log-text", "text-inner", "hands")


class Sized(Screen[T]):
    """The frame of every screen."""

    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 as Textual has it
        (0, "-narrow"),
        (WIDTH, "-normal"),
        (WIDE, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-low"),
        (HEIGHT, "-high"),
        (TALL, "-tall"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._shown: dict[str, Content | str] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="too-small", markup=False)
        with Vertical(id="body"):
            yield from self.body()

    def body(self) -> ComposeResult:
        """What is shown when there is room."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.set_class(self.table_app.plain_characters, "ascii")

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        told = self.say("tui-too-small", width=width, height=height, least=f"{WIDTH}×{HEIGHT}")
        self.query_one("#too-small", Static).update(told)
        self.resized()

    def resized(self) -> None:
        """Draw anew what depends on the size."""

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Leave, once: keys that were typed ahead would take the screen below along."""
        return super().dismiss(result) if self.is_current else AwaitComplete()

    @property
    def table_app(self) -> "TableApp":
        return cast("TableApp", self.app)

    @property
    def say(self) -> Words:
        return self.table_app.say

    @property
    def glyphs(self) -> Glyphs:
        return ASCII if self.table_app.plain_characters else UNICODE

    @property
    def fits(self) -> bool:
        return self.size.width >= WIDTH and self.size.height >= HEIGHT

    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def roomy(self) -> bool:
        return self.wide and self.size.height >= TALL

    def on_key(self, event: Key) -> None:
        """Keys mean nothing while nothing is to be seen, but for those that leave."""
        letter = (event.character or "").lower()
        letter = ELSEWHERE.get(letter, letter)
        if (self.fits or event.key == "escape") and self.pressed(event.key, letter):
            event.stop()
            event.prevent_default()

    def pressed(self, key: str, letter: str) -> bool:
        """Take a key; whether it meant anything."""
        raise NotImplementedError

    def put(self, where: str, what: Content | str) -> None:
        """Show something in one of the parts, unless it is there already."""
        before = self._shown.get(where)
        if before is None or not same(before, what):
            # Only a part that grows with its text moves the others.
            grows = _lines(before) != _lines(what) or where in GROWING
            self._shown[where] = what
            self.query_one(f"#{where}", Static).update(what, layout=grows)


def same(one: Content | str, other: Content | str) -> bool:
    if isinstance(one, Content) and isinstance(other, Content):
        return one.is_same(other)
    return type(one) is type(other) and one == other


def _lines(what: Content | str | None) -> int:
    return -1 if what is None else str(what).count("\n")
