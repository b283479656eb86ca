"""Where a person's own things are kept, and what their terminal can show."""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

ALPHABETS = ("utf8", "utf16", "utf32", "gb18030")
MOST_TERMINALS = 9


def data_folder() -> Path:
    """The folder for a person's own data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home())
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "purradox"


def databases() -> list[str]:
    """Files for matches at this terminal, in the order in which they are tried."""
    names = ("terminal.db", *(f"terminal-{number}.db" for number in range(2, MOST_TERMINALS)))
    return [str(data_folder() / name) for name in names]


def ascii_only() -> bool:
    """Whether the environment asks for plain characters; `C` does, and so do old code pages."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    asked = next((value for value in names if value), "")
    if sys.platform == "win32" or not asked:
        return False
    charset = asked.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return charset not in ALPHABETS


class Identities:
    """Who this person is on each server: a name and a secret."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / "guests.json"

    def _all(self) -> dict[str, Any]:
        with suppress(OSError, ValueError):
            found = json.loads(self.file.read_text("utf-8"))
            if isinstance(found, dict):
                return found
        return {}

    def secret(self, server: str) -> str | None:
        known = self._all().get(server)
        return str(known["secret"]) if isinstance(known, dict) and "secret" in known else None

    def keep(self, server: str, name: str, secret: str) -> None:
        """Remember who we are; nobody else may read it."""
        known = self._all() | {server: {"name": name, "secret": secret}}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:
            json.dump(known, stream)
        draft.replace(self.file)
