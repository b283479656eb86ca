"""Bots of every kind at one table with a person: from a package, over a pipe, over the network."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import Visitor, settle
from tests.web.playing import hurry
from tests.web.serving import served

EXAMPLES = Path(__file__).parents[2] / "examples"
RESULT = re.compile(r": place \d of 4, points: (-?\d+) \(")


@pytest.fixture
def magpie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of the examples, as an installation would put it on the path."""
    info = tmp_path / "site" / "magpie-1.0.dist-info"
    info.mkdir(parents=True)
    shutil.copy(EXAMPLES / "third_party_bot" / "magpie.py", info.parent)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[purradox.bots]\nmagpie = magpie:Magpie\n")
    path = filter(None, [str(info.parent), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PURRADOX_LANG", "en")


@pytest.mark.usefixtures("magpie")
def test_a_package_a_pipe_and_the_network_at_one_table(browser: Browser, tmp_path: Path) -> None:
    program = f"exec:{sys.executable} {EXAMPLES / 'pipe_bot.py'}"
    with served(tmp_path, bots=("magpie", program)) as address:
        anna = Visitor(browser, address)
        page = anna.page
        page.goto("/new")
        for chair, spec in ((3, "magpie"), (4, program)):
            who = page.get_by_role("group", name=f"Who sits on chair {chair}")
            who.get_by_label("Another bot").select_option(spec)
        page.get_by_text("More options").click()
        page.get_by_label("answer at once").check()
        page.get_by_role("button", name="Create the table").click()
        link = page.get_by_label("Link to this table").input_value()
        with subprocess.Popen(
            [sys.executable, "-m", "purradox", "sit", "random", "--server", link, "--name", "Robo"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        ) as sitting:
            expect(page.locator(".chairs")).to_contain_text("Robo", timeout=30_000)
            page.get_by_role("button", name="Start").click()
            totals = played_out(page)
            told, _ = sitting.communicate(timeout=60)
        assert sitting.returncode == 0, told
        found = RESULT.search(told)
        assert found, told
        assert found[1].replace("-", "−") in totals
        assert len(totals) == 4
        assert told.count("\n") == 2, told
        assert "forfeit" not in (tmp_path / "log").read_text("utf-8")
        assert anna.complaints == []
        anna.context.close()


def played_out(page: Page) -> list[str]:
    """Everybody's points at the end."""
    page.locator(".room").wait_for()
    settle(page, {"atOnce": True})
    hurry(page)
    return page.locator(".match-end .total").all_inner_texts()


@pytest.mark.usefixtures("magpie")
def test_a_table_says_which_bot_cannot_play_any_more(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, bots=("magpie",)) as address:
        anna = Visitor(browser, address)
        anna.page.goto("/")
        ask = """([path, body]) => fetch(`/api/${path}`, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json())"""
        anna.page.evaluate(ask, ["me", {"name": "Anna"}])
        options = {"players": 2, "bots": ["magpie", "magpie"]}
        table = anna.page.evaluate(ask, ["tables", options])["table"]
        anna.context.close()
    monkeypatch.delenv("PYTHONPATH")
    with served(tmp_path) as address:
        ben = Visitor(browser, address)
        ben.page.goto(f"/t/{table}")
        expect(ben.page.get_by_role("alert").first).to_contain_text(
            "cannot play here: magpie is not installed (purradox bots)", timeout=30_000
        )
        assert ben.complaints == []
        ben.context.close()
