"""`play`: a match in the terminal, line by line, against bots."""

import sys
from contextlib import ExitStack, suppress
from datetime import date
from io import TextIOWrapper
from random import Random
from typing import Annotated

import typer

from purradox.bots import Bot, BotSpec, bot_maker, play_match
from purradox.cli.arguments import chosen_bots, chosen_variant, whole_file
from purradox.cli.forfeits import complain_of
from purradox.host.daily import BOARD, BOT, BY_DATE, PLAYERS, options_of, played, seat_of
from purradox.i18n import words
from purradox.notation import Record, record_of, record_of_view, to_text
from purradox.rules import Choice, Match, PlayerView, Variant, match_events
from purradox.tui.person import Left, Person
from purradox.tui.telling import Teller

CATS = ("Miso", "Luna", "Felix", "Kiki")
"""The bots at the table; each has an initial of its own for the board."""


def play(
    players: Annotated[int, typer.Option(min=2, max=5)] = 3,
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    bots: Annotated[str, typer.Option(metavar="SPEC,…")] = "careful",
    seed: Annotated[int | None, typer.Option()] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    daily: Annotated[bool, typer.Option("--daily")] = False,
) -> None:
    say = words()
    if daily:
        players, board, bots = PLAYERS, BOARD, BOT
    specs = chosen_bots(bots, players - 1)
    variant = chosen_variant(players, board)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a strange letter is only a wrong answer
    with ExitStack() as stack:
        file = stack.enter_context(whole_file(save)) if save else None
        cats = ", ".join(f"{cat} ({spec})" for cat, spec in zip(CATS, specs, strict=False))
        print(say("play-welcome", players=players, board=variant.board_name, bots=cats))
        game = DailyGame() if daily else Game(variant, specs, Random(seed))
        game.play()
        if not game.over:
            print(say("play-left"))
        if file:
            file.write(to_text(game.record()))
    if save:
        print(say("play-saved", file=save))


class Game:
    """A match of a person against bots, as far as it was played."""

    def __init__(self, variant: Variant, specs: list[BotSpec], random: Random) -> None:
        self.random = random
        self.sit(variant, random.randrange(variant.players), variant.rounds)
        bots: list[Bot] = [bot_maker(spec)(Random(random.getrandbits(64))) for spec in specs]
        self.seats = [*bots[: self.me], self.person, *bots[self.me :]]

    def sit(self, variant: Variant, me: int, rounds: int) -> None:
        say, cats = words(), CATS[: variant.players - 1]
        self.match, self.me, self.rounds = Match(variant), me, rounds
        self.names = (*cats[:me], say("play-you"), *cats[me:])
        self.person, self.teller = Person(self.names, say), Teller(self.names, me, say)

    @property
    def over(self) -> bool:
        return self.match.over

    def play(self) -> None:
        with suppress(Left):
            play_match(self.match.variant, self.seats, self.random, self._watch, complain_of)

    def _watch(self, before: Match, after: Match) -> None:
        self.match = after
        for line in self.teller.told(match_events(before, after), self.rounds):
            print(line)

    def record(self) -> Record:
        """The whole match, or what the person has seen of one that is not over."""
        if self.over:
            return record_of(self.match, self.names)
        return record_of_view(self.match.view(self.me), self.names)


class DailyGame(Game):
    """The deal of this day, for practice: what is played here counts nowhere."""

    def __init__(self) -> None:
        self.day = date.today()  # noqa: DTZ011 as the person's calendar has it
        self.seed = BY_DATE.seed(self.day)
        self.sit(options_of(self.day, counted=False).variant, seat_of(self.seed, self.day), 1)

    @property
    def over(self) -> bool:
        return self.match.needs_deal and bool(self.match.rounds)

    def play(self) -> None:
        with suppress(Left):
            played(self.seed, self.day, self._choose, self._watch)

    def _choose(self, _seat: int, _decision: str, view: PlayerView) -> Choice:
        return self.person.choose(view)
