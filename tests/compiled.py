"""On a fresh machine the first use of compiled code says so; here it is used before any test.

`python -m tests.compiled` does no more than that, and compiles Python for a page.
"""

import pytest

from purradox.kernel.warm import warm_up
from purradox.search import precompile


def use_all() -> None:
    warm_up()
    precompile()


@pytest.fixture(scope="session", autouse=True)
def everything_compiled() -> None:
    use_all()


if __name__ == "__main__":
    from tests.export.exported import made_once

    use_all()
    made_once()
