"""A new table: options in plain words, and those of the last table are remembered."""

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_the_options_reach_the_table_and_are_remembered(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/new")
    page.get_by_role("radio", name="3", exact=True).check()
    chair = page.get_by_role("group", name="Who sits on chair 3")
    chair.get_by_role("radio", name="Laboratory cat, strong").check()
    expect(chair).to_contain_text("countless matches against itself")
    page.get_by_role("radio", name="Violet board").check()
    expect(page.locator(".note")).to_contain_text("provisional")
    expect(page.locator("form")).to_contain_text("Everybody takes as long as they like")
    page.get_by_role("radio", name="Seconds").check()
    expect(page.locator("form")).to_contain_text("For an evening together")
    page.get_by_role("radio", name="Days").check()
    expect(page.locator("form")).to_contain_text("Nobody has to stay")
    expect(page.locator("#limit")).to_have_value("2")
    page.locator("#limit").fill("3")
    expect(page.get_by_role("checkbox")).to_have_count(0)
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Allow aids").uncheck()
    sent: list[dict[str, object]] = []
    page.on("request", lambda one: sent.append(one.post_data_json or {}) if one.post_data else None)
    page.locator("form .is-main").click()
    page.locator(".chairs").wait_for()
    options = next(one for one in sent if "bots" in one)
    assert len(str(options.pop("commitment"))) == 64
    assert options == {
        "players": 3,
        "board": "violet",
        "bots": [None, None, "laboratory"],
        "clock": "days",
        "limit": 3,
        "watch": "table",
        "pace": "natural",
        "listed": False,
        "aids": False,
    }
    page.goto("/new")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Laboratory cat, strong").nth(1)).to_be_checked()
    expect(page.locator("#limit")).to_have_value("3")
    # What is not as usual is not hidden.
    expect(page.get_by_role("checkbox", name="Allow aids")).not_to_be_checked()


def test_what_was_kept_may_be_anything(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    kept = '{"table": {"players": "3", "chairs": [7, "dog"], "limit": "x", "watch": null}}'
    page.evaluate("(kept) => localStorage.setItem('purradox.settings', kept)", kept)
    page.goto("/new")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="A person").first).to_be_checked()
    expect(page.get_by_role("radio", name="A person")).to_have_count(3)
