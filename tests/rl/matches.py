"""Matches to encode: every state of one, under a mixture of two policies."""

from collections.abc import Iterator
from random import Random

from purradox.kernel import RANDOM, WARY, Kernel, States, pack
from purradox.rules import Match, Phase, Variant, shuffled
from purradox.rules.actions import move_of


def packed(match: Match) -> States:
    """The round in progress, or the last one, with the totals of the rounds before it."""
    past = match.view(0).past_scores
    totals = tuple(map(sum, zip(*past, strict=True)))
    return pack(match.rounds[-1], totals, len(past))


def states_of_a_match(setup: Variant, random: Random) -> Iterator[Match]:
    """Cards are set aside in any order; a policy is drawn for each round."""
    kernel, match, policy = Kernel(setup), Match(setup), RANDOM
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
            policy = random.choice((RANDOM, WARY))
        elif match.tables[-1].phase is Phase.DISCARD:
            match = match.apply(random.choice(match.view(random.choice(match.to_act)).legal))
        else:
            (action,) = kernel.choose(packed(match), policy, random.getrandbits(60))
            match = match.apply(move_of(int(action), match.to_act[0]))
        yield match
