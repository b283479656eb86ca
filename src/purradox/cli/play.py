"""`play`: a match in the terminal, line by line, against bots."""

import sys
from contextlib import ExitStack, suppress
from io import TextIOWrapper
from random import Random
from typing import Annotated

import typer

from purradox.bots import Bot, BotSpec, bot_maker, play_match
from purradox.cli.boards import chosen_variant
from purradox.cli.chairs import chosen_bots
from purradox.cli.forfeits import complain_of
from purradox.cli.saving import whole_file
from purradox.i18n import words
from purradox.notation import Record, record_of, record_of_view, to_text
from purradox.rules import Match, Variant
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
) -> None:
    say = words()
    specs = chosen_bots(bots, players - 1)
    variant = chosen_variant(players, board)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a strange letter is only a wrong answer
    with ExitStack() as stack:
        file = stack.enter_context(whole_file(save)) if save else None
        cats = ", ".join(f"{cat} ({spec})" for cat, spec in zip(CATS, specs, strict=False))
        print(say("play-welcome", players=players, board=variant.board_name, bots=cats))
        game = Game(variant, specs, Random(seed))
        game.play()
        if not game.match.over:
            print(say("play-left"))
        if file:
            file.write(to_text(game.record()))
    if save:
        print(say("play-saved", file=save))


class Game:
    """A match of a person against bots, as far as it was played."""

    def __init__(self, variant: Variant, specs: list[BotSpec], random: Random) -> None:
        say = words()
        self.match = Match(variant)
        self.random = random
        self.me = random.randrange(variant.players)
        bots: list[Bot] = [bot_maker(spec)(Random(random.getrandbits(64))) for spec in specs]
        cats = CATS[: len(bots)]
        self.names = (*cats[: self.me], say("play-you"), *cats[self.me :])
        self.seats = [*bots[: self.me], Person(self.names, say), *bots[self.me :]]
        self.teller = Teller(self.names, self.me, say)

    def play(self) -> None:
        with suppress(Left):
            play_match(self.match.variant, self.seats, self.random, self._watch, complain_of)

    def _watch(self, before: Match, after: Match) -> None:
        self.match = after
        for line in self.teller.tell(before, after):
            print(line)

    def record(self) -> Record:
        """The whole match, or what the person has seen of one that is not over."""
        if self.match.over:
            return record_of(self.match, self.names)
        return record_of_view(self.match.view(self.me), self.names)
