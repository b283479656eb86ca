"""Records as replays: every position, what led to it, and the hands that are known."""

from random import Random

import msgspec
import pytest

from purradox.analysis.lines import choices_of
from purradox.bots import make_bot
from purradox.bots.match_runner import play_match
from purradox.notation import BadRecord, loads, record_of, record_of_view, to_text
from purradox.rules import Match, variant
from purradox.server.api.replay import moves_until, problem_of, replay
from purradox.server.wire.encode import round_of


def played(players: int, seed: int, board: str = "white") -> Match:
    bots = [make_bot("careful", Random(seed + seat)) for seat in range(players)]
    return play_match(variant(players, board), bots, Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_frame_is_what_the_rules_give(players: int) -> None:
    match = played(players, players)
    text = to_text(record_of(match, [f"P{seat}" for seat in range(players)]))
    found = replay(text)
    checked = loads(text)
    assert found.known
    assert found.over
    assert found.seats == tuple(f"P{seat}" for seat in range(players))
    now = Match(match.variant)
    moves = moves_until(checked, len(found.frames) - 1)
    assert moves_until(checked, 5) == moves[:6]
    for move, frame in zip(moves, found.frames, strict=True):
        now = now.apply(move)
        past = now.scores[: len(now.rounds) - 1]
        assert frame.round == round_of(now.tables[-1], len(now.rounds), past)
        assert frame.hands == now.rounds[-1].hands
    last = msgspec.to_builtins(found.frames[-1].events[-1])
    assert last["event"] == "match_ended"
    assert tuple(last["winners"]) == match.winners


def test_each_frame_names_the_choice_that_was_made_in_it() -> None:
    text = to_text(record_of(played(3, 7)))
    frames = replay(text).frames
    made = {step: choice.seat for step, _, choice in choices_of(loads(text))}
    assert made == {step: one.seat for step, one in enumerate(frames) if one.seat is not None}
    for frame in frames:
        assert (frame.move is None) == (frame.round.phase == "over")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_record_from_one_chair_shows_that_hand_alone(players: int) -> None:
    match = played(players, 20 + players)
    whole = replay(to_text(record_of(match)))
    text = to_text(record_of_view(match.view(1)))
    found = replay(text)
    assert not found.known
    assert [one.round for one in found.frames] == [one.round for one in whole.frames]
    for frame, truth in zip(found.frames, whole.frames, strict=True):
        assert frame.hands[1] == truth.hands[1]
        for mine, real in zip(frame.hands, truth.hands, strict=True):
            assert mine is None or mine == real
    with pytest.raises(ValueError, match="cards-unknown"):
        moves_until(loads(text), 0)


def test_an_unfinished_record_ends_where_it_ends() -> None:
    text = to_text(record_of(played(3, 9)))
    short = text[: text.index("  3. ")] + "  3. " + text.split("  3. ")[1].split()[0] + "\n"
    found = replay(short)
    assert not found.over
    assert len(found.frames[-1].round.trick) == 1
    assert found.frames[-1].move is None


def test_a_broken_record_is_told_with_line_and_column() -> None:
    text = to_text(record_of(played(3, 11), ["Anna", "Boris", "Chloé"]))
    line = next(one for one in text.splitlines() if one.strip().startswith("score"))
    with pytest.raises(BadRecord) as caught:
        replay(text.replace(line, "  score   7 7 7", 1))
    problem = problem_of(caught.value)
    assert problem.code == "wrong-score"
    assert text.splitlines()[problem.line - 1] == line
    assert problem.names == ("Anna", "Boris", "Chloé")
    assert problem.args["seat"] in (0, 1, 2)


@pytest.mark.parametrize("text", ["", "hello", "{", "[Game", '{"game": 3}', "\udcff"])
def test_anything_that_is_no_record_is_told(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    told = msgspec.json.encode(problem_of(caught.value))
    assert b'"line":' in told


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_is_no_such_step(step: int) -> None:
    with pytest.raises(ValueError, match="no-such-step"):
        moves_until(loads(to_text(record_of(played(2, 3)))), step)
