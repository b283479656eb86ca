"""The daily deal at the tables of a host: who plays it, what counts, and what bots make of it."""

import asyncio
import logging
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from purradox.host import daily, deals, openings
from purradox.host.daily import Days, Result, Try
from purradox.host.errors import BotMissingPart, NoSuchTable
from purradox.host.loaded import LoadedTable
from purradox.host.openings import Guest
from purradox.host.options import LEVELS, levels
from purradox.host.thinkers import ThoughtFailed

if TYPE_CHECKING:
    from purradox.host.host import Host

SPECS = dict(zip(LEVELS, LEVELS, strict=True)) | {"schrodinger": "search:simulations=2000"}
"""How each level plays the deal of a day: nobody's machine makes it stronger or weaker."""
THINKING = 120.0
"""Seconds that a bot may take for a whole round."""

logger = logging.getLogger("purradox.host")


class DailyTables:
    """Tables where people play the deal of a day."""

    def __init__(self, host: "Host", days: Days) -> None:
        self.host, self.days = host, days
        self._thinking: dict[tuple[date, str], asyncio.Task[None]] = {}
        """What bots are making, or have failed to make, of the deal of a day."""

    async def open(self, day: date, guest: Guest, origin: str = "") -> LoadedTable:
        """The table where a guest plays a day: one that is not finished, or a new one."""
        host = self.host
        now, tries = host.clock(), await self.tries(guest, day)
        if (going := _unfinished(tries)) is None:
            counts = daily.is_current(day, now) and not any(one.in_time for one in tries)
            options = daily.options_of(day, counted=counts and not guest.program)
            table, seed = host.environment.new_id(), self.days.seed(day)
            await host.tables.open(openings.new_table(table, seed, options, guest, now), origin)
            going = _unfinished(await self.tries(guest, day))  # somebody may press a button twice
        return await host.table(table if going is None else going.table)

    async def tries(self, guest: Guest | None, day: date | None = None) -> list[Try]:
        """What a guest made of every day, or of one, oldest table first."""
        if guest is None:
            return []
        found = await self.host.log.tries_of(guest.id)
        chosen = [one for one in found if day is None or one.day == day.isoformat()]
        return sorted(chosen, key=lambda one: (one.opened, one.table))

    async def shared(self, table: str, day: date) -> tuple[str, Try]:
        """Who plays a day at a table whose address somebody was told, and what they made of it."""
        state = (await self.host.table(table)).state
        found, seat = daily.try_of(state), state.seat_of(state.host)
        if found is None or found.day != day.isoformat() or seat is None:
            raise NoSuchTable(table)
        return state.chairs[seat].name, found

    def key(self, day: date) -> str:
        """The deal of a day, by which what bots made of it is kept."""
        return deals.commitment(self.days.seed(day))

    async def bot_results(self, day: date) -> tuple[dict[str, Result], bool]:
        """What each level made of a day, and whether more of them are thinking."""
        going = [one for (about, _), one in self._thinking.items() if about == day]
        thinking = any(not one.done() for one in going)
        known = await self.host.log.bot_results(self.key(day))
        for level in LEVELS:
            spec, about = SPECS[level], (day, level)
            if level in levels() and spec not in known and about not in self._thinking:
                self._thinking[about] = asyncio.ensure_future(self._play(day, spec))
                thinking = True
        return {level: known[SPECS[level]] for level in LEVELS if SPECS[level] in known}, thinking

    async def _play(self, day: date, spec: str) -> None:
        """Let a bot play the deal where nobody waits for it."""
        with suppress(BotMissingPart):
            try:
                result = await self.host.thinkers.aside(
                    THINKING, spec, daily.played_by, self.days.seed(day), day.isoformat(), spec
                )
            except ThoughtFailed as error:
                logger.warning("a bot failed", extra={"bot": spec, "reason": str(error)})
            else:
                await self.host.log.keep_bot_result(self.key(day), spec, result)

    async def close(self) -> None:
        for one in self._thinking.values():
            one.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)


def _unfinished(tries: list[Try]) -> Try | None:
    return next((one for one in tries if not one.over), None)
