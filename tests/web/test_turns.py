"""It is my turn: the tab, the app and a notification say so, and the first page."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import by_mouse, ready, sit, table
from tests.web.test_access import in_both_lights

STUBS = """
  window.badges = [];
  navigator.setAppBadge = async (count) => { window.badges.push(count); };
  navigator.clearAppBadge = async () => { window.badges.push(0); };
  window.told = [];
  window.asked = 0;
  const kept = 'purradox.test.permission';
  window.Notification = class {
    static get permission() { return localStorage.getItem(kept) ?? 'default'; }
    static async requestPermission() {
      window.asked += 1;
      localStorage.setItem(kept, window.answer ?? 'granted');
      return this.permission;
    }
    constructor(title, options) { window.told.push([title, options.body]); }
    close() {}
  };
"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
ICON = "() => document.querySelector('link[rel=icon]').href.split('/').at(-1)"


def begin(visit: Visit) -> tuple[Page, Page]:
    """Two people at a table with days: the one who is to play, and the other."""
    pages = []
    for _ in range(2):
        one = visit()
        one.context.add_init_script(STUBS)
        pages.append(one)
    anna, boris = pages
    made = table(anna, "Anna", bots=[None, None], clock="days", limit=3)
    boris.page.goto(f"/t/{made}")
    sit(boris.page, "Boris")
    anna.page.get_by_text("Everybody is here").wait_for()
    anna.page.get_by_role("button", name="Start").click()
    for one in pages:
        by_mouse(one.page, ready(one.page))
    own = "() => document.querySelector('.own.is-turn .prompt') && !document.querySelector('.calm')"
    for first, second in ((anna.page, boris.page), (boris.page, anna.page)):
        first.locator(".stage:not(.calm)").wait_for()
        if first.evaluate(own):
            return first, second
    raise AssertionError("nobody is to play")


def test_the_tab_and_a_notification_say_that_it_is_my_turn(visit: Visit) -> None:
    first, second = begin(visit)
    assert (first.evaluate(ICON), second.evaluate(ICON)) == ("icon-turn.svg", "icon.svg")
    assert first.title().startswith("(1) Your turn")
    assert first.evaluate("window.badges.at(-1)") == 1
    assert second.evaluate("window.asked") == 0
    second.get_by_role("button", name="Menu").click()
    second.get_by_label("Notify me when it is my turn").check()
    assert second.evaluate("window.asked") == 1
    second.keyboard.press("Escape")
    second.evaluate(HIDDEN)
    by_mouse(first, ready(first))
    second.wait_for_function("() => window.told.length === 1")
    ((title, others),) = second.evaluate("window.told")
    assert title == "Your turn"
    assert others in ("Anna", "Boris")
    second.wait_for_function("() => document.title.startsWith('(1) Your turn')")
    assert second.evaluate(ICON) == "icon-turn.svg"
    first.wait_for_function("() => window.badges.at(-1) === 0")
    assert first.evaluate(ICON) == "icon.svg"
    assert first.evaluate("window.told") == []


def test_the_first_page_says_it_first(visit: Visit) -> None:
    first, second = begin(visit)
    found = list[str]()
    for page in (first, second):
        page.goto("/")
        page.locator(".tables").wait_for()
    line = first.locator(".my-turn")
    expect(line).to_contain_text("It is your turn at a table.")
    expect(second.locator(".my-turn")).to_have_count(0)
    first.wait_for_function("() => document.title.startsWith('(1) Your turn')")
    assert first.evaluate("window.badges.at(-1)") == 1
    found += in_both_lights(first)
    found += wrong(first)
    assert not found, "\n".join(found)


def test_a_match_against_cats_waits_for_nobody(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(STUBS)
    table(anna, players=2)
    ready(anna.page)
    anna.page.goto("/")
    anna.page.locator(".tables").wait_for()
    assert anna.page.locator(".my-turn").count() == 0
    assert anna.page.title() == "Purradox"


def test_a_browser_that_refuses_is_told_so(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(f"{STUBS} window.answer = 'denied';")
    anna.page.goto("/settings")
    box = anna.page.get_by_label("Notify me when it is my turn")
    box.click()
    anna.page.get_by_text("does not allow notifications").wait_for()
    expect(box).not_to_be_checked()
