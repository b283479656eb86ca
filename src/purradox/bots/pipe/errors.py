"""What can be wrong with a question, beside its record."""

from dataclasses import dataclass

from purradox.notation.errors import FormatError


@dataclass(eq=False)
class CardsUnknown(FormatError):
    """The record does not tell all cards of the seat that is asked."""

    seat: int


@dataclass(eq=False)
class LegalDiffers(FormatError):
    """The legal moves that were sent are not those of the rules."""

    right: str
