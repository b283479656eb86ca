"""`exec:COMMAND`: a bot that asks a program."""

import os
import shlex
import shutil
from random import Random

from purradox.bots.api import PROGRAM, Named
from purradox.bots.careful import CarefulBot
from purradox.bots.errors import BotOptionNotPositive, NoSuchProgram
from purradox.bots.forfeit import Forfeit, Reason, Report, decision_of
from purradox.bots.pipe.answering import SEED
from purradox.bots.pipe.lines import Unusable, question_line, read_answer
from purradox.bots.pipe.program import GRACE, Program
from purradox.rules import Choice, PlayerView

TOLERANCE = 1.1
"""How much longer than its time a decision may take: the way there and back is not thought."""
MOST_FORFEITS = 3
"""After so many forfeits in a row the program is not started any more."""


class ProgramBot(Named):
    """Sends each decision to a program; one that it does not make goes to `careful`.

    After a forfeit the program is ended and, for the next decision, started anew. So a late answer
    is never taken for the answer to a later question.
    """

    def __init__(
        self, random: Random, command: str, seconds: float = 1.0, start: float = 10.0
    ) -> None:
        self.words, self.seconds, self.start = shlex.split(command), seconds, start
        self.name = f"{PROGRAM}:{command}"
        self.environment = {**os.environ, SEED: str(random.getrandbits(64))}
        self.careful = CarefulBot(random)
        self.forfeits: list[Forfeit] = []
        self.report: Report = _unheard
        self._program: Program | None = None
        self._in_a_row = 0

    @staticmethod
    def check_options(command: str, seconds: float = 1.0, start: float = 10.0) -> None:
        """Refuse what could never work before anybody sits down to play."""
        for option, value in (("seconds", seconds), ("start", start)):
            if value <= 0:
                raise BotOptionNotPositive(PROGRAM, option, value)
        try:
            words = shlex.split(command)
        except ValueError:
            words = [command]
        if shutil.which(words[0]) is None:
            raise NoSuchProgram(words[0])

    def choose(self, view: PlayerView) -> Choice:
        try:
            move = read_answer(self._answer(question_line(view, self.seconds)), view)
        except Unusable as trouble:
            self._forfeit(trouble, view)
            return self.careful.choose(view)
        self._in_a_row = 0
        return move

    def close(self) -> None:
        """End the program; the next question would start it again."""
        self._stop(GRACE)

    def _answer(self, question: bytes) -> bytes:
        if self._in_a_row >= MOST_FORFEITS:
            raise Unusable(Reason.GIVEN_UP)
        if self._program is None:
            self._program = Program(self.words, self.environment)
        starting = 0 if self._program.answered else self.start
        try:
            return self._program.ask(question, self.seconds * TOLERANCE + starting)
        except Unusable as trouble:
            if trouble.reason is Reason.LATE:
                trouble.detail = f"{self.seconds + starting:g}"
            raise

    def _forfeit(self, trouble: Unusable, view: PlayerView) -> None:
        self._in_a_row += 1
        forfeit = Forfeit(
            bot=self.name,
            seat=view.seat,
            decision=decision_of(view),
            reason=trouble.reason,
            detail=trouble.detail,
            last_words=self._stop(),
        )
        self.forfeits.append(forfeit)
        self.report(forfeit)

    def _stop(self, grace: float = 0.0) -> str:
        """What the program said last."""
        program, self._program = self._program, None
        if program is None:
            return ""
        program.stop(grace)
        return program.last_words()


def _unheard(_forfeit: Forfeit) -> None:
    """Nobody listens; `forfeits` has them all."""
