"""What a program lost, told on standard error."""

from purradox.bots import Forfeit
from purradox.cli.errors import print_error
from purradox.i18n import Words, words


def complain_of(forfeit: Forfeit) -> None:
    """One line for each decision that a program did not make."""
    print_error(told(forfeit, words()))


def told(forfeit: Forfeit, say: Words) -> str:
    reason = say(f"forfeit-{forfeit.reason.value}", detail=forfeit.detail)
    return say(
        "forfeit",
        bot=forfeit.bot,
        seat=say("seat-name", seat=forfeit.seat),
        decision=forfeit.decision,
        reason=reason,
        words=forfeit.last_words or "none",
    )
