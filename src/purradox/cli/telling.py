"""What happened at the table, in words for the person who plays."""

from collections.abc import Iterator, Sequence

from purradox.cli.screen import named, painted
from purradox.i18n import Words
from purradox.rules import Match, Paradox, Score, match_events
from purradox.rules.events import (
    Discarded,
    Event,
    GaveUpColour,
    MatchEnded,
    NeutralTokens,
    ParadoxFound,
    Played,
    Predicted,
    RoundEnded,
    RoundStarted,
    TrickWon,
)


class Teller:
    """Tells one seat what happened; its own moves it knows."""

    def __init__(self, names: Sequence[str], me: int, say: Words) -> None:
        self.names, self.me, self.say = names, me, say

    def tell(self, before: Match, after: Match) -> Iterator[str]:
        for event in match_events(before, after):
            yield from self._lines(event, after)

    def _lines(self, event: Event, match: Match) -> Iterator[str]:
        say, who = self.say, self._who
        match event:
            case RoundStarted(first):
                rounds = {"round": len(match.rounds), "rounds": match.variant.rounds}
                yield ""
                yield say("play-round", **rounds, **who(first))
            case NeutralTokens(revealed, cells):
                turned, taken = " ".join(map(str, revealed)), " ".join(map(painted, cells))
                yield say("play-neutral", cards=turned, cells=taken)
            case Predicted(seat, tricks) if seat != self.me:
                yield say("play-predicts", tricks=tricks, **who(seat))
            case Played(seat, cell) if seat != self.me:
                yield say("play-plays", cell=painted(cell), **who(seat))
            case GaveUpColour(seat, colour):
                yield say("play-gave-up", colour=named(colour, say), **who(seat))
            case TrickWon(seat, trick):
                yield say("play-trick-won", trick=trick, **who(seat))
                if match.to_act != (self.me,):
                    yield ""
            case ParadoxFound(seat, hand):
                yield say("play-paradox", cards=" ".join(map(str, hand)), **who(seat))
            case RoundEnded(scores):
                yield from self._scores(scores, match)
            case MatchEnded(totals, winners):
                yield from self._result(totals, winners)
            case Discarded() | Predicted() | Played():
                pass

    def _scores(self, scores: tuple[Score, ...], match: Match) -> Iterator[str]:
        table = match.tables[-1]
        caused = table.outcome.seat if isinstance(table.outcome, Paradox) else None
        yield self.say("play-scores", round=len(match.rounds))
        for seat, one in enumerate(scores):
            key = "paradox" if seat == caused else "bonus" if one.group else "missed"
            yield "  " + self.say(
                f"play-score-{key}",
                tricks=table.won[seat],
                bonus=one.bonus,
                group=" ".join(map(painted, one.group)),
                points=one.total,
                total=match.totals[seat],
                **self._who(seat),
            )

    def _result(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> Iterator[str]:
        yield ""
        if len(winners) > 1:
            shared = ", ".join(self.names[seat] for seat in winners)
            yield self.say("play-shared", names=shared, points=totals[winners[0]])
        else:
            yield self.say("play-winner", points=totals[winners[0]], **self._who(winners[0]))

    def _who(self, seat: int) -> dict[str, str]:
        """The name, and `me` for sentences that speak to the person."""
        return {"who": "me" if seat == self.me else "other", "name": self.names[seat]}
