"""Puzzles over HTTP: a question, an answer with its proof, and a rating."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Literal

from msgspec import Meta

from purradox.host import Guest, Host, Options
from purradox.host.options import check_bots
from purradox.puzzles import Kind, Puzzle, find_puzzle, of_the_day
from purradox.puzzles.attempts import Attempts
from purradox.puzzles.attempts import next_puzzle as drawn
from purradox.puzzles.puzzle import Measured, lines
from purradox.server.api import bodies
from purradox.server.api.errors import BadRequest, NoSuchPuzzle
from purradox.server.api.operations import Origin, Router
from purradox.server.wire import parts
from purradox.server.wire.encode import round_of, setup_of

REMEMBERED = 100
"""Attempts that are told as history."""
LONGEST = 86_400_000
TODAY = "today"

KindName = Literal["survive", "keep", "group", "discard", "read"]
Pair = tuple[float, float]
"""A mean and its standard error."""

api = Router()


class NextQuery(bodies.Query, frozen=True):
    kind: KindName | None = None
    besides: Annotated[str, Meta(max_length=16)] = ""
    """One that is not wanted, such as the one that was just seen."""


class Question(bodies.Answer, frozen=True):
    """A position as its seat sees it, and what may be answered."""

    puzzle: str
    kind: KindName
    number: int | None
    """The card that is looked for, where the answer is who holds it."""
    setup: parts.Setup
    round: parts.Round
    you: parts.You
    choices: tuple[str, ...]
    """Moves as records write them; or seats, and `-` for a card that lies face down."""
    rating: int
    attempts: int


class Solution(bodies.Body, frozen=True):
    choice: Annotated[str, Meta(max_length=4)]
    milliseconds: Annotated[int, Meta(ge=0, le=LONGEST)] = 0


class Value(bodies.Answer, frozen=True):
    """What a choice is worth: points and chances with their errors, or who holds the card."""

    choice: str
    simulations: int
    points: Pair | None
    loss: Pair | None
    paradox: Pair | None
    kept: Pair | None
    bonus: float | None
    chance: float | None


class Reason(bodies.Answer, frozen=True):
    """What the answer has over another choice, and each side's figure."""

    kind: str
    better: float
    worse: float
    other: str


class Change(bodies.Answer, frozen=True):
    before: int
    after: int


class Verdict(bodies.Answer, frozen=True):
    """Whether a choice is the answer, and the proof."""

    right: bool
    answer: str
    reason: Reason | None
    values: tuple[Value, ...]
    rating: Change | None
    """Null where this puzzle was answered before: only the first answer counts."""
    puzzle_rating: int


class Attempt(bodies.Answer, frozen=True):
    puzzle: str
    kind: KindName
    right: bool
    at: int
    rating: int


class Overview(bodies.Answer, frozen=True):
    """What there is, and how you are doing."""

    kinds: dict[str, int]
    today: str
    today_right: bool | None
    """Null until you have answered it."""
    rating: int | None
    deviation: int | None
    attempts: int
    solved: int
    history: tuple[Attempt, ...]
    """The latest first."""


class PlayOn(bodies.Body, frozen=True):
    bot: bodies.Spec = "alley"
    commitment: bodies.Commitment = ""


async def found(puzzle: str, host: Host) -> Puzzle:
    """The puzzle of an address; `today` is the one of the day."""
    one = await asyncio.to_thread(find_puzzle, today(host) if puzzle == TODAY else puzzle)
    if one is None:
        raise NoSuchPuzzle
    return one


def today(host: Host) -> str:
    """The puzzle of the day, which begins at midnight UTC."""
    return of_the_day(datetime.fromtimestamp(host.clock() / 1000, UTC).date())


@api.get("/api/puzzles")
async def overview(host: Host, attempts: Attempts, guest: Guest | None) -> Overview:
    """How many puzzles there are, the puzzle of the day, and your rating."""
    known = await asyncio.to_thread(lines)
    told = [one["kind"] for one in known.values()]
    kinds = {kind.value: told.count(kind.value) for kind in Kind}
    day = today(host)
    if guest is None:
        return Overview(kinds, day, None, None, None, 0, 0, ())
    rated = await attempts.rating(guest.id)
    every = await attempts.history(guest.id)
    rating = rated.rating if rated.attempts else None
    return Overview(
        kinds,
        day,
        next((one.solved for one in every if one.puzzle == day), None),
        None if rating is None else round(rating.value),
        None if rating is None else round(rating.deviation),
        len(every),
        sum(one.solved for one in every),
        tuple(
            Attempt(one.puzzle, known[one.puzzle]["kind"], one.solved, one.at, round(one.rating))
            for one in every[:REMEMBERED]
            if one.puzzle in known
        ),
    )


@api.get("/api/puzzles/next")
async def next_puzzle(attempts: Attempts, guest: Guest | None, wanted: NextQuery) -> Question:
    """A puzzle near your rating that you have not answered, as long as there is one."""
    await asyncio.to_thread(lines)  # read once, which takes a moment
    id_ = await drawn(attempts, guest and guest.id, wanted.kind, wanted.besides)
    one = await asyncio.to_thread(find_puzzle, id_)
    assert one is not None
    return await _question(attempts, one)


@api.get("/api/puzzles/{puzzle}")
async def question(puzzle: str, host: Host, attempts: Attempts) -> Question:
    """The question of a puzzle."""
    return await _question(attempts, await found(puzzle, host))


async def _question(attempts: Attempts, one: Puzzle) -> Question:
    view, corrected = one.view, (await attempts.corrected()).get(one.id)
    table = view.table
    asks = one.number is None
    return Question(
        puzzle=one.id,
        kind=one.kind.value,
        number=one.number,
        setup=setup_of(table.variant),
        round=round_of(table, 1, ()),
        you=parts.You(
            seat=view.seat,
            hand=view.hand,
            discard=view.discard,
            decision=f"puzzle-{one.id}" if asks else None,
            legal=tuple(map(str, view.legal)) if asks else (),
        ),
        choices=one.choices,
        rating=one.rating if corrected is None else round(corrected.rating.value),
        attempts=0 if corrected is None else corrected.attempts,
    )


@api.post("/api/puzzles/{puzzle}/answer")
async def solve(
    puzzle: str, host: Host, attempts: Attempts, guest: Guest, given: Solution
) -> Verdict:
    """Answer a puzzle; the first answer counts for your rating and the puzzle's."""
    one = await found(puzzle, host)
    if given.choice not in one.choices:
        raise BadRequest("choice")
    right = given.choice == one.answer.choice
    counted = await attempts.count(
        guest.id, one.id, one.rating, given.choice, solved=right, spent=given.milliseconds
    )
    if counted is None:
        now = (await attempts.corrected())[one.id].rating.value
    else:
        now = counted.puzzle.value
    why = one.why(given.choice)
    other = one.values[1].choice if right else given.choice
    return Verdict(
        right=right,
        answer=one.answer.choice,
        reason=None if why is None else Reason(why.kind, why.better, why.worse, other),
        values=tuple(
            Value(
                each.choice,
                each.simulations,
                _pair(each.points),
                _pair(each.loss),
                _pair(each.paradox),
                _pair(each.kept),
                each.bonus,
                each.chance,
            )
            for each in one.values
        ),
        rating=None
        if counted is None
        else Change(round(counted.before.value), round(counted.after.value)),
        puzzle_rating=round(now),
    )


def _pair(one: Measured | None) -> Pair | None:
    return None if one is None else (one.value, one.error)


@api.post("/api/puzzles/{puzzle}/continue")
async def play_on(
    puzzle: str, host: Host, guest: Guest, _origin: Origin, wanted: PlayOn
) -> bodies.TableId:
    """A table that goes on from a puzzle's position, against bots."""
    check_bots([wanted.bot], host.bots)
    one = await found(puzzle, host)
    match = one.match
    players = match.variant.players
    bots = tuple(None if seat == one.seat else wanted.bot for seat in range(players))
    options = Options(players=players, board=match.variant.board_name, bots=bots)
    live = await host.resume(options, guest, one.seat, match.moves, wanted.commitment)
    return bodies.TableId(table=live.table)
