"""What a table must do by itself: deal, let bots think, and mind the clock and calls."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from hashlib import sha256
from random import Random
from typing import Any

from purradox.bots.careful import CarefulBot
from purradox.bots.pace import NO_STEPS, Steps
from purradox.host import referee
from purradox.host.deals import bot_seed
from purradox.host.errors import BotMissingPart, DecisionNotDue, HostError
from purradox.host.loaded import LoadedTable
from purradox.host.options import SUBSTITUTE
from purradox.host.schedule import Urgency, Urgent
from purradox.host.state import CALLED
from purradox.host.tables import Tables
from purradox.host.thinkers import Thinkers, ThoughtFailed, whole_steps
from purradox.host.waiting import REVEALING, begins, deadline, others, shares_awaited
from purradox.rules import Choice, PlayerView

DEAL = "deal"
RETRY = 1.0
"""Seconds after which what failed is tried again."""
INSTALLING = 30.0
"""Seconds after which a bot that lacks a library is tried again."""
THINKING = 10.0
"""Seconds that a bot may take; ours need far less."""

Pause = Callable[[PlayerView, str, Random], float]
StepsOf = Callable[[str], Steps]

Duty = Callable[[], asyncio.Task[None] | asyncio.TimerHandle]
"""Begins what is to be done for a decision."""

logger = logging.getLogger("purradox.host")


def no_pause(_view: PlayerView, _spec: str, _random: Random) -> float:
    return 0.0


def no_steps(_spec: str) -> Steps:
    return NO_STEPS


class Keeper:
    """Looks after the tables that this process keeps."""

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        pause: Pause = no_pause,
        steps: StepsOf = no_steps,
    ) -> None:
        self.tables, self.thinkers, self.pause, self.steps = tables, thinkers, pause, steps
        self.forfeits = 0
        self.on_change: Callable[[LoadedTable], None] | None = None
        """Called after every change of a table that this process keeps."""
        self._tasks: set[asyncio.Task[Any]] = set()
        tables.after_change = self.attend

    async def take(self, table: str) -> bool:
        """Look after a match from now on, unless it cannot be read; whether there is a reason to.

        A match that only waits for people is not kept in memory for them.
        """
        try:
            found = await self.tables.load(table)
        except HostError:
            return False
        found.kept, found.resumed = True, self.tables.clock()
        self.attend(found)
        return not self.tables.forget(found, now=True)

    def lose(self, table: str) -> None:
        """Another process has taken over."""
        if found := self.tables.loaded.get(table):
            found.kept = False
            self.attend(found)

    def attend(self, table: LoadedTable) -> None:
        """Bring the duties of a table up to date with its state."""
        due, duties = self._due(table) if table.kept else {}, table.duties
        if duties:
            for name in duties.keys() - due.keys():
                duties.pop(name).cancel()
        for name, begin in due.items():
            if name not in duties:
                duties[name] = begin()
        if table.kept and self.on_change is not None:
            self.on_change(table)

    def _due(self, table: LoadedTable) -> dict[str, Duty]:
        state = table.state
        if state.status != "playing" or table.unusable:
            return {}
        if state.match.needs_deal:
            return self._deal_due(table)
        due: dict[str, Duty] = {}
        for seat, decision in state.due.items():
            duty = self._duty(table, seat, decision)
            if duty is not None:
                due[duty[0]] = duty[1]
        return due

    def _deal_due(self, table: LoadedTable) -> dict[str, Duty]:
        """To deal: when all shares are revealed, or the time for that is over."""
        wait = min(shares_awaited(table) - self.tables.clock(), REVEALING) / 1000
        name = f"{DEAL}.{table.state.round}"
        if wait <= 0:
            return {name: lambda: self._task(table, self._deal(table))}
        return {
            f"{name} without all shares": lambda: asyncio.get_running_loop().call_later(
                wait, lambda: self._task(table, self._deal(table))
            )
        }

    def _duty(self, table: LoadedTable, seat: int, decision: str) -> tuple[str, Duty] | None:
        """What is to be done for a seat that has a decision to make, under a name of its own."""
        chair = table.state.chairs[seat]
        if chair.bot is not None:
            spec = chair.bot
            return decision, lambda: self._task(table, self._think(table, seat, decision, spec, ""))
        if chair.played:
            if not others(table.state, seat):
                return None  # nobody is there to play with
            why = "left" if chair.left else CALLED
            return f"{decision} {why}", lambda: self._task(
                table, self._think(table, seat, decision, SUBSTITUTE, why)
            )
        end = decision_deadline(table, seat)
        if end is None:
            return None
        reason, at = end
        delay = max(0.0, (at - self.tables.clock()) / 1000)
        return f"{decision} {reason} {at}", lambda: asyncio.get_running_loop().call_later(
            delay, self._run_out, table, seat, decision, reason
        )

    def _run_out(self, table: LoadedTable, seat: int, decision: str, reason: str) -> None:
        self._task(table, self._think(table, seat, decision, SUBSTITUTE, reason))

    def _task(self, table: LoadedTable, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._watched(table, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # where it never began
        return task

    async def _watched(self, table: LoadedTable, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except DecisionNotDue:
            pass  # somebody was quicker
        except Exception:
            logger.exception("a duty failed", extra={"table": table.table})
            await asyncio.sleep(RETRY)
            self._begin_again(table)

    def _begin_again(self, table: LoadedTable) -> None:
        """Forget what was tried, and try anew."""
        for duty in table.duties.values():
            if duty is not asyncio.current_task():
                duty.cancel()
        table.duties.clear()
        self.attend(table)

    async def _deal(self, table: LoadedTable) -> None:
        dealer = self.tables.environment.dealer
        await self.tables.step(table, lambda state: referee.deal(state, dealer))

    async def _think(
        self, table: LoadedTable, seat: int, decision: str, spec: str, reason: str
    ) -> None:
        state = table.state
        if state.decision(seat) != decision:
            return
        view = state.match.view(seat)
        seed = bot_seed(state.seed, decision, seat)
        begun = asyncio.get_running_loop().time()
        while True:
            try:
                move, failed = await self._move(spec, seed, view, table, urgency(table, reason))
                break
            except BotMissingPart as missing:
                self._note(table, spec, missing)
                await asyncio.sleep(INSTALLING)
        self._note(table, spec, None)
        if state.options.pace == "natural" and not reason:
            random = Random(int.from_bytes(sha256(seed.encode()).digest(), "big"))
            wait = self.pause(view, spec, random)
            await asyncio.sleep(max(0.0, begun + wait - asyncio.get_running_loop().time()))
        why = reason or failed
        await self.tables.step(
            table, lambda state: referee.decide_for(state, seat, decision, move, why)
        )

    def _note(self, table: LoadedTable, spec: str, missing: BotMissingPart | None) -> None:
        """Tell the table that a bot cannot play, or can again; nobody plays in its place."""
        if (spec in table.unable) == (missing is not None):
            return
        if missing is None:
            del table.unable[spec]
        else:
            table.unable[spec] = missing
            logger.error(
                "a bot cannot play, and its table waits",
                extra={"table": table.table, "bot": spec, "reason": missing.part},
            )
        table.arrivals += 1
        table.tell()

    async def _move(
        self, spec: str, seed: str, view: PlayerView, table: LoadedTable, urgent: Urgent
    ) -> tuple[Choice, str]:
        """What the bot does, or `careful` in its place and why."""
        failed, detail, steps = "illegal", "", self.steps(spec)
        try:
            move = await self.thinkers.choose(
                *(THINKING, spec, seed, view, table.state.host, table.table, urgent, steps)
            )
        except ThoughtFailed as error:
            failed, detail = error.reason, error.detail
        else:
            if move in view.legal:
                return move, ""
        self.forfeits += 1
        logger.warning(
            "a bot forfeits a decision",
            extra={"bot": spec, "reason": f"{failed}: {detail}" if detail else failed},
        )
        begun = asyncio.get_running_loop().time()
        move = await asyncio.to_thread(CarefulBot(Random(0)).choose, view)
        await whole_steps(begun, steps)
        return move, failed

    async def close(self) -> None:
        """Stop looking after tables; what is not written yet is decided again later."""
        self.tables.after_change = lambda _table: None
        for table in self.tables.loaded.values():
            for duty in table.duties.values():
                duty.cancel()
            table.duties.clear()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def decision_deadline(table: LoadedTable, seat: int) -> tuple[str, int] | None:
    """Why and when the table stops waiting for a person."""
    end, call = deadline(table, seat), table.state.chairs[seat].call
    if call is not None and others(table.state, seat):
        called = begins(table, call)
        if end is None or called <= end:
            return CALLED, called
    return None if end is None else ("clock", end)


def urgency(table: LoadedTable, reason: str) -> Urgent:
    """How urgent a bot's decision at a table is while it waits to be thought of."""

    def urgent() -> Urgency:
        if not table.attended:
            return Urgency.UNATTENDED
        return Urgency.SUBSTITUTE if reason else Urgency.OPPONENT

    return urgent
