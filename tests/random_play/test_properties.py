"""What holds in every round of every setup: the engine against a second reading of the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from functools import reduce
from random import Random
from unittest import TestCase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from purradox.rules import (
    Cell,
    Choice,
    Colour,
    Discard,
    IllegalMove,
    Match,
    Move,
    Play,
    Predict,
    Table,
    Variant,
    match_events,
    shuffled,
)
from purradox.rules.errors import DealDue, DealNotDue, MatchOver
from purradox.rules.scoring import winners
from tests.helpers import legal, wisest
from tests.rules.naive import Notes
from tests.rules.refusals import check_refusal
from tests.rules.watcher import Watcher
from tests.strategies import printed, setups, toys

SEEDS = st.integers(0, 2**32 - 1)
EXAMPLES = settings().max_examples


def every_move(players: int) -> Iterator[Choice]:
    """Everything that anybody could think of, and a little more."""
    for seat in range(-1, players + 1):
        for number in range(11):
            yield Discard(seat, number)
            yield Predict(seat, number)
            yield from (Play(seat, Cell(colour, number)) for colour in Colour)


def plainly(move: Choice) -> tuple[str, int, object]:
    """A move in the terms of the naive reading."""
    match move:
        case Discard(seat, number):
            return "discard", seat, number
        case Predict(seat, tricks):
            return "predict", seat, tricks
        case Play(seat, cell):
            return "play", seat, (cell.colour.value, cell.number)


class MatchMachine(RuleBasedStateMachine):
    """Plays matches in lockstep with a naive reader and a watcher who hears only events."""

    def sit_down(self, setup: Variant) -> None:
        self.match = Match(setup)
        self.moves: list[Move] = []
        self.notes: list[Notes] = []
        self.watcher = Watcher()

    def advance(self, move: Move) -> None:
        before = self.match
        self.match = before.apply(move)
        self.moves.append(move)
        for event in match_events(before, self.match):
            self.watcher.hear(event)
        if isinstance(move, Discard | Predict | Play):
            self.notes[-1] = self.notes[-1].then(move)
        else:
            self.notes.append(Notes(before.variant, len(self.notes), move))

    @precondition(lambda self: self.match.needs_deal)
    @rule(seed=SEEDS)
    def deal(self, seed: int) -> None:
        self.advance(shuffled(self.match.variant, Random(seed)))

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def any_legal_move(self, data: st.DataObject) -> None:
        self.advance(data.draw(st.sampled_from(legal(self.match.rounds[-1]))))

    @precondition(lambda self: self.match.to_act)
    @rule(seed=SEEDS, moves=st.integers(1, 12), wise=st.booleans())
    def some_moves(self, seed: int, moves: int, wise: bool) -> None:
        random = Random(seed)
        for _ in range(moves):
            if self.match.to_act:
                now = self.match.rounds[-1]
                self.advance(wisest(now, random) if wise else random.choice(legal(now)))

    @precondition(lambda self: self.match.over)
    @rule(seed=SEEDS)
    def nothing_follows_the_last_round(self, seed: int) -> None:
        for move in (shuffled(self.match.variant, Random(seed)), Discard(0, 1)):
            with pytest.raises(MatchOver) as refused:
                self.match.apply(move)
            assert str(refused.value).startswith("R1.2 match-over: A match has as many rounds")

    @invariant()
    def a_deal_is_due_between_rounds_and_at_no_other_time(self) -> None:
        match = self.match
        assert [match.over, match.needs_deal, bool(match.to_act)].count(True) == 1
        if match.needs_deal:
            with pytest.raises(DealDue):
                match.apply(Discard(0, 1))
        elif not match.over:
            with pytest.raises(DealNotDue):
                match.apply(shuffled(match.variant, Random(0)))

    @precondition(lambda self: self.notes)
    @invariant()
    def cards_are_conserved(self) -> None:
        now, deal, setup = self.match.rounds[-1], self.notes[-1].deal, self.match.variant
        plays = [play.cell.number for play in all_plays(now.table)]
        aside = [number for number in now.discards if number is not None]
        known = Counter([*plays, *aside, *now.table.revealed, *sum(now.hands, ())])
        assert known == Counter([*deal.revealed, *sum(deal.hands, ())])
        deck = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
        assert known <= deck
        left_over = setup.deck - setup.players * setup.dealt - setup.revealed
        assert (deck - known).total() == left_over

    @precondition(lambda self: self.notes)
    @invariant()
    def a_token_stands_for_each_play(self) -> None:
        table, notes = self.match.tables[-1], self.notes[-1]
        tokens = Counter(token for token in table.board.tokens if token is not None)
        plays = Counter(play.seat for play in all_plays(table))
        assert tokens == plays + Counter({-1: len(table.revealed)})
        assert {
            (cell.colour.value, cell.number): owner
            for owner in (*range(-1, table.variant.players),)
            for cell in table.board.owned(owner)
        } == notes.tokens

    @precondition(lambda self: self.notes)
    @invariant()
    def the_naive_reader_sees_the_same_table(self) -> None:
        table, notes = self.match.tables[-1], self.notes[-1]
        assert table.phase.value == notes.phase
        assert [trick.winner for trick in table.tricks] == notes.winners
        assert sum(table.won) == len(table.tricks) == len(notes.winners)
        assert list(table.lost) == [set(map(Colour, lost)) for lost in notes.lost]
        assert [list(hand) for hand in self.match.rounds[-1].hands] == notes.hands
        if notes.phase in ("predict", "play"):
            assert table.to_act == (notes.turn,)
        if notes.phase == "over":
            outcome = table.outcome
            assert getattr(outcome, "seat", None) == notes.paradox
            assert list(self.match.scores[-1]) == notes.scores

    @precondition(lambda self: self.notes)
    @invariant()
    def legal_moves_are_exactly_those_that_apply_accepts(self) -> None:
        now, notes = self.match.rounds[-1], self.notes[-1]
        accepted = set()
        for move in every_move(now.table.variant.players):
            try:
                after = now.apply(move)
            except IllegalMove as refused:
                check_refusal(refused, move, now, notes)
            else:
                assert after != now
                accepted.add(move)
        offered = legal(now)
        assert len(set(offered)) == len(offered)
        assert set(offered) == accepted
        assert {plainly(move) for move in accepted} == set(notes.allowed())
        for seat in notes.seats:
            own = now.view(seat).legal
            assert set(own) == {move for move in accepted if move.seat == seat}
            assert bool(own) == (seat in now.table.to_act)

    @invariant()
    def events_alone_rebuild_the_table(self) -> None:
        self.watcher.agrees_with(self.match)
        assert match_events(self.match, self.match) == ()

    @invariant()
    def scores_add_up(self) -> None:
        match = self.match
        finished = [notes.scores for notes in self.notes if notes.phase == "over"]
        assert [list(scores) for scores in match.scores] == finished
        columns = list(zip(*finished, strict=True)) or [()] * match.variant.players
        assert match.score == tuple(map(sum, columns))
        assert match.winners == (winners(match.scores) if match.over else ())
        assert [table.first for table in match.tables] == list(range(len(match.rounds)))

    def teardown(self) -> None:
        again = reduce(Match.apply, self.moves, Match(self.match.variant))
        assert again == self.match
        assert hash(again) == hash(self.match)
        check_immutable(self.match)


def all_plays(table: Table) -> list[Play]:
    return [play for trick in (*table.tricks, table.trick) for play in trick.plays]


def check_immutable(value: object) -> None:
    """Nothing that can be reached from here can be changed."""
    hash(value)
    if is_dataclass(value):
        for one in fields(value):
            inside = getattr(value, one.name)
            with pytest.raises(FrozenInstanceError):
                setattr(value, one.name, inside)
            check_immutable(inside)
    elif isinstance(value, tuple | frozenset):
        for inside in value:
            check_immutable(inside)
    else:
        assert value is None or isinstance(value, int | str | Enum)


def matches_of(drawn: st.SearchStrategy[Variant]) -> type[TestCase]:
    class Machine(MatchMachine):
        @initialize(setup=drawn)
        def start(self, setup: Variant) -> None:
            self.sit_down(setup)

    case: type[TestCase] = Machine.TestCase
    case.settings = settings(max_examples=EXAMPLES // 8, stateful_step_count=35)  # type: ignore[attr-defined]
    return case


TestTwoPlayers = matches_of(printed(2))
TestThreePlayers = matches_of(printed(3))
TestFourPlayers = matches_of(printed(4))
TestFivePlayers = matches_of(printed(5))
TestToys = matches_of(toys())


@settings(max_examples=EXAMPLES // 2)
@given(setup=setups(), seed=SEEDS)
def test_a_whole_match(setup: Variant, seed: int) -> None:
    random = Random(seed)
    match, watcher = Match(setup), Watcher()
    while not match.over:
        move = (
            shuffled(setup, random) if match.needs_deal else random.choice(legal(match.rounds[-1]))
        )
        before, match = match, match.apply(move)
        for event in match_events(before, match):
            watcher.hear(event)
    watcher.agrees_with(match)
    assert len(match.rounds) == setup.players
    assert [table.first for table in match.tables] == list(range(setup.players))
    best = max(match.score)
    assert all(match.score[seat] == best for seat in match.winners)
    for seat in range(setup.players):
        view = match.view(seat)
        assert [past.table for past in view.past] == list(match.tables[:-1])
        assert view.past_scores == match.scores[:-1]
        assert [past.dealt for past in (*view.past, view)] == [
            tuple(sorted(hand)) for hand in dealt_to(match, seat)
        ]
        check_immutable(view)


def dealt_to(match: Match, seat: int) -> list[list[int]]:
    """What a seat was dealt in each round, put together again from where the cards went."""
    return [
        [
            *one.hands[seat],
            *(play.cell.number for play in all_plays(one.table) if play.seat == seat),
            *(number for number in [one.discards[seat]] if number is not None),
        ]
        for one in match.rounds
    ]
