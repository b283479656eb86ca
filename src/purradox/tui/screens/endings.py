"""What is shown at the end of a round, at the end of a match, and for a hint."""

from typing import TYPE_CHECKING

from textual.content import Content

from purradox.client.game import Advice
from purradox.rules import Paradox, score
from purradox.rules.scoring import winners
from purradox.tui import styled_table
from purradox.tui.advice import advice_table, heads_of, hinted
from purradox.tui.plain_table import marks
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.telling import Teller

if TYPE_CHECKING:
    from purradox.tui.screens.table import TableScreen


def end_of_round(screen: "TableScreen", number: int) -> ReadScreen:
    """The board as it was left, with the groups that count, and how each score came about."""
    say, names = screen.say, screen.names
    picture = screen.game.picture()
    title = say("tui-round-over", round=number)
    table = screen.game.finished.get(number)
    if table is None:
        return ReadScreen(title, "", say("tui-keys-any"))
    results = score(table)
    teller = Teller(names, screen.teller.me, say, paint=str)
    parts: list[Content] = []
    if isinstance(table.outcome, Paradox):
        teller.caused = table.outcome.seat
        who = "me" if teller.caused == teller.me else "other"
        cards = " ".join(map(str, table.outcome.hand))
        told = say("play-paradox", who=who, name=names[teller.caused], cards=cards)
        parts += [Content.styled(told, "bold"), Content("")]
    groups = [cell for one in results for cell in one.group]
    parts.append(
        styled_table.board(
            table, marks(names, screen.viewer), groups=groups, grid=styled_table.COMPACT
        )
    )
    parts.append(Content(""))
    rounds = picture.rounds[:number]
    for seat, one in enumerate(results):
        teller.totals[seat] = sum(row[seat] for row in rounds)
        parts.append(Content(teller.score(seat, one)))
    return ReadScreen(title, Content("\n").join(parts), say("tui-keys-any"))


def end_of_match(screen: "TableScreen") -> ReadScreen:
    """Who has won, and the points of every round."""
    say, names = screen.say, screen.names
    picture = screen.game.picture()
    result = say("match-given-up")
    if len(picture.rounds) == picture.variant.rounds:
        result = screen.teller.result(picture.totals, winners(picture.rounds))
    lines = [result, "", styled_table.scores(picture, marks(names, screen.viewer), names, say)]
    if picture.next is not None:
        lines += ["", say("tui-next", who="me" if screen.game.people else "other")]
    return ReadScreen(say("tui-match-over"), "\n".join(lines), say("tui-keys-over"), "vsq")


def hint_text(screen: "TableScreen", advice: list[Advice]) -> ReadScreen:
    """What a bot would do and why, then every choice, the best first."""
    say, variant = screen.say, screen.game.picture().variant
    text = f"{hinted(advice, variant, say)}\n\n{advice_table(heads_of(variant, say), advice)}"
    return ReadScreen(say("tui-hint"), text, say("tui-keys-any"))
