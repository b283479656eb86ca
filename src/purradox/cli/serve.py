"""`serve`: tables for people with browsers, on this machine or for everybody."""

import json
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any
from urllib.request import urlopen

import typer

from purradox.bots import bot_maker, known_bots
from purradox.cli.chairs import chosen_bot
from purradox.cli.trouble import Trouble
from purradox.i18n import words

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from purradox.server.ops.serving import Serving

PORT = 8080
OPENING = 0.3


def _option(name: str, **how: Any) -> Any:
    """An option that the environment can set too: a password is not for the list of processes."""
    return typer.Option(envvar=f"PURRADOX_{name}", show_envvar=False, **how)


def serve(
    address: Annotated[str, _option("ADDRESS", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, _option("PORT", min=0, max=65535, metavar="PORT")] = PORT,
    database: Annotated[str, _option("DATABASE", metavar="DATABASE")] = "",
    workers: Annotated[int, _option("WORKERS", min=1, max=64, metavar="N")] = 1,
    thinkers: Annotated[int, _option("THINKERS", min=1, max=64, metavar="N")] = 1,
    proxies: Annotated[str, _option("PROXIES", metavar="ADDRESSES")] = "127.0.0.1",
    connections: Annotated[int, _option("CONNECTIONS", min=1, metavar="N")] = 200,
    messages: Annotated[int, _option("MESSAGES", min=1, metavar="N")] = 50,
    requests: Annotated[int, _option("REQUESTS", min=1, metavar="N")] = 20,
    bot: Annotated[list[str] | None, typer.Option(metavar="SPEC")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> None:
    from purradox.server.ops.serving import Serving

    bots = tuple(str(chosen_bot(spec)) for spec in bot or ())
    serving = Serving(
        address, port, database, workers, thinkers, proxies, connections, messages, requests, bots
    )
    start(serving, browser=browser)


def start(serving: "Serving", *, browser: bool) -> None:
    """Serve until somebody presses Ctrl+C, or say why not."""
    from purradox.host.sql.database import BadDatabase, address_of, without_password
    from purradox.server.ops.network import EVERYWHERE, home_address
    from purradox.server.ops.serving import default_database, listen
    from purradox.server.ops.serving import serve as run

    where = serving.database or str(default_database())
    try:
        url = address_of(where)
    except BadDatabase as error:
        raise Trouble("bad-database", database=without_password(where)) from error
    if serving.workers > 1 and url.get_backend_name() != "postgresql":
        raise Trouble("workers-need-postgresql")
    _check(url)
    try:
        door = listen(serving)
    except socket.gaierror as error:
        raise Trouble("bad-value", word="--address", expected="127.0.0.1, 0.0.0.0, …") from error
    except OSError as error:
        taken = {"address": serving.address, "port": str(serving.port)}
        raise Trouble("port-taken", status=1, **taken) from error
    port = door.getsockname()[1]
    here = ("127.0.0.1", *EVERYWHERE)
    link = f"http://{'localhost' if serving.address in here else serving.address}:{port}/"
    typer.echo(words()("serving", link=link))
    if serving.address in EVERYWHERE and (near := home_address()):
        typer.echo(words()("serving-others", link=f"http://{near}:{port}/"))
    if browser:
        threading.Thread(target=_open, args=(link,), daemon=True).start()
    if serving.workers > 1:
        serving = replace(serving, port=port)
        door.close()
    if not run(serving, None if serving.workers > 1 else door):
        raise Trouble("server-did-not-start", database=without_password(where), status=1)


def _check(url: "URL") -> None:
    """Say at once, in plain words, when the database cannot be used."""
    from purradox.host.sql.database import DatabaseInUse, Unusable, check

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
        from purradox.server.ops.serving import Serving

        port = PORT if _is_free(PORT) else 0
        start(Serving(port=port, bots=installed_bots(), home=True), browser=True)


def installed_bots() -> tuple[str, ...]:
    """Every bot of this machine that plays without options, beside the levels."""
    from purradox.bots.api import PROGRAM
    from purradox.host import LEVELS

    names = [name for name in known_bots() if name not in (*LEVELS, PROGRAM)]
    return tuple(name for name in names if _plays(name))


def _plays(name: str) -> bool:
    """Whether a bot of another package can be made; ours are known to."""
    dist = known_bots()[name].dist
    if dist is None or dist.name == "purradox":
        return True
    try:
        bot_maker(name)
    except Exception:  # noqa: BLE001 whatever a stranger's package does when it is loaded
        return False
    return True


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
