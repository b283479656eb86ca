"""The same round in both engines, and the questions that both must answer alike."""

from typing import Any

import numpy as np

from purradox.rules import Choice, Completed, Paradox, Phase, Round, score
from purradox.rules.actions import action_of

_PHASES = tuple(Phase)


class Divergence(AssertionError):
    """The engines disagree; the message says on what, and how to come there again."""


class Pair:
    """A round of the readable engine beside the packed state of the kernel."""

    def __init__(
        self, kernel: Any, one: Round, states: Any, engine: Any = None, origin: str = ""
    ) -> None:
        self.kernel = kernel
        self.engine = engine or kernel.Kernel(one.table.variant)
        self.round = one
        self.states = states
        self.origin = origin

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What the readable engine lets the first seat to act do."""
        to_act = self.round.table.to_act
        return self.round.view(to_act[0]).legal if to_act else ()

    def apply(self, move: Choice) -> None:
        """Make a move in both engines."""
        before = self.round
        self.round = before.apply(move)
        try:
            self.engine.step(self.states, [action_of(move)])
        except ValueError as error:
            self.round = before
            raise self.diverged("step", f"{move} is legal", str(error)) from error

    def children(self) -> list["Pair"]:
        """The pairs one move on, for every legal move; the kernel makes all its steps at once."""
        moves = self.legal
        states = np.repeat(self.states, len(moves))
        try:
            self.engine.step(states, [action_of(move) for move in moves])
        except ValueError as error:
            raise self.diverged("step", f"{len(moves)} legal moves", error) from error
        return [
            Pair(self.kernel, self.round.apply(move), states[at : at + 1], self.engine, self.origin)
            for at, move in enumerate(moves)
        ]

    def check(self, legal: tuple[Choice, ...]) -> None:
        """The questions of every step, cheap to ask; `legal` is the readable engine's answer."""
        state, table = self.states[0], self.round.table
        self.equal("phase", _PHASES.index(table.phase), int(state["phase"]))
        if table.to_act:
            self.equal("seat", table.to_act[0], int(state["seat"]))
        self.equal("legal", sum(1 << action_of(move) for move in legal), int(state["legal"]))
        self.equal("outcome", _outcome(self.round), int(state["outcome"]))

    def check_all(self) -> None:
        """Every field of the packed state."""
        if field := difference(self.kernel, self.round, self.states[0]):
            expected = self.kernel.pack(self.round)[0]
            raise self.diverged(field, expected[field], self.states[0][field])

    def check_scores(self) -> None:
        """The scores of a finished round."""
        points = tuple(one.total for one in score(self.round.table))
        found = self.engine.scores(self.states)[0]
        self.equal("scores", points, tuple(map(int, found[: len(points)])))

    def check_unpacked(self) -> None:
        """The packed state, unpacked, is the round again."""
        unpacked = self.kernel.unpack(self.states[0], self.round.table.variant)
        self.equal("unpacked", self.round, unpacked)

    def equal(self, question: str, readable: object, kernel: object) -> None:
        if readable != kernel:
            raise self.diverged(question, readable, kernel)

    def diverged(self, question: str, readable: object, kernel: object) -> Divergence:
        """The error that says where the engines part."""
        return Divergence(
            f"{question}: readable {readable}, kernel {kernel}; at {self.round.position}"
            + (f" ({self.origin})" if self.origin else "")
        )


def difference(kernel: Any, one: Round, state: Any) -> str | None:
    """The first field in which a state is not the packed round; unused history does not count."""
    expected = kernel.pack(one)[0]
    if expected.tobytes() == state.tobytes():
        return None
    for field in kernel.STATE.names:
        ours, theirs = expected[field], state[field]
        if field == "history":
            ours, theirs = ours[: expected["plays"]], theirs[: expected["plays"]]
        if ours.tobytes() != theirs.tobytes():
            return str(field)
    return None


def _outcome(one: Round) -> int:
    match one.table.outcome:
        case Paradox(seat):
            return 2 + seat
        case Completed():
            return 1
        case _:
            return 0
