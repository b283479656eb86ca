"""The chairs of a table, and who has, had, or stands in on each."""

from dataclasses import dataclass
from typing import NamedTuple


class Call(NamedTuple):
    """A stand-in that was called for a seat."""

    by: int
    at: int
    decision: str
    stays: bool
    """Until the person is back, and not for this decision alone."""
    begun: bool = False
    """Whether it has decided anything yet."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a guest, a bot of ours, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    program: bool = False
    commitment: str = ""
    """To a share of chance; whoever stands up takes it along."""
    left: bool = False
    """A guest who went away for good."""
    call: Call | None = None
    nudged: int = 0
    """When they were last reminded."""
    back: int = 0
    """When they last said that they are there."""
    before: "tuple[Earlier, ...]" = ()
    """Who had this seat earlier in the match."""
    offered: bool = False
    """Whether somebody else may take it over."""

    @property
    def earlier(self) -> "tuple[Earlier, ...]":
        """Who had this seat, once whoever has it now is gone."""
        mine = () if self.guest is None else (Earlier(self.guest, self.name),)
        return (*self.before, *mine)

    @property
    def vacant(self) -> bool:
        """Whether a bot plays it for somebody who is gone."""
        return self.played or (self.bot is not None and bool(self.before))

    @property
    def played(self) -> bool:
        """Whether a bot plays for a guest until they are back."""
        return self.left or (self.call is not None and self.call.stays and self.call.begun)

    @property
    def plays(self) -> bool:
        """Whether a guest plays here, a person or a program."""
        if self.guest is None or self.left:
            return False
        return self.call is None or not self.played

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


class Earlier(NamedTuple):
    """Somebody who played a seat before who plays it now."""

    guest: str
    name: str
