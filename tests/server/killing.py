"""A server that is killed at random instants while people play at it."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random

import httpx

from tests.server.history import check
from tests.server.people import LOST, Person, Player, guest, table_of
from tests.server.running import Outside, cancelled

SEATS = 4
LONGEST_LIFE = 0.35
"""Seconds that a server is allowed after it has answered; some are killed before that."""
TROUBLE = (*LOST, httpx.HTTPError)


@dataclass
class Killed:
    """What became of it."""

    kills: int = 0
    before_ready: int = 0
    matches: int = 0
    moves: int = 0
    """That clients saw as accepted."""
    entries: int = 0
    """That clients were told."""
    connections: int = 0
    starts: list[float] = field(default_factory=list)
    """Seconds from the start of a server until it answers."""
    resumes: list[float] = field(default_factory=list)
    """Seconds from then until everybody is back at the table."""


@dataclass
class Party:
    """People who play one match after another."""

    people: list[Person]
    table: str
    random: Random
    slow: float = 0.0
    """Seconds before each move."""
    past: list[Player] = field(default_factory=list)
    now: list[Player] = field(default_factory=list)
    ending: bool = False

    async def play(self) -> None:
        while True:
            self.now = [Player(one, self.table, self.random, slow=self.slow) for one in self.people]
            async with asyncio.TaskGroup() as group:
                for player in self.now:
                    group.create_task(player.play())
            self.past += self.now
            if self.ending:
                return
            self.table = await self._again()

    async def _again(self) -> str:
        """Everybody asks, and all are sent to the same table."""
        tables = {await self._asked(one) for one in self.people}
        (table,) = tables
        return table

    async def _asked(self, person: Person) -> str:
        while True:
            try:
                told = await person.ask(f"/api/tables/{self.table}/rematch", {})
            except TROUBLE:
                await asyncio.sleep(0.02)
            else:
                return str(told["table"])


async def killing(server: Outside, *, kills: int, tables: int, random: Random) -> Killed:
    """Kill so many times; then let everybody finish, and look at every log."""
    parties = []
    for _ in range(tables):
        people = [await guest(server.url, f"Person {at}") for at in range(SEATS)]
        parties.append(Party(people, await table_of(people), Random(random.random())))
    tasks = [asyncio.create_task(party.play()) for party in parties]
    told = Killed()
    try:
        while told.kills < kills:
            await _kill(server, parties, told, random)
            for task in tasks:
                if task.done():
                    task.result()
        for party in parties:
            party.ending = True
        async with asyncio.timeout(240):
            await asyncio.gather(*tasks)
    finally:
        await cancelled(*tasks)
    players = [player for party in parties for player in party.past]
    await asyncio.to_thread(server.kill)
    states = await asyncio.to_thread(check, server.database, players)
    assert all(player.over and states[player.table].status == "over" for player in players)
    told.matches = len({player.table for player in players})
    assert told.matches == len(states) - sum(state.status != "over" for state in states.values())
    told.moves = sum(len(player.accepted) for player in players)
    told.entries = sum(len(player.entries) for player in players)
    told.connections = sum(player.connections for player in players)
    return told


async def _kill(server: Outside, parties: list[Party], told: Killed, random: Random) -> None:
    """One life of a server, from its start to its end."""
    early = random.random() < 0.15
    if early:
        await asyncio.sleep(random.uniform(0, 0.2))
        told.before_ready += not await asyncio.to_thread(server.ready)
    else:
        begun = time.perf_counter()
        await asyncio.to_thread(server.wait)
        told.starts.append(time.perf_counter() - begun)
        ready = time.perf_counter()
        if random.random() < 0.5:
            await _resumed(parties)
            told.resumes.append(time.perf_counter() - ready)
        await asyncio.sleep(random.uniform(0, LONGEST_LIFE))
    await asyncio.to_thread(server.kill)
    told.kills += 1
    server.start(wait=False)


async def _resumed(parties: list[Party]) -> None:
    """Everybody who plays has been told the table as it stands."""
    waiting = {
        id(player): (player, player.connections)
        for party in parties
        for player in party.now
        if not player.over
    }
    async with asyncio.timeout(180):
        while any(
            not player.over and (player.updates == 0 or player.connections < connections)
            for player, connections in waiting.values()
        ):
            await asyncio.sleep(0.002)
