"""A server's page that goes on without its server: solo tables on the device."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from purradox.export import write
from purradox.export.downloads import Files
from purradox.server.http.static import OtherExport, exported_files, static_site
from tests.export.exported import loaded_by_worker
from tests.web.chromium import Visitor, settle
from tests.web.playing import by_mouse, ready
from tests.web.serving import served

__all__ = ["loaded_by_worker"]


@pytest.fixture(scope="session")
def export_folder(loaded_by_worker: Files, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export")
    write(folder, static_site(loaded_by_worker), set())
    return folder


def test_an_export_gives_a_server_what_its_page_needs(
    export_folder: Path, loaded_by_worker: Files
) -> None:
    assert exported_files(export_folder) == loaded_by_worker


def test_another_folder_is_refused(tmp_path: Path, loaded_by_worker: Files) -> None:
    with pytest.raises(OtherExport):
        exported_files(tmp_path)
    site = static_site({**loaded_by_worker, "js/app.js": b"another version"})
    write(tmp_path, site, set())
    with pytest.raises(OtherExport):
        exported_files(tmp_path)


def test_a_solo_match_begun_without_the_server_is_there_when_it_is_back(
    browser: Browser, export_folder: Path, tmp_path: Path
) -> None:
    with served(tmp_path, more=("--offline", str(export_folder))) as address:
        anna = Visitor(browser, address, service_workers="allow")
        page, context = anna.page, anna.context
        page.goto("/")
        page.locator(".start button").wait_for()
        settle(page, {"offline": True})
        page.get_by_text("You can now play without a connection.").wait_for()
        anna.offline = True
        context.set_offline(True)
        page.reload()
        page.locator(".start button").click()
        page.wait_for_url(re.compile("/t/0"))
        table = page.url
        by_mouse(page, ready(page))
        context.set_offline(False)
        anna.offline = False
        page.goto("/")
        page.locator(f'a[href$="{table.rpartition("/")[2]}"]').first.click()
        page.wait_for_url(table)
        by_mouse(page, ready(page))
        page.goto("/matches")
        page.locator(f'a[href$="{table.rpartition("/")[2]}"]').first.wait_for()
        assert anna.complaints == []
        context.close()
