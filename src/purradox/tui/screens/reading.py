"""Something to read until a key is pressed."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from purradox.tui.screens.sized import Sized

TEXT = 76
"""Columns that a text has on the smallest screen."""
SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class ReadScreen(Sized[str]):
    """A title, a text, and what the keys do; answers with the key that was pressed."""

    def __init__(self, title: str, text: Content | str, keys: str, letters: str = "") -> None:
        super().__init__()
        self.heading, self.text, self.keys, self.letters = title, text, keys, letters

    def body(self) -> ComposeResult:
        yield Static(self.heading, id="top", markup=False)
        with VerticalScroll(id="text", can_focus=False):
            yield Static(self.text, id="text-inner", markup=False)
        yield Static(self.keys, id="keys", markup=False)

    def pressed(self, key: str, letter: str) -> bool:
        if key in SCROLLING:
            scroll = self.query_one("#text", VerticalScroll)
            getattr(scroll, f"action_{_scrolls(key)}")()
        elif key in ("enter", "escape", "space"):
            self.dismiss("enter" if key == "space" else key)
        elif letter and letter in self.letters:
            self.dismiss(letter)
        elif not self.letters:
            self.dismiss(key)
        else:
            return False
        return True

    def on_click(self) -> None:
        if self.fits:
            self.dismiss("enter")


def _scrolls(key: str) -> str:
    return {"pageup": "page_up", "pagedown": "page_down"}.get(key, f"scroll_{key}")
