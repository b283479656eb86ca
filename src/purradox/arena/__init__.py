"""Bots against bots, with figures that can be trusted: fair seats, same deals, honest intervals."""

from purradox.arena.errors import ArenaError
from purradox.arena.folder import Folder
from purradox.arena.report import Report, report_of
from purradox.arena.running import run
from purradox.arena.settings import Settings, Stop

__all__ = ["ArenaError", "Folder", "Report", "Settings", "Stop", "report_of", "run"]
