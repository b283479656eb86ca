"""A review as one web page that needs nothing else: no script, no address, no font."""

from importlib.resources import files

from purradox.analysis.html.board import LETTERS, board
from purradox.analysis.html.curves import chart, points_curve, win_curve
from purradox.analysis.html.markup import Markup, joined, table, tag
from purradox.analysis.report import Analysis, Decision, SeatReport
from purradox.analysis.wording import (
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

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(found: Analysis, say: Say, language: str) -> str:
    """The whole document."""
    names = [f"{LETTERS[at]} {name}" for at, name in enumerate(names_of(found.checked, say))]
    title = f"{say('analysis-title')}: {', '.join(names_of(found.checked, say))}"
    style = Markup(files(__package__).joinpath("style.css").read_text("utf-8"))
    known = [one for one in found.seats if one.decisions]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", style),
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
        table(say("analysis-title"), [say(f"analysis-{head}") for head in heads], rows),
        *(tag("p", line) for line in unknown),
        tag("h2", say("analysis-chart-win")),
        _key(known, names),
        chart(say("analysis-chart-win"), wins, rounds, share=True),
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
        table(name, [say(f"analysis-{head}") for head in heads], rows),
        tag("h3", title),
        chart(title, [points_curve(one, name)], rounds, share=False),
        tag("p", f"● {say('analysis-chart-dot')}", class_="note"),
        tag("h3", say("analysis-costliest", name=name)),
        *([_mistake(wrong, say) for wrong in one.costliest] or [_nothing(say)]),
        tag("details", tag("summary", say("analysis-all")), _decisions(one, say)),
    )


def _nothing(say: Say) -> Markup:
    return tag("p", say("analysis-nothing-lost"))


def _mistake(one: Decision, say: Say) -> Markup:
    hand = say("analysis-hand", cards=" ".join(map(str, one.view.hand)))
    return tag(
        "article",
        tag("p", mistake(one, say)),
        board(one, say),
        tag("p", hand, tag("br"), say("analysis-board-key"), class_="note"),
        _options(one, say),
    )


def _options(one: Decision, say: Say) -> Markup:
    heads = [say(f"analysis-{head}") for head in ("choice", "points", "win", "paradox")]
    heads.append(say("analysis-kept", goal=goal(one.view.table.variant)))
    rows: list[list[object]] = [
        [
            joined(move(option.choice), " ◀" if option is one.chosen else ""),
            estimate(option.points),
            share(option.win),
            share(option.paradox),
            share(option.kept),
        ]
        for option in one.weighed.options
    ]
    return table(moment(one, say), heads, rows)


def _decisions(report: SeatReport, say: Say) -> Markup:
    heads = [
        say(f"analysis-{head}")
        for head in ("when", "choice", "best", "points", "win", "paradox", "loss", "luck")
    ]
    rows: list[list[object]] = [
        [
            moment(one, say),
            move(one.moment.choice),
            move(one.best.choice),
            estimate(one.chosen.points),
            share(one.chosen.win),
            share(one.chosen.paradox),
            "" if one.chosen is one.best else lost(one.chosen.points_loss),
            signed(one.luck),
        ]
        for one in report.decisions
    ]
    return table(say("analysis-all"), heads, rows)
