"""One match played in front of everybody, and all that each of them was sent."""

import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from purradox.host import Environment
from purradox.host.deals import share_commitment
from purradox.rules import Choice, Deal, Move, Variant
from purradox.server.ops.logs import JsonLines
from tests.server.raw import Bare, Headers, Raw, bare, settled
from tests.server.running import until

TABLE = "t" * 10
SEED = bytes(range(32))
NOW = 1_763_200_000_000
NONSENSE = "7r"
EVERY = {2: 23, 3: 29, 4: 43, 5: 41}
"""So many moves between two times that everybody comes back, asks and pokes.

With these, some of those times are in each phase of a round, in every match of three and more.
"""
PAGES = ("/", f"/t/{TABLE}", f"/api/tables/{TABLE}/qr.svg", "/api/levels", "/healthz")
ASKED = (
    "/api/lobby",
    "/api/matches",
    f"/api/tables/{TABLE}",
    f"/api/tables/{TABLE}/record",
    f"/api/tables/{TABLE}/record?format=json",
    f"/api/tables/{TABLE}/proof",
    f"/api/tables/{TABLE}/review",
)
SHARES = [f"{at:x}" * 64 for at in range(5)]
Role = int | str
BOARDS = ("screen", "own screen")
"""A board on somebody else's screen, and one on the screen of who sits on seat 0."""
ONLOOKERS = ("nobody", "guest", *BOARDS)


@dataclass
class Seen:
    """What each seat, somebody without a name, a guest without a seat and boards received."""

    sent: dict[Role, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    log: list[str] = field(default_factory=list)
    done: set[tuple[str, int]] = field(default_factory=set)
    """What those who waited tried, and how it was answered."""


class Scripted:
    """A dealer with the deals of a script up its sleeve."""

    def __init__(self, deals: list[Deal]) -> None:
        self.deals = deals

    def __call__(self, _seed: bytes, _table: str, _setup: Variant, at: int, _shares: Any) -> Deal:
        return self.deals[at - 1]


async def observed(
    database: str, setup: Variant, moves: list[Move], *, watch: str = "table", seed: bytes = SEED
) -> Seen:
    """Play these moves, each over the socket of its seat."""
    seen = Seen()
    dealer = Scripted([move for move in moves if isinstance(move, Deal)])
    around = Environment(
        clock=lambda: NOW, dealer=dealer, new_id=lambda: TABLE, new_seed=lambda: seed
    )
    with heard(seen.log):
        async with bare(database, environment=around) as server:
            scene = Scene(server, seen, setup)
            await scene.open(watch)
            await scene.play([move for move in moves if not isinstance(move, Deal)])
            await scene.close()
    assert not any(share.encode() in told for told in scene.unrevealed for share in SHARES)
    return seen


@contextmanager
def heard(lines: list[str]) -> Iterator[None]:
    """What the server writes to its log, without the time."""

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            record.created = 0.0
            lines.append(JsonLines().format(record))

    keep = Keep()
    loggers = [logging.getLogger(name) for name in ("purradox", "uvicorn", "sqlalchemy")]
    for logger in loggers:
        logger.addHandler(keep)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(keep)


class Scene:
    def __init__(self, server: Bare, seen: Seen, setup: Variant) -> None:
        self.server, self.seen, self.setup = server, seen, setup
        self.who: dict[Role, Headers] = {}
        self.boards: dict[Role, Headers] = {}
        """Those do nothing but look."""
        self.sockets: dict[Role, Raw] = {}
        self.random = Random(0)
        self.unrevealed: list[bytes] = []
        """What each of the people had received before the last share was revealed."""
        self.visits = count()

    async def open(self, watch: str) -> None:
        """One of the people is a program; the table is listed."""
        people = [await self.server.guest(f"Person {at}") for at in range(self.setup.players - 1)]
        people.append(await self.server.program("Robo"))
        options = {
            "players": self.setup.players,
            "board": self.setup.board_name,
            "pace": "instant",
            "listed": True,
            "watch": watch,
        }
        promised = [{"commitment": share_commitment(share)} for share in SHARES]
        await self.server.http("/api/tables", options | promised[0], people[0])
        for person, own in zip(people[1:], promised[1:], strict=False):
            await self.server.http(f"/api/tables/{TABLE}/sit", own, person)
        early = [self.server.socket(person) for person in people]
        for socket in early:
            await socket.ask("update", type="watch", table=TABLE)
        await self.server.http(f"/api/tables/{TABLE}/start", {}, people[0])
        for socket, share in zip(early, SHARES, strict=False):
            self.unrevealed = [b"".join(one.received) for one in early]
            await socket.ask("update", type="reveal", table=TABLE, share=share)
        await self._dealt()
        for person, socket in zip(people, early, strict=True):
            seat = (await self.server.http(f"/api/tables/{TABLE}", headers=person)).json["seat"]
            self.who[seat], self.sockets[seat] = person, socket
        await self.server.http("/api/me", {"name": "Person 1"}, people[0])
        self.who |= {"nobody": {}, "guest": await self.server.guest("Onlooker")}
        self.boards |= {"screen": {}, "own screen": self.who[0]}
        for role in ONLOOKERS:
            who = (self.who | self.boards)[role]
            self.sockets[role] = self.server.socket(who)
            await self.sockets[role].ask("update", "refused", **self.watch(role))

    def watch(self, role: Role, after: int = 0) -> dict[str, Any]:
        board = {"board": True} if role in BOARDS else {}
        return {"type": "watch", "table": TABLE, "after": after} | board

    async def _dealt(self) -> None:
        live = self.server.live(TABLE)
        await until(lambda: live.state.status == "over" or not live.state.match.needs_deal)
        await settled()

    async def play(self, moves: list[Choice]) -> None:
        every = EVERY[self.setup.players]
        for at, move in enumerate(moves):
            if at % every == 0:
                for role in sorted(self.who, key=str):
                    await self.visit(role)
                for role in self.boards:
                    await self.come_back(role)
            decision = self.server.live(TABLE).state.decision(move.seat)
            assert decision is not None
            asked = {"type": "move", "table": TABLE, "decision": decision, "move": str(move)}
            told = await self.sockets[move.seat].ask("accepted", "refused", **asked)
            assert told["type"] == "accepted", told
            await self._dealt()
        assert self.server.live(TABLE).state.status == "over"
        for role in sorted(self.who | self.boards, key=str):
            await self.come_back(role)

    async def visit(self, role: Role) -> None:
        """Come back from nowhere and from the middle, look around, and do what is not allowed."""
        await self.come_back(role)
        for path in ASKED + (PAGES if next(self.visits) < len(self.who) else ()):
            answer = await self.server.http(path, headers=self.who[role])
            told = b"%d %r " % (answer.status, answer.headers)
            self.seen.sent[role].append(path.encode() + told + answer.body)
        socket, named = self.sockets[role], {"table": TABLE}
        await socket.ask("refused", "reason", type="why", move=NONSENSE, **named)
        await socket.ask("refused", type="move", decision="0.play.1", move=NONSENSE, **named)
        state = self.server.live(TABLE).state
        if isinstance(role, int) and (decision := state.decision(role)):
            await socket.ask("refused", type="move", decision=decision, move="0", **named)
        elif isinstance(role, int):
            await self.wait_for_others(role)
        await settled()

    async def wait_for_others(self, role: int) -> None:
        """Nudge somebody, call a stand-in that they call off, and try what a host may do."""
        seat = min(self.server.live(TABLE).state.due)
        await self.do(role, "nudge", {"seat": seat})
        await self.do(role, "call", {"seat": seat, "stays": True})
        await self.do(seat, "return", {})
        for step in (1, 2):
            await self.do(role, "host", {"seat": (role + step) % self.setup.players})
        await self.do(role, "remove", {"seat": seat})
        if self.setup.players > 2:  # who leaves as the last person ends the match
            await self.do(role, "close", {})
            await self.do(role, "leave", {})
            for other in range(self.setup.players):
                await self.do(other, "offer", {"seat": role})
            await self.do("guest", "sit", {"seat": seat})
            await self.do(role, "return", {})

    async def do(self, role: Role, path: str, content: dict[str, Any]) -> None:
        answer = await self.server.http(f"/api/tables/{TABLE}/{path}", content, self.who[role])
        self.seen.sent[role].append(b"%s %d %b" % (path.encode(), answer.status, answer.body))
        self.seen.done.add((path, answer.status))

    async def come_back(self, role: Role) -> None:
        number = self.server.live(TABLE).state.number
        for after in (0, self.random.randint(1, number)):
            fresh = self.server.socket((self.who | self.boards)[role])
            await fresh.ask("update", "refused", **self.watch(role, after))
            await settled()
            self.seen.sent[role] += fresh.received
            await fresh.close()
            await settled()

    async def close(self) -> None:
        for role, socket in self.sockets.items():
            await settled()
            self.seen.sent[role] += socket.received
        for socket in self.sockets.values():
            await socket.close()
