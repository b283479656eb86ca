"""The exported site on a plain web host, with the real Python in its worker."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from purradox.export import write
from purradox.export.downloads import Files
from purradox.host import Environment, LoadedTable, Options
from purradox.host.proof import proof_of
from purradox.host.sql import hosting
from purradox.notation import loads
from purradox.rules import PLAYERS
from purradox.server.http.static import static_site
from tests.cli.terminal import Terminal, terminal
from tests.export.exported import loaded_by_worker
from tests.server.running import until
from tests.web.chromium import Visitor
from tests.web.playing import by_mouse, mark, moved_on, ready
from tests.web.publishing import UNDER, hosted

__all__ = ["loaded_by_worker", "terminal"]

MAIN = "js/worker/main.js"
SAME_CHANCE = """
let seed = 24;
crypto.getRandomValues = (array) => {
  for (let at = 0; at < array.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    array[at] = seed >>> 24;
  }
  return array;
};
"""
"""For the worker, so that each run of the tests plays the same matches."""
PLAY = """async ({ name, options }) => {
  const app = document.querySelector('script[type=module]').src;
  const { openSocket, request } = await import(new URL('backend.js', app));
  const ask = async (path, body) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answer = await request(path, body && { ...sent, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${await answer.text()}`);
    return answer;
  };
  await ask('/api/me', { name });
  const { table } = await (await ask('/api/tables', options)).json();
  const chosen = {};
  const socket = openSocket(true);
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  await new Promise((over, wrong) => {
    socket.onopen = () => say({ type: 'watch', after: 0 });
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'refused') wrong(new Error(data));
      if (told.type === 'table' && told.status === 'over') over();
      const { decision, legal } = told.you ?? {};
      if (told.type !== 'update' || !decision || decision in chosen) return;
      const move = legal[(7 * Object.keys(chosen).length) % legal.length];
      chosen[decision] = move;
      say({ type: 'move', decision, move });
    };
  });
  socket.close();
  const record = await (await ask(`/api/tables/${table}/record`)).text();
  const proof = await (await ask(`/api/tables/${table}/proof`)).json();
  return { chosen, record, proof };
}"""
"""A match through the page's own door to its worker, and what is left of it."""
CATS = ("kitten", "house", "alley", "laboratory")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, loaded_by_worker: Files) -> Iterator[str]:
    main = files("purradox").joinpath("web", MAIN).read_bytes()
    folder = tmp_path_factory.mktemp("host")
    place = folder / UNDER
    place.mkdir(parents=True)
    write(place, static_site(loaded_by_worker | {MAIN: SAME_CHANCE.encode() + main}), set())
    with hosted(folder) as (address, outside):
        yield address
    assert outside == []


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    visitor = Visitor(browser, site, service_workers="allow")
    visitor.page.goto(site)
    visitor.page.locator(".start button").wait_for()
    yield visitor.page
    visitor.context.close()
    assert visitor.complaints == []


def options_for(players: int) -> dict[str, Any]:
    bots = [None, *(CATS[(players + seat) % len(CATS)] for seat in range(players - 1))]
    return {"players": players, "board": "white", "bots": bots, "pace": "instant"}


def test_the_same_seed_and_choices_give_the_same_match_as_on_a_server(
    page: Page, terminal: Terminal, tmp_path: Path
) -> None:
    for players in PLAYERS:
        options = options_for(players)
        played = page.evaluate(PLAY, {"name": "Anna", "options": options})
        checked = loads(played["record"])
        assert checked.over
        assert checked.variant.players == players
        (tmp_path / "record.txt").write_text(played["record"])
        assert terminal("verify", "record.txt").out == "ok\n"
        (tmp_path / "proof.json").write_text(json.dumps(played["proof"]))
        assert terminal("verify-deal", "proof.json").status == 0
        again = played_again(tmp_path / f"{players}.db", options, played)
        assert again == played["proof"]


def due(live: LoadedTable, guest: str, decision: str) -> bool:
    seat = live.state.seat_of(guest)
    return seat is not None and live.state.decision(seat) == decision


def played_again(database: Path, options: dict[str, Any], played: dict[str, Any]) -> Any:
    """The proof of the same match on a server's host."""
    proof = played["proof"]
    environment = Environment(
        new_id=lambda: proof["table"], new_seed=lambda: bytes.fromhex(proof["seed"])
    )

    async def match() -> Any:
        async with hosting(str(database), environment=environment) as host:
            guest = (await host.guests.welcome("Anna"))[0]
            live = await host.open(Options(**options | {"bots": tuple(options["bots"])}), guest)
            for decision, move in played["chosen"].items():
                await until(partial(due, live, guest.id, decision))
                await host.decide(live, guest, decision, move)
            await until(lambda: live.state.status == "over")
            return json.loads(json.dumps(asdict(proof_of(live.state))))

    with ThreadPoolExecutor(1) as pool:  # in this thread there is a loop of Playwright's
        return pool.submit(asyncio.run, match()).result()


def test_a_match_begins_and_the_others_move(page: Page) -> None:
    page.locator(".start button").click()
    page.wait_for_url("**/t/?/0*")
    assert ready(page) == "discard"
    before = mark(page)
    by_mouse(page, "discard")
    moved_on(page, before)
    assert ready(page) == "predict"  # as all others have set a card aside
