"""A record step by step, with what each choice was worth beside it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from purradox.client.picture import Picture, Seat
from purradox.host.thinkers import ThoughtFailed
from purradox.notation import Checked, to_text
from purradox.rules import Play
from purradox.tui import styled_table
from purradox.tui.advice import advice_table, heads_of, judged
from purradox.tui.plain_table import fitted, hanging, marks
from purradox.tui.replay import Step, StepEvaluations, steps, trick_begin
from purradox.tui.screens.asking import save_record
from purradox.tui.screens.reading import TEXT, ReadScreen
from purradox.tui.screens.sized import Sized
from purradox.tui.telling import Teller


class Review(Sized[str | None]):
    """Forward and back through a match; the analysis is there when it is asked for."""

    def __init__(self, checked: Checked, me: int | None = None) -> None:
        super().__init__()
        self.checked, self.me = checked, me
        self.steps = steps(checked)
        self.at = 0
        self.analysing = False
        self.seeking: int | None = None
        """Where the next mistake is looked for."""
        self.evaluating = False
        self.note = self.failed = ""

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
        if self.me is None and you in self.names:
            self.me = self.names.index(you)
        self.evaluations = StepEvaluations(self.steps, self.me)
        self.draw()

    async def on_unmount(self) -> None:
        await self.evaluations.close()

    def resized(self) -> None:
        # How many choices fit is known once the parts have their new sizes.
        if self.is_mounted and hasattr(self, "names"):
            self.call_after_refresh(self.draw)

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
        grid = styled_table.ROOMY if self.roomy else styled_table.SMALL
        self.put("top", self._title(step))
        self.put(
            "board", styled_table.board(table, mark, cursor=cursor, grid=grid, glyphs=self.glyphs)
        )
        self.put("trick", styled_table.plays(table, self.names, say))
        self.put("players", styled_table.players(picture, mark, self.names, say, self.glyphs))
        self.put("hands", self._hands(step, mark))
        self.put("analysis", self._analysis(step))
        self.put("message", self._message(step))
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

    def _message(self, step: Step) -> str:
        """What is being done, what the choice was worth, or what led here."""
        advice = self.evaluations.found.get(self.at)
        if self.note or step.choice is None:
            return self.note
        if self.analysing and advice is not None:
            return judged(advice, str(step.choice), self.checked.variant, self.say)
        return "\n".join(self._told())

    # Evaluating.

    def _analysis(self, step: Step) -> str:
        say = self.say
        if step.choice is None:
            return "\n".join(self._told())
        who = self.names[step.choice.seat]
        chosen = str(step.choice)
        head = say("tui-chose", name=who, move="?" if chosen == "0" else chosen)
        advice = self.evaluations.found.get(self.at)
        if not self.analysing:
            told = say("tui-ask-analysis")
        elif step.view is None:
            told = say("cards-unknown", seat=who)
        elif advice is not None:
            most = self.query_one("#analysis").content_size.height - 3
            heads = heads_of(self.checked.variant, say)
            told = advice_table(heads, advice, chosen, most=max(most, 2), narrow=not self.wide)
        else:
            told = self.failed or say("tui-thinking")
        return f"{head}\n\n{told}"

    def _analyse(self) -> None:
        self.analysing = True
        if not self.evaluating and not self.failed:
            self.run_worker(self._evaluate())

    async def _evaluate(self) -> None:
        """The choice on the screen first, then those after it; a mistake that is sought before."""
        self.evaluating = True
        while self.analysing:
            self._arrive()
            wanted = self.evaluations.missing(self.at if self.seeking is None else self.seeking)
            if wanted is None:
                break
            try:
                await self.evaluations.evaluate(wanted)
            except ThoughtFailed as error:
                self.failed = self.say("no-thought", reason=error.reason)
                self.seeking, self.note = None, ""
                self.draw()
                break
            if wanted == self.at:
                self.draw()
        self.evaluating = False

    def _next_mistake(self) -> None:
        """Look for a mistake from here on, but for one that was seen."""
        self.seeking = self.at + 1 if self.at in self.evaluations.found else self.at
        self._analyse()
        self._arrive()

    def _arrive(self) -> None:
        """Go to the mistake that is looked for, if it is known."""
        if self.seeking is None:
            return
        at = self.evaluations.next_mistake(self.seeking)
        self.seeking, self.note = None, ""
        if at is None:
            self.note = self.say("tui-no-mistake")
        elif at in self.evaluations.found:
            self.at = at
        elif not self.failed:
            self.seeking = at
            self.note = self.say("tui-seeking", step=at + 1, steps=len(self.steps))
        self.draw()

    # Keys.

    def pressed(self, key: str, letter: str) -> bool:
        last = len(self.steps) - 1
        self.seeking, self.note = None, ""
        match key:
            case "right" | "space" | "enter":
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
            if self.analysing:
                self.analysing = False
            else:
                self._analyse()
            self.draw()
        elif letter == "n" and self.steps:
            self._next_mistake()
        elif letter == "s":
            save_record(self, to_text(self.checked.record))
        elif letter.isdecimal() and self.steps:
            self.at = trick_begin(self.steps, self.at, int(letter))
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
