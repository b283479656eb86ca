"""A client by somebody who has read `docs/protocol.md` and nothing else of ours."""

import asyncio
import hmac
import json
import random
from hashlib import sha256
from typing import Any

import httpx
import websockets

Json = dict[str, Any]


class Stranger:
    """A program with a token, at one table."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.token = self.ask("/api/bots", {"name": name})["token"]
        self.table, self.number, self.share = "", 0, sha256(name.encode()).hexdigest()
        self.told: list[Json] = []
        self.events: list[Json] = []
        self.commitment, self.setup = "", Json()
        self.pending: Json | None = None
        self.chance = random.Random(name)

    def ask(self, path: str, content: Json | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        if content is None:
            answer = httpx.get(self.server + path, headers=headers, timeout=30)
        else:
            answer = httpx.post(self.server + path, json=content, headers=headers, timeout=30)
        answer.raise_for_status()
        return answer.json()

    def make_table(self, players: int) -> str:
        options = {"players": players, "pace": "instant", "commitment": self.commit()}
        return str(self.ask("/api/tables", options)["table"])

    def sit(self, table: str) -> None:
        self.ask(f"/api/tables/{table}/sit", {"commitment": self.commit()})

    def commit(self) -> str:
        return sha256(f"purradox share 1\n{self.share}".encode()).hexdigest()

    def start(self, table: str) -> None:
        self.ask(f"/api/tables/{table}/start", {})

    async def play(self, table: str) -> list[int]:
        """Until the match is over; a connection that is lost in between is opened again."""
        self.table, pause = table, 0.1
        while True:
            try:
                return await self._talk()
            except (OSError, websockets.ConnectionClosed):
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)

    async def _talk(self) -> list[int]:
        address = self.server.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(address, additional_headers=headers, proxy=None) as socket:
            welcome = self._heard(await socket.recv())
            assert (welcome["type"], welcome["protocol"]) == ("welcome", 2)
            await self._say(socket, type="watch", table=self.table, after=self.number)
            if not self.number:
                await self._say(socket, type="talk", table=self.table, phrase="hello")
                await self._say(socket, type="ping")
            async for text in socket:
                totals = await self._answer(socket, self._heard(text))
                if totals is not None:
                    return totals
        raise ConnectionError

    async def _say(self, socket: Any, **message: Any) -> None:
        await socket.send(json.dumps(message))

    def _heard(self, text: str | bytes) -> Json:
        message: Json = json.loads(text)
        self.told.append(message)
        return message

    async def _answer(self, socket: Any, message: Json) -> list[int] | None:
        match message["type"]:
            case "table":
                self.commitment, self.setup = message["commitment"], message["setup"]
                if message["status"] == "playing" and not self._happened("revealed"):
                    await self._say(socket, type="reveal", table=self.table, share=self.share)
            case "accepted":
                if self.pending and message["decision"] == self.pending["decision"]:
                    self.pending = None
            case "update":
                for entry in message["entries"]:
                    assert entry["number"] == self.number + 1, "a gap"
                    self.number = entry["number"]
                    self.events += entry["events"]
                assert message["number"] == self.number
                await self._move(socket, message)
                if self.events and self.events[-1]["event"] == "match_ended":
                    return list(self.events[-1]["totals"])
        return None

    def _happened(self, event: str) -> list[Json]:
        return [one for one in self.events if one["event"] == event]

    async def _move(self, socket: Any, update: Json) -> None:
        you = update.get("you")
        if not you or not you["decision"]:
            return
        if not self.pending or self.pending["decision"] != you["decision"]:
            move = self.chance.choice(you["legal"])
            self.pending = {"decision": you["decision"], "move": move}
            await self._say(socket, type="why", table=self.table, move=move)
        await self._say(socket, type="move", table=self.table, **self.pending)

    def check_deals(self) -> int:
        """Deal the match again from what it was told; how many rounds that were."""
        proof = self.ask(f"/api/tables/{self.table}/proof")
        seed = bytes.fromhex(proof["seed"])
        assert self.events[-1]["seed"] == proof["seed"]
        assert sha256(b"purradox commitment 1\n" + seed).hexdigest() == self.commitment
        (started,), (revealed,) = self._happened("started"), self._happened("revealed")
        assert started["commitment"] == self.commitment
        assert self.commit() in started["commitments"]
        assert proof["commitments"] == started["commitments"]
        added = [(seat, share) for seat, share in enumerate(revealed["shares"]) if share]
        assert [(one["seat"], one["value"]) for one in proof["shares"]] == added
        assert self.share in revealed["shares"]
        for seat, share in added:
            told = sha256(f"purradox share 1\n{share}".encode()).hexdigest()
            assert told == started["commitments"][seat]
        for number, dealt in enumerate(proof["record"]["rounds"], 1):
            hands, _ = self._deal(seed, number, added)
            assert ["".join(map(str, hand)) for hand in hands] == dealt["deal"]
        return len(proof["record"]["rounds"])

    def _deal(
        self, seed: bytes, number: int, shares: list[tuple[int, str]]
    ) -> tuple[list[list[int]], list[int]]:
        added = "".join(f"{seat} {value}\n" for seat, value in shares)
        words = self._words(seed, f"deal\n{self.table}\n{number}\n{added}")
        deck = [card for card in range(1, self.setup["numbers"] + 1) for _ in range(5)]
        for last in range(len(deck) - 1, 0, -1):
            usable = 2**32 - 2**32 % (last + 1)
            other = next(word for word in words if word < usable) % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        size, players = self.setup["dealt"], self.setup["players"]
        hands = [sorted(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
        return hands, deck[players * size :]

    def _words(self, seed: bytes, domain: str) -> Any:
        block = 0
        while True:
            message = f"purradox 1\n{domain}\n{block}".encode()
            digest = hmac.digest(seed, message, "sha256")
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1
