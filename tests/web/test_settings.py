"""Settings stay, languages switch on the spot, and the page can be installed."""

import json
from urllib.parse import urljoin

import pytest

from purradox.i18n import LANGUAGES
from tests.web.chromium import settle
from tests.web.conftest import Visit
from tests.web.playing import by_mouse, possible, ready, table

VECTORS = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    "a" * 1000: "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
}
HMAC_KEY, HMAC_TEXT = "Jefe", "what do ya want for nothing?"
HMAC = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def test_settings_stay(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/settings")
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("Large", exact=True).check()
    page.locator("#language").select_option("uk")
    page.get_by_role("heading", name="Налаштування").wait_for()
    page.reload()
    page.get_by_role("heading", name="Налаштування").wait_for()
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-cards") == "large"
    assert root.get_attribute("lang") == "uk"


@pytest.mark.parametrize("locale", ["fr-CA", "pl-PL", "uk-UA", "de-AT", "ja-JP", "sv-SE"])
def test_the_page_speaks_as_the_browser_asks(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale)
    anna.page.goto("/")
    anna.page.locator(".hero").wait_for()
    expected = locale[:2] if locale[:2] != "sv" else "en"
    assert anna.page.locator("html").get_attribute("lang") == expected


def test_a_language_is_switched_in_the_middle_of_a_match(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    anna.page.locator(".centre .is-possible").first.click()
    settle(anna.page, {"language": "ja"})
    anna.page.get_by_role("heading", name="経過").wait_for()
    assert anna.page.locator(".centre .is-chosen").count() == 1


def test_keys_work_on_a_cyrillic_keyboard(visit: Visit) -> None:
    anna = visit(locale="uk-UA")
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    cell = possible(anna.page)[0]
    anna.page.evaluate(
        """([number, letter]) => {
          const press = (key, code) => document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true }));
          press(number, 'Digit' + number);
          setTimeout(() => press('ї', 'Key' + letter), 50);
        }""",
        [cell[0], cell[1].upper()],
    )
    chosen = anna.page.locator(".centre .is-chosen")
    chosen.wait_for()
    assert chosen.get_attribute("data-cell") == cell


def test_the_board_is_walked_with_the_arrows(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table(anna, players=2)
    by_mouse(page, ready(page))
    ready(page)
    page.locator(".centre [data-at='1,2']").click(force=True)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.at") == "0,2"
    # One space at a time is reached by the Tab key.
    reached = page.locator(".centre [data-at][tabindex='0']")
    assert reached.evaluate_all("(all) => all.map((one) => one.dataset.at)") == ["0,2"]


def test_choices_are_sent_at_once_by_those_who_want_that(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    settle(anna.page, {"atOnce": True})
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    cards = anna.page.locator(".hand button").count()
    for key in possible(anna.page)[0]:
        anna.page.keyboard.press(key)
    anna.page.wait_for_function(
        "(cards) => document.querySelectorAll('.hand button').length < cards", arg=cards
    )


def test_the_page_can_be_installed(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    tools = anna.context.new_cdp_session(anna.page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # A browser that has windows says that one without memory cannot install anything.
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    # One without windows does not check what the others do.
    data = json.loads(manifest["data"])
    assert (data["name"], data["display"]) == ("Purradox", "standalone")
    assert urljoin(manifest["url"], data["start_url"]) == anna.page.url
    pngs = [one for one in data["icons"] if one["type"] == "image/png"]
    drawn = anna.page.evaluate(
        """([base, icons]) => Promise.all(icons.map(async ({ src }) => {
          const image = new Image();
          image.src = new URL(src, base);
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }))""",
        [manifest["url"], pngs],
    )
    assert drawn == [one["sizes"] for one in pngs]
    assert {"192x192", "512x512"} <= set(drawn)


def test_an_address_that_leads_nowhere(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.evaluate(
        "history.pushState(null, '', '/nothing'); dispatchEvent(new Event('popstate'))"
    )
    anna.page.get_by_role("heading", name="There is nothing here").wait_for()


def test_a_negative_number_has_a_minus_sign(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator("main").wait_for()
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.wait_for_function("(one) => document.documentElement.lang === one", arg=language)
        told = page.evaluate(
            """async () => {
              const app = document.querySelector('script[type=module]').src;
              const { number, t } = await import(new URL('words.js', app));
              const half = number(-0.5, { style: 'percent' });
              return [number(-12), half, t('match-end-points', { points: -2 })];
            }"""
        )
        assert [("−" in one, "-" in one) for one in told] == [(True, False)] * 3, told


def test_our_own_sha_256_is_the_real_one(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    found = anna.page.evaluate(
        """async ([texts, key, text]) => {
          const { sha256, hmac, hex } = await import(
            new URL('sha256.js', document.querySelector('script').src));
          const bytes = (words) => new TextEncoder().encode(words);
          return [texts.map((one) => hex(sha256(bytes(one)))), hex(hmac(bytes(key), bytes(text)))];
        }""",
        [list(VECTORS), HMAC_KEY, HMAC_TEXT],
    )
    assert found == [list(VECTORS.values()), HMAC]
