"""A crowd at the tables of boardgame.io, over WebSockets as lean as those of our own crowd."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks import crowd
from benchmarks.crowd import SEATS, Tally, encode

GAME = "cats"
RANKS = 8
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
OPENED, PING, PONG = b"0", b"2", b"3"
"""How socket.io's frames begin: a connection to the game, an event of it, and the keepalive."""
TIMEOUT = 10.0
SPREAD = 8
"""More moves than one seat of a table can be ahead of another."""


class Player(msgspec.Struct):
    hand: list[int]
    """How many cards of each rank."""


class Cards(msgspec.Struct):
    players: dict[str, Player]
    board: list[str | None]
    """All ranks of a colour, colour after colour."""
    moves: int


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct, rename={"cards": "G", "turn": "ctx", "number": "_stateID"}):
    cards: Cards
    turn: Turn
    number: int


class Whole(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, tag="sync", array_like=True):
    match: str
    whole: Whole


class Update(msgspec.Struct, tag="update", array_like=True):
    match: str
    state: State


class People(msgspec.Struct, tag="matchData", array_like=True):
    match: str


decode = msgspec.json.Decoder(Sync | Update | People).decode


class Table:
    """A match, and when its last moves were sent."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.sent = [0.0] * SPREAD


class Crowd:
    """People of one process; each answers at once with a random legal move."""

    endless = True

    def __init__(self, address: str, seed: int = 0) -> None:
        self.address, self.random = address, Random(seed)
        self.ask = crowd.Crowd(address).ask
        self.people: list[Person] = []
        self.tally = Tally()
        self.sent = self.seen = 0
        self.going = True

    async def come(self, tables: int) -> None:
        """Four people for each table, all of them connected; then all matches begin."""
        for _ in range(tables):
            options = {"numPlayers": SEATS}
            made = await asyncio.to_thread(self.ask, f"/games/{GAME}/create", options)
            table = Table(made["matchID"])
            for seat in range(SEATS):
                await self.connect(table, str(seat))
        for person in self.people:
            person.answer(person.begins.result())

    async def connect(self, table: Table, seat: str) -> None:
        url = self.address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        _, person = await ws_connect(lambda: Person(self, table, seat), url)
        assert isinstance(person, Person)
        self.people.append(person)
        await asyncio.wait_for(asyncio.shield(person.begins), TIMEOUT)

    async def leave(self) -> None:
        """Once every seat has seen every move of its table."""
        self.going = False
        end = time.monotonic() + TIMEOUT
        while self.seen != SEATS * self.sent and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for person in self.people:
            person.transport.disconnect()
        await asyncio.sleep(0.2)
        if self.seen != SEATS * self.sent:
            raise RuntimeError(f"boardgame.io told {self.seen} seats of {self.sent} moves")


class Person(WSListener):
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, table: Table, seat: str) -> None:
        super().__init__()
        self.crowd, self.table, self.seat = crowd, table, seat
        self.transport: WSTransport
        self.begins: asyncio.Future[State] = asyncio.get_running_loop().create_future()
        self.number, self.awaited = 0, -1

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def send(self, frame: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, frame)

    def say(self, *event: Any) -> None:
        self.send(EVENT + encode(event))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            if self.crowd.going:
                self.crowd.tally.refused["closed"] += 1
            transport.disconnect()
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(EVENT):
            self.heard(decode(payload[len(EVENT) :]))
        elif payload.startswith(OPENED):
            self.send(CONNECT)
        elif payload.startswith(CONNECT):
            self.say("sync", self.table.match, self.seat, None, SEATS)
        elif payload == PING:
            self.send(PONG)
        else:
            self.crowd.tally.refused[payload[:40].decode()] += 1

    def heard(self, message: Sync | Update | People) -> None:
        self.crowd.tally.deliveries += 1
        match message:
            case Update(_, state):
                self.updated(state)
            case Sync(_, whole):
                self.number = whole.state.number
                self.begins.set_result(whole.state)
            case People():
                pass

    def updated(self, state: State) -> None:
        crowd, tally, moment = self.crowd, self.crowd.tally, time.perf_counter()
        if state.number != self.number + 1:
            tally.refused["out of order"] += 1
        self.number = state.number
        crowd.seen += 1
        taken = moment - self.table.sent[state.number % SPREAD]
        if state.number == self.awaited:
            tally.moves += 1
            tally.own.append(taken)
        else:
            tally.others.append(taken)
        self.answer(state)

    def answer(self, state: State) -> None:
        """Move, if it is this person's turn."""
        if state.turn.current_player != self.seat or not self.crowd.going:
            return
        self.awaited = state.number + 1
        self.table.sent[self.awaited % SPREAD] = time.perf_counter()
        self.crowd.sent += 1
        kind, *arguments = chosen(state.cards, self.seat, self.crowd.random)
        payload = {"type": kind, "args": arguments, "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say("update", action, state.number, self.table.match, self.seat)


def chosen(cards: Cards, seat: str, random: Random) -> tuple[str | int, ...]:
    """A legal move, its name first."""
    hand = cards.players[seat].hand
    held = [rank for rank, count in enumerate(hand) if count]
    if cards.moves < SEATS:
        return "discard", random.choice(held)
    if cards.moves < 2 * SEATS:
        return "predict", random.randint(1, 4)
    free = [at for at, owner in enumerate(cards.board) if owner is None and hand[at % RANKS]]
    colour, rank = divmod(random.choice(free), RANKS)
    return "play", rank, colour
