"""A line to type: an address, a file."""

from textual.app import ComposeResult
from textual.widgets import Input, Static

from purradox.tui.screens.sized import Sized


class AskScreen(Sized[str | None]):
    """Asks for one line; None is a person who changed their mind."""

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self.question, self.value = question, value

    def body(self) -> ComposeResult:
        yield Static(self.question, id="top", markup=False)
        yield Input(self.value, id="ask", compact=True)
        yield Static("", id="message", markup=False)
        yield Static(self.say("tui-keys-ask"), id="keys", markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def pressed(self, key: str, letter: str) -> bool:
        del letter
        if key == "escape":
            self.dismiss(None)
        return key == "escape"
