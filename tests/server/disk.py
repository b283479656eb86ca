"""A disk that fails once, when it is told to."""

from collections.abc import Sequence

import pytest
from sqlalchemy.exc import OperationalError

from purradox.host.log import Row
from purradox.host.sql.sqlite_log import SqliteLog


class Trouble:
    """Fails the next commit once it is due, after it was written or instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
        self.due = False
        honest = SqliteLog.append

        async def append(log: SqliteLog, group: list[Sequence[Row]]) -> list[bool]:
            written = await honest(log, group) if after or not self.due else []
            if self.due:
                self.due = False
                raise OperationalError("COMMIT", {}, Exception("disk full"))
            return written

        monkeypatch.setattr(SqliteLog, "append", append)
