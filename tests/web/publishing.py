"""The page as a folder of files on a plain web host, with a worker that says what a test wants."""

import json
import shutil
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from purradox.server.http.static import static_site

UNDER = "games/purradox"
"""A site is often not at the root of its host."""

FAKE_WORKER = """
const told = new BroadcastChannel('told');
const heard = new BroadcastChannel('heard');
const answers = {answers};
const spoken = {spoken};
let ready = false;
const waiting = [];
const encoder = new TextEncoder();
const answer = (id, status, kind, lines) => {
  postMessage({ type: 'answer', id, status, headers: { 'content-type': kind } });
  for (const line of lines) postMessage({ type: 'content', id, chunk: encoder.encode(line) });
};
const say = (socket, one) => postMessage({ type: 'said', socket, text: JSON.stringify(one) });
function take(message) {
  heard.postMessage(message);
  const { type, id, path, socket } = message;
  if (type === 'request') {
    const found = answers[path.split('?')[0]];
    if (found?.lines) return answer(id, 200, 'application/x-ndjson', found.lines); // and no end
    const body = JSON.stringify(found ?? { code: 'no-such-page' });
    answer(id, found ? 200 : 404, 'application/json', [body]);
    postMessage({ type: 'end', id });
  }
  if (type === 'open') {
    postMessage({ type: 'opened', socket });
    say(socket, { type: 'welcome', protocol: 2, time: Date.now() });
  }
  if (type === 'say' && JSON.parse(message.text).type === 'watch') {
    for (const one of spoken) say(socket, one);
  }
}
onmessage = ({ data }) => (ready ? take(data) : waiting.push(data));
told.onmessage = ({ data }) => {
  postMessage(data);
  if (data.type !== 'ready') return;
  ready = true;
  postMessage({ type: 'kept' });
  waiting.splice(0).forEach(take);
};
heard.postMessage({ type: 'started' });
if ({at_once}) told.onmessage({ data: { type: 'ready' } });
"""
LISTEN = """
  window.asked = [];
  const heard = new BroadcastChannel('heard');
  heard.onmessage = ({ data }) => window.asked.push(data);
  window.tell = (message) => new BroadcastChannel('told').postMessage(message);
"""
SOMEBODY: dict[str, Any] = {
    "/api/hello": {"name": "Anna"},
    "/api/me": {"name": "Anna"},
    "/api/levels": {
        "levels": ["kitten", "house", "alley", "laboratory"],
        "bots": [],
        "phrases": [],
    },
    "/api/matches": {"tables": []},
    "/api/daily": {"tries": [], "streak": 0, "first": "2026-11-01", "root": ""},
    "/api/tables": {"table": "0abc"},
    "/api/me/data": {"name": "Anna", "tables": []},
}


def fake_worker(
    answers: Mapping[str, Any] | None = None,
    spoken: list[Any] | None = None,
    *,
    at_once: bool = True,
) -> bytes:
    """A worker that gives these answers, and says the same at every table."""
    filled = {
        "answers": json.dumps(SOMEBODY | dict(answers or {})),
        "spoken": json.dumps(spoken or []),
        "at_once": json.dumps(at_once),
    }
    script = FAKE_WORKER
    for name, value in filled.items():
        script = script.replace(f"{{{name}}}", value)
    return script.encode()


def publish(
    folder: Path,
    worker: bytes,
    more: Mapping[str, bytes] | None = None,
) -> None:
    """Put the newest files there, and take the old ones away."""
    place = folder / UNDER
    shutil.rmtree(place, ignore_errors=True)
    for path, content in static_site({"js/worker/main.js": worker, **(more or {})}).items():
        file = place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


class Handler(SimpleHTTPRequestHandler):
    """Quiet, and it remembers what it was asked for outside of the site."""

    outside: list[str]
    breaks: list[str]
    """Files whose first download breaks off."""

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        if not self.path.startswith(f"/{UNDER}/"):
            self.outside.append(self.path)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        name = self.path.rpartition("/")[2]
        if name not in self.breaks:
            return super().copyfile(source, outputfile)
        self.breaks.remove(name)
        outputfile.write(source.read(100_000))
        self.close_connection = True
        return None


@contextmanager
def hosted(folder: Path, breaks: Sequence[str] = ()) -> Iterator[tuple[str, list[str]]]:
    """The address of the site, and what was asked for that does not belong to it."""
    outside: list[str] = []
    kind = type("Here", (Handler,), {"outside": outside, "breaks": list(breaks)})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/{UNDER}/", outside
        finally:
            server.shutdown()
            thread.join()
