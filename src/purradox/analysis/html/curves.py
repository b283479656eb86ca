"""Curves of what could be expected, as drawings."""

from collections.abc import Sequence
from typing import NamedTuple

from purradox.analysis.phrases import amount
from purradox.analysis.report import SeatReport
from purradox.svg.markup import Markup, joined, tag

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 200, 44, 10, 22


class Point(NamedTuple):
    """Somewhere on a curve: the time in rounds since the start, and the value."""

    time: float
    value: float


class Curve(NamedTuple):
    """Points that belong together; each part is a round, drawn on its own."""

    name: str
    seat: int
    parts: tuple[tuple[Point, ...], ...]
    dots: tuple[Point, ...] = ()


def win_curve(report: SeatReport, name: str) -> Curve:
    """The chance to win the match after each choice."""
    parts = tuple(
        tuple(
            Point(one.round + (place + 1) / (len(one.decisions) + 1), decision.chosen.win.value)
            for place, decision in enumerate(one.decisions)
        )
        for one in report.rounds
    )
    return Curve(name, report.seat, parts)


def points_curve(report: SeatReport, name: str) -> Curve:
    """The score to expect of each round, before and after each choice, and what it became."""
    parts, dots = [], []
    for one in report.rounds:
        part: list[Point] = []
        for place, decision in enumerate(one.decisions):
            time = one.round + (place + 0.5) / (len(one.decisions) + 1)
            step = 0.5 / (len(one.decisions) + 1)
            part.append(Point(time, decision.expected))
            part.append(Point(time + step, decision.chosen.points.value))
        if part and one.score is not None:
            dots.append(Point(one.round + 1 - 0.5 / (len(one.decisions) + 1), one.score))
            part.append(dots[-1])
        parts.append(tuple(part))
    return Curve(name, report.seat, tuple(parts), tuple(dots))


def chart(title: str, curves: Sequence[Curve], rounds: int, *, share: bool) -> Markup:
    """A drawing of curves over the rounds of a match."""
    values = [point.value for curve in curves for part in curve.parts for point in part]
    low = 0.0 if share else min(0.0, *values)
    high = 1.0 if share else max(1.0, *values)
    scale = _Scale(low, high, rounds)
    marks = [low, (low + high) / 2, high]
    labels = [f"{100 * mark:.0f} %" if share else amount(mark) for mark in marks]
    return tag(
        "svg",
        tag("title", f"{title}. {_told(curves, share)}"),
        *(scale.line(mark, label) for mark, label in zip(marks, labels, strict=True)),
        *(scale.border(number) for number in range(rounds)),
        *(scale.drawn(curve) for curve in curves),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        class_="chart",
    )


def _told(curves: Sequence[Curve], share: bool) -> str:
    """The ends of the curves in words."""
    told = []
    for curve in curves:
        ends = [part[-1].value for part in curve.parts if part]
        shown = [f"{100 * end:.0f} %" if share else amount(end) for end in ends]
        told.append(f"{curve.name}: {', '.join(shown)}")
    return "; ".join(told)


class _Scale(NamedTuple):
    low: float
    high: float
    rounds: int

    def x(self, time: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 6) * time / self.rounds, 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share, 1)

    def line(self, value: float, label: str) -> Markup:
        y = self.y(value)
        return joined(
            tag("line", x1=LEFT, x2=WIDTH - 6, y1=y, y2=y, class_="grid"),
            tag("text", label, x=LEFT - 4, y=y + 4, class_="scale"),
        )

    def border(self, number: int) -> Markup:
        x = self.x(number)
        middle = self.x(number + 0.5)
        return joined(
            tag("line", x1=x, x2=x, y1=TOP, y2=HEIGHT - BOTTOM, class_="grid"),
            tag("text", str(number + 1), x=middle, y=HEIGHT - 6, class_="round"),
        )

    def drawn(self, curve: Curve) -> Markup:
        lines = [
            tag(
                "polyline",
                points=" ".join(f"{self.x(point.time)},{self.y(point.value)}" for point in part),
                class_=f"curve seat{curve.seat}",
            )
            for part in curve.parts
            if part
        ]
        dots = [
            tag("circle", cx=self.x(dot.time), cy=self.y(dot.value), r=4, class_="dot")
            for dot in curve.dots
        ]
        return joined(*lines, *dots)
