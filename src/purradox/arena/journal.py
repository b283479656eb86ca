"""Matches as they come to their ends, one line each; and their records, in order."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from purradox.arena.atomic_files import whole
from purradox.arena.entry import Entry, parse
from purradox.arena.errors import ArenaError
from purradox.arena.play import RECORD, Failed, Played
from purradox.arena.settings import Settings

JOURNAL = "journal.jsonl"
RECORDS = "records.jsonl"


class Place(NamedTuple):
    """Where in the journal a line stands."""

    start: int
    end: int


class Journal:
    """The matches that are there, and the place for the next."""

    def __init__(self, path: Path, file: BinaryIO, settings: Settings) -> None:
        self.path, self.file, self.settings = path, file, settings
        self.places: dict[int, Place] = {}

    def entries(self) -> Iterator[Entry]:
        """The matches that are there; a last line that was cut off is taken away."""
        end = 0
        for entry, place in read_journal(self.path / JOURNAL, self.settings):
            end = place.end
            if entry.match not in self.places:
                self.places[entry.match] = place
                yield entry
        self.file.truncate(end)
        self.file.seek(end)

    def append(self, played: Played) -> Entry:
        """Keep a match."""
        line = played.line.encode()
        start = self.file.tell()
        self.file.write(line)
        self.file.flush()
        self.places[played.match] = Place(start, start + len(line))
        return parse(line, self.settings)

    def write_records(self, matches: int) -> None:
        """The records of the first matches, in order, whatever that of the journal is."""
        with (self.path / JOURNAL).open("rb") as journal, whole(self.path / RECORDS) as records:
            for match in range(matches):
                start, end = self.places[match]
                journal.seek(start)
                _, _, record = journal.read(end - start).partition(RECORD.encode())
                records.write(record[: -len("}\n")] + b"\n")

    def write_failure(self, failed: Failed) -> Path:
        """The record of a match that a bot broke, up to there."""
        path = self.path / f"failed-{failed.match}.txt"
        with whole(path) as draft:
            draft.write(failed.record.encode())
        return path


def read_journal(path: Path, settings: Settings) -> Iterator[tuple[Entry, Place]]:
    """Each match and where it stands.

    A line that cannot be read is damage, unless it is the last: then it was being written when
    something put an end to the arena.
    """
    if not path.exists():
        return
    unreadable: int | None = None
    start = 0
    with path.open("rb") as stream:
        for number, line in enumerate(stream, 1):
            if unreadable is not None:
                raise ArenaError("arena-damaged", file=str(path), line=unreadable)
            entry = _entry(line, settings)
            place = Place(start, start + len(line))
            start = place.end
            if entry is None:
                unreadable = number
            else:
                yield entry, place


def _entry(line: bytes, settings: Settings) -> Entry | None:
    try:
        return parse(line, settings) if line.endswith(b"\n") else None
    except ValueError:
        return None
