"""The kernel's own rounds, dealt and played in one go, replayed by the rules."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from purradox.gate.lockstep import reached, setup_of, wary
from purradox.gate.pair import Divergence, Pair, difference
from purradox.gate.toys import TOYS
from purradox.kernel.playout import ends_of
from purradox.rules import Phase, Round, RuleError, Variant, shuffled

SETUPS = tuple(setup for setup, _ in TOYS.values())
"""Toys have spaces to spare when they end, which printed setups hardly have."""


def playout(kernel: Any, seed: int, number: int) -> Counter[str]:
    """Let the kernel play one round to its end in one of three ways, and look at what it did."""
    random = Random(f"playout {seed} {number}")
    setup = random.choice(SETUPS) if number // 6 % 5 == 4 else setup_of(number // 6, random)
    policy = (kernel.RANDOM, kernel.WARY)[number % 2]
    way = (whole_round, from_deal, from_amidst)[number // 2 % 3]
    states = way(kernel, setup, policy, random)
    origin = f"{way.__name__}, seed {seed}, playout {number}"
    end = replayed(kernel, states[0], setup, origin)
    pair = Pair(kernel, end, states, origin=origin)
    pair.equal("phase", Phase.OVER, end.table.phase)
    pair.check(())
    pair.check_all()
    pair.check_scores()
    return Counter(compared=1) + reached(end)


def whole_round(kernel: Any, setup: Variant, policy: int, random: Random) -> Any:
    """The path of `Kernel.rounds`: deals, discards and predictions at once, plays in registers."""
    engine = kernel.Kernel(setup)
    states = np.zeros(1, kernel.STATE)
    out = ends_of(1)
    engine.rounds_into(states, policy, random.getrandbits(63), random.randrange(1000), out)
    told = (tuple(out.points[0].tolist()), int(out.outcomes[0]), int(out.plays[0]))
    state = states[0]
    asked = tuple(engine.scores(states)[0].tolist()), int(state["outcome"]), int(state["plays"])
    if told != asked:
        raise Divergence(f"rounds() tells {told}, its last state {asked}; {raw(state, setup)}")
    return states


def from_deal(kernel: Any, setup: Variant, policy: int, random: Random) -> Any:
    """A deal with any start player, then every move of the round in one go."""
    engine = kernel.Kernel(setup)
    first = random.randrange(setup.players)
    states = engine.deal(1, random.getrandbits(60), first)
    if int(states[0]["first"]) != first:
        raise Divergence(f"deal() with start player {first}: {raw(states[0], setup)}")
    one = replayed(kernel, states[0], setup, "deal")
    if field := difference(kernel, one, states[0]):
        raise Divergence(f"deal: {field} is {states[0][field]}; {raw(states[0], setup)}")
    engine.play_out(states, policy, random.getrandbits(60))
    return states


def from_amidst(kernel: Any, setup: Variant, policy: int, random: Random) -> Any:
    """The rest of a round that was played with care so far: chance alone comes to few ends."""
    one = Round.start(setup, random.randrange(setup.players), shuffled(setup, random))
    pair = Pair(kernel, one, kernel.pack(one))
    for _ in range(random.randrange((setup.tricks + 2) * setup.players)):
        if legal := pair.legal:
            pair.apply(wary(pair, legal, random))
    states = kernel.pack(pair.round)
    pair.engine.play_out(states, policy, random.getrandbits(60))
    return states


def replayed(kernel: Any, state: Any, setup: Variant, origin: str) -> Round:
    """The round of a state, if the rules allow what the kernel did."""
    try:
        return kernel.unpack(state, setup)  # type: ignore[no-any-return]
    except (RuleError, KeyError) as error:
        told = f"{type(error).__name__} {error}"
        raise Divergence(f"replay: {told}; {raw(state, setup)} ({origin})") from error


def raw(state: Any, setup: Variant) -> str:
    """What a state holds, for the case that no round can be made of it."""
    history = state["history"][: state["plays"]]
    cells = " ".join(f"{action // 4 + 1}{'rbyg'[action % 4]}" for action in history)
    hands = " ".join(f"{int(hand):x}" for hand in state["hands"][: setup.players])
    return (
        f"{setup.players} {setup.board_name} {state['first']}; packed hands {hands}; "
        f"discard {state['discards']}; predict {state['predicted']}; play {cells}"
    )
