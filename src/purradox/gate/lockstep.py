"""Whole rounds of every setup, move by move in both engines."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from purradox.gate.pair import Pair
from purradox.rules import (
    PLAYERS,
    TRUMP,
    Choice,
    Colour,
    Completed,
    Deal,
    Layout,
    Play,
    Round,
    Variant,
    shuffled,
    variant,
)
from purradox.rules.actions import move_of
from purradox.rules.variant import PRINTED_COLUMNS

BOARDS = ("white", "violet", "custom")
FULL = 2
"""Every field is compared in one step of so many; phase, seat, legal set and outcome in each."""

Policy = Callable[[Pair, Sequence[Choice], Random], Choice]


def lockstep(kernel: Any, seed: int, number: int) -> Counter[str]:
    """Play one round; its number decides the setup, and its own random source the rest."""
    random = Random(f"lockstep {seed} {number}")
    name, policy = tuple(POLICIES.items())[number % len(POLICIES)]
    setup = setup_of(number // len(POLICIES), random)
    deal = shuffled(setup, random) if random.random() < 0.5 else stacked(setup, random)
    first = random.randrange(setup.players)
    one = Round.start(setup, first, deal)
    pair = Pair(kernel, one, kernel.pack(one), origin=f"{name}, seed {seed}, round {number}")
    seen = Counter(compared=1)
    pair.check_all()
    while legal := pair.legal:
        pair.check(legal)
        pair.apply(policy(pair, legal, random))
        seen["compared"] += 1
        if random.randrange(FULL) == 0:
            pair.check_all()
    pair.check(())
    pair.check_all()
    pair.check_scores()
    pair.check_unpacked()
    return seen + reached(pair.round)


def setup_of(number: int, random: Random) -> Variant:
    """Every player count on every board in turn."""
    players = PLAYERS[number % len(PLAYERS)]
    return board_of(BOARDS[number // len(PLAYERS) % len(BOARDS)], players, random)


def board_of(board: str, players: int, random: Random) -> Variant:
    return variant(players, any_layout(players, random) if board == "custom" else board)


def any_layout(players: int, random: Random) -> Layout:
    """Any order of the numbers in each row, with or without columns out of play."""
    columns = random.choice((PRINTED_COLUMNS[players], variant(players).numbers))
    numbers = range(1, columns + 1)
    return Layout(tuple((colour, tuple(random.sample(numbers, columns))) for colour in Colour))


def stacked(setup: Variant, random: Random) -> Deal:
    """A deal from a deck hardly shuffled: hands of few numbers, as chance hardly deals them."""
    numbers = random.sample(range(1, setup.numbers + 1), setup.numbers)
    deck = [number for number in numbers for _ in range(setup.copies)]
    for _ in range(random.randrange(setup.deck)):
        a, b = random.randrange(setup.deck), random.randrange(setup.deck)
        deck[a], deck[b] = deck[b], deck[a]
    top = random.randrange(setup.deck)
    deck = deck[top:] + deck[:top]
    hands = [
        tuple(sorted(deck[seat * setup.dealt : (seat + 1) * setup.dealt]))
        for seat in range(setup.players)
    ]
    left = deck[setup.players * setup.dealt :]
    revealed = left[: setup.revealed]
    random.shuffle(hands)
    return Deal(tuple(hands), tuple(revealed))


def by_chance(_pair: Pair, legal: Sequence[Choice], random: Random) -> Choice:
    return random.choice(legal)


def wary(pair: Pair, _legal: Sequence[Choice], random: Random) -> Choice:
    """The kernel's paradox-avoiding policy: random play hardly ever completes a round."""
    chosen = pair.engine.choose(pair.states, pair.kernel.WARY, random.getrandbits(60))
    return move_of(int(chosen[0]), pair.round.table.to_act[0])


def habitual(habit: Callable[[Play, Colour | None], bool]) -> Policy:
    """Wary now and then, else given to a habit that leads where the others hardly come."""

    def choose(pair: Pair, legal: Sequence[Choice], random: Random) -> Choice:
        if random.random() < 0.25:
            return wary(pair, legal, random)
        led = pair.round.table.trick.led
        liked = [move for move in legal if isinstance(move, Play) and habit(move, led)]
        return random.choice(liked or legal)

    return choose


POLICIES: dict[str, Policy] = {
    "random": by_chance,
    "wary": wary,
    "shunning red": habitual(lambda play, _led: play.cell.colour is not TRUMP),
    "fond of red": habitual(lambda play, _led: play.cell.colour is TRUMP),
    "not following": habitual(lambda play, led: play.cell.colour not in (led, TRUMP)),
    "following": habitual(lambda play, led: play.cell.colour is led),
}


def reached(one: Round) -> Counter[str]:
    """What a finished round has seen of the rules that play rarely reaches."""
    table = one.table
    seen = Counter({"completed" if isinstance(table.outcome, Completed) else "paradox": 1})
    plays = [play for trick in (*table.tricks, table.trick) for play in trick.plays]
    reds = [place for place, play in enumerate(plays) if play.cell.colour is TRUMP]
    seen["red led by exception"] = int(bool(reds) and reds[0] % len(one.hands) == 0)
    seen["red lost"] = sum(TRUMP in lost for lost in table.lost)
    seen["red under a red lead"] = sum(
        play.cell.colour is trick.led is TRUMP and play.cell.number < trick.plays[0].cell.number
        for trick in table.tricks
        for play in trick.plays
    )
    return seen
