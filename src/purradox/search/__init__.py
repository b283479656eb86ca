"""The search: what each move of a decision is worth, from what its player can know.

`evaluate` is all that bots, hints, reviews and training call.
"""

from purradox.search.budget import Budget
from purradox.search.estimates import Settings
from purradox.search.evaluation import Search, evaluate
from purradox.search.precompile import precompile

__all__ = [
    "Budget",
    "Search",
    "Settings",
    "evaluate",
    "precompile",
]
