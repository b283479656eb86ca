"""A disk that fails once, when it is told to."""

from collections.abc import Sequence

import pytest
from sqlalchemy.exc import OperationalError

from purradox.host.journal import Journal
from purradox.host.rows import Row


class Trouble:
    """Fails the next commit once it is due, after it was written or instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
        self.due = False
        honest = Journal._commit

        async def commit(journal: Journal, group: list[Sequence[Row]]) -> list[bool]:
            written = await honest(journal, group) if after or not self.due else []
            if self.due:
                self.due = False
                raise OperationalError("COMMIT", {}, Exception("disk full"))
            return written

        monkeypatch.setattr(Journal, "_commit", commit)
