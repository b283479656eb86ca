"""What an arena leaves on disk: whatever happens, the next start finds it and goes on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from purradox.arena.atomic_files import alone, whole
from purradox.arena.entry import Entry
from purradox.arena.errors import ArenaError
from purradox.arena.journal import JOURNAL, Journal, read_journal
from purradox.arena.settings import Settings, Stop

FORMAT = 1
MANIFEST = "manifest.json"


class Folder:
    """A manifest, which says what is played, and a journal of the matches."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def settings(self) -> tuple[Settings, Stop]:
        """What the manifest says."""
        file = self.path / MANIFEST
        try:
            manifest = json.loads(file.read_text("utf-8"))
            told: dict[str, Any] = manifest["settings"]
            settings = Settings(**{**told, "bots": tuple(told["bots"])})
            return settings, Stop(**manifest["stop"])
        except (FileNotFoundError, NotADirectoryError) as error:
            raise ArenaError("arena-none-here", folder=str(self.path)) from error
        except (ValueError, KeyError, TypeError) as error:
            raise ArenaError("arena-damaged", file=str(file), line=1) from error

    def entries(self) -> Iterator[Entry]:
        """The matches in the order in which they ended; nothing is changed."""
        settings, _ = self.settings()
        for entry, _ in read_journal(self.path / JOURNAL, settings):
            yield entry

    @contextmanager
    def opened(self, settings: Settings, stop: Stop) -> Iterator[Journal]:
        """The journal, to be written by nobody else; that of another arena is refused."""
        try:
            self.path.mkdir(exist_ok=True)
        except FileNotFoundError as error:
            raise ArenaError("folder-missing", file=str(self.path)) from error
        except (FileExistsError, NotADirectoryError) as error:
            raise ArenaError("arena-not-a-folder", folder=str(self.path)) from error
        if (self.path / MANIFEST).exists():
            self._compare(settings)
        elif any(not one.name.startswith(".") for one in self.path.iterdir()):
            raise ArenaError("arena-folder-taken", folder=str(self.path))
        with alone(self.path / ".lock") as granted:
            if not granted:
                raise ArenaError("arena-folder-busy", folder=str(self.path))
            manifest = {"format": FORMAT, "settings": settings.as_json(), "stop": asdict(stop)}
            with whole(self.path / MANIFEST) as draft:
                text = json.dumps(manifest, ensure_ascii=False, indent=1)
                draft.write(text.encode() + b"\n")
            with (self.path / JOURNAL).open("ab") as file:
                yield Journal(self.path, file, settings)

    def _compare(self, settings: Settings) -> None:
        there, here = self.settings()[0].as_json(), settings.as_json()
        for name in here:
            if there[name] != here[name]:
                raise ArenaError(
                    "arena-folder-differs",
                    folder=str(self.path),
                    setting=name,
                    there=_shown(there[name]),
                    here=_shown(here[name]),
                )


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
