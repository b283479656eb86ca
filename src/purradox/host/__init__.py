"""Tables without a way to reach them: what may be done, the log, and what a table does itself."""

from purradox.host.environment import Environment
from purradox.host.errors import HostError
from purradox.host.host import Host, Receipt
from purradox.host.loaded import LoadedTable
from purradox.host.memory_log import MemoryLog
from purradox.host.openings import Guest
from purradox.host.options import LEVELS, Options
from purradox.host.referee import PHRASES
from purradox.host.state import State

__all__ = [
    "LEVELS",
    "PHRASES",
    "Environment",
    "Guest",
    "Host",
    "HostError",
    "LoadedTable",
    "MemoryLog",
    "Options",
    "Receipt",
    "State",
]
