"""Hints and reviews in the page: fewer simulations than a server makes, in slices."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any

from msgspec import structs

from purradox.analysis.as_json import hint_data
from purradox.analysis.lines import Task, choice_line, seat_line, tasks_of
from purradox.evaluation import Evaluation
from purradox.host import LoadedTable
from purradox.host.reviews import KeptReviews, packed_review
from purradox.notation import loads
from purradox.page.evaluation import Lookahead
from purradox.server.api.connection import hinted
from purradox.server.wire import messages

EDITION = "page 1"
"""Changes when reviews would say something else: then they are made anew."""

logger = logging.getLogger("purradox.page")


async def evaluated(search: Lookahead) -> Evaluation:
    """An evaluation in slices, so that tables go on meanwhile."""
    for _ in search.portions():
        await asyncio.sleep(0)
    return search.evaluation()


class PageHints:
    """Hints of one page; each is thought out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], tuple[str, messages.Hinted]] = {}

    async def hint(
        self, guest: str, live: LoadedTable, seat: int, decision: str
    ) -> messages.Hinted:
        place = live.table, seat
        known = self._known.get(place)
        if known is None or known[0] != decision:
            view = live.state.match.view(seat)
            found = hint_data(await evaluated(Lookahead(view, _seed(guest, decision))))
            known = decision, structs.replace(hinted(live.table, decision, found), quick=True)
            self._known[place] = known
        return known[1]


class PageReviews:
    """Reviews of one page, each made when it is asked for and kept when it is finished."""

    def __init__(self, kept: KeptReviews) -> None:
        self.kept = kept

    def key(self, played: str) -> str:
        return sha256(f"{EDITION} {played}".encode()).hexdigest()

    async def lines(self, text: str, key: str, first: int, _owner: str) -> AsyncIterator[bytes]:
        told: list[bytes] = []
        async for line in self._lines(text, key, first):
            told.append(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            if line["type"] == "done":  # whoever reads this finds it kept
                await self.kept.keep(key, packed_review(told))
            yield told[-1]

    async def _lines(self, text: str, key: str, first: int) -> AsyncIterator[dict[str, Any]]:
        """Every choice of the first seat, then of the next ones."""
        checked = loads(text)
        players = checked.variant.players
        tasks = list(tasks_of(checked))
        yield {"type": "review", "decisions": len(tasks), "simulations": 0, "quick": True}
        done = 0
        for seat in ((first + turn) % players for turn in range(players)):
            own = [task for task in tasks if task.seat == seat]
            yield {"type": "look", "kind": "look", "seat": seat, "decisions": len(own)}
            found: list[tuple[Task, Evaluation]] = []
            for task in own:
                view, choice = task.moment.view, task.moment.choice
                one = await evaluated(Lookahead(view, _seed(key, str(task.step)), choice))
                found.append((task, one))
                done += 1
                yield {**choice_line(task, one), "progress": round(done / len(tasks), 4)}
            yield seat_line(checked, seat, found, None)
        yield {"type": "done"}


def _seed(*parts: str) -> int:
    return int.from_bytes(sha256(" ".join(parts).encode()).digest()[:8], "big")
