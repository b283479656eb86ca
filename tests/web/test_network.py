"""The forward pass in the browser is held to NumPy's, position by position."""

import json
from importlib.resources import files

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page

from purradox.bots.neural.network import network
from purradox.observation import SIZE
from purradox.rl import VectorTables
from purradox.rl.networks import shipped
from purradox.rules import PLAYERS, variant
from purradox.rules.actions import ACTIONS
from tests.web.conftest import Visit

POSITIONS, TABLES = 2000, 20
CLOSE = 1e-4
"""Logits that differ by less may stand in either order: NumPy sums in single precision."""
ANSWERS = """async (asked) => {
  const base = document.querySelector('link[rel=modulepreload]').href.split('/js/')[0];
  const { loadNetwork, forward } = await import(`${base}/js/worker/network.js`);
  const network = await loadNetwork('/weights.npz');
  return JSON.stringify(JSON.parse(asked).map((ones) => forward(network, ones)));
}"""
REFUSED = """async () => {
  const base = document.querySelector('link[rel=modulepreload]').href.split('/js/')[0];
  const { loadNetwork } = await import(`${base}/js/worker/network.js`);
  const said = () => loadNetwork('/weights.npz').then(() => 'loaded', (error) => error.message);
  return [await said(), await said()];
}"""


def positions(players: int) -> list[list[int]]:
    """Inputs that are one, in matches of the network with itself that draws its moves."""
    tables, chance = VectorTables(variant(players), TABLES), np.random.default_rng(players)
    tables.reset(seed=players)
    found: list[list[int]] = []
    while len(found) < POSITIONS:
        inputs = np.concatenate([tables.observations, tables.legal], axis=1)
        found += [np.flatnonzero(bits).tolist() for bits in inputs]
        logits = shipped(players).logits(tables.observations, tables.legal)
        drawn = logits + chance.gumbel(size=logits.shape)
        tables.step(np.where(tables.legal, drawn, -np.inf).argmax(axis=1))
    return found


def weights(page: Page, body: bytes) -> None:
    page.route("**/weights.npz", lambda route: route.fulfill(body=body))


def out_of_order(legal: list[int], ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> bool:
    """Whether one ranks two legal moves otherwise than the other, and they are not close."""
    ranked = ours[sorted(legal, key=lambda action: -theirs[action])]
    return bool((np.maximum.accumulate(ranked[::-1])[::-1] > ranked + CLOSE).any())


@pytest.mark.parametrize("players", PLAYERS)
def test_the_page_ranks_all_legal_moves_as_numpy_does(visit: Visit, players: int) -> None:
    page = visit().page
    weights(page, files("purradox.bots.neural").joinpath(f"weights-{players}.npz").read_bytes())
    page.goto("/rules")
    asked = positions(players)
    theirs = np.array(json.loads(page.evaluate(ANSWERS, json.dumps(asked))))
    ours = np.array([network(players)(ones) for ones in asked])
    assert theirs.shape == ours.shape
    assert abs(theirs - ours).max() < CLOSE
    legal = [[one - SIZE for one in ones if one >= SIZE] for ones in asked]
    assert sum(len(moves) > 2 for moves in legal) > POSITIONS / 2
    wrong = [i for i, moves in enumerate(legal) if out_of_order(moves, ours[i], theirs[i])]
    assert wrong == []


def test_a_ranking_that_differs_is_found() -> None:
    ours = np.zeros(ACTIONS)
    ours[:4] = 4, 3, 2, 2 - CLOSE / 2
    assert not out_of_order([0, 1, 2, 3], ours, ours[[0, 1, 3, 2]])
    assert out_of_order([0, 1, 2, 3], ours, ours[[1, 0, 2, 3]])
    assert out_of_order([0, 1, 2, 3], ours, ours[[2, 1, 0, 3]])


def test_a_file_that_is_no_network_is_refused_each_time(visit: Visit) -> None:
    page = visit().page
    weights(page, b"<!doctype html><title>Not found</title>")
    page.goto("/rules")
    assert page.evaluate(REFUSED) == ["the weights are no .npz file"] * 2
