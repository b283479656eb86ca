"""Reload and a lost network in the middle of a trick: nothing lost, nothing twice."""

from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import Visit
from tests.web.playing import answer, by_mouse, hurry, mark, moved_on, ready, sit, table

PLAYS = "heard.filter((line) => / plays? /.test(line))"


def log(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def in_a_trick(page: Page) -> None:
    """Stand at a decision where somebody has already played to the trick."""
    for _ in range(60):
        asked = ready(page)
        lies = page.locator(".trick:not(:has(.is-winner)) .played").count()
        if asked == "play" and lies in (1, 2):
            return
        answer(page, asked)
    raise AssertionError("never second in a trick")


def test_a_reload_in_the_middle_of_a_trick_loses_nothing(visit: Visit) -> None:
    anna = visit()
    table(anna, players=3)
    in_a_trick(anna.page)
    before, lies = log(anna.page), anna.page.locator(".trick .played").count()
    tree = anna.page.locator(".centre").aria_snapshot()
    anna.page.reload()
    assert ready(anna.page) == "play"
    assert log(anna.page) == before
    assert anna.page.locator(".trick .played").count() == lies
    assert anna.page.locator(".centre").aria_snapshot() == tree


def test_a_move_made_without_network_counts_once(visit: Visit) -> None:
    anna = visit()
    table(anna, players=3)
    in_a_trick(anna.page)
    with anna.without_network():
        anna.page.locator(".offline").wait_for()
        by_mouse(anna.page, "play")
        anna.page.get_by_text("sent as soon as there is a connection").wait_for()
    ready(anna.page)
    told = [line for line in log(anna.page) if " play " in line or " plays " in line]
    heard = anna.page.evaluate(PLAYS)
    assert heard == told[len(told) - len(heard) :]
    after = log(anna.page)
    anna.page.reload()
    ready(anna.page)
    assert log(anna.page) == after


def test_a_phone_wakes_up_with_a_dead_socket(visit: Visit) -> None:
    """Nothing tells a page that its network slept; it asks, and comes back by itself."""
    anna = visit()
    asleep: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if socket in asleep else server.send(text))
        server.on_message(lambda text: None if socket in asleep else socket.send(text))
        sockets.append(socket)

    sockets: list[WebSocketRoute] = []
    anna.page.route_web_socket("**/ws", through)
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    asleep += sockets
    by_mouse(anna.page, "play")
    anna.page.get_by_text("Sending").wait_for()
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ready(anna.page)
    assert len(sockets) == 2
    told = [line for line in log(anna.page) if line.startswith("You play ")]
    assert len(told) == 1


def test_every_play_is_announced_exactly_once(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    hurry(anna.page, until=".round-end", each=True)
    told = [line for line in log(anna.page) if " play " in line or " plays " in line]
    assert anna.page.evaluate(PLAYS) == told


def test_a_second_tab_shows_the_same_and_moves_once(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    second = anna.new_page()
    second.goto(anna.page.url)
    assert ready(second) == ready(anna.page) == "play"
    before = mark(second)
    by_mouse(second, "play")
    moved_on(second, before)
    ready(second)
    last = second.locator("[data-last]").get_attribute("data-last")
    anna.page.locator(f'[data-last="{last}"]').wait_for(state="attached")
    assert log(anna.page) == log(second)


def test_leave_and_return(visit: Visit) -> None:
    anna, ben = visit(), visit()
    made = table(anna, players=2, bots=[None, None])
    ben.page.goto(f"/t/{made}")
    sit(ben.page, "Ben")
    anna.page.locator(".chairs").get_by_text("Ben").wait_for()
    anna.page.get_by_role("button", name="Start").click()
    by_mouse(anna.page, ready(anna.page))
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Leave the match").click()
    anna.page.locator(".hero").wait_for()
    stands_in = ben.page.locator(".player").get_by_text("a bot plays for them").first
    stands_in.wait_for(state="attached")
    anna.page.goto(f"/t/{made}")
    anna.page.get_by_role("button", name="Take over").click()
    anna.page.get_by_role("button", name="Take over").wait_for(state="detached")
    stands_in.wait_for(state="detached")


def test_another_device_becomes_me(visit: Visit) -> None:
    anna, phone = visit(), visit()
    made = table(anna, name="Anna Banana", players=2)
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Create a link").click()
    link = anna.page.get_by_label("Link for the other device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Become Anna Banana").click()
    phone.page.get_by_text("Welcome, Anna Banana").wait_for()
    assert "#" not in phone.page.url
    phone.page.goto(f"/t/{made}")
    phone.page.locator(".own .hand button").first.wait_for()
