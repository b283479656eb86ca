"""On a fresh machine the first use of compiled code says so; here it is used before any test."""

import pytest

from purradox.analysis import ready as analysis
from purradox.bots.search import ready as search


@pytest.fixture(scope="session", autouse=True)
def everything_compiled() -> None:
    search.ready()
    analysis.ready()
