"""The gate itself: the compiled kernel agrees with the readable engine in every part."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import pytest

import purradox.kernel
from purradox.gate import PARTS, Divergence, parts, run
from purradox.gate.lockstep import lockstep, stacked
from purradox.gate.pair import Pair
from purradox.gate.parts import Work, checked, work
from purradox.gate.perft import Counts, check, counted, leaves, stored
from purradox.gate.toys import TOYS
from purradox.rules import PLAYERS, Phase, Round, shuffled, variant
from tests.conftest import MEASURED

ROUNDS = 480


@pytest.mark.parametrize("name", PARTS)
def test_the_engines_agree(name: str, record_property: Callable[[str, object], None]) -> None:
    todo = work(purradox.kernel, ROUNDS, seed=1)[name]
    part = checked(name, todo)
    rate = f"{part.pieces:5} pieces, {part.compared:11,} comparisons"
    record_property(MEASURED, f"gate: {name:8} {rate} in {part.seconds:.1f} s")
    assert part.divergence is None
    assert part.pieces == todo.total > 0


def test_a_run_tells_of_every_part_and_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "work", partial(work, leaves=20, toys=("two players",)))
    told: list[tuple[str, int, int]] = []
    report = run(6, 2, lambda name, done, total: told.append((name, done, total)))
    assert report.agreed
    assert tuple(part.name for part in report.parts) == PARTS
    assert [part.pieces for part in report.parts[-2:]] == [6, 6]
    assert {name for name, done, total in told if done == total} == set(PARTS)


def test_a_run_goes_on_after_a_divergence(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(kernel: ModuleType, rounds: int, seed: int) -> dict[str, Work]:
        todo = work(kernel, rounds, seed, leaves=20, toys=("two players",))
        counts = Counts(next(stored()).line, (0,), ())
        return todo | {"perft": Work(2, iter([partial(check, kernel, counts)] * 2))}

    monkeypatch.setattr(parts, "work", wrong)
    report = run(1, 2)
    assert not report.agreed
    assert [part.name for part in report.parts if part.divergence] == ["perft"]
    assert report.parts[1].pieces == 0


def test_lockstep_comes_to_all_that_play_rarely_reaches() -> None:
    seen: Counter[str] = Counter()
    for number in range(144):
        seen += lockstep(purradox.kernel, 5, number)
    rare = {"completed", "paradox", "red led by exception", "red lost", "red under a red lead"}
    assert rare <= set(seen)


def test_a_divergence_says_how_to_come_there_again() -> None:
    one = Round.start(variant(2), 1, shuffled(variant(2), Random(1)))
    pair = Pair(purradox.kernel, one, purradox.kernel.pack(one))
    pair.check(pair.legal)
    pair.states[0]["seat"] = 1
    with pytest.raises(Divergence) as caught:
        pair.check(pair.legal)
    question, _, line = str(caught.value).partition("; at ")
    assert question == "seat: readable 0, kernel 1"
    assert Round.from_position(line) == one


@pytest.mark.parametrize("field", purradox.kernel.STATE.names or ())
def test_no_field_of_the_state_escapes_the_comparison(field: str) -> None:
    one = Round.from_position(next(counts.line for counts in stored() if "play" in counts.line))
    pair = Pair(purradox.kernel, one, purradox.kernel.pack(one))
    pair.check_all()
    value = pair.states[0][field]
    if value.ndim:
        value[0] ^= 1
    else:
        pair.states[0][field] = value ^ type(value)(1)
    with pytest.raises(Divergence, match=f"^{field}: "):
        pair.check_all()


def test_a_round_can_be_written_and_read_at_every_move() -> None:
    random = Random(3)
    setups = [variant(players, "violet") for players in PLAYERS]
    for setup in (*setups, *(toy for toy, _ in TOYS.values())):
        one = Round.start(setup, random.randrange(setup.players), stacked(setup, random))
        assert Round.from_position(one.position) == one
        while one.table.to_act:
            one = one.apply(random.choice(one.view(one.table.to_act[0]).legal))
            assert Round.from_position(one.position) == one


def test_perft_files_hold_every_player_count_board_and_phase() -> None:
    rounds = [Round.from_position(counts.line) for counts in stored()]
    kinds = {(one.table.variant.players, one.table.variant.board_name) for one in rounds}
    assert {(players, board) for players in PLAYERS for board in ("white", "violet")} <= kinds
    assert {one.table.phase for one in rounds} == set(Phase)
    playing = [one.table for one in rounds if one.table.phase is Phase.PLAY]
    assert {table.variant.players for table in playing if not table.red_is_open} == set(PLAYERS)
    assert {len(set(table.revealed)) for table in playing} == {0, 1, 2, 3}


def test_perft_lines_are_what_their_maker_writes() -> None:
    for counts in stored():
        if not counts.deep:
            told = " ".join(map(str, counts.shallow))
            assert counted(Round.from_position(counts.line)) == f"{counts.line}; perft {told}"


def test_perft_counts_a_round_that_is_over_once() -> None:
    over = next(
        one for counts in stored() if (one := Round.from_position(counts.line)).table.outcome
    )
    for depth in range(3):
        assert leaves(over, depth) == 1
        engine = purradox.kernel.Kernel(over.table.variant)
        assert engine.perft(purradox.kernel.pack(over), depth) == 1


@pytest.mark.parametrize("change", [1, -1])
def test_a_wrong_count_is_a_divergence(change: int) -> None:
    first = next(counts for counts in stored() if len(counts.shallow) > 2)
    wrong = Counts(first.line, (first.shallow[0], first.shallow[1] + change), ())
    with pytest.raises(Divergence, match="perft 2: "):
        check(purradox.kernel, wrong)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 6},
        {"copies": 6},
        {"dealt": 40},
        {"revealed": 4},
        {"predictions": (0, 1), "bonus_up_to": None},
        {"predictions": (5,), "bonus_up_to": None},
        {"predictions": (1,)},
        {"bonus_up_to": None},
    ],
    ids=str,
)
def test_a_setup_that_the_kernel_cannot_hold_is_refused(changes: dict[str, Any]) -> None:
    setup, _ = TOYS["two players"]
    with pytest.raises(ValueError, match="kernel"):
        purradox.kernel.Kernel(replace(setup, **changes))
