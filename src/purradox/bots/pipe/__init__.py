"""Bots in other programs: a line of JSON for each decision, a line of JSON for each answer."""

from purradox.bots.pipe.answering import SEED, Answering
from purradox.bots.pipe.errors import CardsUnknown, LegalDiffers
from purradox.bots.pipe.lines import Question, answer_line, question_line, read_question
from purradox.bots.pipe.player import ProgramBot

__all__ = [
    "SEED",
    "Answering",
    "CardsUnknown",
    "LegalDiffers",
    "ProgramBot",
    "Question",
    "answer_line",
    "question_line",
    "read_question",
]
