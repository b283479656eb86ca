"""`serve`: tables for people with browsers, on this machine or for everybody."""

import threading
import time
import webbrowser
from typing import Annotated

import typer

from purradox.cli.trouble import Trouble
from purradox.i18n import words

OPENING = 0.3


def serve(
    address: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT")] = 8080,
    database: Annotated[str, typer.Option(metavar="DATABASE")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    proxies: Annotated[str, typer.Option(metavar="ADDRESSES")] = "127.0.0.1",
    connections: Annotated[int, typer.Option(min=1, metavar="N")] = 200,
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
    serving = Serving(address, port, where, workers, thinkers, proxies, connections)
    try:
        door = listen(serving)
    except OSError as error:
        raise Trouble("port-taken", address=address, port=port, status=1) from error
    shown = "localhost" if address in ("127.0.0.1", "0.0.0.0", "::") else address
    link = f"http://{shown}:{door.getsockname()[1]}/"
    typer.echo(words()("serving", link=link))
    if browser:
        threading.Thread(target=_open, args=(link,), daemon=True).start()
    if workers > 1:
        door.close()
    if not run(serving, None if workers > 1 else door):
        raise Trouble("server-did-not-start", database=where, status=1)


def _open(link: str) -> None:
    time.sleep(OPENING)
    webbrowser.open(link)
