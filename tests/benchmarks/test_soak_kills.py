"""The soak that kills servers tells what became of them."""

import io

from rich.console import Console

from benchmarks.soak_kills import WIDTH, result, shown
from tests.server.killing import Killed


def test_what_became_of_it_is_told() -> None:
    told = Killed(200, 20, 9, 1800, 7200, 640, starts=[1.0, 2.0, 6.0], resumes=[0.1, 0.3])
    one = result("sqlite", told, 60.0)
    assert (one["start_median"], one["resume_median"], one["resume_worst"]) == (2.0, 0.2, 0.3)
    page = io.StringIO()
    Console(file=page, width=WIDTH).print(shown([one]))
    for figure in ("sqlite", "200", "1800", "7200", "640", "0.20", "60.00"):
        assert figure in page.getvalue()
