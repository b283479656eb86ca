"""The benchmarks run, tell what they should, and find kernel and C equal; nothing is timed."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from benchmarks import figures, kernel, reference, report
from benchmarks.measuring import FULL, TINY, Entry, Rates, ratio
from benchmarks.targets import (
    PDEP,
    PORTABLE,
    TUNED,
    TUNED_PORTABLE,
    VECTOR,
    Target,
    on_threads,
    targets,
)
from benchmarks.workers import Name, Worker, WorkerError, play, uses_pdep
from purradox.rules import PLAYERS
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

QUIET = Console(quiet=True)


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    results: dict[str, Any] = json.loads(
        json.dumps(kernel.measure(TINY, openspiel=True, console=QUIET))
    )
    return results


@pytest.fixture(scope="module")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> bool:
    """Whether this machine can build the C reference; where it cannot, that must be said."""
    return reference.build(tmp_path_factory.mktemp("c"), portable=False) is not None


def printed(results: dict[str, Any]) -> str:
    page = io.StringIO()
    Console(file=page, width=100).print(report.shown(results))
    return page.getvalue()


def test_everybody_takes_part(measured: dict[str, Any], compiler: bool) -> None:
    found = {(row["label"], row["players"]) for row in measured["speeds"]}
    for label in (PORTABLE, *([TUNED] if compiler else []), VECTOR, "readable engine"):
        assert {(label, players) for players in PLAYERS} <= found
    for game in ("hearts", "spades", "oh_hell", "bridge"):
        for kind in ("openspiel", "openspiel-lean", "openspiel-rollouts"):
            assert (f"{game}, {kind}", 4) in found
    assert all(0 < row["median"] <= row["best"] for row in measured["speeds"])
    assert all(row["plays"] <= row["decisions"] for row in measured["speeds"])


def test_kernel_and_c_come_to_the_same_scores(measured: dict[str, Any], compiler: bool) -> None:
    equal = measured["equal"]
    assert equal["agree"]
    assert equal["rounds"] == TINY.equal_rounds
    for players in PLAYERS:
        digests = equal["digests"][str(players)]
        assert digests.keys() >= ({PORTABLE, TUNED} if compiler else {PORTABLE})
        assert digests.keys() <= {PDEP, PORTABLE, TUNED, TUNED_PORTABLE}
        assert len(set(digests.values())) == 1
    assert len({digests[PORTABLE] for digests in equal["digests"].values()}) == len(PLAYERS)


def test_scores_that_differ_are_told_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Liar:
        def ask(self, _task: object, name: Name, *_: object) -> str:
            return name.kind

    takers: Any = [
        Entry(PORTABLE, Name("kernel", 3), Liar()),  # type: ignore[arg-type]
        Entry(TUNED, Name("c", 3), Liar()),  # type: ignore[arg-type]
    ]
    monkeypatch.setattr(kernel, "PLAYERS", (3,))
    equal = kernel.equality(takers, 10)
    assert not equal["agree"]
    assert "DIFFER" in next(iter(kernel.notes(equal, {TUNED}, None, openspiel=True)))


def test_every_target_of_the_design_is_there(measured: dict[str, Any], compiler: bool) -> None:
    bounds = [row["at_least"] or row["at_most"] for row in measured["targets"]]
    bounds = [bound for bound in bounds if bound]
    expected = [*([0.65] if compiler else []), 80, 80, 0.2]
    expected += [*([1.8] if measured["threads"] else []), 1]
    assert bounds[-len(expected) :] == expected
    assert all(row["median"] > 0 and row["best"] > 0 for row in measured["targets"])


def test_growth_goes_through_every_size(measured: dict[str, Any]) -> None:
    assert [row["batch"] for row in measured["growth"]] == TINY.sizes == [1, 3, 10]
    assert all(row["rounds"] > 0 and row["vector"] > 0 for row in measured["growth"])
    assert FULL.sizes[0] == 1
    assert FULL.sizes[-1] == 1_000_000


def test_the_tables_show_what_was_measured(measured: dict[str, Any], compiler: bool) -> None:
    text = printed(measured)
    assert ("C is left out" in text) is not compiler
    assert ("the same scores in 500" in text) is compiler
    for words in ("5 players", "bridge", "≥ 80", "≤ 1", "█"):
        assert words in text


def test_what_is_left_out_is_said(measured: dict[str, Any]) -> None:
    equal = measured["equal"]
    told = list(kernel.notes(equal, {PORTABLE}, None, openspiel=False))
    assert [note.split(":")[0] for note in told] == [
        "C is left out",
        "This processor has no fast pdep; the kernel is the portable one.",
        "OpenSpiel is left out",
        "Threads are left out",
    ]
    ours = [row for row in measured["speeds"] if not row["game"]]
    assert "OpenSpiel at" not in printed({**measured, "speeds": ours})


def test_ratios_and_bounds() -> None:
    assert ratio([1.0, 4.0, 3.0], [2.0, 2.0, 2.0]) == (1.5, 2.0)
    assert Target("", 0.8, 1.2, at_least=0.9).met is False
    assert Target("", 0.8, 1.2, at_least=0.9, by_best=True).met is True
    assert Target("", 0.8, 1.2, at_most=1.0).met is True
    assert Target("", 0.8, 1.2).met is None


def test_without_c_and_openspiel_the_other_targets_remain() -> None:
    rates = [
        Rates(label, Name(kind, 4), [speed], [speed])
        for label, kind, speed in (
            (PORTABLE, "kernel", 60.0),
            (VECTOR, "vector", 15.0),
            ("readable engine", "readable", 0.1),
        )
    ]
    rows = targets(rates, None, {"median": 2.0, "best": 0.9})
    assert [row.met for row in rows] == [True, None, None, True]


@pytest.mark.parametrize(
    ("ours", "c", "met"),
    [(1.9, 1.95, True), (1.5, 1.95, False), (1.1, 1.0, None), (1.9, 1.7, True), (1.5, None, False)],
)
def test_threads_are_judged_where_c_found_a_free_core(
    ours: float, c: float | None, met: bool | None
) -> None:
    threads = {PORTABLE: {"median": 1.0, "best": ours}}
    if c:
        threads[TUNED] = {"median": 1.0, "best": c}
    first, *rest = on_threads(threads, PORTABLE)
    assert (first.met, len(rest)) == (met, 1 if c else 0)


def test_a_worker_tells_what_went_wrong() -> None:
    with Worker(portable=False) as worker, pytest.raises(WorkerError, match="no-such-game"):
        worker.ask(play, Name("openspiel", 4, "no-such-game"), 1, 1)


def test_a_worker_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.workers._serve", print)
    with Worker(portable=False) as worker, pytest.raises(WorkerError, match="before its time"):
        worker.ask(uses_pdep)


def test_figures_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert figures.main(["--rounds", "20000", "--threads", "2", "--json", str(file)]) == 0
    told = json.loads(file.read_text("utf-8"))
    assert [(one["players"], one["name"]) for one in told["figures"]] == [
        (players, name) for players, known in figures.KNOWN.items() for name in known
    ]
    assert all(one["rounds"] == 20000 and one["error"] >= 0 for one in told["figures"])
    assert "22.015" in capsys.readouterr().out


def test_a_figure_that_is_far_off_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {2: {**figures.KNOWN[2], "plays a round": 13.5}}
    monkeypatch.setattr(figures, "KNOWN", wrong)
    assert figures.main(["--rounds", "20000"]) == 1


@pytest.mark.parametrize(
    "words", ["--rounds 0", "--rounds many", "--rounds 10", "--json missing/x", "--json ."]
)
def test_wrong_words_are_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        figures.main(words.split())
    assert leaving.value.code == 2
    assert words.split(maxsplit=1)[0] in capsys.readouterr().err


def test_the_command_runs_a_script_of_the_folder(terminal: Terminal) -> None:
    assert terminal("bench", "readable", "--quick", "--json", "speed.json").status in (0, 1)
    assert json.loads((terminal.folder / "speed.json").read_text("utf-8"))["samples"] == 3


def test_the_command_says_when_the_folder_is_not_there(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("purradox.cli.bench.ROOT", terminal.folder)
    assert "come with the repository" in terminal.refused("bench", "kernel")


def test_the_command_refuses_what_it_does_not_know(terminal: Terminal) -> None:
    assert "kernel | figures | readable" in terminal.refused("bench", "nothing")
    assert "NAME" in terminal.refused("bench")
    assert "missing/x" in terminal.refused("bench", "figures", "--json", "missing/x")
    assert "folder" in terminal.refused("bench", "figures", "--json", ".")
