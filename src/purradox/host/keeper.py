"""What a table must do by itself: deal, let bots think, and mind the clock and calls."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Coroutine
from hashlib import sha256
from random import Random
from typing import Any

from purradox.bots.basic import CarefulBot
from purradox.bots.pace import NO_STEPS, Steps
from purradox.host.errors import DecisionNotDue
from purradox.host.journal import now
from purradox.host.live import Live
from purradox.host.options import SUBSTITUTE
from purradox.host.referee import Referee
from purradox.host.schedule import Urgency, Urgent
from purradox.host.state import CALLED, State
from purradox.host.thinkers import Thinkers, ThoughtFailed, whole_steps
from purradox.host.waiting import begins, deadline, others
from purradox.rules import Choice, PlayerView

DEAL = "deal"
SHARING = 0.6
"""Seconds for people to add their share of chance before the cards are dealt."""
RETRY = 1.0
"""Seconds after which what failed is tried again."""
THINKING = 10.0
"""Seconds that a bot may take; ours need far less."""

Pause = Callable[[PlayerView, str, Random], float]
StepsOf = Callable[[str], Steps]

logger = logging.getLogger("purradox.host")


def no_pause(_view: PlayerView, _spec: str, _random: Random) -> float:
    return 0.0


def no_steps(_spec: str) -> Steps:
    return NO_STEPS


class Keeper:
    """Looks after the tables that this process keeps."""

    def __init__(
        self,
        referee: Referee,
        thinkers: Thinkers,
        pause: Pause = no_pause,
        steps: StepsOf = no_steps,
    ) -> None:
        self.referee, self.thinkers, self.pause, self.steps = referee, thinkers, pause, steps
        self.forfeits = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        referee.after_change = self.attend

    def attend(self, live: Live) -> None:
        """Bring the duties of a table up to date with its state."""
        due = self._due(live) if live.kept else {}
        for name in [name for name in live.duties if name not in due]:
            live.duties.pop(name).cancel()
        for name, begin in due.items():
            if name not in live.duties:
                live.duties[name] = begin()

    def _due(self, live: Live) -> dict[str, Callable[[], asyncio.Task[None] | asyncio.TimerHandle]]:
        state = live.state
        if state.status != "playing" or live.broken:
            return {}
        if state.match.needs_deal:
            return {f"{DEAL}.{state.round}": lambda: self._task(live, self._deal(live))}
        due: dict[str, Callable[[], asyncio.Task[None] | asyncio.TimerHandle]] = {}
        for seat, decision in state.due.items():
            duty = self._duty(live, seat, decision)
            if duty is not None:
                due[duty[0]] = duty[1]
        return due

    def _duty(
        self, live: Live, seat: int, decision: str
    ) -> tuple[str, Callable[[], asyncio.Task[None] | asyncio.TimerHandle]] | None:
        """What is to be done for a seat that has a decision to make, under a name of its own."""
        chair = live.state.chairs[seat]
        if chair.bot is not None:
            spec = chair.bot
            return decision, lambda: self._task(live, self._think(live, seat, decision, spec, ""))
        if chair.played:
            if not others(live.state, seat):
                return None  # nobody is there to play with
            why = "left" if chair.left else CALLED
            return f"{decision} {why}", lambda: self._task(
                live, self._think(live, seat, decision, SUBSTITUTE, why)
            )
        end = patience(live, seat)
        if end is None:
            return None
        reason, at = end
        delay = max(0.0, (at - now()) / 1000)
        return f"{decision} {reason} {at}", lambda: asyncio.get_running_loop().call_later(
            delay, self._run_out, live, seat, decision, reason
        )

    def _run_out(self, live: Live, seat: int, decision: str, reason: str) -> None:
        self._task(live, self._think(live, seat, decision, SUBSTITUTE, reason))

    def _task(self, live: Live, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._watched(live, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # where it never began
        return task

    async def _watched(self, live: Live, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except DecisionNotDue:
            pass  # somebody was quicker
        except Exception:
            logger.exception("a duty failed", extra={"table": live.table})
            await asyncio.sleep(RETRY)
            self._begin_again(live)

    def _begin_again(self, live: Live) -> None:
        """Forget what was tried, and try anew."""
        for duty in live.duties.values():
            if duty is not asyncio.current_task():
                duty.cancel()
        live.duties.clear()
        self.attend(live)

    async def _deal(self, live: Live) -> None:
        if live.state.options.pace == "natural":
            end = asyncio.get_running_loop().time() + SHARING
            while not all_shared(live) and asyncio.get_running_loop().time() < end:
                await asyncio.sleep(SHARING / 12)
        await self.referee.deal(live)

    async def _think(self, live: Live, seat: int, decision: str, spec: str, reason: str) -> None:
        state = live.state
        if state.decision(seat) != decision:
            return
        view = state.match.view(seat)
        seed = luck(live.seed, decision, seat)
        begun = asyncio.get_running_loop().time()
        move, failed = await self._move(spec, seed, view, live, urgency(live, reason))
        if state.options.pace == "natural" and not reason:
            random = Random(int.from_bytes(sha256(seed.encode()).digest(), "big"))
            wait = self.pause(view, spec, random)
            await asyncio.sleep(max(0.0, begun + wait - asyncio.get_running_loop().time()))
        await self.referee.decide(live, seat, decision, move, reason or failed)

    async def _move(
        self, spec: str, seed: str, view: PlayerView, live: Live, urgent: Urgent
    ) -> tuple[Choice, str]:
        """What the bot does, or `careful` in its place and why."""
        failed, detail, steps = "illegal", "", self.steps(spec)
        try:
            move = await self.thinkers.choose(
                *(THINKING, spec, seed, view, live.state.host, live.table, urgent, steps)
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
        self.referee.after_change = lambda _live: None
        for live in self.referee.lives.values():
            for duty in live.duties.values():
                duty.cancel()
            live.duties.clear()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def patience(live: Live, seat: int) -> tuple[str, int] | None:
    """Why and when the table stops waiting for a person."""
    ends = []
    if (end := deadline(live, seat)) is not None:
        ends.append((end, "clock"))
    if (call := live.state.chairs[seat].call) is not None and others(live.state, seat):
        ends.append((begins(live, call), CALLED))
    if not ends:
        return None
    at, reason = min(ends)
    return reason, at


def urgency(live: Live, reason: str) -> Urgent:
    """How urgent a bot's decision at a table is while it waits to be thought of."""

    def urgent() -> Urgency:
        if not any(live.present(seat) for seat in range(len(live.state.chairs))):
            return Urgency.UNATTENDED
        return Urgency.SUBSTITUTE if reason else Urgency.OPPONENT

    return urgent


def luck(seed: bytes, decision: str, seat: int) -> str:
    """What a bot draws its chances from; nothing about the cards follows from it."""
    return hmac.digest(seed, f"purradox bot 1\n{decision}\n{seat}".encode(), "sha256").hex()


def all_shared(live: Live) -> bool:
    """Whether every person who is there has added to the chance of this deal."""
    state: State = live.state
    shared = {one.seat for one in state.shares if one.round == state.round}
    return all(
        seat in shared
        for seat, chair in enumerate(state.chairs)
        if chair.guest is not None and live.present(seat)
    )
