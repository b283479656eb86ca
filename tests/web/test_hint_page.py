"""A hint is marked on the table, says one true sentence, and is never in the way."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from purradox.analysis import Kind
from purradox.i18n import LANGUAGES
from tests.analysis.told import told_of
from tests.web.chromium import DESK, PHONE, Visitor, settle
from tests.web.conftest import Visit
from tests.web.playing import answer, by_mouse, ready, table

SMALL = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}
NEEDED = ".room-head button, .space, .trick .slot, .predictions button, .actions button, .in-hand"
COVERED = """(needed) => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left < hint.right - 1 && box.right > hint.left + 1
      && box.top < hint.bottom - 1 && box.bottom > hint.top + 1;
  }).map((one) => one.className);
}"""


class Adviser:
    """Answers hints as it likes, or keeps them back; whatever else is said goes through."""

    def __init__(self, visitor: Visitor) -> None:
        self.you: dict[str, Any] = {}
        self.held: list[str] | None = None
        self.answered = 0
        visitor.context.route_web_socket("**/ws", self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            if json.loads(text)["type"] != "hint":
                server.send(text)
            elif self.held is None:
                socket.send(self.advice(json.loads(text)["table"]))
            else:
                self.held.append(self.advice(json.loads(text)["table"]))

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            self.you = told.get("you") or self.you if told["type"] == "update" else self.you
            socket.send(text)

        socket.on_message(ask)
        server.on_message(tell)

    def advice(self, table: str) -> str:
        """The last legal move is best, the next one as good, all the others are mistakes."""
        choices = []
        for place, move in enumerate(reversed(self.you["legal"])):
            verdict = ("best", "good")[place] if place < 2 else "mistake"
            kind = "close" if verdict == "good" else "paradox"
            reason = {"kind": kind, "better": 0.11, "worse": 0.2 + place / 100}
            choices.append(
                {
                    "move": move,
                    "points": 3.0 - place / 10,
                    "win": 0.3,
                    "kept": 0.5,
                    "paradox": 0.2 + place / 100 if place else 0.11,
                    "verdict": verdict,
                    "reason": reason if place else None,
                }
            )
        decision = self.you["decision"]
        return json.dumps(
            {"type": "hinted", "table": table, "decision": decision, "choices": choices}
        )


def at(page: Page, wanted: str) -> None:
    """Answer until this is asked."""
    while (asked := ready(page)) != wanted:
        answer(page, asked)


def hint(page: Page) -> str:
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hint p").wait_for()
    return page.locator(".hint p").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_a_hint_does_not_lock_the_prediction(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(viewport=size)
    table(anna, players=3)
    at(anna.page, "predict")
    assert "A bot would choose" in hint(anna.page)
    assert anna.page.evaluate(COVERED, NEEDED) == []
    marked = anna.page.locator(".prediction.is-hinted")
    assert marked.locator(".hint-paw").count() == 1
    assert "suggested by the hint" in str(marked.get_attribute("aria-label"))
    anna.page.locator(".prediction").last.click()
    anna.page.locator(".send").click()
    anna.page.locator(".predictions").wait_for(state="detached")
    assert anna.page.locator(".hint, .is-hinted").count() == 0


@pytest.mark.parametrize(
    ("size", "players"), [(DESK, 3), (LAPTOP, 5), (PHONE, 5), (SMALL, 4), (SMALL, 5)]
)
def test_a_hint_is_marked_on_hand_and_board(
    visit: Visit, size: dict[str, int], players: int
) -> None:
    anna = visit(viewport=size)
    adviser = Adviser(anna)
    table(anna, players=players)
    at(anna.page, "discard")
    hint(anna.page)
    best = adviser.you["legal"][-1]
    assert anna.page.locator(".hand .is-hinted").get_attribute("data-card") == best
    at(anna.page, "play")
    told = hint(anna.page)
    best = adviser.you["legal"][-1]
    space = anna.page.locator(".centre .is-hinted")
    assert space.get_attribute("data-cell") == best
    assert "suggested by the hint" in str(space.get_attribute("aria-label"))
    card = anna.page.locator(".hand .is-hinted")
    assert card.get_attribute("data-card") == best[0]
    assert "suggested by the hint" in str(card.get_attribute("aria-label"))
    assert told.count(".") == 2, "what, and one sentence why"
    assert anna.page.evaluate(COVERED, NEEDED) == []


def test_a_hint_is_put_away_in_every_way(visit: Visit) -> None:
    anna = visit()
    Adviser(anna)
    table(anna, players=3)
    at(anna.page, "play")
    shown = anna.page.locator(".hint, .is-hinted")
    ways: list[Callable[[], None]] = [
        lambda: anna.page.keyboard.press("Escape"),
        lambda: anna.page.locator(".led").click(),
        lambda: anna.page.get_by_role("button", name="Hint", exact=True).click(),
        lambda: anna.page.keyboard.press("h"),
    ]
    for close in ways:
        hint(anna.page)
        assert anna.page.get_by_role("button", name="Hint", exact=True, pressed=True).count() == 1
        assert shown.count() == 3
        close()
        assert shown.count() == 0
    # Escape puts away what came last: the hint, and then the choice.
    anna.page.locator(".centre .is-possible").first.click()
    hint(anna.page)
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".centre .is-chosen").count() == 1
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".centre .is-chosen").count() == 0


def test_ones_own_choice_is_compared_and_among_the_figures(visit: Visit) -> None:
    anna = visit()
    adviser = Adviser(anna)
    table(anna, players=3)
    at(anna.page, "play")
    legal = adviser.you["legal"]
    mine = anna.page.locator(f".centre [data-cell='{legal[0]}']")
    mine.click()
    told = hint(anna.page)
    name = str(mine.get_attribute("aria-label")).split(",")[0]
    assert f"{20 + len(legal) - 1}% with {name}" in told
    anna.page.locator(".hint").get_by_role("button", name="Figures").click()
    rows = anna.page.locator("dialog tbody tr")
    rows.first.wait_for()
    assert rows.count() == 5
    assert rows.last.locator("th").inner_text().split() == [*name.split(), "your", "choice"]
    assert rows.first.locator("th").inner_text().split()[-1] == "best"
    anna.page.keyboard.press("Escape")
    rows.first.wait_for(state="detached")
    assert anna.page.locator(".hint").count() == 1
    anna.page.locator(f".centre [data-cell='{legal[-1]}']").click()
    assert "too." in anna.page.locator(".hint p").inner_text()


def test_a_hint_that_comes_too_late_is_dropped(visit: Visit) -> None:
    anna = visit()
    adviser = Adviser(anna)
    table(anna, players=3)
    at(anna.page, "play")
    adviser.held = []
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".hint").count() == 0
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    by_mouse(anna.page, "play")
    for late in adviser.held:
        adviser.socket.send(late)
    ready(anna.page)
    assert anna.page.locator(".hint").count() == 0


def pairs() -> Iterator[tuple[str, str, str]]:
    yield "play", "5b", "3r"
    yield "predict", "1", "4"
    yield "discard", "7", "2"


def test_every_reason_is_true_of_its_sides_in_every_language(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    page.locator("#name").wait_for()
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        for kind in set(Kind) - {Kind.CLOSE}:
            for goal in ("prediction", "bonus"):
                for phase, best, other in pairs():
                    good, bad = (2.5, 1.3) if kind.is_amount else (0.62, 0.08)
                    reason = {"kind": kind.value, "better": good, "worse": bad}
                    sentence, *names = page.evaluate(
                        """async ([phase, best, other, reason, goal]) => {
                          const app = document.querySelector('script[type=module]').src;
                          const said = await import(new URL('reason.js', app));
                          return [
                            said.whyBetter({ move: best }, { move: other, reason }, phase, goal),
                            said.moveName(phase, best), said.moveName(phase, other),
                          ];
                        }""",
                        [phase, best, other, reason, goal],
                    )
                    assert told_of(sentence, (names[0], names[1])) == (good, bad), sentence
