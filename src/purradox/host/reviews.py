"""Reviews of matches that were finished once: they open at once for whoever has the same record."""

import gzip
import json
from collections.abc import Collection
from typing import Any, NamedTuple, Protocol


class KeptReview(NamedTuple):
    """What a review says in short, as JSON, and all its lines, packed by whoever keeps it."""

    summary: str
    body: bytes


class KeptReviews(Protocol):
    """Reviews by the hash of what was reviewed and how."""

    async def find(self, key: str) -> KeptReview | None: ...

    async def summary(self, key: str) -> str | None: ...

    async def summaries(self, keys: Collection[str]) -> dict[str, str]:
        """Those that are kept of many."""

    async def keep(self, key: str, review: KeptReview) -> None:
        """Keep a review; whoever was first has kept the same."""


def packed_review(lines: list[bytes]) -> KeptReview:
    """The last word on each choice and seat of a finished review."""
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for line in map(json.loads, lines):
        if line["type"] != "look":
            line.pop("progress", None)
            found[line["type"], line.get("step", line.get("seat", 0))] = line
    whole = [found.pop(("review", 0)) | {"kept": True}]
    whole += [found[place] for place in sorted(found)]  # choice, done, seat
    whole.sort(key=lambda line: bool(line["type"] == "done"))
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in whole)
    accuracy = {
        seat: line["accuracy"]
        for (kind, seat), line in found.items()
        if kind == "seat" and line.get("accuracy") is not None
    }
    summary = {"costliest": _costliest(found), "accuracy": accuracy}
    return KeptReview(json.dumps(summary), gzip.compress(text.encode(), mtime=0))


def _costliest(found: dict[tuple[str, int], dict[str, Any]]) -> list[dict[str, Any]]:
    """The choice of each seat that cost most, where there was one, the worst of all first."""
    told = []
    for (kind, _), seat in found.items():
        if kind == "seat" and seat["costliest"]:
            choice = found["choice", seat["costliest"][0]]
            made = choice["choices"][choice["chosen"]]
            told.append(
                {name: choice[name] for name in ("seat", "step", "round", "trick", "phase")}
                | {"move": made["move"], "better": choice["choices"][0]["move"]}
                | {"points": made["loss"]["points"]["value"], "win": made["loss"]["win"]["value"]}
                | {"worth": made["loss"]["worth"]["value"]}
            )
    return sorted(told, key=lambda one: -float(one.pop("worth")))
