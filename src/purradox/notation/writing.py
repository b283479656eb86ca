"""Records of matches, whole ones and those kept from one chair."""

from collections.abc import Sequence

from purradox.notation.checked import is_date, wrong_names
from purradox.notation.record import UNKNOWN, Record, RoundRecord
from purradox.rules import Match, Paradox, PlayerView, Round, Table, Variant, score, variant


def record_of(match: Match, seats: Sequence[str] | None = None, date: str | None = None) -> Record:
    """Everything that was dealt and done in a match."""
    return _record(
        match.variant,
        [_round(one.table, _dealt(one), one.discards) for one in match.rounds],
        seats,
        date,
        total=match.score if match.over else None,
    )


def record_of_view(
    view: PlayerView, seats: Sequence[str] | None = None, date: str | None = None
) -> Record:
    """What one seat has seen of a match: `?` for every other card."""
    setup = view.table.variant
    views = (*view.past, view)
    over = len(views) == setup.rounds and view.table.outcome is not None
    scores = [score(one.table) for one in views]
    totals = tuple(sum(one[seat].total for one in scores) for seat in range(setup.players))
    return _record(
        setup,
        [_round(one.table, _seen_hands(one), _seen_discards(one)) for one in views],
        seats,
        date,
        total=totals if over else None,
    )


def _record(
    setup: Variant,
    rounds: list[RoundRecord],
    seats: Sequence[str] | None,
    date: str | None,
    total: tuple[int, ...] | None,
) -> Record:
    if setup != variant(setup.players, setup.board_name):
        raise ValueError("only the setups of the rulebook can be written down")
    names = None if seats is None else tuple(seats)
    if names is not None and (problem := wrong_names(names, setup.players)):
        raise problem
    if date is not None and not is_date(date):
        raise ValueError(f"a date is written like 2026-11-15, not {date!r}")
    return Record(setup.players, setup.board_name, names, date, tuple(rounds), total)


def _round(
    table: Table, hands: Sequence[str], discards: tuple[int | str | None, ...]
) -> RoundRecord:
    tricks = (*table.tricks, table.trick) if table.trick.plays else table.tricks
    over = table.outcome is not None
    predicted = any(tricks is not None for tricks in table.predictions)
    return RoundRecord(
        deal=tuple(hands),
        revealed="".join(map(str, table.revealed)) or None,
        discard=discards if any(table.discarded) else None,
        predict=table.predictions if predicted else None,
        tricks=tuple(tuple(str(play.cell) for play in trick.plays) for trick in tricks),
        paradox=table.outcome.seat if isinstance(table.outcome, Paradox) else None,
        score=tuple(one.total for one in score(table)) if over else None,
    )


def _dealt(one: Round) -> list[str]:
    return [_digits(one.view(seat).dealt) for seat in range(len(one.hands))]


def _seen_hands(view: PlayerView) -> list[str]:
    return [_seen_hand(view, seat) for seat in range(view.table.variant.players)]


def _seen_hand(view: PlayerView, seat: int) -> str:
    """Of another seat, a paradox shows all but the discard."""
    if seat == view.seat:
        return _digits(view.dealt)
    outcome = view.table.outcome
    if isinstance(outcome, Paradox) and outcome.seat == seat:
        return _digits(PlayerView(view.table, seat, outcome.hand, None).dealt) + UNKNOWN
    return UNKNOWN * view.table.variant.dealt


def _seen_discards(view: PlayerView) -> tuple[int | str | None, ...]:
    return tuple(
        view.discard if seat == view.seat else UNKNOWN if done else None
        for seat, done in enumerate(view.table.discarded)
    )


def _digits(cards: Sequence[int]) -> str:
    return "".join(map(str, cards))
