"""On a fresh machine the first use of compiled code says so; here it is used before any test.

`python -m tests.compiled` does no more than that.
"""

import pytest

from purradox.analysis import ready as analysis
from purradox.bots.search import ready as search
from purradox.kernel.warm import warm_up


def use_all() -> None:
    warm_up()
    search.ready()
    search.ready_to_be_guided()
    analysis.ready()


@pytest.fixture(scope="session", autouse=True)
def everything_compiled() -> None:
    use_all()


if __name__ == "__main__":
    use_all()
