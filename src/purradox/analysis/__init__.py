"""What each choice of a match was worth, from what its player could know."""

from typing import TYPE_CHECKING, Any

from purradox.analysis.as_json import hint_data, review_data
from purradox.analysis.reasons import Kind, Reason, Verdict, verdict, why_better
from purradox.analysis.report import Analysis, Decision, RoundReport, SeatReport

if TYPE_CHECKING:
    from purradox.analysis.review import analyse

__all__ = [
    "Analysis",
    "Decision",
    "Kind",
    "Reason",
    "RoundReport",
    "SeatReport",
    "Verdict",
    "analyse",
    "hint_data",
    "review_data",
    "verdict",
    "why_better",
]


def __getattr__(name: str) -> Any:
    """`analyse` searches, which takes libraries that reading a review does not."""
    if name == "analyse":
        from purradox.analysis.review import analyse

        return analyse
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
