"""What happened at a table, in words, one event after another."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from purradox.client.picture import Happened, Notice
from purradox.i18n import Words
from purradox.rules import Cell, Match, Score, match_events
from purradox.rules.events import (
    Discarded,
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
from purradox.tui.plain_table import named, painted


class Teller:
    """Tells what happened, in order and from the start; `me` is who is spoken to, if anybody."""

    def __init__(
        self,
        names: Sequence[str],
        me: int | None,
        say: Words,
        *,
        every: bool = False,
        paint: Callable[[Cell], str] = painted,
    ) -> None:
        self.names, self.me, self.say = names, me, say
        self.every, self.paint = every, paint
        """Whether a person is told their own moves too."""
        self.round = 0
        self.totals = [0] * len(names)
        self.caused: int | None = None

    def tell(self, before: Match, after: Match) -> Iterator[str]:
        return self.told(match_events(before, after), after.variant.rounds)

    def told(self, happened: Iterable[Happened], rounds: int) -> Iterator[str]:
        for event in happened:
            yield from self._lines(event, rounds)

    def _lines(self, event: Happened, rounds: int) -> Iterator[str]:
        say, who = self.say, self._who
        match event:
            case RoundStarted(first):
                self.round += 1
                self.caused = None
                yield ""
                yield say("play-round", round=self.round, rounds=rounds, **who(first))
            case NeutralTokens(revealed, cells):
                turned, taken = " ".join(map(str, revealed)), " ".join(map(self.paint, cells))
                yield say("play-neutral", cards=turned, cells=taken)
            case Predicted(seat, tricks) if seat != self.me:
                yield say("play-predicts", tricks=tricks, **who(seat))
            case Predicted(_, tricks) if self.every:
                yield say("tui-you-predict", tricks=tricks)
            case Played(seat, cell) if seat != self.me:
                yield say("play-plays", cell=self.paint(cell), **who(seat))
            case Played(_, cell) if self.every:
                yield say("tui-you-play", cell=self.paint(cell))
            case GaveUpColour(seat, colour):
                yield say("play-gave-up", colour=named(colour, say), **who(seat))
            case TrickWon(seat, trick):
                yield say("play-trick-won", trick=trick, **who(seat))
                if seat != self.me:
                    yield ""
            case ParadoxFound(seat, hand):
                self.caused = seat
                yield say("play-paradox", cards=" ".join(map(str, hand)), **who(seat))
            case RoundEnded(scores):
                yield from self._scores(scores)
            case MatchEnded(totals, winners):
                yield from self._result(totals, winners)
            case Notice():
                yield self._notice(event)
            case Discarded() | Predicted() | Played():
                pass

    def _notice(self, notice: Notice) -> str:
        if notice.kind == "talked":
            words = self.say(f"talk-{notice.text}")
            return self.say("tell-talked", name=self.names[notice.seat], words=words)
        if notice.kind == "renamed":
            return self.say("tell-renamed", name=notice.text, was=notice.was)
        if notice.kind == "removed":
            return self.say("tell-removed", name=notice.was, by=notice.text)
        if notice.kind == "closed" and notice.text not in ("", "left"):
            return self.say(f"tell-closed-{notice.text}", **self._who(notice.seat))
        if notice.kind == "took-over":
            named = self._who(notice.seat) | {"name": notice.text}
            return self.say("tell-took-over", was=notice.was, **named)
        if notice.kind in ("nudged", "called", "offered") and notice.by is not None:
            who = "by" if notice.by == self.me else self._who(notice.seat)["who"]
            name, by = self.names[notice.seat], self.names[notice.by]
            return self.say(f"tell-{notice.kind}", who=who, name=name, by=by)
        if notice.kind == "forfeited" and notice.text == "clock":
            return self.say("tell-clock", **self._who(notice.seat))
        if notice.kind == "started":
            return self.say("tell-started")
        return self.say(f"tell-{notice.kind}", **self._who(notice.seat))

    def _scores(self, scores: tuple[Score, ...]) -> Iterator[str]:
        yield self.say("play-scores", round=self.round)
        for seat, one in enumerate(scores):
            self.totals[seat] += one.total
            yield "  " + self.score(seat, one)

    def score(self, seat: int, one: Score) -> str:
        """How a score came about; the total is the one after it."""
        key = "paradox" if seat == self.caused else "bonus" if one.group else "missed"
        return self.say(
            f"play-score-{key}",
            tricks=abs(one.tricks),
            bonus=one.bonus,
            group=" ".join(map(self.paint, one.group)),
            points=one.total,
            total=self.totals[seat],
            **self._who(seat),
        )

    def _result(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> Iterator[str]:
        yield ""
        yield self.result(totals, winners)

    def result(self, totals: Sequence[int], winners: Sequence[int]) -> str:
        """Who has won."""
        points = totals[winners[0]]
        if len(winners) > 1:
            shared = ", ".join(self.names[seat] for seat in winners)
            who = "me" if self.me in winners else "other"
            return self.say("play-shared", names=shared, points=points, who=who)
        return self.say("play-winner", points=points, **self._who(winners[0]))

    def _who(self, seat: int) -> dict[str, str]:
        """The name, and `me` for sentences that speak to the person."""
        return {"who": "me" if seat == self.me else "other", "name": self.names[seat]}
