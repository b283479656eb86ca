"""What is done now and then for tables that nobody is at: forget, close, clean and delete."""

from contextlib import suppress

from purradox.host import seating
from purradox.host.errors import HostError
from purradox.host.expiry import DAY
from purradox.host.lines import EXPIRED
from purradox.host.referee import Already
from purradox.host.tables import Tables

PRESENCE = 3600 * 1000
"""Milliseconds after which it is written again that somebody is still there."""
TALK_KEPT = 3600 * 1000
"""How long after its last player has gone what was said at a finished match is still known."""


class Sweeper:
    """Keeps memory and database free of what nobody needs."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.log, self.expiry = tables, tables.log, tables.expiry

    async def tidy(self) -> None:
        """Write who was where, and forget tables that nobody needs in memory."""
        loaded = list(self.tables.loaded.values())
        for table in loaded:
            if table.attended:
                table.seen = self.tables.clock()
        await self.save(PRESENCE)
        for table in loaded:
            self.tables.forget(table)

    async def save(self, after: int = 0) -> None:
        """Write when somebody was at which table; while they stay, only once in a while."""
        found = [
            one
            for one in self.tables.loaded.values()
            if one.seen - one.saved > (after if one.attended else 0)
        ]
        await self.log.saw({one.table: one.seen for one in found})
        for one in found:
            one.saved = one.seen

    async def sweep(self) -> bool:
        """Close and delete tables that nobody comes to, and forget what was said at finished ones.

        Only some at a time, so that nobody waits; what remains is for the next time. Whether
        anything was deleted or forgotten.
        """
        now, idle = self.tables.clock(), self.log.idle
        for status in ("waiting", "playing"):
            if days := self.expiry.days(status, dealt=False):
                for name in await idle(status, now - days * DAY):
                    await self._expire(name)
        gone: list[str] = []
        if days := self.expiry.waiting:
            gone += await idle("over", now - days * DAY, "undealt")
        if days := self.expiry.over:
            gone += await idle("over", now - days * DAY)
        gone = [name for name in dict.fromkeys(gone) if self._drop(name)]
        await self.log.delete(gone)
        talked = await idle("over", now - TALK_KEPT, "talked")
        talked = [name for name in talked if name not in gone and self._drop(name)]
        await self.log.erase_talk(talked)
        return bool(gone or talked)

    def _drop(self, name: str) -> bool:
        """Have a table no longer in memory; not where somebody looks at it."""
        table = self.tables.loaded.get(name)
        return table is None or self.tables.forget(table, now=True)

    async def _expire(self, name: str) -> None:
        try:
            table = await self.tables.load(name)
        except HostError:  # looked at again when as much time has passed once more
            await self.log.saw({name: self.tables.clock()})
            return
        if not table.attended:
            with suppress(Already):
                await self.tables.step(table, lambda state: seating.end(state, EXPIRED))
            self.tables.forget(table, now=True)
