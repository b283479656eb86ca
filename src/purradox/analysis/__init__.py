"""What each choice of a match was worth, from what its player could know."""

from purradox.analysis.as_json import hint_data, review_data
from purradox.analysis.reasons import Kind, Reason, Verdict, verdict, why_better
from purradox.analysis.report import Analysis, Decision, RoundReport, SeatReport
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
