"""A round, or what one seat has seen of it, as one line of text that can be typed in again.

`3 violet 0; deal 1223344456 1233455666 1112234556; discard 4 4 1; predict 3 4 3; play 5g 2g`:
players, board and start player, then what a record says of a round. `-` is not done yet. Two
players have `| 125` behind the hands. A setup that nobody prints is spelt out in a section of its
own. Of several seats that may act, the lowest acts first.

A view has the section `seat 1`, `?` for each hand and discard that this seat has not seen, and
`paradox 2 2355` where another seat was stuck and showed its hand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from purradox.rules.board import Board, with_neutral_tokens
from purradox.rules.cards import Hand, digits, without
from purradox.rules.legality import legal_move, parse_move, why_not
from purradox.rules.moves import Deal, Play
from purradox.rules.round import Round, settled
from purradox.rules.table import PLAY, Paradox, Table
from purradox.rules.variant import Layout, Variant, parse_layout, variant
from purradox.rules.view import PlayerView

UNSEEN, NOT_YET = "?", "-"


class BadPosition(ValueError):
    """A line that is no position; the message says what is wrong with it."""


def round_text(one: Round) -> str:
    """The line of a whole round: every hand is in it."""
    return _written(one.table, [], str(one.deal), map(_word, one.discards))


def view_text(view: PlayerView) -> str:
    """The line of what one seat has seen of a round."""
    table, seats = view.table, range(view.table.variant.players)
    hands = [digits(view.dealt) if seat == view.seat else UNSEEN for seat in seats]
    if table.revealed:
        hands += ["|", digits(table.revealed)]
    discards = [_word(view.discard) if seat == view.seat else UNSEEN for seat in seats]
    done = (one if table.discarded[seat] else NOT_YET for seat, one in enumerate(discards))
    line = _written(table, [f"seat {view.seat}"], " ".join(hands), done)
    if isinstance(table.outcome, Paradox) and table.outcome.seat != view.seat:
        line += f"; paradox {table.outcome.seat} {digits(table.outcome.hand)}"
    return line


def _written(table: Table, sections: list[str], deal: str, discards: Iterable[str]) -> str:
    plays = [str(play) for trick in (*table.tricks, table.trick) for play in trick.plays]
    made = {"discard": [*discards], "predict": [*map(_word, table.predictions)], "play": plays}
    sections = [*_head(table.variant, table.first), *sections, f"deal {deal}"]
    for name, words in made.items():
        if any(word != NOT_YET for word in words):
            sections.append(f"{name} {' '.join(words)}")
    return "; ".join(sections)


def _word(value: int | None) -> str:
    return NOT_YET if value is None else str(value)


def _head(setup: Variant, first: int) -> list[str]:
    if setup.printed:
        return [f"{setup.players} {setup.board_name.replace(' ', '/')} {first}"]
    bonus = "-" if setup.bonus_up_to is None else setup.bonus_up_to
    spelt = (
        f"setup numbers={setup.numbers} dealt={setup.dealt} copies={setup.copies} "
        f"predictions={digits(setup.predictions)} revealed={setup.revealed} bonus={bonus}"
    )
    return [f"{setup.players} {str(setup.layout).replace(' ', '/')} {first}", spelt]


def read_round(text: str) -> Round:
    """The round of a line, every move of it checked by the rules."""
    line = _Line(text)
    if UNSEEN in line.hands or "seat" in line.parts:
        raise BadPosition("this is what one seat has seen; read it with PlayerView.from_position")
    one = line.dealt()
    for word in (*line.discards, *line.predictions(), *line.plays):
        if word != NOT_YET:
            one = one.apply(parse_move(word, one.table.phase, next(iter(one.table.to_act), 0)))
    return one


def read_view(text: str) -> PlayerView:
    """The view of a line, every move of it checked as far as one seat can tell."""
    line = _Line(text)
    if "seat" not in line.parts:
        raise BadPosition("whose view this is must be said: “seat 0”")
    seat = line.number(line.parts["seat"])
    if not 0 <= seat < line.setup.players:
        raise BadPosition(f"there is no seat {seat}")
    view = _start(line, seat)
    for word in line.predictions():
        if word != NOT_YET:
            view = _after(view, word)
    for word in line.plays:
        view = _after(view, word)
    if "paradox" in line.parts:
        stuck, hand = _pair(line.parts["paradox"])
        outcome = Paradox(line.number(stuck), line.cards(hand))
        return replace(view, table=replace(view.table, outcome=outcome))
    return view


def _start(line: "_Line", seat: int) -> PlayerView:
    """What a seat sees when the cards that the line names are set aside."""
    setup, players = line.setup, line.setup.players
    board = with_neutral_tokens(Board.empty(setup), line.revealed)
    discards = line.discards or [NOT_YET] * players
    if len(discards) != players or len(line.hands) != players:
        raise BadPosition(f"{players} players have as many hands and discards")
    done = tuple(word != NOT_YET for word in discards)
    table = Table(
        *(setup, line.first, board, line.revealed, done),
        *((None,) * players, (frozenset(),) * players),
    )
    hand = line.cards(line.hands[seat])
    if len(hand) != setup.dealt:
        raise BadPosition(f"seat {seat} is dealt {setup.dealt} cards, not {len(hand)}")
    if not done[seat]:
        return PlayerView(table, seat, hand, None)
    aside = line.number(discards[seat])
    if aside not in hand:
        raise BadPosition(f"seat {seat} does not hold the {aside} that it set aside")
    return PlayerView(table, seat, without(hand, aside), aside)


def _after(view: PlayerView, word: str) -> PlayerView:
    """The view after the next move: of others it is known that they held what they played."""
    table, hand = view.table, view.hand
    seat = next(iter(table.to_act), 0)
    if seat == view.seat:
        move = legal_move(table, seat, hand, word)
        hand = without(hand, move.cell.number) if isinstance(move, Play) else hand
    else:
        move = parse_move(word, table.phase, seat)
        held = (move.cell.number,) if isinstance(move, Play) else ()
        if broken := why_not(table, held, move):
            raise broken
    table = table.after(move)
    if table.phase is PLAY and table.to_act == (view.seat,):
        hands = tuple(hand for _ in range(table.variant.players))
        table = settled(table, hands)
    return replace(view, table=table, hand=hand)


class _Line:
    """The sections of a line."""

    def __init__(self, text: str) -> None:
        head, *sections = (section.strip() for section in text.split(";"))
        if len(head.split()) != 3:
            raise BadPosition("a position begins with players, board and start player: “3 white 0”")
        players, board, first = head.split()
        self.parts = dict(map(_pair, filter(None, sections)))
        if unknown := self.parts.keys() - SECTIONS:
            raise BadPosition(f"unknown: {', '.join(sorted(unknown))}")
        if "deal" not in self.parts:
            raise BadPosition("the hands are missing: “deal 1223344456 …”")
        layout = board.replace("/", " ")
        self.first = self.number(first)
        self.setup = (
            _setup(self.number(players), parse_layout(layout), self.parts["setup"])
            if "setup" in self.parts
            else variant(self.number(players), layout)
        )
        if not 0 <= self.first < self.setup.players:
            raise BadPosition(f"there is no seat {self.first}")
        hands, _, revealed = self.parts["deal"].partition("|")
        self.hands, self.revealed = hands.split(), self.cards(revealed.strip())
        self.discards, self.plays = self._words("discard"), self._words("play")

    def _words(self, name: str) -> list[str]:
        return self.parts.get(name, "").split()

    def predictions(self) -> Iterator[str]:
        """In the order in which they are made."""
        words = self._words("predict")
        return iter(words[self.first :] + words[: self.first])

    def dealt(self) -> Round:
        deal = Deal(tuple(map(self.cards, self.hands)), self.revealed)
        return Round.start(self.setup, self.first, deal)

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdecimal()):
            raise BadPosition(f"“{word}” is no number")
        return int(word)

    def cards(self, word: str) -> Hand:
        return tuple(map(self.number, word))


SECTIONS = {"setup", "seat", "deal", "discard", "predict", "play", "paradox"}


def _pair(section: str) -> tuple[str, str]:
    name, _, rest = section.partition(" ")
    return name, rest.strip()


def _setup(players: int, layout: Layout, text: str) -> Variant:
    try:
        values = dict(word.split("=") for word in text.split())
        return Variant(
            players=players,
            numbers=int(values["numbers"]),
            dealt=int(values["dealt"]),
            predictions=tuple(map(int, values["predictions"])),
            layout=layout,
            revealed=int(values["revealed"]),
            copies=int(values["copies"]),
            bonus_up_to=None if values["bonus"] == "-" else int(values["bonus"]),
        )
    except (KeyError, ValueError) as error:
        raise BadPosition(f"a setup that cannot be read: {text}") from error
