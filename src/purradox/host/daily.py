"""The daily deal: one round a day, the same for everybody, with the same answers of the bots.

A day has a seed, and the cards, the start player and every chance of a bot follow from it as at
any table, under the name of the day and not of a table. The seed follows from the date alone; or,
where whoever runs a server has a secret, from a reverse hash chain (Lamport 1981): the seed of a
day is a hash of the seed of the day after it. Then nobody can tell tomorrow's from today's, and
everybody can check today's against yesterday's.
"""

import hmac
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from hashlib import sha256
from typing import NamedTuple

from purradox.host import deals, thinker
from purradox.host.errors import DayNotBegun, DayNotNow, NoSuchDay
from purradox.host.options import Options
from purradox.host.state import State, decisions
from purradox.rules import Choice, Match, Paradox, PlayerView, Table
from purradox.rules.scoring import kept_prediction, largest_group, score

FIRST = date(2026, 11, 1)
"""The first day that has a deal."""
ANCHOR = date(2126, 11, 1)
"""The day whose seed follows from a secret; those before it follow from it."""
PLAYERS, BOARD, BOT = 4, "white", "alley"
CHAIR = 0
"""Of the person; the seat follows from the start player."""
EAST, WEST = 14 * 3600_000, 12 * 3600_000
"""Milliseconds by which the first calendars on earth are ahead of UTC, and the last behind it."""
ONE = timedelta(days=1)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def seed_by_date(day: date) -> bytes:
    """The seed of a day that follows from nothing but its date."""
    return sha256(f"purradox daily 1\n{day}".encode()).digest()


def seed_before(seed: bytes) -> bytes:
    """In a chain: the seed of the day before."""
    return sha256(b"purradox daily chain 1\n" + seed).digest()


def root_of(seed: bytes, day: date) -> str:
    """What a seed leads back to: in one chain the same for every day."""
    for _ in range((day - FIRST).days + 1):
        seed = seed_before(seed)
    return seed.hex()


@dataclass(frozen=True)
class Days:
    """The seeds of all days, by their date or in the chain of a secret."""

    secret: str = ""
    _known: dict[date, bytes] = field(default_factory=dict, repr=False)

    def seed(self, day: date) -> bytes:
        if not self.secret:
            return seed_by_date(day)
        if day not in self._known:
            message = f"purradox daily anchor 1\n{ANCHOR}".encode()
            seed, at = hmac.digest(self.secret.encode(), message, "sha256"), ANCHOR
            while at >= FIRST:
                if at <= day:  # those after it would be of no use
                    self._known[at] = seed
                seed, at = seed_before(seed), at - ONE
        return self._known[day]

    @property
    def root(self) -> str:
        """What every seed of the chain leads back to; nothing of it tells a seed."""
        return root_of(self.seed(FIRST), FIRST) if self.secret else ""


BY_DATE = Days()


def day_of(text: str) -> date:
    """The day that a text names, one of those that have a deal."""
    try:
        day = date.fromisoformat(text) if _DATE.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None or not FIRST <= day <= ANCHOR:
        raise NoSuchDay(text[:10])
    return day


def first_day(now: int) -> date:
    """The earliest date that is today somewhere on earth."""
    return _calendar(now - WEST)


def last_day(now: int) -> date:
    """The latest one."""
    return _calendar(now + EAST)


def _calendar(at: int) -> date:
    return date(1970, 1, 1) + timedelta(milliseconds=at)


def is_current(day: date, now: int) -> bool:
    """Whether it is that day somewhere on earth."""
    return first_day(now) <= day <= last_day(now)


def checked_today(text: str, now: int) -> date:
    """The day that it is where somebody is, if it is that day anywhere."""
    day = day_of(text)
    if not is_current(day, now):
        raise DayNotNow(text)
    return day


def begun_day(text: str, now: int) -> date:
    """A day that has begun somewhere on earth."""
    day = day_of(text)
    if day > last_day(now):
        raise DayNotBegun(text)
    return day


def options_of(day: date, *, counted: bool) -> Options:
    """The table of a day; a try that counts is played without aids."""
    bots = tuple(None if chair == CHAIR else BOT for chair in range(PLAYERS))
    return Options(PLAYERS, BOARD, bots, watch="nobody", aids=not counted, daily=day.isoformat())


class Result(NamedTuple):
    """What somebody made of a deal."""

    points: int
    tricks: int
    prediction: int
    kept: bool
    group: int
    """The spaces of the largest group, whether or not it earned anything."""
    paradox: str
    """Whose it was: `mine`, `other`, or empty for none."""


def result_of(table: Table, seat: int) -> Result | None:
    """What a seat made of a round; None while it lasts."""
    if table.outcome is None:
        return None
    won, paradox = table.won[seat], ""
    if isinstance(table.outcome, Paradox):
        paradox = "mine" if table.outcome.seat == seat else "other"
    return Result(
        score(table)[seat].total,
        won,
        table.predictions[seat] or 0,
        kept_prediction(table, seat, won) and paradox != "mine",
        len(largest_group(table, seat)),
        paradox,
    )


class Try(NamedTuple):
    """What the index has of a table where somebody plays the deal of a day."""

    table: str
    guest: str
    day: str
    opened: int
    in_time: bool
    """Whether it was opened while its day was today somewhere on earth, and not by a program."""
    over: bool = False
    result: Result | None = None
    """None as long as it lasts, and where it was given up."""


def try_of(state: State) -> Try | None:
    """What a table's log says of a try; None for any other table."""
    if not state.options.daily:
        return None
    opened, result, seat = state.history[0].at, None, state.seat_of(state.host)
    if state.match.rounds and seat is not None:
        result = result_of(state.match.rounds[-1].table, seat)
    program = seat is not None and state.chairs[seat].program
    in_time = is_current(date.fromisoformat(state.options.daily), opened) and not program
    over = state.status == "over"
    return Try(state.table, state.host, state.options.daily, opened, in_time, over, result)


def counted_tries(tries: Iterable[Try]) -> dict[str, Try]:
    """One guest's tries that count, by day: the first of each day that was opened in time."""
    found: dict[str, Try] = {}
    for one in sorted(tries, key=lambda one: (one.opened, one.table)):
        if one.in_time:
            found.setdefault(one.day, one)
    return found


def streak(days: Collection[str], today: date) -> int:
    """How many days in a row up to today, or to yesterday where today's is still to come."""
    at, length = today if today.isoformat() in days else today - ONE, 0
    while at.isoformat() in days:
        at, length = at - ONE, length + 1
    return length


class Played(NamedTuple):
    """A deal that was played to its end."""

    match: Match
    seat: int
    """Of the person."""

    @property
    def result(self) -> Result:
        found = result_of(self.match.rounds[-1].table, self.seat)
        assert found is not None
        return found


def seat_of(seed: bytes, day: date) -> int:
    """The person's seat on a day."""
    domain = options_of(day, counted=True).domain("")
    return (CHAIR - deals.start_of(seed, domain, PLAYERS)) % PLAYERS


def played(
    seed: bytes,
    day: date,
    choose: Callable[[int, str, PlayerView], Choice],
    watch: Callable[[Match, Match], None] = lambda _before, _after: None,
) -> Played:
    """Play the deal of a day without a table; `choose` makes the decisions of the person's seat."""
    options = options_of(day, counted=True)
    setup, seat = options.variant, seat_of(seed, day)
    match = Match(setup).apply(deals.deal_of(seed, options.domain(""), setup, 1, ()))
    watch(Match(setup), match)
    while due := decisions(match):
        for who, decision in due.items():
            view = match.view(who)
            if who == seat:
                move = choose(who, decision, view)
            else:
                move = thinker.choose(BOT, deals.bot_seed(seed, decision, who), view)
            before, match = match, match.apply(move)
            watch(before, match)
    return Played(match, seat)


def played_by(seed: bytes, day: str, spec: str) -> Result:
    """What a bot makes of the deal of a day in the person's seat."""

    def choose(seat: int, decision: str, view: PlayerView) -> Choice:
        return thinker.choose(spec, deals.bot_seed(seed, decision, seat), view)

    return played(seed, date.fromisoformat(day), choose).result
