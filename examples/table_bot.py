"""A bot of your own at a table of any server, over the protocol alone.

    python examples/table_bot.py http://localhost:8080/t/TABLE          # take a chair there
    python examples/table_bot.py http://localhost:8080 --players 3      # make a table with bots

It needs Python and the package `websockets`, and nothing of Purradox. Replace `choose`.
"""

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import websockets


def choose(table: dict[str, Any], you: dict[str, Any]) -> str:
    """Your part: one of `you["legal"]`, from all that you can see."""
    if table["phase"] == "play" and table["led"]:
        follow = [move for move in you["legal"] if move[1] == table["led"]]
        return random.choice(follow or you["legal"])
    return random.choice(you["legal"])


class Server:
    """The HTTP side: who we are, and tables."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('/api/bots', {'name': name})['token']}"

    def ask(self, path: str, content: dict[str, Any]) -> Any:
        request = Request(self.address + path, json.dumps(content).encode(), self.headers)
        with urlopen(request) as answer:
            return json.load(answer)


async def play(server: Server, table: str) -> list[int]:
    """Play until the match is over; a lost connection is taken up where it broke."""
    after = 0
    token = {"Authorization": server.headers["Authorization"]}
    async for socket in websockets.connect(
        server.address.replace("http", "ws", 1) + "/ws", additional_headers=token
    ):
        try:
            await socket.send(json.dumps({"type": "watch", "table": table, "after": after}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "refused":
                    print("refused:", message["code"], message.get("args", {}))
                if message["type"] != "update":
                    continue
                after = message["number"]
                for entry in message["entries"]:
                    for event in entry["events"]:
                        if event["event"] == "match_ended":
                            return list(event["totals"])
                you = message.get("you")
                if you and you["decision"]:
                    move = choose(message["round"], you)
                    answer = {"type": "move", "table": table, "decision": you["decision"]}
                    await socket.send(json.dumps(answer | {"move": move}))
        except websockets.ConnectionClosed:
            continue
    raise ConnectionError("the server is gone")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="the link of a table, or the address of a server")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--players", type=int, default=4, help="for a table of its own")
    chosen = parser.parse_args()
    link = urlsplit(chosen.link)
    server = Server(f"{link.scheme}://{link.netloc}", chosen.name)
    if link.path.startswith("/t/"):
        table = link.path.removeprefix("/t/")
        server.ask(f"/api/tables/{table}/sit", {})
    else:
        bots = [None, *["house"] * (chosen.players - 1)]
        options = {"players": chosen.players, "bots": bots, "pace": "instant"}
        table = server.ask("/api/tables", options)["table"]
    print("totals:", *asyncio.run(play(server, table)))


if __name__ == "__main__":
    main()
