"""What is compiled is compiled before the tests that read what a person is told."""

import pytest

from purradox.analysis import review
from tests.compiled import everything_compiled

__all__ = ["everything_compiled"]


@pytest.fixture(autouse=True)
def short_last_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few simulations nothing is told apart, and all of the last looks would be taken."""
    monkeypatch.setattr(review, "FINAL", 2 * review.ROUNDS)
