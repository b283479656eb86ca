"""`serve`: tables for people with browsers, on this machine or for everybody."""

import json
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated
from urllib.request import urlopen

import typer

from purradox.cli.trouble import Trouble
from purradox.i18n import words

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

PORT = 8080
OPENING = 0.3


def serve(
    address: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT")] = PORT,
    database: Annotated[str, typer.Option(metavar="DATABASE")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    proxies: Annotated[str, typer.Option(metavar="ADDRESSES")] = "127.0.0.1",
    connections: Annotated[int, typer.Option(min=1, metavar="N")] = 200,
    messages: Annotated[int, typer.Option(min=1, metavar="N")] = 50,
    requests: Annotated[int, typer.Option(min=1, metavar="N")] = 20,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> None:
    from purradox.host.database import BadDatabase, address_of
    from purradox.server.serving import Serving, default_database, listen
    from purradox.server.serving import serve as run

    where = database or str(default_database())
    try:
        url = address_of(where)
    except BadDatabase as error:
        raise Trouble("bad-database", database=where) from error
    if workers > 1 and url.get_backend_name() != "postgresql":
        raise Trouble("workers-need-postgresql")
    _check(url)
    serving = Serving(
        address, port, where, workers, thinkers, proxies, connections, messages, requests
    )
    try:
        door = listen(serving)
    except OSError as error:
        raise Trouble("port-taken", address=address, port=str(port), status=1) from error
    shown = "localhost" if address in ("127.0.0.1", "0.0.0.0", "::") else address
    link = f"http://{shown}:{door.getsockname()[1]}/"
    typer.echo(words()("serving", link=link))
    if browser:
        threading.Thread(target=_open, args=(link,), daemon=True).start()
    if workers > 1:
        serving = replace(serving, port=door.getsockname()[1])
        door.close()
    if not run(serving, None if workers > 1 else door):
        raise Trouble("server-did-not-start", database=where, status=1)


def _check(url: "URL") -> None:
    """Say at once, in plain words, when the database cannot be used."""
    from purradox.host.database import DatabaseInUse, Unusable, check

    shown = url.render_as_string() if url.host or not url.database else url.database
    try:
        check(url)
    except DatabaseInUse as error:
        raise Trouble("database-in-use", database=shown, status=1) from error
    except Unusable as error:
        raise Trouble(f"database-{error.kind}", database=shown, status=1) from error


def at_home() -> None:
    """The table in the browser, on this machine: what `./play` alone does.

    Where it runs already, the page is opened once more; where something else has the port,
    another one is taken.
    """
    link = f"http://localhost:{PORT}/"
    if _is_ours(link):
        typer.echo(words()("serving-already", link=link))
        webbrowser.open(link)
    else:
        serve(port=PORT if _is_free(PORT) else 0)


def _is_ours(link: str) -> bool:
    try:
        with urlopen(f"{link}api/levels", timeout=2) as answer:
            return "kitten" in json.load(answer)["levels"]
    except (OSError, ValueError, LookupError, TypeError):
        return False


def _is_free(port: int) -> bool:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _open(link: str) -> None:
    time.sleep(OPENING)
    webbrowser.open(link)
