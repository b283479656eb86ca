"""The page and `verify-deal` say the same of every proof."""

import json
from typing import Any

import pytest

from purradox.host import deals
from purradox.host.proof import verify
from purradox.rules import variant
from purradox.rules.errors import RuleError
from tests.cli.test_proofs import SHARES, proof
from tests.web.conftest import Visit

CHECK = """async (cases) => {
  const base = document.querySelector('link[rel=modulepreload]').href.split('/js/')[0];
  const { check } = await import(`${base}/js/proof.js`);
  return cases.map(([proof, seen, setup]) => check(proof, seen, setup));
}"""
Json = dict[str, Any]


def case(told: Json, seat: int | None = 1, **seen: Any) -> tuple[Json, Json, Json]:
    """A proof, what a page has seen of that match from a seat, and the setup."""
    players = len(told["record"]["seats"])
    setup = variant(players)
    hands = [one["deal"][seat or 0] for one in told["record"]["rounds"]]
    saw = {
        "commitment": deals.commitment(bytes(range(32))),
        "commitments": told.get("commitments", []),
        "share": SHARES[seat or 0],
        "seat": seat,
        "hands": [] if seat is None else hands,
    }
    shape = {"players": players, "numbers": setup.numbers, "dealt": setup.dealt}
    return told, saw | seen, shape


def changed(told: Json, at: int = 0, **share: Any) -> Json:
    """A proof with one share changed."""
    shares = [one | share if place == at else one for place, one in enumerate(told["shares"])]
    return told | {"shares": shares}


def test_the_page_finds_what_verify_deal_finds(visit: Visit) -> None:
    good, kept_back, old = proof(3), proof(4, kept_back=2), proof(3, written=2)
    other = deals.share_commitment("ab" * 32)
    wrong = [
        good | {"seed": "00" * 32},
        good | {"commitment": "00" * 32},
        good | {"table": "another"},
        good | {"shares": good["shares"][1:]},
        good | {"commitments": good["commitments"][::-1]},
        good | {"shares": good["shares"][::-1]},
        changed(good, value="ab" * 32),
        changed(good, value=good["shares"][0]["value"] + "0"),
        changed(good, round=2),
        changed(
            changed(good, value="ab" * 32) | {"commitments": ["", other, *good["commitments"][2:]]}
        ),
        changed(old, value="cd" * 16),
    ]
    right = [*(proof(players) for players in (2, 3, 4, 5)), kept_back, old]
    page = visit().page
    page.goto("/")
    told = page.evaluate(CHECK, [*map(case, right), *map(case, wrong)])
    for one, by_page in zip(right, told[: len(right)], strict=True):
        proved, names = verify(json.dumps(one)), one["record"]["seats"]
        assert by_page["wrong"] is None
        assert tuple(names[seat] for seat in by_page["shared"]) == proved.shared
        assert tuple(names[seat] for seat in by_page["withheld"]) == proved.withheld
        assert by_page["old"] is not proved.committed
    assert [one["mine"] for one in told[: len(right)]] == [True] * 4 + [False] * 2
    for one, by_page in zip(wrong, told[len(right) :], strict=True):
        with pytest.raises(RuleError):
            verify(json.dumps(one))
        assert by_page["wrong"], one

    seen = [
        case(good, commitment="00" * 32),
        case(good, commitments=[*good["commitments"][:2], other]),
        case(good, hands=[good["record"]["rounds"][0]["deal"][0]]),
        case(good, share=SHARES[2]),
        case(good, seat=None, share=None),
    ]
    told = page.evaluate(CHECK, seen)
    assert [one["wrong"] for one in told] == ["commitment", "commitment", "hand", None, None]
    assert [one["mine"] for one in told[3:]] == [False, False]
