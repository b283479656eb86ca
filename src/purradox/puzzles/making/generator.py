"""How puzzles are made: matches of bots, searched for decisions with one clear answer.

Every match depends on the seed and its number alone. A decision is evaluated with few simulations;
where one choice is ahead it is evaluated again, ten times as long with other random numbers. Both
must name the same choice, and the longer one must hold it to be better than every other by
`GAP` points and `ERRORS` standard errors.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from purradox.analysis.reasons import Kind as Reasons
from purradox.analysis.reasons import Reason, rounded, why_better
from purradox.bots.api import make_bot
from purradox.bots.match_runner import derived_random, play_match
from purradox.evaluation import Estimate, Evaluation, MoveValue
from purradox.puzzles.making.holders import NOBODY as FACE_DOWN
from purradox.puzzles.making.holders import hidden_cards, holders
from purradox.puzzles.puzzle import NOBODY, Kind, id_of
from purradox.rules import Deal, Discard, Phase, Play, PlayerView, Round, variant
from purradox.search import Budget, Search, Settings

FIRST = 400
"""Simulations of the first evaluation…"""
LONGER = 10
"""…and how many times as many the second one has."""
GAP, ERRORS = 0.5, 6.0
"""Points, and standard errors, by which the answer is ahead of every other choice…"""
FIRST_ERRORS = 2.0
"""…and standard errors in the first evaluation, which is short."""
SETTINGS = Settings(match=False, calibrated=False, unlikely=0.0, most=64, certainty=1e9)
"""The points of the round alone count, and every choice is tried."""
BOARDS = (
    *((2, "white"), (3, "white"), (2, "white"), (3, "violet"), (2, "white"), (4, "white")),
    *((2, "white"), (3, "white"), (2, "white"), (3, "violet"), (2, "white"), (4, "violet")),
    (5, "violet"),
)
"""What match after match is played with; the fewer players, the fewer decisions a match has."""
BOT = "neural"
FROM_TRICK = 3
"""Finished tricks from which plays are looked at…"""
DISCARDS = 0.3
"""…and the share of the discards that are, which are costly and seldom clear."""
CHOICES = 3
"""The fewest that a puzzle has."""
SHARES = {
    Kind.SURVIVE: 0.35,
    Kind.KEEP: 0.4,
    Kind.GROUP: 0.25,
    Kind.DISCARD: 0.06,
    Kind.READ: 0.25,
}
"""The most that a kind may have of all puzzles."""
MODELS = 4
"""Opponent models, from other random numbers, under each of which a reader's answer must hold."""
LIKELY, AHEAD, BY_COUNTING = 0.7, 0.4, 0.6
"""The least chance of a reader's answer, its lead, and the most it may have by counting alone."""
MOST_HIDDEN = 10
"""Hidden cards of which the posterior is summed up."""


class Found(NamedTuple):
    """A puzzle without its difficulty."""

    kind: Kind
    line: dict[str, Any]


def make(work: Path, seed: int, count: int) -> Iterator[tuple[int, Counter[Kind]]]:
    """Search match after match until there are so many puzzles; begun again, it goes on."""
    counts: Counter[Kind] = Counter()
    number = 0
    if work.exists():
        written = work.read_text("utf-8").splitlines(keepends=True)
        whole = [line for line in written if line.endswith("\n")]
        work.write_text("".join(whole), "utf-8")
        for line in whole:
            counts.update(Kind(one["kind"]) for one in json.loads(line)["puzzles"])
        number = len(whole)
    with work.open("a", encoding="utf-8") as file:
        while counts.total() < count:
            full = {kind for kind, share in SHARES.items() if counts[kind] >= share * count}
            found = list(puzzles_of(seed, number, full))
            told = {"match": number, "puzzles": [one.line for one in found]}
            file.write(json.dumps(told, separators=(",", ":")) + "\n")
            file.flush()
            counts.update(one.kind for one in found)
            number += 1
            yield number, counts


def puzzles_of(seed: int, number: int, full: set[Kind]) -> Iterator[Found]:
    """The puzzles of a match, at most one of each seat in a round."""
    setup = variant(*BOARDS[number % len(BOARDS)])
    bots = [make_bot(BOT, derived_random(seed, number, seat)) for seat in range(setup.players)]
    match = play_match(setup, bots, derived_random(seed, number))
    for place, one in enumerate(match.rounds):
        random = derived_random(seed, number, 100 + place)
        for seat, decisions in enumerate(_decisions(_from_seat(one, one.table.first))):
            looked_at = decisions[random.random() > DISCARDS :]
            random.shuffle(looked_at)
            seeds = [random.getrandbits(63) for _ in range(2 + MODELS)]
            tried = (_found(at, seat, seeds, full) for at in looked_at)
            found = next(filter(None, tried), None)
            if found is not None:
                yield found


def _from_seat(one: Round, first: int) -> Round:
    """The same round with the start player on seat 0."""
    players = one.table.variant.players
    hands = one.deal.hands
    deal = Deal(hands[first:] + hands[:first], one.deal.revealed)
    result = Round.start(one.table.variant, 0, deal)
    moves = sorted(
        (replace(move, seat=(move.seat - first) % players) for move in one.moves),
        key=lambda move: move.seat if isinstance(move, Discard) else players,
    )
    for move in moves:
        result = result.apply(move)
    return result


def _decisions(whole: Round) -> list[list[Round]]:
    """By seat: the rounds as they stood when it had to choose, where that is looked at."""
    one = Round.start(whole.table.variant, 0, whole.deal)
    result = [[one] for _ in whole.hands]
    for move in whole.moves:
        table = one.table
        late = table.phase is Phase.PLAY and len(table.tricks) >= FROM_TRICK
        if late:
            result[move.seat].append(one)
        one = one.apply(move)
    return result


def _found(one: Round, seat: int, seeds: list[int], full: set[Kind]) -> Found | None:
    if one.table.phase is Phase.DISCARD:
        return None if Kind.DISCARD in full else best_choice(one, seat, seeds, full)
    found = None
    if not {Kind.SURVIVE, Kind.KEEP, Kind.GROUP} <= full:
        found = best_choice(one, seat, seeds, full)
    if found is None and Kind.READ not in full:
        found = likely_holder(one, seat, seeds)
    return found


def best_choice(one: Round, seat: int, seeds: list[int], full: set[Kind]) -> Found | None:
    """A puzzle whose answer is a move, if there is a clear one."""
    view = one.view(seat)
    if len(view.legal) < CHOICES:
        return None
    first = evaluated(view, FIRST, seeds[0])
    if not _is_clear(first, FIRST_ERRORS) or _kind(first) in {None, *full}:
        return None
    second = evaluated(view, FIRST * LONGER, seeds[1])
    kind = _kind(second)
    if kind is None or kind in full or not agree(first, second):
        return None
    values = [_value(kind, second.best, move) for move in second.moves]
    return Found(kind, _line(one, seat, kind, None, values))


def evaluated(view: PlayerView, simulations: int, seed: int) -> Evaluation:
    """Every choice of a puzzle's position."""
    return Search(view, seed, SETTINGS).run(Budget(simulations))


def agree(first: Evaluation, second: Evaluation) -> bool:
    """The rule that makes a puzzle."""
    return first.best.move == second.best.move and _is_clear(second, ERRORS)


def _is_clear(evaluation: Evaluation, errors: float) -> bool:
    return all(
        other.loss.value >= max(GAP, errors * other.loss.error) for other in evaluation.moves[1:]
    )


def _kind(evaluation: Evaluation) -> Kind | None:
    """What the answer is better at than every other choice."""
    best, others = evaluation.best, evaluation.moves[1:]
    if isinstance(best.move, Discard):
        return Kind.DISCARD
    if not isinstance(best.move, Play):
        return None
    safest = min(other.paradox.value for other in others)
    if best.paradox.value <= 0.25 and safest >= 0.5:
        return Kind.SURVIVE
    if best.kept.value >= 0.5 and best.kept.value - max(one.kept.value for one in others) >= 0.25:
        return Kind.KEEP
    why = _why(best, others[0])
    return Kind.GROUP if why.kind is Reasons.GROUP and why.better - why.worse >= GAP else None


def _why(best: MoveValue, other: MoveValue) -> Reason:
    """Of points alone: a puzzle has no match around it."""
    reason = why_better(best, other)
    if reason is None or reason.kind in (Reasons.WIN, Reasons.CLOSE):
        figures = (rounded(one.points.value, 1) for one in (best, other))
        return Reason(Reasons.POINTS, *figures)
    return reason


def _told(kind: Kind, best: MoveValue, other: MoveValue) -> Reason:
    """What the puzzle is about, where that is a chance."""
    if kind is Kind.SURVIVE:
        return Reason(Reasons.PARADOX, *(rounded(one.paradox.value, 2) for one in (best, other)))
    if kind is Kind.KEEP:
        return Reason(Reasons.KEPT, *(rounded(one.kept.value, 2) for one in (best, other)))
    return _why(best, other)


def _value(kind: Kind, best: MoveValue, one: MoveValue) -> dict[str, Any]:
    told: dict[str, Any] = {
        "choice": str(one.move),
        "simulations": one.simulations,
        "points": _pair(one.points),
        "paradox": _pair(one.paradox),
        "kept": _pair(one.kept),
        "bonus": round(one.bonus, 2),
    }
    if one is not best:
        why = _told(kind, best, one)
        told["loss"] = _pair(one.loss)
        told["why"] = [why.kind.value, why.better, why.worse]
    return told


def _pair(one: Estimate) -> list[float]:
    return [round(one.value, 3), round(one.error, 3)]


def likely_holder(one: Round, seat: int, seeds: list[int]) -> Found | None:
    """A puzzle about who holds a card, if what was played tells it and counting does not."""
    view = one.view(seat)
    hidden = hidden_cards(view)
    if sum(hidden) > MOST_HIDDEN or one.table.variant.players < CHOICES:
        return None
    for number in (place for place, count in enumerate(hidden, 1) if count == 1):
        models = [holders(view, number, seed) for seed in seeds[-MODELS:]]
        counted = models[0].counted
        shares = [one.modelled for one in models]
        order = sorted(mean := _mean(shares), key=lambda who: -mean[who])
        if counted[order[0]] > BY_COUNTING or not all(_stands_out(one, order) for one in shares):
            continue
        values: list[dict[str, Any]] = []
        for who in order:
            told: dict[str, Any] = {"choice": _holder(who)}
            told |= {"chance": round(mean[who], 3), "counted": round(counted[who], 3)}
            if values:
                told["why"] = ["held", *(rounded(mean[each], 2) for each in (order[0], who))]
            values.append(told)
        return Found(Kind.READ, _line(one, seat, Kind.READ, number, values))
    return None


def _mean(shares: list[dict[int, float]]) -> dict[int, float]:
    return {who: sum(one[who] for one in shares) / len(shares) for who in shares[0]}


def _stands_out(shares: dict[int, float], order: list[int]) -> bool:
    answer = shares[order[0]]
    return answer >= LIKELY and answer - max(shares[who] for who in order[1:]) >= AHEAD


def _line(
    one: Round, seat: int, kind: Kind, number: int | None, values: list[dict[str, Any]]
) -> dict[str, Any]:
    asked = {} if number is None else {"number": number}
    return {
        "id": id_of(one.view(seat), number),
        "kind": kind.value,
        "position": one.position,
        "seat": seat,
        **asked,
        "values": values,
    }


def check(line: dict[str, Any], seed: int) -> dict[str, Any]:
    """Evaluate a finished puzzle again, ten times as long and with other random numbers."""
    view = Round.from_position(line["position"]).view(line["seat"])
    answer = line["values"][0]["choice"]
    told: dict[str, Any] = {"id": line["id"], "kind": line["kind"], "answer": answer}
    random = derived_random(seed, int(line["id"], 36))
    if "number" in line:
        seeds = [random.getrandbits(63) for _ in range(LONGER * MODELS)]
        shares = [holders(view, line["number"], one).modelled for one in seeds]
        order = sorted(mean := _mean(shares), key=lambda who: -mean[who])
        best, gap = _holder(order[0]), mean[order[0]] - mean[order[1]]
        return told | {"holds": best == answer, "best": best, "gap": round(gap, 4)}
    simulations = FIRST * LONGER * LONGER
    found = evaluated(view, simulations, random.getrandbits(63))
    nearest = min(found.moves[1:], key=lambda one: one.loss.value)
    return told | {
        "holds": str(found.best.move) == answer,
        "best": str(found.best.move),
        "simulations": simulations,
        "gap": round(nearest.loss.value, 4),
        "error": round(nearest.loss.error, 4),
        "made": min(one["loss"] for one in line["values"][1:]),
    }


def _holder(who: int) -> str:
    return NOBODY if who == FACE_DOWN else str(who)
