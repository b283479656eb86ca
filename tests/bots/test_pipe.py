"""The pipe when all goes well: what is sent, what is answered, and that it is what a seat sees."""

import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from purradox.bots import Bot, api, known_bots, make_bot, parse_specs, play_match
from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.bots.conformance.positions import ExamPosition, other_world, positions
from purradox.bots.forfeit import decision_of
from purradox.bots.pipe import SEED, Answering, ProgramBot, Question, question_line, read_question
from purradox.bots.pipe.lines import read_answer
from purradox.notation import BadRecord, loads
from purradox.rules import PLAYERS, Cell, Colour, Match, Play, PlayerView, RuleError, variant
from tests.bots import samples
from tests.bots.programs import first_views, program_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "pipe_bot.py"
PYTHON = shlex.quote(sys.executable)


def some_positions(players: int, rounds: int = 3) -> list[ExamPosition]:
    return list(positions(players, rounds, Random(players)))


def views_of(players: int, seed: int) -> Iterator[PlayerView]:
    """Every decision of a match between careful bots."""
    seen: list[PlayerView] = []

    def watch(before: Match, _after: Match) -> None:
        seen.extend(before.view(seat) for seat in before.to_act[:1])

    bots = [CarefulBot(Random(seat)) for seat in range(players)]
    play_match(variant(players), bots, Random(seed), watch)
    yield from seen


@pytest.mark.parametrize("players", PLAYERS)
def test_a_question_is_a_record_and_the_legal_moves_on_one_line(players: int) -> None:
    for position in some_positions(players):
        line = question_line(position.view, 0.5)
        assert line.endswith(b"}\n")
        assert line.count(b"\n") == 1
        question = json.loads(line)
        assert list(question) == ["seat", "record", "legal", "seconds"]
        assert (question["seat"], question["seconds"]) == (position.seat, 0.5)
        checked = loads(json.dumps(question["record"]))
        assert checked.view(position.seat) == position.view
        assert question["legal"] == sorted(question["legal"])
        assert len(question["legal"]) == len(position.view.legal)
        hands = question["record"]["rounds"][-1]["deal"]
        assert [set(hand) == {"?"} for hand in hands] == [
            seat != position.seat for seat in range(players)
        ]


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_sent_does_not_depend_on_what_the_seat_cannot_see(players: int) -> None:
    random, swapped = Random(1), 0
    for match, seat in ((one.match, one.seat) for one in some_positions(players)):
        other = other_world(match, seat, random)
        if other is not None:
            swapped += other.rounds[-1].hands != match.rounds[-1].hands
            assert question_line(other.view(seat), 1.0) == question_line(match.view(seat), 1.0)
    assert swapped > 15


@pytest.mark.parametrize("players", PLAYERS)
def test_a_question_is_read_as_the_very_view_that_was_sent(players: int) -> None:
    for view in [*views_of(players, seed=3)][::2]:
        assert read_question(question_line(view, 2)) == Question(view, 2.0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_example_plays_whole_matches_against_careful(players: int) -> None:
    bot = make_bot(f"exec:{PYTHON} {shlex.quote(str(EXAMPLE))}", Random(0))
    others = [CarefulBot(Random(seat)) for seat in range(1, players)]
    match = play_match(variant(players), [bot, *others], Random(players))
    assert match.over
    assert isinstance(bot, ProgramBot)
    assert bot.forfeits == []


def test_the_example_is_short_and_needs_no_library() -> None:
    source = EXAMPLE.read_text("utf-8")
    assert source.count("\n") < 60
    imports = [line for line in source.splitlines() if line.startswith(("import", "from"))]
    assert imports == ["import json", "import sys"]


def test_one_of_ours_answers_through_the_pipe_as_it_does_here() -> None:
    """The answer depends on the seed and the view; where `careful` has no tie, on the view."""
    (spec,) = parse_specs("careful")
    here = Answering(spec, seed=5)
    certain = 0
    command = f"{PYTHON} -m purradox bot careful --seed 5"
    with closing(ProgramBot(Random(0), command, seconds=20)) as there:
        for view in [view for players in PLAYERS for view in views_of(players, seed=9)][::3]:
            move = there.choose(view)
            assert move == here.choose(Question(view, 1.0))
            usual = {CarefulBot(Random(seed)).choose(view) for seed in range(12)}
            if len(usual) == 1:
                certain += 1
                assert {move} == usual
    assert there.forfeits == []
    assert certain > 80


def test_the_same_question_gets_the_same_answer_whatever_was_asked_before() -> None:
    (spec,) = parse_specs("random")
    questions = [Question(view, 1.0) for view in views_of(3, seed=1)]
    one, other, another = Answering(spec, 1), Answering(spec, 1), Answering(spec, 2)
    moves = [one.choose(question) for question in questions]
    assert [other.choose(question) for question in reversed(questions)] == moves[::-1]
    assert [another.choose(question) for question in questions] != moves


def test_a_program_is_given_a_seed_of_its_own(tmp_path: Path) -> None:
    source = f"""
import json, os, random, sys
chance = random.Random(os.environ[{SEED!r}])
for line in sys.stdin:
    print(json.dumps({{"move": chance.choice(json.loads(line)["legal"])}}), flush=True)
"""
    moves = []
    for seed in (1, 1, 2):
        with closing(program_bot(tmp_path, source, seed=seed)) as bot:
            moves.append([bot.choose(view) for view in first_views(8)])
            assert bot.forfeits == []
    assert moves[0] == moves[1] != moves[2]
    assert SEED not in os.environ


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes seconds, and one that does not."""
    entry = EntryPoint("patient", "tests.bots.samples:Patient", api.GROUP)
    ours = list(known_bots().values())
    monkeypatch.setattr(api, "registered", lambda _path: (*ours, entry))


@pytest.mark.usefixtures("patient")
def test_a_bot_that_takes_seconds_is_told_those_of_the_question() -> None:
    (spec,) = parse_specs("patient:worlds=7")
    answering = Answering(spec, 0)
    (view,) = first_views()
    made: list[Bot] = []
    for seconds in (1.0, 1.0, 2.0):
        answering.choose(Question(view, seconds))
        made.append(answering.bot)
    assert made[0] is made[1] is not made[2]
    assert [bot.options[:2] for bot in made if isinstance(bot, samples.Patient)] == [
        (7, 0.9),
        (7, 0.9),
        (7, 1.8),
    ]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("text", ["patient:seconds=3", "random"])
def test_a_bot_that_has_its_own_seconds_or_none_is_left_alone(text: str) -> None:
    (spec,) = parse_specs(text)
    answering = Answering(spec, 0)
    bot = answering.bot
    answering.choose(Question(first_views()[0], 1.0))
    assert answering.bot is bot
    assert isinstance(bot, RandomBot)
    assert getattr(bot, "options", (100, 3.0))[:2] == (100, 3.0)


def test_decisions_have_names() -> None:
    names = [decision_of(view) for view in views_of(3, seed=2)]
    assert names[:9] == [
        *("1.discard.0", "1.discard.1", "1.discard.2"),
        *("1.predict.0", "1.predict.1", "1.predict.2"),
        *("1.play.1", "1.play.2", "1.play.3"),
    ]
    assert len(set(names)) == len(names)
    assert {"2.discard.0", "3.play.9"} <= set(names)


def test_a_garbled_question_is_refused_and_never_anything_worse() -> None:
    """Every single byte of a question matters, or is an honest change of it."""
    random = Random(0)
    lines = [question_line(one.view, 1) for one in some_positions(2, 1) + some_positions(5, 1)]
    refused = 0
    for _ in range(600):
        line = bytearray(random.choice(lines))
        for _ in range(random.randint(1, 3)):
            line[random.randrange(len(line))] = random.choice(b'0123456789rbyg?"[]{},:- \xff')
        try:
            question = read_question(bytes(line))
        except (BadRecord, RuleError):
            refused += 1
        else:
            assert question.view.legal
    assert refused > 500


def test_the_question_of_the_documentation_is_a_question() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text("utf-8")
    asked, answered = (block.split("```")[0] for block in page.split("```json\n")[1:])
    question = read_question(" ".join(asked.split()).encode())
    assert question.seconds == 1.0
    assert read_answer(answered.encode(), question.view) == Play(1, Cell(Colour.GREEN, 6))
