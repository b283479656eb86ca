"""A review as one web page that needs nothing else: no script, no address, no font."""

from collections.abc import Iterator
from importlib.resources import files

from purradox import svg
from purradox.analysis.html.curves import chart, points_curve, win_curve
from purradox.analysis.phrases import (
    NOTHING,
    Say,
    accuracy,
    amount,
    effort,
    estimate,
    goal,
    lost,
    lost_percent,
    mistake,
    moment,
    move,
    names_of,
    share,
    signed,
    whole,
)
from purradox.analysis.report import Analysis, Decision, SeatReport
from purradox.rules import NEUTRAL, Colour, Phase, Predict
from purradox.rules.drawing import SEATS
from purradox.svg.markup import Markup, joined, tag

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(found: Analysis, say: Say, language: str) -> str:
    """The whole document."""
    names = [f"{SEATS[at]} {name}" for at, name in enumerate(names_of(found.checked, say))]
    title = f"{say('analysis-title')}: {', '.join(names_of(found.checked, say))}"
    style = Markup(files(__package__).joinpath("style.css").read_text("utf-8"))
    known = [one for one in found.seats if one.decisions]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", style, Markup(svg.style())),
    )
    body = tag(
        "body",
        tag("main", tag("h1", title), *_overview(found, known, names, say)),
    )
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang=language) + "\n"


def _overview(found: Analysis, known: list[SeatReport], names: list[str], say: Say) -> list[Markup]:
    heads = ["player", "total", "accuracy", "lost-points", "lost-win", "deal", "luck", "play"]
    rows: list[list[object]] = [
        [
            names[one.seat],
            whole(one.total),
            accuracy(one.accuracy),
            lost(one.points_loss),
            lost_percent(one.win_loss),
            *(signed(part) for part in (one.deal, one.luck, one.play)),
        ]
        for one in known
    ]
    rounds = len(found.checked.rounds)
    wins = [win_curve(one, names[one.seat]) for one in known]
    unknown = [
        say(
            "analysis-unknown",
            name=names[one.seat],
            rounds=", ".join(str(number + 1) for number in one.unknown),
        )
        for one in found.seats
        if one.unknown
    ]
    legend = [*say("analysis-legend").split("\n"), effort(found, say)]
    return [
        _table(say("analysis-title"), [say(f"analysis-{head}") for head in heads], rows),
        *(tag("p", line) for line in unknown),
        tag("h2", say("analysis-chart-win")),
        _key(known, names),
        chart(say("analysis-chart-win"), wins, rounds, share=True),
        tag("p", say("analysis-chart-win-kind"), class_="note"),
        *(_seat(one, names, rounds, say) for one in known),
        *(tag("p", line, class_="note") for line in legend),
    ]


def _key(known: list[SeatReport], names: list[str]) -> Markup:
    """Which line is whose; each has its own dashes, so that colour is not needed."""
    return tag(
        "ul",
        *(
            tag(
                "li",
                tag(
                    "svg",
                    tag("line", x1=0, x2=40, y1=5, y2=5, class_=f"curve seat{one.seat}"),
                    viewBox="0 0 40 10",
                    aria_hidden="true",
                ),
                " ",
                names[one.seat],
            )
            for one in known
        ),
        class_="key",
    )


def _seat(one: SeatReport, names: list[str], rounds: int, say: Say) -> Markup:
    heads = ["round", "typical", "deal", "luck", "play", "score"]
    rows: list[list[object]] = [
        [
            part.round + 1,
            amount(part.typical),
            *(signed(value) for value in (part.deal, part.luck, part.play)),
            whole(part.score),
        ]
        for part in one.rounds
        if part.known
    ]
    name, title = names[one.seat], say("analysis-chart-points")
    return tag(
        "section",
        tag("h2", name),
        _table(name, [say(f"analysis-{head}") for head in heads], rows),
        tag("h3", title),
        chart(title, [points_curve(one, name)], rounds, share=False),
        tag("p", f"● {say('analysis-chart-dot')}", class_="note"),
        tag("h3", say("analysis-costliest", name=name)),
        *([_mistake(wrong, names, say) for wrong in one.costliest] or [_nothing(say)]),
        tag("details", tag("summary", say("analysis-all")), _decisions(one, say)),
    )


def _nothing(say: Say) -> Markup:
    return tag("p", say("analysis-nothing-lost"))


def _mistake(one: Decision, names: list[str], say: Say) -> Markup:
    hand = say("analysis-hand", cards=" ".join(map(str, one.view.hand)))
    told = [say("analysis-board-key"), hand, *_trick(one, say)]
    return tag(
        "article",
        tag("p", mistake(one, say)),
        _picture(one, names, say),
        tag("p", joined(told[0], *(joined(tag("br"), line) for line in told[1:])), class_="note"),
        tag("ul", *(tag("li", line) for line in _players(one, names, say)), class_="note players"),
        _options(one, say),
    )


def _trick(one: Decision, say: Say) -> Iterator[str]:
    """What lies on the table, once cards are played."""
    table = one.view.table
    if table.phase is not Phase.PLAY:
        return
    led = table.trick.led
    yield say("analysis-led", colour=NOTHING if led is None else _colour(led, say))
    if table.trick.plays:
        plays = (f"{SEATS[play.seat]} {move(play)}" for play in table.trick.plays)
        yield say("play-trick", plays=", ".join(plays))


def _players(one: Decision, names: list[str], say: Say) -> Iterator[str]:
    """What everybody had predicted, won and lost by then."""
    table = one.view.table
    for seat, name in enumerate(names):
        told = [say("play-won", tricks=table.won[seat])]
        predicted = table.predictions[seat]
        if predicted is not None:
            told.insert(0, say("play-predicted", tricks=predicted))
        if lost_colours := [_colour(one, say) for one in Colour if one in table.lost[seat]]:
            told.append(say("play-without", colours=", ".join(lost_colours)))
        yield f"{name}: {'; '.join(told)}"


def _colour(colour: Colour, say: Say) -> str:
    return say("colour-name", colour=colour.value)


def _picture(one: Decision, names: list[str], say: Say) -> Markup:
    """The table as it was, with what was chosen and what would have been better."""
    made, best = one.moment.choice, one.best.move
    marks = {} if isinstance(made, Predict) else {str(made): "mistake", str(best): "best"}
    plain = [name.partition(" ")[2] for name in names]
    return svg.table(one.view, names=plain, marks=marks, title=_told(one, say), inline=True)


def _told(one: Decision, say: Say) -> str:
    """The picture for those who do not see it."""
    rows = []
    for colour in Colour:
        taken = []
        for number, owner in enumerate(one.view.table.board.row(colour), 1):
            if owner is not None:
                who = say("analysis-neutral") if owner == NEUTRAL else SEATS[owner]
                taken.append(f"{number} {who}")
        name = say("colour-name", colour=colour.value)
        rows.append(f"{name}: {', '.join(taken) or '–'}")
    rows.append(say("analysis-hand", cards=" ".join(map(str, one.view.hand))))
    return say("analysis-board", when=moment(one, say), rows="; ".join(rows))


def _options(one: Decision, say: Say) -> Markup:
    heads = [say(f"analysis-{head}") for head in ("choice", "points", "win", "paradox")]
    heads.append(say("analysis-kept", goal=goal(one.view.table.variant)))
    rows: list[list[object]] = [
        [
            joined(move(value.move), " ◀" if value is one.chosen else ""),
            estimate(value.points),
            share(value.win),
            share(value.paradox),
            share(value.kept),
        ]
        for value in one.evaluation.moves
    ]
    return _table(moment(one, say), heads, rows)


def _decisions(report: SeatReport, say: Say) -> Markup:
    heads = [
        say(f"analysis-{head}")
        for head in ("when", "choice", "best", "points", "win", "paradox", "loss", "luck")
    ]
    rows: list[list[object]] = [
        [
            moment(one, say),
            move(one.moment.choice),
            move(one.best.move),
            estimate(one.chosen.points),
            share(one.chosen.win),
            share(one.chosen.paradox),
            "" if one.chosen is one.best else lost(one.chosen.points_loss),
            signed(one.luck),
        ]
        for one in report.decisions
    ]
    return _table(say("analysis-all"), heads, rows)


def _table(caption: str, heads: list[str], rows: list[list[object]]) -> Markup:
    """A table whose first column names its rows; it scrolls by itself where it is too wide."""
    head = tag("tr", *(tag("th", one, scope="col") for one in heads))
    body = [
        tag("tr", tag("th", first, scope="row"), *(tag("td", one) for one in rest))
        for first, *rest in rows
    ]
    whole = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return tag("div", whole, class_="wide", tabindex=0, role="region", aria_label=caption)
