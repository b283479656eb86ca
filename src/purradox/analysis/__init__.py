"""What each choice of a match was worth, from what its player could know."""

from purradox.analysis.as_json import hint_data, review_data
from purradox.analysis.reasons import Kind, Reason, Verdict, verdict, why_better
from purradox.analysis.report import Analysis, Decision, RoundReport, SeatReport
from purradox.analysis.review import analyse
from purradox.analysis.tally import Estimate
from purradox.analysis.weighing import Option, Weighed, refined, weigh

__all__ = [
    "Analysis",
    "Decision",
    "Estimate",
    "Kind",
    "Option",
    "Reason",
    "RoundReport",
    "SeatReport",
    "Verdict",
    "Weighed",
    "analyse",
    "hint_data",
    "refined",
    "review_data",
    "verdict",
    "weigh",
    "why_better",
]
