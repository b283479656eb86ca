"""What a first visit costs. How soon it can be used, and answered, is measured and told."""

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import CDPSession

from tests.web.chromium import PHONE
from tests.web.conftest import Visit
from tests.web.playing import brief, by_mouse, ready, table

BYTES = 140_000
SLOWER = 4
ANSWERS = 6
TRIES = 2
Note = Callable[[str, object], None]


ANSWERED = """() => new Promise((done) => {
  const room = document.querySelector('[data-last]');
  const number = () => Number(room.dataset.last.split(' ')[0]);
  const first = number();
  const start = performance.now();
  // My own move is one entry, the bot's answer the next.
  new MutationObserver((_, watch) => {
    if (number() < first + 2) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(room, { attributes: true });
  document.querySelector('.send').click();
})"""


def test_a_first_visit_is_small(visit: Visit, record_property: Note) -> None:
    anna = visit(alone=True, viewport=PHONE)
    tools = anna.context.new_cdp_session(anna.page)
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    tools.send("Network.enable")
    anna.page.goto("/")
    anna.page.locator(".start button").wait_for()
    anna.page.wait_for_load_state("networkidle")
    home = sum(sizes)
    anna.page.locator(".start button").click()
    anna.page.locator(".room .hand").wait_for()
    anna.page.wait_for_load_state("networkidle")
    record_property("measured", f"first visit: {home:,.0f} bytes, with a table {sum(sizes):,.0f}")
    assert sum(sizes) < BYTES


def test_the_page_is_soon_ready(visit: Visit, record_property: Note) -> None:
    times = []
    for _ in range(TRIES):
        anna = visit(alone=True, viewport=PHONE)
        tools = anna.context.new_cdp_session(anna.page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        anna.page.goto("/")
        anna.page.locator(".start button").wait_for()
        times.append(
            float(anna.page.evaluate("performance.getEntriesByName('ready')[0].startTime"))
        )
    record_property(
        "measured", f"ready with a processor {SLOWER} times slower: {min(times):.0f} ms"
    )
    assert len(times) == TRIES


def work(tools: CDPSession) -> float:
    """Seconds of a processor that the page has had."""
    found = tools.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_an_answer_is_soon_on_the_screen(visit: Visit, record_property: Note, motion: str) -> None:
    anna = visit(alone=True, reduced_motion=motion)
    table(anna, players=2)
    brief(anna.page)
    tools = anna.context.new_cdp_session(anna.page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    times: list[float] = []
    worked = 0.0
    while len(times) < ANSWERS and (asked := ready(anna.page)) != "over":
        leads = anna.page.locator(".trick:not(:has(.is-winner)) .played").count() == 0
        if asked == "play" and leads:
            anna.page.locator(".centre .is-possible").first.click()
            anna.page.wait_for_timeout(50)
            before = work(tools)
            times.append(float(anna.page.evaluate(ANSWERED)))
            worked += work(tools) - before
        else:
            by_mouse(anna.page, asked)
        anna.page.wait_for_timeout(50)
    record_property(
        "measured",
        f"a bot’s answer, motion {motion}: {median(times):.0f} ms, "
        f"the quickest {min(times):.0f} ms (of {len(times)}), "
        f"work of the page {1000 * worked / len(times):.0f} ms",
    )
    assert times
