"""`puzzles`: a question, an answer, and an exit status that says whether it was right."""

import io

import pytest

from purradox.cli import run
from purradox.puzzles import Kind, Puzzle, puzzles


def one_of(kind: Kind) -> Puzzle:
    return next(one for one in puzzles() if one.kind is kind)


@pytest.mark.parametrize("kind", list(Kind))
def test_an_answer_is_right_or_wrong(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    one = one_of(kind)
    assert run(["puzzles", one.id, f"--answer={one.answer.choice}"]) == 0
    told = capsys.readouterr().out
    assert f"Right: {one.answer.choice}." in told
    assert run(["puzzles", one.id, f"--answer={one.values[1].choice}"]) == 1
    told = capsys.readouterr().out
    assert f"the answer is {one.answer.choice}." in told
    assert told.count("\n  ") >= len(one.values)


def test_a_question_tells_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = one_of(Kind.KEEP)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["puzzles", one.id]) == 2  # nothing was answered
    asked, error = capsys.readouterr()
    assert "%" not in asked
    assert "--answer" in error
    assert "It can be" in error


def test_a_slip_is_asked_about_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = one_of(Kind.KEEP)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\nnonsense\n{one.answer.choice}\n"))
    assert run(["puzzles", one.id]) == 0
    assert capsys.readouterr().out.count("You can choose:") == 2


def test_the_day_has_a_puzzle_and_others_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "--answer=nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err
    assert run(["puzzles", "nothing"]) == 2
    assert "no such puzzle" in capsys.readouterr().err
    assert run(["puzzles", "--kind=chess"]) == 2
    assert run(["puzzles", "--kind=read", "--answer=9"]) == 2
