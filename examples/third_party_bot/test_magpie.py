"""What every bot must be: the examination comes with Purradox."""

from random import Random

from magpie import Magpie

from purradox.bots import make_bot, play_match
from purradox.bots.conformance import assert_conforms
from purradox.rules import variant


def test_the_magpie_conforms() -> None:
    assert_conforms(Magpie, rounds=1)


def test_it_is_found_by_its_name_and_takes_its_option() -> None:
    bots = [make_bot(spec, Random(1)) for spec in ("magpie", "magpie:shiny=3", "careful")]
    assert play_match(variant(3), bots, Random(2)).over
