"""A line to type: an address, a name, a file, and the file for a record."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.widgets import Input, Static

from purradox.client.game import NotPossible
from purradox.tui.export import AlreadyThere, default_file, write_record
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.sized import Sized


class AskScreen(Sized[str | None]):
    """Asks for one line; None is a person who changed their mind."""

    def __init__(self, question: str, value: str = "", trouble: str = "") -> None:
        super().__init__()
        self.question, self.value, self.trouble = question, value, trouble

    def body(self) -> ComposeResult:
        yield Static(self.question, id="top", markup=False)
        yield Input(self.value, id="ask", compact=True)
        yield Static(self.trouble, id="message", markup=False)
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


def save_record(
    screen: Sized[str | None],
    text: str,
    *,
    table: str = "",
    about: str = "",
    then: Callable[[], None] = lambda: None,
) -> None:
    """Ask for a file until the record is written or nobody wants that any more."""
    say, app = screen.say, screen.app

    def ask(name: str, trouble: str = "") -> None:
        app.push_screen(AskScreen(say("tui-ask-save"), name, trouble), chosen)

    def chosen(name: str | None) -> None:
        if name is None:
            then()
        else:
            write(name)

    def write(name: str, overwrite: bool = False) -> None:
        try:
            where = write_record(name, text, overwrite=overwrite)
        except AlreadyThere as error:
            question = ReadScreen("", error.told(say, ()), say("tui-keys-overwrite"), "y")
            app.push_screen(
                question, lambda key: write(name, overwrite=True) if key == "y" else ask(name)
            )
        except NotPossible as error:
            ask(name, error.told(say, ()))
        else:
            told = " ".join((say("play-saved", file=where), about))
            app.push_screen(ReadScreen("", told, say("tui-keys-any")), lambda _: then())

    ask(default_file(table))
