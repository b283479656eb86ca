"""A progress bar: only when it takes long, and only for a person who watches."""

import sys

import pytest

from purradox.cli import progress


def worked(monkeypatch: pytest.MonkeyPatch, *, patience: float, watched: bool) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", patience)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched)
    with progress.progress("Counting cats", 2) as done:
        done(1)
        done(2)


@pytest.mark.parametrize(
    ("patience", "watched", "seen"), [(0, True, True), (60, True, False), (0, False, False)]
)
def test_when_there_is_a_bar(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    patience: float,
    watched: bool,
    seen: bool,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    worked(monkeypatch, patience=patience, watched=watched)
    out, err = capsys.readouterr()
    assert ("Counting cats" in err) == seen
    assert out == ""
