"""What a seat receives does not depend on anything that it cannot see."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from random import Random

import pytest

from purradox.rules import (
    PLAYERS,
    TRUMP,
    Choice,
    Event,
    Match,
    Move,
    Phase,
    Play,
    PlayerView,
    Round,
    Table,
    Variant,
    match_events,
    shuffled,
    variant,
)
from tests.helpers import legal, wisest
from tests.rules import worlds
from tests.rules.worlds import History, replay

WORLDS = 520
"""To be replayed in full with each number of players."""

Policy = Callable[[Round, Random], Choice]


def at_random(now: Round, random: Random) -> Choice:
    return random.choice(legal(now))


def shy_of_red(now: Round, random: Random) -> Choice:
    """Declares red only when nothing else is left, so that red is often opened by exception."""
    moves = legal(now)
    others = [move for move in moves if not (isinstance(move, Play) and move.cell.colour is TRUMP)]
    return random.choice(others or moves)


POLICIES: tuple[Policy, ...] = (at_random, wisest, shy_of_red)


def played_out(setup: Variant, policy: Policy, random: Random) -> History:
    """A whole match."""
    match = Match(setup)
    moves: list[Move] = []
    told: list[tuple[Event, ...]] = []
    matches = [match]
    while not match.over:
        moves.append(
            shuffled(setup, random) if match.needs_deal else policy(match.rounds[-1], random)
        )
        before, match = match, match.apply(moves[-1])
        told.append(match_events(before, match))
        matches.append(match)
    return History(tuple(moves), tuple(told), tuple(matches))


def cuts(history: History, random: Random) -> dict[Phase, int]:
    """A random point of each phase, in a random round."""
    rounds = random.randint(1, len(history.now.rounds))
    points: dict[Phase, list[int]] = {}
    for moves, match in enumerate(history.matches):
        if len(match.rounds) == rounds:
            points.setdefault(match.tables[-1].phase, []).append(moves)
    return {phase: random.choice(among) for phase, among in points.items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_what_it_cannot_see(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(players)
    kinds: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    while kinds["same"] < WORLDS:
        setup = variant(players, random.choice(["white", "violet"]))
        history = played_out(setup, random.choice(POLICIES), random)
        for phase, moves in cuts(history, random).items():
            for seat in range(players):
                kind = replay(history.up_to(moves), seat, random)
                kinds[kind] += 1
                phases[phase.value] += kind == "same"
    expected = set(Phase) - ({Phase.PREDICT} if players == 2 else set())
    assert all(phases[phase.value] > WORLDS / 10 for phase in expected)
    told = ", ".join(f"{count} in {phase}" for phase, count in phases.items())
    record_property(
        "measured",
        f"non-interference, {players} players: {kinds['same']} worlds replayed ({told}); "
        f"ruled out by a paradox {kinds['paradox']}, by red opened by exception {kinds['red']}",
    )


def test_both_certain_inferences_really_rule_worlds_out() -> None:
    """A seat to act is not in a paradox; red opened by exception shows that nothing else went."""
    random = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(20):
        history = played_out(variant(3), shy_of_red, random)
        for moves, match in enumerate(history.matches[:-1]):
            if history.matches[moves + 1].to_act == () != match.to_act:
                seen.update(replay(history.up_to(moves), seat, random) for seat in range(3))
    assert seen["paradox"] > 0
    assert seen["red"] > 0


@pytest.mark.parametrize("leak", ["discard", "hand", "event"])
def test_a_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Round.view

    def leaky(self: Round, seat: int) -> PlayerView:
        view = honest(self, seat)
        if leak == "discard":
            return replace(view, discard=self.discards[seat - 1])
        return replace(view, table=replace(view.table, first=self.hands[seat - 1][0]))

    if leak == "event":
        monkeypatch.setattr(worlds, "match_events", lambda before, after: (before, after))
    else:
        monkeypatch.setattr(Round, "view", leaky)
    random = Random(2)
    history = played_out(variant(3), at_random, random).up_to(14)
    with pytest.raises(AssertionError):
        [replay(history, 1, random) for _ in range(20)]


def test_a_view_holds_a_table_and_one_hand_and_nothing_else() -> None:
    assert [field.name for field in fields(PlayerView)] == [
        "table",
        "seat",
        "hand",
        "discard",
        "past",
    ]
    assert [field.name for field in fields(Table)] == [
        "variant",
        "first",
        "board",
        "revealed",
        "discarded",
        "predictions",
        "lost",
        "tricks",
        "trick",
        "outcome",
    ]
