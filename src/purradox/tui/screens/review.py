"""A record step by step, with what each choice was worth beside it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.notation import Checked
from purradox.rules import Play
from purradox.tui import paint
from purradox.tui.answers import written
from purradox.tui.drawing import fitted, hanging, marks
from purradox.tui.game import Advice
from purradox.tui.picture import Picture, Seat
from purradox.tui.replay import Step, steps
from purradox.tui.screens.reading import TEXT, ReadScreen
from purradox.tui.screens.sized import Sized
from purradox.tui.telling import Teller
from purradox.tui.weighing import PATIENCE, WORLDS, weighed
from purradox.tui.weights import heads_of, weights


class Review(Sized[str | None]):
    """Forward and back through a match; the analysis is there when it is asked for."""

    def __init__(self, checked: Checked, worlds: int = WORLDS) -> None:
        super().__init__()
        self.checked, self.worlds = checked, worlds
        self.steps = steps(checked)
        self.at = 0
        self.analysing = False
        self.found: dict[int, list[Advice]] = {}
        self.thinkers: Thinkers | None = None
        self.failed = ""

    def body(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="board", classes="panel", markup=False)
                yield Static(id="trick", classes="panel", markup=False)
                yield Static(id="hands", classes="panel panel-fill", markup=False)
            with Vertical(id="right"):
                yield Static(id="players", classes="panel", markup=False)
                yield Static(id="analysis", classes="panel panel-fill", markup=False)
        yield Static(id="message", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        players = range(self.checked.variant.players)
        self.names = self.checked.record.seats or tuple(
            self.say("seat-name", seat=seat) for seat in players
        )
        for part in ("board", "trick", "players", "hands", "analysis"):
            self.query_one(f"#{part}").border_title = self.say(f"tui-panel-{part}")
        you = self.say("play-you")
        self.me = self.names.index(you) if you in self.names else None
        self.draw()

    async def on_unmount(self) -> None:
        if self.thinkers is not None:
            await self.thinkers.close()

    def resized(self) -> None:
        if self.is_mounted and hasattr(self, "names"):
            self.draw()

    def draw(self) -> None:
        say = self.say
        if not self.steps:
            self.put("message", say("analysis-empty"))
            self.put("keys", say("tui-keys-review"))
            return
        step = self.steps[self.at]
        table, mark = step.table, marks(self.names, None)
        picture = Picture(
            "",
            "playing",
            self.checked.variant,
            tuple(Seat(name, "bot") for name in self.names),
            step.round,
            table,
            step.past,
        )
        cursor = step.choice.cell if isinstance(step.choice, Play) else None
        grid = paint.ROOMY if self.roomy else paint.SMALL
        self.put("top", self._title(step))
        self.put("board", paint.board(table, mark, cursor=cursor, grid=grid, glyphs=self.glyphs))
        self.put("trick", paint.plays(table, self.names, say))
        self.put("players", paint.players(picture, mark, self.names, say, self.glyphs))
        self.put("hands", self._hands(step, mark))
        self.put("analysis", self._analysis(step))
        self.put("message", "" if step.choice is None else "\n".join(self._told()))
        self.put("keys", say("tui-keys-review"))

    def _title(self, step: Step) -> str:
        say, variant = self.say, self.checked.variant
        parts = [
            say("tui-round", round=step.round, rounds=variant.rounds),
            say("tui-step", step=self.at + 1, steps=len(self.steps)),
        ]
        if step.table.phase.value == "play":
            tricks = say("play-trick-number", trick=step.trick, tricks=variant.tricks)
            parts.insert(1, tricks)
        return "  |  ".join(parts)

    def _hands(self, step: Step, mark: dict[int, str]) -> str:
        return "\n".join(
            f"{mark[seat]} {fitted(name, 12)} "
            + (" ".join(map(str, hand)) if hand is not None else "?")
            for seat, (name, hand) in enumerate(zip(self.names, step.hands, strict=True))
        )

    def _told(self) -> list[str]:
        """What led here, told by somebody who knows what went before."""
        teller = Teller(self.names, self.me, self.say, every=True, paint=str)
        lines: list[str] = []
        for earlier in self.steps[: self.at + 1]:
            lines = list(teller.told(earlier.happened, self.checked.variant.rounds))
        return [line for line in lines if line]

    # Weighing.

    def _analysis(self, step: Step) -> str:
        say = self.say
        if step.choice is None:
            return "\n".join(self._told())
        who = self.names[step.choice.seat]
        chosen = written(step.choice)
        head = say("tui-chose", name=who, move="?" if chosen == "0" else chosen)
        advice = self.found.get(self.at)
        if not self.analysing:
            told = say("tui-ask-analysis")
        elif step.view is None:
            told = say("cards-unknown", seat=who)
        elif advice is not None:
            most = self.query_one("#analysis").content_size.height - 3
            heads = heads_of(self.checked.variant, say)
            told = weights(heads, advice, chosen, most=max(most, 2), narrow=not self.wide)
        else:
            told = self.failed or say("tui-thinking")
        return f"{head}\n\n{told}"

    async def _weigh(self) -> None:
        """The choice on the screen first, then those after it."""
        if self.thinkers is None:
            self.thinkers = Thinkers(1)
        while self.analysing and not self.failed:
            wanted = next(
                (
                    at
                    for at in (*range(self.at, len(self.steps)), *range(self.at))
                    if at not in self.found and self.steps[at].view is not None
                ),
                None,
            )
            if wanted is None:
                return
            try:
                told = await self.thinkers.call(
                    PATIENCE, weighed, self.steps[wanted].view, self.worlds
                )
            except ThoughtFailed as error:
                self.failed = self.say("no-thought", reason=error.reason)
                self.draw()
                return
            self.found[wanted] = [Advice(*one) for one in told]
            if wanted == self.at:
                self.draw()

    # Keys.

    def pressed(self, key: str, letter: str) -> bool:
        last = len(self.steps) - 1
        match key:
            case "right" | "space" | "enter" | "n":
                self.at = min(self.at + 1, max(last, 0))
            case "left" | "backspace":
                self.at = max(self.at - 1, 0)
            case "down" | "pagedown":
                self.at = self._jump(1)
            case "up" | "pageup":
                self.at = self._jump(-1)
            case "home":
                self.at = 0
            case "end":
                self.at = max(last, 0)
            case "f1":
                text, keys = hanging(self.say("tui-review-help"), TEXT), self.say("tui-keys-any")
                self.app.push_screen(ReadScreen(self.say("tui-help-title"), text, keys))
            case "escape":
                self.dismiss(None)
            case _:
                return self._letter(letter)
        self.draw()
        return True

    def _letter(self, letter: str) -> bool:
        if letter == "q":
            self.dismiss(None)
        elif letter == "a":
            self.analysing = not self.analysing
            if self.analysing:
                self.run_worker(self._weigh(), exclusive=True)
            self.draw()
        elif letter.isdecimal():
            self.at = self._trick(int(letter))
            self.draw()
        else:
            return False
        return True

    def _begins(self) -> list[int]:
        """The steps at which a round or a trick begins."""
        return [
            at
            for at, step in enumerate(self.steps)
            if at == 0
            or step.round != self.steps[at - 1].round
            or len(step.table.tricks) != len(self.steps[at - 1].table.tricks)
        ]

    def _jump(self, way: int) -> int:
        begins = self._begins()
        if way > 0:
            return next((at for at in begins if at > self.at), self.at)
        return next((at for at in reversed(begins) if at < self.at), 0)

    def _trick(self, number: int) -> int:
        """The beginning of a trick of this round, or where we are."""
        here = self.steps[self.at].round
        found = (
            at
            for at, step in enumerate(self.steps)
            if step.round == here and step.table.phase.value == "play" and step.trick == number
        )
        return next(found, self.at)
