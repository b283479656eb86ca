"""People at a table of a server without a network, ready to move."""

from dataclasses import dataclass
from typing import Any

from purradox.host import LoadedTable
from tests.server.raw import Bare, Headers, Raw, settled
from tests.server.running import until


@dataclass
class Seated:
    """A table with a person on every chair, by seat, each with a socket."""

    server: Bare
    table: str
    who: list[Headers]
    sockets: list[Raw]

    @property
    def live(self) -> LoadedTable:
        return self.server.live(self.table)

    async def dealt(self) -> None:
        await until(
            lambda: self.live.state.status == "over" or not self.live.state.match.needs_deal
        )
        await settled()

    def due(self, seat: int | None = None) -> tuple[int, str, list[str]]:
        """A seat that has to decide, the decision, and what it may do."""
        state = self.live.state
        seat = state.to_act[0] if seat is None else seat
        decision = state.decision(seat)
        assert decision is not None
        return seat, decision, [str(move) for move in state.match.view(seat).legal]

    async def move(self, seat: int, decision: str, move: str) -> dict[str, Any]:
        asked = {"type": "move", "table": self.table, "decision": decision, "move": move}
        return await self.sockets[seat].ask("accepted", "refused", **asked)

    async def play(self, moves: int = 10_000) -> None:
        """Somebody's first legal move, so many times or until the end."""
        for _ in range(moves):
            await self.dealt()
            if self.live.state.status == "over":
                return
            seat, decision, legal = self.due()
            assert (await self.move(seat, decision, legal[0]))["type"] == "accepted"
        await self.dealt()

    async def ask(self, seat: int, path: str, content: Any = None, method: str = "") -> Any:
        where = f"/api/tables/{self.table}{path}"
        return await self.server.http(where, content, self.who[seat], method)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def seated(server: Bare, players: int = 3, **options: Any) -> Seated:
    """People who sit down, connect and start."""
    people = [await server.guest(f"Person {at}") for at in range(players)]
    wanted = {"players": players, "pace": "instant"} | options
    table = (await server.http("/api/tables", wanted, people[0])).json["table"]
    for person in people[1:]:
        await server.http(f"/api/tables/{table}/sit", {}, person)
    await server.http(f"/api/tables/{table}/start", {}, people[0])
    seats = {}
    for person in people:
        told = await server.http(f"/api/tables/{table}", headers=person)
        seats[told.json["seat"]] = person
    who = [seats[seat] for seat in range(players)]
    sockets = [server.socket(person) for person in who]
    for socket in sockets:
        await socket.ask("update", type="watch", table=table)
    found = Seated(server, table, who, sockets)
    await found.dealt()
    return found
