"""`bot`: one of our bots answers questions on standard input, so that any program can play it."""

import os
import sys
from contextlib import closing
from random import SystemRandom
from typing import Annotated

import typer

from purradox.bots.pipe import SEED, Answering, answer_line, read_question
from purradox.bots.pipe.answering import lines_of
from purradox.bots.pipe.lines import MOST_BYTES, error_line
from purradox.cli.arguments import chosen_bots
from purradox.cli.forfeits import complain_of
from purradox.i18n import explain, words
from purradox.notation import BadRecord
from purradox.notation.errors import RecordTooLong
from purradox.rules import RuleError


def bot(
    spec: Annotated[str, typer.Argument(metavar="SPEC")],
    seed: Annotated[int | None, typer.Option()] = None,
) -> None:
    (chosen,) = chosen_bots(spec, 1)
    answering = Answering(chosen, given_seed() if seed is None else seed, complain_of)
    with closing(answering):
        for line in lines_of(sys.stdin.buffer):
            sys.stdout.write(answered(answering, line).decode())
            sys.stdout.flush()


def answered(answering: Answering, line: bytes | None) -> bytes:
    """The line that goes back: a move, or what is wrong with the question."""
    say = words()
    try:
        if line is None:
            raise RecordTooLong(MOST_BYTES)
        return answer_line(answering.choose(read_question(line)))
    except BadRecord as error:
        sentence = explain(error.problem, say, error.names)
        return error_line(f"record: {error.rule}: {sentence}")
    except RuleError as error:
        return error_line(explain(error, say))


def given_seed() -> int:
    """The seed that a host gave to its program, else one of chance."""
    told = os.environ.get(SEED, "")
    return int(told) if told.isascii() and told.isdecimal() else SystemRandom().getrandbits(64)
