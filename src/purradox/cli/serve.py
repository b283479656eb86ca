"""`serve`: tables for people with browsers, on this machine or for everybody."""

import json
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.request import urlopen

import typer

from purradox.bots import bot_maker, known_bots
from purradox.cli.arguments import chosen_bots
from purradox.cli.errors import CommandError, unreadable
from purradox.i18n import words
from purradox.server.ops.settings import (
    SETTINGS,
    NotToml,
    Serving,
    UnknownSetting,
    WrongSetting,
    gathered,
)

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

PORT = Serving.port
OPENING = 0.3


def _options() -> Signature:
    """An option for each setting, all of them without a value unless one is given."""
    kinds: dict[type, Any] = {bool: bool | None, tuple: list[str] | None}
    found = [Parameter("config", Parameter.KEYWORD_ONLY, default=None, annotation=_option("FILE"))]
    for one in SETTINGS.values():
        kind, default = kinds.get(one.kind, str | None), one.default
        names = [f"{one.option}/--no-{one.name}"] if one.kind is bool else [one.option]
        shown = ", ".join(default) if one.kind is tuple else str(default)
        shown = "" if one.kind is bool else shown
        annotation = _option(one.metavar, kind, *names, shown=shown)
        found.append(
            Parameter(one.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        )
    return Signature(found)


def _option(metavar: str, kind: Any = str | None, *names: str, shown: str = "") -> Any:
    how: dict[str, Any] = {"metavar": metavar} if metavar else {}
    return Annotated[kind, typer.Option(*names, show_default=shown or False, **how)]


def serve(config: str | None = None, **options: Any) -> None:
    serving = settled(config, options)
    specs = [str(spec) for text in serving.bot for spec in chosen_bots(text, None)]
    start(replace(serving, bot=tuple(specs)))


serve.__signature__ = _options()  # type: ignore[attr-defined]


def settled(config: str | None, options: Mapping[str, Any]) -> Serving:
    """The settings from everywhere, or one line about what is wrong with them."""
    try:
        serving = gathered(options, os.environ, config)
        return _with_password(serving)
    except UnknownSetting as error:
        raise CommandError(
            "no-such-setting",
            where=error.where,
            name=error.name,
            nearest=error.nearest or "none",
            settings=", ".join(SETTINGS),
        ) from error
    except WrongSetting as error:
        raise CommandError("bad-value", word=error.where, expected=_expected(error)) from error
    except NotToml as error:
        raise CommandError("not-toml", file=error.file, line=str(error.line)) from error
    except OSError as error:
        raise unreadable(error) from error


def _expected(error: WrongSetting) -> str:
    one = error.setting
    if one.schemes:
        return " | ".join(f"{scheme}://…" for scheme in one.schemes)
    if one.least is not None:
        return f"≥ {one.least}" if one.most is None else f"{one.least}–{one.most}"
    if error.in_file and one.kind in (bool, tuple, str):
        return {bool: "true | false", tuple: '["…", "…"]', str: '"…"'}[one.kind]
    return words()(f"kind-{one.kind.__name__}")


def _with_password(serving: Serving) -> Serving:
    """The address of the database with the password that stands in a file."""
    if not serving.password_file:
        return serving
    from purradox.host.sql.database import BadDatabase, address_of

    password = Path(serving.password_file).read_text("utf-8", "replace").strip()
    try:
        url = address_of(serving.database)
    except BadDatabase:
        return serving  # said when it is used
    if url.get_backend_name() != "postgresql":
        raise CommandError("bad-value", word="--database", expected="postgresql://user@host/name")
    address = url.set(password=password).render_as_string(hide_password=False)
    return replace(serving, database=address)


def _check_export(folder: str) -> None:
    from purradox.server.http.static import OtherExport, exported_files

    try:
        exported_files(Path(folder))
    except OtherExport as error:
        raise CommandError("not-our-export", folder=folder) from error


def start(serving: Serving, page: str = "") -> None:
    """Serve until somebody presses Ctrl+C, or say why not. The browser opens that page."""
    from purradox.host.sql.database import check, without_password
    from purradox.server.ops.network import EVERYWHERE, home_address
    from purradox.server.ops.serving import listen
    from purradox.server.ops.serving import serve as run

    url = database_of(serving)
    if serving.workers > 1 and url.get_backend_name() != "postgresql":
        raise CommandError("workers-need-postgresql")
    if serving.offline:
        _check_export(serving.offline)
    with usable(url):
        check(url)
    try:
        door = listen(serving)
    except socket.gaierror as error:
        raise CommandError(
            "bad-value", word="--address", expected="127.0.0.1, 0.0.0.0, …"
        ) from error
    except OSError as error:
        taken = {"address": serving.address, "port": str(serving.port)}
        raise CommandError("port-taken", status=1, **taken) from error
    port = door.getsockname()[1]
    here = ("127.0.0.1", *EVERYWHERE)
    link = f"http://{'localhost' if serving.address in here else serving.address}:{port}/"
    typer.echo(words()("serving", link=link))
    if serving.address in EVERYWHERE and (near := home_address()):
        typer.echo(words()("serving-others", link=f"http://{near}:{port}/"))
    if serving.browser:
        threading.Thread(target=_open, args=(link + page,), daemon=True).start()
    if serving.workers > 1:
        serving = replace(serving, port=port)
        door.close()
    if not run(serving, None if serving.workers > 1 else door):
        shown = without_password(serving.database) or url.database
        raise CommandError("server-did-not-start", database=shown, status=1)


def database_of(serving: Serving) -> "URL":
    """The database of a server."""
    from purradox.host.sql.database import BadDatabase, address_of, without_password
    from purradox.server.ops.serving import default_database

    where = serving.database or str(default_database())
    try:
        return address_of(where)
    except BadDatabase as error:
        raise CommandError("bad-database", database=without_password(where)) from error


@contextmanager
def usable(url: "URL") -> Iterator[None]:
    """Say in plain words when the database cannot be used."""
    from purradox.host.sql.database import DatabaseInUse, Unusable

    shown = url.render_as_string() if url.host or not url.database else url.database
    try:
        yield
    except DatabaseInUse as error:
        raise CommandError("database-in-use", database=shown, status=1) from error
    except Unusable as error:
        raise CommandError(f"database-{error.kind}", database=shown, status=1) from error


def at_home(page: str = "") -> None:
    """The table in the browser, on this machine: what `./play` alone does.

    Where it runs already, the page is opened once more; where something else has the port,
    another one is taken.
    """
    link = f"http://localhost:{PORT}/"
    if _is_ours(link):
        typer.echo(words()("serving-already", link=link))
        webbrowser.open(link + page)
    else:
        port = PORT if _is_free(PORT) else 0
        start(Serving(port=port, bot=installed_bots(), home=True), page)


def docs() -> None:
    """The documentation, on the same server: its examples lead into the game."""
    from purradox.docs import is_built

    if not is_built():
        raise CommandError("docs-missing", status=1)
    at_home("docs/")


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
