"""The referee and its log: everything a table needs but a way to reach it."""

from purradox.host.errors import HostError
from purradox.host.guests import Guest
from purradox.host.live import Live
from purradox.host.options import LEVELS, Options
from purradox.host.referee import PHRASES, Receipt, Referee
from purradox.host.running import Host, hosting
from purradox.host.state import State

__all__ = [
    "LEVELS",
    "PHRASES",
    "Guest",
    "Host",
    "HostError",
    "Live",
    "Options",
    "Receipt",
    "Referee",
    "State",
    "hosting",
]
