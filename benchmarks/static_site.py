"""How much the exported site weighs, and how soon one plays on it.

    python -m benchmarks.static_site OUT.json [--page docs/static.md] [--runs 3]

The site is exported, and a host of our own gives it out as a well configured one does: packed, with
headers for caches, 40 ms away, over a line that all connections share. The line is on the host's
side: the browser's own emulation (Chromium 156) reaches the page and its worker, but not what its
service worker fetches. A visit starts a browser; the second one finds what the first left on the
disk. For a slower processor all renderers are stopped for three quarters of the time, as the
browser's own emulation slows the page down, but its workers little or not at all, and Python is in
one. How much slower that was is measured too; it is less where other programs take a share of the
processor. With `--page` the tables of that page are made from OUT.json, and nothing is measured.
"""

import argparse
import json
import os
import platform
import re
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from purradox.export import worker_files
from purradox.export.downloads import Files
from purradox.server.http.static import FILE_LIST, asset, static_site
from tests.web.chromium import ARGUMENTS, NAMES

UNDER = "/games/purradox/"
GROUPS = {"pyodide/": "Python", "library/": "Purradox in Python"}
PAGE, NETWORK = "the page", "a network, for one number of players"
LATENCY = 0.04
"""Seconds before an answer."""
PIECE = 16_384
SLOWER, TURN, LOOK = 4, 0.02, 0.5
"""Seconds for which renderers are stopped at a time, and after which new ones are looked for."""
DEVICES = ((1, 100), (1, 10), (SLOWER, 10))
"""How many times slower the processor is, and megabits a second of the line."""
VISITS = ("first", "second")
TIMES = ("first paint", "first card", "three cats answer")
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
PLAYS = """
  window.card = new Promise((seen) => {
    const watch = new MutationObserver(() => {
      const start = document.querySelector('.start button');
      if (start && !window.begun) start.click();
      window.begun ||= Boolean(start);
      if (!document.querySelector('.room .hand button')) return;
      watch.disconnect();
      seen(performance.now());
    });
    watch.observe(document, { childList: true, subtree: true });
  });
"""
"""Presses the button as soon as it is there, and knows when the first card is."""
SPIN = """() => {
  const begun = performance.now();
  for (let at = 0, sum = 0; at < 3e8; at++) sum += at % 7;
  return performance.now() - begun;
}"""
ANSWERS = """async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const { openSocket, request } = await import(loaded.find((name) => name.endsWith('/backend.js')));
  const options = { players: 4, pace: 'instant', bots: [null, 'alley', 'alley', 'alley'] };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(options);
  const made = await request('/api/tables', { method: 'POST', headers, body });
  const { table } = await made.json();
  const [seen, times] = [new Set(), []];
  let sent = 0;
  const socket = openSocket(true);
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  return new Promise((over) => {
    socket.onopen = () => say({ type: 'watch', after: 0 });
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'table' && told.status === 'over') {
        socket.close();
        over(times);
      }
      const { decision, legal } = told.you ?? {};
      if (told.type !== 'update' || !decision || seen.has(decision)) return;
      if (sent) times.push(performance.now() - sent);
      seen.add(decision);
      sent = performance.now();
      say({ type: 'move', decision, move: legal[0] });
    };
  });
}"""
"""Milliseconds from each of my moves until it is my turn again, in a match without pauses."""

Figures = dict[str, Any]


def sizes(site: Files) -> dict[str, int]:
    """Bytes over the wire by group; of the networks only the largest, as each comes by itself."""
    (listed,) = (path for path in site if path.endswith(f"/{FILE_LIST}"))
    known = json.loads(site[listed])
    found = dict.fromkeys((PAGE, *GROUPS.values(), NETWORK), 0)
    for path in (path for group in ("page", "worker") for path in known[group]):
        inside = path.split("/", 2)[2]
        name = next((name for start, name in GROUPS.items() if inside.startswith(start)), PAGE)
        found[name] += len(sent(path, site[path])[0])
    return found | {NETWORK: max(len(sent(path, site[path])[0]) for path in known["later"])}


def sent(path: str, content: bytes) -> tuple[bytes, dict[str, str]]:
    """What a host sends of a file, and its headers."""
    one = asset(path, content)
    fresh = "no-cache" if not path.startswith("assets/") else "max-age=31536000, immutable"
    headers = {"content-type": one.kind, "cache-control": fresh, "etag": one.tag}
    if one.packed is None:
        return content, headers
    return one.packed, {**headers, "content-encoding": "gzip"}


class Line:
    """Lets so many bytes through in a second, whoever sends them."""

    def __init__(self, megabits: float) -> None:
        self.lock, self.free, self.rate = threading.Lock(), 0.0, megabits * 1e6 / 8

    def wait(self, size: int) -> None:
        with self.lock:
            begin = max(self.free, time.perf_counter())
            self.free = begin + size / self.rate
        time.sleep(max(0.0, self.free - time.perf_counter()))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    answers: dict[str, tuple[bytes, dict[str, str]]]
    line: Line

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser was closed
            super().handle()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0].removeprefix(UNDER)
        path += "index.html" if not path or path.endswith("/") else ""
        content, headers = self.answers.get(path, (b"", {}))
        known = headers and self.headers.get("if-none-match") == headers["etag"]
        content = b"" if known else content
        time.sleep(LATENCY)
        self.send_response(304 if known else 200 if headers else 404)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        for at in range(0, len(content), PIECE):
            piece = content[at : at + PIECE]
            self.line.wait(len(piece))
            self.wfile.write(piece)


@contextmanager
def hosted(answers: dict[str, tuple[bytes, dict[str, str]]], megabits: float) -> Iterator[str]:
    kind = type("Here", (Handler,), {"answers": answers, "line": Line(megabits)})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{UNDER}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def slowed(folder: Path, times: int) -> Iterator[None]:
    """Stop the renderers of the browser with this folder for most of the time."""
    ended = threading.Event()

    def run() -> None:
        looked, every = 0.0, list[int]()
        while not ended.is_set():
            begun = time.perf_counter()
            send(every, signal.SIGSTOP)
            if begun - looked > LOOK:
                looked, every = begun, renderers(folder)
                send(every, signal.SIGSTOP)
            time.sleep(TURN)
            stopped = time.perf_counter() - begun
            send(every, signal.SIGCONT)
            time.sleep(stopped / (times - 1))

    thread = threading.Thread(target=run)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()


def renderers(folder: Path) -> list[int]:
    """Ids of processes that our browser draws pages in, and runs their workers."""
    words, parents = {}, {}
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words[int(place.name)] = (place / "cmdline").read_bytes()
            parents[int(place.name)] = int(
                (place / "stat").read_text().rpartition(")")[2].split()[1]
            )

    def is_ours(process: int) -> bool:
        return process in words and (
            f"--user-data-dir={folder}".encode() in words[process] or is_ours(parents[process])
        )

    return [one for one in parents if b"--type=renderer" in words[one] and is_ours(one)]


def send(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # its page is closed
            os.kill(process, number)


def executable() -> str | None:
    named = os.environ.get("PURRADOX_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def visited(address: str, folder: Path, times: int) -> tuple[dict[str, float], float]:
    """Milliseconds to each of the times of a visit, and to a fixed piece of work."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=executable(),
            args=ARGUMENTS,
            locale="en-GB",
            reduced_motion="reduce",
        )
        browser.set_default_timeout(300_000)
        page = browser.new_page()
        with slowed(folder, times):
            found = _visit(page, address)
            spin = page.evaluate(SPIN)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # all is kept
        browser.close()
    return found, spin


def _visit(page: Page, address: str) -> dict[str, float]:
    page.add_init_script(PLAYS)
    page.goto(address, wait_until="commit")
    card = page.evaluate("window.card")
    paint = page.evaluate(PAINT)
    return dict(zip(TIMES, (paint, card, median(page.evaluate(ANSWERS))), strict=True))


def measured(runs: int) -> Figures:
    site = static_site(worker_files())
    answers = {path: sent(path, content) for path, content in site.items()}
    rows = [(*device, visit) for device in DEVICES for visit in VISITS]
    found: dict[Any, list[dict[str, float]]] = {row: [] for row in rows}
    spins: dict[int, list[float]] = {1: [], SLOWER: []}
    for times, megabits in track(DEVICES * runs, console=Console(stderr=True)):
        with (
            hosted(answers, megabits) as address,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        ):
            for visit in VISITS:
                told, spin = visited(address, Path(folder), times)
                found[times, megabits, visit].append(told)
                spins[times].append(spin)
    return {
        "machine": {
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "load": round(os.getloadavg()[2], 1),
            "runs": runs,
        },
        "slower": round(median(spins[SLOWER]) / median(spins[1]), 1),
        "sizes": sizes(site),
        "times": [
            {"slower": times, "megabits": megabits, "visit": visit}
            | {name: round(median(one[name] for one in told)) for name in TIMES}
            for (times, megabits, visit), told in found.items()
        ],
    }


def tables(found: Figures) -> dict[str, list[list[str]]]:
    """What is shown, by title: rows of cells, with their headings first."""
    weights: dict[str, int] = dict(found["sizes"])
    network = weights.pop(NETWORK)
    every = {**weights, "all that a match needs": sum(weights.values()), NETWORK: network}
    return {
        "sizes": [
            ["over the wire", "kB"],
            *([name, f"{size / 1000:,.0f}"] for name, size in every.items()),
        ],
        "times": [
            ["processor", "line", "visit", *(f"{name}, s" for name in TIMES)],
            *(
                [
                    "this one" if one["slower"] == 1 else f"{found['slower']:g}× slower",
                    f"{one['megabits']} Mbit/s",
                    one["visit"],
                    *(_seconds(one[name]) for name in TIMES),
                ]
                for one in found["times"]
            ),
        ],
    }


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.{1 if milliseconds >= 1000 else 2}f}"


def written(page: str, found: Figures) -> str:
    """The page with the table below each `<!-- static: NAME -->` made anew."""
    every = tables(found)

    def table(mark: re.Match[str]) -> str:
        heading, *rows = every[mark[1]]
        lines = [heading, ["---"] * len(heading), *rows]
        told = "".join(f"| {' | '.join(one)} |\n" for one in lines)
        return f"<!-- static: {mark[1]} -->\n{told}"

    return re.sub(r"<!-- static: (\w+) -->\n(?:\|.*\n)*", table, page)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args(arguments)
    if asked.page:
        found = json.loads(asked.out.read_text("utf-8"))
        asked.page.write_text(written(asked.page.read_text("utf-8"), found), "utf-8")
        return
    found = measured(asked.runs)
    asked.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for heading, *rows in tables(found).values():
        shown = Table(*heading)
        for row in rows:
            shown.add_row(*row)
        Console().print(shown)
    Console().print(f"“{SLOWER}×” was {found['slower']} times slower.")


if __name__ == "__main__":
    main()
