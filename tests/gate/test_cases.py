"""Each stored case really is what its name says, by the readable engine."""

import re
from collections.abc import Callable

import pytest

import purradox.kernel
from purradox.gate import Divergence
from purradox.gate.cases import Case, check, stored
from purradox.rules import TRUMP, Cell, Colour, Completed, Paradox, Phase, Play, Round, score
from purradox.rules.legality import declarable

CASES = tuple(stored())
RARE = tuple(case for case in CASES if not case.name.startswith("Figure"))


def led_by_exception(one: Round) -> bool:
    seat = one.table.leader
    legal = one.view(seat).legal
    return (
        not one.table.red_is_open
        and not one.table.trick.plays
        and bool(legal)
        and all(isinstance(move, Play) and move.cell.colour is TRUMP for move in legal)
    )


def free_of_other_colours(one: Round) -> bool:
    """Whether a card of the leader would find a space that is not red, were no colour lost."""
    return any(
        one.table.board[Cell(colour, number)] is None
        for colour in set(Colour) - {TRUMP}
        for number in one.hands[one.table.leader]
    )


def stuck(one: Round) -> int | None:
    return one.table.outcome.seat if isinstance(one.table.outcome, Paradox) else None


def red_lead_held(one: Round) -> bool:
    plays = one.table.tricks[-1].plays
    return {play.cell.colour for play in plays} == {TRUMP} and one.table.leader == plays[0].seat


def red_just_lost(one: Round) -> bool:
    trick = one.table.trick if one.table.trick.plays else one.table.tricks[-1]
    last = trick.plays[-1]
    return (
        trick.led is TRUMP and last.cell.colour is not TRUMP and TRUMP in one.table.lost[last.seat]
    )


def completed(one: Round) -> bool:
    return isinstance(one.table.outcome, Completed)


def last_card_stuck(one: Round) -> bool:
    seat = one.table.leader
    return completed(one) and not any(declarable(one.table, seat, one.hands[seat]))


def groups(one: Round, seat: int, bridges: bool = False) -> list[int]:
    """Sizes of the seat's groups, largest first; bridges are the spaces out of play."""
    near = one.table.variant.layout.neighbours
    out = {cell for cell in near if cell.number > one.table.variant.numbers}
    left = set(one.table.board.owned(seat)) | (out if bridges else set())
    sizes = []
    while left:
        group = [left.pop()]
        for cell in group:
            group += left.intersection(near[cell])
            left.difference_update(near[cell])
        sizes.append(len(set(group) - out))
    return sorted(sizes, reverse=True)


def bonuses(one: Round) -> list[int]:
    return [seat for seat, points in enumerate(score(one.table)) if points.bonus]


def tied(one: Round) -> bool:
    return any(sizes[:1] == sizes[1:2] for seat in bonuses(one) if (sizes := groups(one, seat)))


def broken_by_spaces_out_of_play(one: Round) -> bool:
    return any(groups(one, seat, bridges=True)[0] > groups(one, seat)[0] for seat in bonuses(one))


def most_copies(one: Round) -> int:
    hand = one.hands[one.table.to_act[0]]
    return max(map(hand.count, hand))


def interrupted_token_counts(one: Round) -> bool:
    return stuck(one) is not None and any(
        play.cell in score(one.table)[play.seat].group for play in one.table.trick.plays
    )


CLAIMS: dict[str, Callable[[Round], bool]] = {
    r"Red led by exception .* space .* is taken": lambda one: (
        led_by_exception(one) and not free_of_other_colours(one)
    ),
    r"Red led by exception .* colours are lost": lambda one: (
        led_by_exception(one) and free_of_other_colours(one)
    ),
    r"A paradox of the leader": lambda one: stuck(one) == one.table.leader,
    r"A paradox of the last to follow": lambda one: (
        len(one.table.trick.plays) == len(one.hands) - 1 and stuck(one) is not None
    ),
    r"Red followers under a higher red lead": red_lead_held,
    r"A follower who does not follow red": red_just_lost,
    r"A colour that was lost already": red_just_lost,
    r"The last card of the next leader": last_card_stuck,
    r"Spaces out of play": broken_by_spaces_out_of_play,
    r"Neutral tokens of three copies": lambda one: len(set(one.table.revealed)) == 1,
    r"Neutral tokens of two copies": lambda one: len(set(one.table.revealed)) == 2,
    r"Neutral tokens of three numbers": lambda one: len(set(one.table.revealed)) == 3,
    r"Neutral tokens do not open red": lambda one: (
        one.table.revealed[0] in one.hands[one.table.leader] and not one.table.tricks
    ),
    r"Two groups of one size": tied,
    r"Two players: no trick": lambda one: completed(one) and 0 in one.table.won,
    r"Two players: four tricks": lambda one: completed(one) and one.table.won == (4, 4),
    r"Two players: five tricks": lambda one: completed(one) and 5 in one.table.won,
    r"A paradox without a trick": lambda one: one.table.won[stuck(one) or 0] == 0,
    r"Hands of five copies": lambda one: all(5 in map(hand.count, hand) for hand in one.hands),
    r"A leader with five copies": lambda one: most_copies(one) == 5 and not one.table.trick.plays,
    r"A follower with four copies": lambda one: (
        most_copies(one) == 4 and len(one.table.trick.plays) > 0
    ),
    r"The prediction goes": lambda one: (
        one.table.phase is Phase.PREDICT and one.table.to_act == (0,) and one.table.first > 0
    ),
    r"Tokens of the interrupted trick": interrupted_token_counts,
    r"The earliest paradox": lambda one: stuck(one) is not None and len(one.table.tricks) == 2,
}


@pytest.mark.parametrize("case", RARE, ids=lambda case: case.name)
def test_a_case_is_what_its_name_says(case: Case) -> None:
    (holds,) = (claim for name, claim in CLAIMS.items() if re.match(name, case.name))
    assert holds(Round.from_position(case.line))


def test_every_claim_has_a_case_and_every_figure_is_there() -> None:
    for name in CLAIMS:
        assert any(re.match(name, case.name) for case in RARE)
    figures = " ".join(case.name for case in CASES if case not in RARE)
    assert set(re.findall(r"\d-\d+", figures)) == {*(f"3-{k}" for k in range(3, 12)), "5-1"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_red_is_led_by_exception_at_every_player_count(players: int) -> None:
    lines = [case.line for case in RARE if case.name.startswith("Red led by exception")]
    assert sum(Round.from_position(line).table.variant.players == players for line in lines) == 2


@pytest.mark.parametrize("fact", ["legal", "lost", "won", "neutral", "end", "score"])
def test_a_wrong_fact_is_a_divergence(fact: str) -> None:
    case = next(case for case in CASES if fact in case.facts)
    check(purradox.kernel, case)
    with pytest.raises(Divergence, match=f"{fact} nonsense, readable {case.facts[fact]}"):
        check(purradox.kernel, case._replace(facts=case.facts | {fact: "nonsense"}))
