"""The examination: good bots pass it, and each planted fault is found by its own check."""

import random as global_random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.bots.conformance import CHECKS, ConformanceReport, assert_conforms, check_bot, examine
from purradox.bots.conformance.positions import (
    other_world,
    positions,
    red_by_exception,
    without_choice,
)
from purradox.notation import check, loads, record_of
from purradox.rules import (
    PLAYERS,
    Match,
    Phase,
    Play,
    PlayerView,
    Predict,
    Round,
)
from tests.bots.programs import GOOD, program_bot

Maker = Callable[[Random], Any]


@pytest.mark.parametrize("spec", ["careful", "random"])
def test_our_bots_conform(spec: str) -> None:
    report = examine(spec, seconds=1)
    assert report.problems == []
    assert set(report.asked) == set(CHECKS)
    assert report.asked["legal"] > 800
    assert min(report.asked.values()) > 90
    assert 0 < report.slowest < 1.1


class Planted:
    """A bot with a fault; otherwise it takes the first legal move."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.calls = 0

    def choose(self, view: PlayerView) -> Any:
        return view.legal[0]


class Illegal(Planted):
    """In one phase only."""

    def choose(self, view: PlayerView) -> Any:
        return Predict(view.seat, 9) if view.table.phase is Phase.PREDICT else view.legal[0]


class OfAnotherSeat(Planted):
    def choose(self, view: PlayerView) -> Any:
        move = view.legal[0]
        return Play(view.seat - 1, move.cell) if isinstance(move, Play) else move


class Stuck(Planted):
    """Does not know the exception of R4.2."""

    def choose(self, view: PlayerView) -> Any:
        return None if red_by_exception(view) else view.legal[0]


class Agreeable:
    """Equal to everything."""

    def __eq__(self, _other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Flattering(Planted):
    def choose(self, _view: PlayerView) -> Any:
        return Agreeable()


class Raising(Planted):
    def choose(self, view: PlayerView) -> Any:
        if len(view.table.tricks) == 3:
            raise LookupError("three tricks\nare too many")
        return view.legal[0]


class Unmakeable(Planted):
    def __init__(self, random: Random) -> None:
        super().__init__(random)
        raise RuntimeError("no")


class Unseeded(Planted):
    def choose(self, view: PlayerView) -> Any:
        return Random().choice(view.legal)


class Counting(Planted):
    """Not a function of its view."""

    def choose(self, view: PlayerView) -> Any:
        self.calls += 1
        return view.legal[self.calls % len(view.legal)]


class OneMatch(Planted):
    """Remembers the hand it was dealt first, and believes that it still has it."""

    def choose(self, view: PlayerView) -> Any:
        self.calls = self.calls or hash(view.dealt)
        return view.legal[self.calls % len(view.legal)]


class Peeking(Planted):
    """Looks for the match in the frames of whoever asks."""

    def choose(self, view: PlayerView) -> Any:
        frame = sys._getframe(1)
        while frame.f_back is not None:
            for value in frame.f_locals.values():
                match = getattr(value, "match", value)
                if isinstance(match, Match) and match.rounds:
                    return view.legal[sum(match.rounds[-1].hands[view.seat - 1]) % len(view.legal)]
            frame = frame.f_back
        return view.legal[0]


class Drawing(Planted):
    """Draws from a source that belongs to everybody."""

    def choose(self, view: PlayerView) -> Any:
        global_random.random()
        return view.legal[0]


class Seeding(Planted):
    def choose(self, view: PlayerView) -> Any:
        np.random.seed(0)  # noqa: NPY002
        return view.legal[0]


class Meddling(Planted):
    """Changes what was frozen."""

    def choose(self, view: PlayerView) -> Any:
        move = view.legal[0]
        object.__setattr__(view.table, "predictions", ())
        return move


class Slow(Planted):
    def choose(self, view: PlayerView) -> Any:
        if without_choice(view):
            time.sleep(0.03)
        return view.legal[0]


FAULTS: list[tuple[Maker, str, str]] = [
    (Illegal, "legal", "9"),
    (OfAnotherSeat, "legal", ""),
    (Stuck, "legal", "None"),
    (Flattering, "legal", "Agreeable"),
    (Raising, "matches", "LookupError: three tricks are too many"),
    (Unmakeable, "matches", "RuntimeError: no"),
    (Unseeded, "repeats", ""),
    (Counting, "order", ""),
    (OneMatch, "order", ""),
    (Peeking, "blind", ""),
    (Drawing, "quiet", "random"),
    (Seeding, "quiet", "numpy.random"),
    (Meddling, "view", ""),
    (Slow, "time", "0.0"),
]


@pytest.fixture
def chance() -> Any:
    """Give back the sources that belong to everybody."""
    ours, theirs = global_random.getstate(), np.random.get_state()  # noqa: NPY002
    yield
    global_random.setstate(ours)
    np.random.set_state(theirs)  # noqa: NPY002


@pytest.mark.usefixtures("chance")
@pytest.mark.parametrize(("make", "check", "answer"), FAULTS)
def test_a_planted_fault_is_found_by_its_own_check_and_no_other(
    make: Maker, check: str, answer: str
) -> None:
    report = examine(make, players=(3,), seconds=0.02 if make is Slow else None)
    assert {problem.check for problem in report.problems} == {check}
    first = report.first(check)
    assert first is not None
    assert answer in first.answer
    if make is not Unmakeable:
        assert first.seat is not None
        checked = loads(first.text)
        assert first.seat in checked.to_act
        assert checked.view(first.seat).legal


def test_the_same_exam_is_given_every_time() -> None:
    assert examine(Illegal, players=(3,)).problems == examine(Illegal, players=(3,)).problems
    one, other = (examine(Counting, players=(2,), rounds=1) for _ in range(2))
    assert [str(problem) for problem in one.problems] == [
        str(problem) for problem in other.problems
    ]
    assert one.problems != examine(Counting, players=(2,), rounds=1, seed=1).problems


def test_a_bot_that_thinks_by_the_clock_is_not_asked_twice() -> None:
    report = examine(Unseeded, players=(2,), by_the_clock=True)
    assert report.passed
    assert not {"repeats", "order", "blind", "time"} & set(report.asked)


def test_progress_ends_where_it_was_to_end() -> None:
    told: list[tuple[int, int]] = []
    examine(RandomBot, players=(2, 3), rounds=1, progress=lambda *at: told.append(at))
    assert len({total for _, total in told}) == 1
    done = [at for at, _ in told]
    assert done == sorted(done)
    assert done[-1] <= told[-1][1] < done[-1] + 20


def test_for_tests_there_is_an_assertion() -> None:
    assert_conforms(CarefulBot, players=(2,), rounds=1)
    with pytest.raises(AssertionError, match="does not conform") as caught:
        assert_conforms(Illegal, players=(3,), rounds=1)
    told = str(caught.value)
    assert "legal: 9, seat " in told
    assert '[Game "Cat in the Box"]' in told
    assert check_bot("random", players=(2,), rounds=1) == []


def exam_of(folder: Path, source: str, **options: float) -> ConformanceReport:
    return examine(
        lambda random: program_bot(folder, source, seed=random.getrandbits(32), **options),
        players=(2,),
        rounds=1,
        seconds=options.get("seconds"),
    )


def test_programs_are_examined_too(tmp_path: Path) -> None:
    assert exam_of(tmp_path, GOOD, seconds=2).problems == []


@pytest.mark.parametrize(
    ("source", "check", "answer"),
    [
        (GOOD.replace("max(", "'9r' or max("), "legal", "9r"),
        (GOOD.replace("    print", "    import time; time.sleep(9); print"), "time", "> 0.1"),
        ("raise SystemExit('tired')", "matches", "died: 1: tired"),
        (
            GOOD.replace("import json, sys", "import json, sys\nat = 0").replace(
                'max(json.loads(line)["legal"])', '(w := json.loads(line)["legal"])[at % len(w)]'
            )
            + "    at += 1\n",
            "order",
            "",
        ),
    ],
)
def test_the_faults_of_a_program_are_its_own(
    tmp_path: Path, source: str, check: str, answer: str
) -> None:
    seconds = {"seconds": 0.05, "start": 0.05} if check == "time" else {"seconds": 5}
    report = exam_of(tmp_path, source, **seconds)
    first = report.first(check)
    assert first is not None
    assert first.answer.startswith(answer)
    assert {problem.check for problem in report.problems} <= {check, "matches"}


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_are_of_every_kind(players: int) -> None:
    seen: Counter[str] = Counter()
    for one in positions(players, 3, Random(players)):
        view = one.view
        assert view.legal
        seen[view.table.phase.value] += 1
        seen[view.table.variant.board_name[:2]] += 1
        seen["exception"] += red_by_exception(view)
        seen["leading"] += view.table.phase is Phase.PLAY and not view.table.trick.plays
        seen["later rounds"] += bool(view.past)
    wanted = {"discard", "play", "wh", "vi", "exception", "leading", "later rounds"}
    wanted |= {"predict"} if players > 2 else set()
    assert wanted <= {kind for kind, count in seen.items() if count}
    assert any(kind.startswith("r") and kind[1:].isdigit() for kind in seen)


@pytest.mark.parametrize("players", PLAYERS)
def test_other_worlds_keep_the_rules_and_look_the_same(players: int) -> None:
    random = Random(0)
    different = 0
    for one in positions(players, 3, Random(players)):
        world = other_world(one.match, one.seat, random)
        if world is None:
            continue
        assert world != one.match
        assert world.view(one.seat) == one.view
        assert check(record_of(world)).match == world
        different += secrets(world.rounds[-1]) != secrets(one.match.rounds[-1])
    assert different > 15


def secrets(one: Round) -> tuple[object, object]:
    return one.hands, one.discards
