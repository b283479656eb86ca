"""A record read line by line, with what each choice was worth where that is asked."""

from contextlib import suppress

from purradox.host.thinkers import ThoughtFailed
from purradox.i18n import Words
from purradox.notation import Checked, to_text
from purradox.tui.advice import advice_table, heads_of, judged
from purradox.tui.loop_thread import LoopThread
from purradox.tui.person import LEAVING, Left, read_line, save_by_line
from purradox.tui.plain_table import drawn
from purradox.tui.replay import StepEvaluations, steps, trick_begin
from purradox.tui.telling import Teller


def read_aloud(beside: LoopThread, checked: Checked, say: Words, me: int | None = None) -> None:
    """Each position in turn, until somebody has seen enough."""
    Reading(beside, checked, say, me).read()


class Reading:
    """Enter goes on, b back, a number to that trick, a evaluates, n to a mistake, q leaves."""

    def __init__(self, beside: LoopThread, checked: Checked, say: Words, me: int | None) -> None:
        self.beside, self.checked, self.say = beside, checked, say
        self.steps = steps(checked)
        players = range(checked.variant.players)
        self.names = checked.record.seats or tuple(say("seat-name", seat=one) for one in players)
        self.evaluations = StepEvaluations(self.steps, me)

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
        self.beside(self.evaluations.close())

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
            typed = read_line().strip()
            line = typed.lower()
            if line in LEAVING:
                raise Left
            if line == "a":
                self._worth(at)
            elif line == "n":
                if (mistake := self._next_mistake(at)) is not None:
                    self._show(mistake)
                    self._worth(mistake)
                    at = mistake
            elif line.partition(" ")[0] == "save":
                save_by_line(typed, to_text(self.checked.record), "", self.say)
            elif line == "b":
                return max(at - 1, 0)
            elif line.isascii() and line.isdecimal():
                return trick_begin(self.steps, at, int(line[:3]))
            elif not line:
                if at == len(self.steps) - 1:
                    raise Left
                return at + 1
            else:
                print(self.say("tui-plain-review"))

    def _evaluate(self, at: int) -> bool:
        """Evaluate a choice, if that has not been done; whether it worked."""
        try:
            if at not in self.evaluations.found:
                self.beside(self.evaluations.evaluate(at))
        except ThoughtFailed as error:
            print(self.say("no-thought", reason=error.reason))
            return False
        return True

    def _worth(self, at: int) -> None:
        """What each choice was worth, and what there is to say of the one that was made."""
        step = self.steps[at]
        if step.choice is None or step.view is None:
            print(self.say("analysis-empty"))
        elif self._evaluate(at):
            advice, variant = self.evaluations.found[at], self.checked.variant
            print(judged(advice, str(step.choice), variant, self.say))
            print(advice_table(heads_of(variant, self.say), advice, str(step.choice)))

    def _next_mistake(self, at: int) -> int | None:
        """The next mistake from here on, but for one that was seen; None is said, too."""
        start = at + 1 if at in self.evaluations.found else at
        while (found := self.evaluations.next_mistake(start)) is not None:
            if found in self.evaluations.found:
                return found
            start = found
            print(self.say("tui-seeking", step=found + 1, steps=len(self.steps)))
            if not self._evaluate(found):
                return None
        print(self.say("tui-no-mistake"))
        return None
