"""How long people wait while all workers of a server are replaced."""

import argparse
import asyncio
import signal
import sys
import time
from random import Random
from typing import Any

from benchmarks.started import LIFTED, Started, postgresql, started
from tests.server.killing import Party
from tests.server.people import Player, guest, table_of
from tests.server.running import until


class Timed(Player):
    """Remembers how long nothing came."""

    longest = 0.0
    latest = 0.0

    def take(self, update: Any) -> None:
        moment = time.perf_counter()
        if self.latest:
            self.longest = max(self.longest, moment - self.latest)
        self.latest = moment
        super().take(update)


class Table(Party):
    """People whose waiting is timed, match after match."""

    async def play(self) -> None:
        while not self.ending:
            self.now = [Timed(one, self.table, self.random, slow=0.02) for one in self.people]
            async with asyncio.TaskGroup() as group:
                for player in self.now:
                    group.create_task(player.play())
            self.past += self.now
            if not self.ending:
                self.table = await self._again()


async def measured(server: Started, tables: int) -> None:
    parties = []
    for at in range(tables):
        people = [await guest(server.address) for _ in range(4)]
        parties.append(Table(people, await table_of(people), Random(at)))
    tasks = [asyncio.create_task(party.play()) for party in parties]
    await asyncio.sleep(2)
    begun = time.perf_counter()
    server.process.send_signal(signal.SIGHUP)
    await until(lambda: "all workers are new" in server.log.read_text("utf-8"))
    taken = time.perf_counter() - begun
    for party in parties:
        party.ending = True
    await asyncio.gather(*tasks)
    players = [one for party in parties for one in party.past]
    waits = sorted(one.longest for one in players if isinstance(one, Timed))
    again = sum(one.connections - 1 for one in players)
    moves = sum(len(one.accepted) for one in players)
    print(f"{tables} tables, {moves} moves; replaced in {taken:.1f} s; {again} connections anew")
    print(f"longest silence: {waits[-1]:.2f} s; in the middle {waits[len(waits) // 2]:.2f} s")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    chosen = parser.parse_args(arguments)
    with postgresql() as address, started(address, "--workers", "2", *LIFTED) as server:
        asyncio.run(measured(server, chosen.tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
