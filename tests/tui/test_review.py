"""What choices are worth, in words, and the way from mistake to mistake."""

from typing import Any

import pytest

from purradox.analysis import Kind
from purradox.client.game import Advice
from purradox.i18n import LANGUAGES, words
from purradox.notation import loads
from purradox.rules import PlayerView, variant
from purradox.tui.advice import AMOUNTS, because, evaluated, hinted, judged
from purradox.tui.replay import steps
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.review import Review
from tests.cli.terminal import Terminal, terminal
from tests.tui.driving import an_app, in_a_loop, until
from tests.tui.looking import text_of
from tests.tui.test_parts import in_play
from tests.tui.test_screens import a_record, advised

__all__ = ["terminal"]


def mistakes(seat: int | None = None) -> list[int]:
    """Where `advised` finds one: whatever is not the first legal move."""
    return [
        at
        for at, one in enumerate(steps(loads(a_record())))
        if one.view is not None
        and one.choice is not None
        and one.choice != one.view.legal[0]
        and seat in (None, one.choice.seat)
    ]


@pytest.fixture
def first_is_best(monkeypatch: pytest.MonkeyPatch) -> None:
    async def call(_self: object, _seconds: float, _function: object, *given: Any) -> list[Advice]:
        view: PlayerView = given[0]
        return advised(view)

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.call", call)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_reason_is_told_with_its_figures(kind: Kind, language: str) -> None:
    reason = {"kind": kind.value, "better": 0.51, "worse": -0.5}
    best, other = Advice("5b", 1, 1, 0, 1, "best"), Advice("6r", 0, 0, 0, 0, "mistake", reason)
    told = because(best, other, variant(4), words(language))
    assert "5b" in told
    assert "6r" in told
    if kind is not Kind.CLOSE:
        assert kind.is_amount == (kind.value in AMOUNTS)
        assert ("0.5" if kind.is_amount else "51 %") in told
        assert ("−0.5" if kind.is_amount else "−50 %") in told


def test_a_choice_is_judged_in_words() -> None:
    say, view = words("en"), in_play()
    advice = advised(view)
    best, other = advice[0].move, advice[1].move
    assert judged(advice, best, view.table.variant, say) == "The best choice."
    why = f"Tricks on average: 3.1 with {best}, 2.0 with {other}."
    assert judged(advice, other, view.table.variant, say) == f"A mistake: {best} is better. {why}"
    assert hinted(advice[:1], variant(4), say) == f"There is only one choice: {best}."


def test_the_evaluator_gives_verdicts_and_reasons() -> None:
    view = in_play(3)
    advice = evaluated(view, 16)
    assert {one.move for one in advice} == {str(one) for one in view.legal}
    assert (advice[0].verdict, advice[0].reason) == ("best", None)
    assert all(one.reason is not None for one in advice[1:])


@pytest.mark.usefixtures("first_is_best")
@pytest.mark.parametrize("me", [None, 1])
@in_a_loop
async def test_n_goes_from_mistake_to_mistake(me: int | None) -> None:
    found = mistakes(me)
    app = an_app(None)
    review = Review(loads(a_record()), me)

    def first() -> None:
        app.push_screen(review)

    app.first = first
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Review))
        screen: Any = app.screen
        for at in found[:3]:
            await pilot.press("n")
            await until(pilot, lambda at=at: screen.at == at and screen.seeking is None)
            best = screen.steps[at].view.legal[0]
            assert f"A mistake: {best} is better." in text_of(app)
            assert "Tricks on average" in text_of(app)
        await pilot.press("end", "n")
        await until(pilot, lambda: "No mistake from here to the end." in text_of(app))
        await pilot.press("home")
        assert "No mistake" not in text_of(app)
        await pilot.press("f1", "enter", "s")
        await until(pilot, lambda: isinstance(app.screen, AskScreen))
        assert app.screen.query_one("#ask").value == "purradox-match.txt"  # type: ignore[attr-defined]


@pytest.mark.usefixtures("first_is_best")
def test_n_goes_to_the_next_mistake_line_by_line(terminal: Terminal) -> None:
    (terminal.folder / "match.txt").write_text(a_record(), "utf-8")
    typed = "n\nn\n" + "n\n" * (len(mistakes()) - 2) + "n\nq\n"
    out = terminal("tui", "--plain", "--record", "match.txt", typed=typed).out
    assert out.count("A mistake: ") == len(mistakes())
    assert out.count("Tricks on average: 3.1 with ") == len(mistakes())
    assert out.count("No mistake from here to the end.") == 1
