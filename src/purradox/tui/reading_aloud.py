"""A record read line by line, with what each choice was worth where that is asked."""

from contextlib import suppress

from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.i18n import Words
from purradox.notation import Checked
from purradox.tui.answers import written
from purradox.tui.beside import Beside
from purradox.tui.drawing import drawn
from purradox.tui.game import Advice
from purradox.tui.person import LEAVING, Left, read_line
from purradox.tui.replay import Step, steps
from purradox.tui.telling import Teller
from purradox.tui.weighing import PATIENCE, WORLDS, weighed
from purradox.tui.weights import heads_of, weights


def read_aloud(beside: Beside, checked: Checked, say: Words) -> None:
    """Each position in turn: Enter goes on, b back, a number to that trick, a weighs, q leaves."""
    Reading(beside, checked, say).read()


class Reading:
    def __init__(self, beside: Beside, checked: Checked, say: Words) -> None:
        self.beside, self.checked, self.say = beside, checked, say
        self.steps = steps(checked)
        players = range(checked.variant.players)
        self.names = checked.record.seats or tuple(say("seat-name", seat=one) for one in players)
        self.thinkers: Thinkers | None = None

    def read(self) -> None:
        if not self.steps:
            print(self.say("analysis-empty"))
            return
        print(self.say("tui-plain-review"))
        at = 0
        with suppress(Left):
            while True:
                self._show(at)
                at = self._ask(at)
        if self.thinkers is not None:
            self.beside(self.thinkers.close())

    def _show(self, at: int) -> None:
        teller = Teller(self.names, None, self.say, every=True)
        lines: list[str] = []
        for step in self.steps[: at + 1]:
            lines = list(teller.told(step.happened, self.checked.variant.rounds))
        for line in lines:
            print(line)
        step = self.steps[at]
        if step.choice is not None:
            seat = step.choice.seat
            print(drawn(step.table, self.names, self.say))
            cards = " ".join(map(str, step.hands[seat] or ())) or "?"
            print(f"{self.names[seat]}: {cards}")

    def _ask(self, at: int) -> int:
        """The position to show next."""
        while True:
            line = read_line().strip().lower()
            if line in LEAVING:
                raise Left
            if line == "a":
                self._weigh(self.steps[at])
            elif line == "b":
                return max(at - 1, 0)
            elif line.isdecimal():
                return self._trick(at, int(line))
            elif not line:
                if at == len(self.steps) - 1:
                    raise Left
                return at + 1
            else:
                print(self.say("tui-plain-review"))

    def _trick(self, at: int, number: int) -> int:
        here = self.steps[at].round
        found = (
            place
            for place, step in enumerate(self.steps)
            if step.round == here and step.table.phase.value == "play" and step.trick == number
        )
        return next(found, at)

    def _weigh(self, step: Step) -> None:
        if step.choice is None or step.view is None:
            print(self.say("analysis-empty"))
            return
        if self.thinkers is None:
            self.thinkers = self.beside(_thinkers())
        try:
            told = self.beside(self.thinkers.call(PATIENCE, weighed, step.view, WORLDS))
        except ThoughtFailed as error:
            print(self.say("no-thought", reason=error.reason))
            return
        advice = [Advice(*one) for one in told]
        print(weights(heads_of(self.checked.variant, self.say), advice, written(step.choice)))


async def _thinkers() -> Thinkers:
    return Thinkers(1)
