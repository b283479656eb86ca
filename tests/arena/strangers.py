"""Bots of somebody else's, installed for a test: every process finds them as it would find any."""

from pathlib import Path

import pytest

SOURCE = '''
import os, signal, sys, time
from purradox.bots.forfeit import Forfeit, Reason
from purradox.rules import Discard

class First:
    """Always the first legal move: what it does depends on nothing but the cards."""
    def __init__(self, random): pass
    def choose(self, view): return view.legal[0]

class Raising(First):
    def choose(self, view):
        if len(view.past) == 1: raise RuntimeError("no {idea}\\nat all")
        return super().choose(view)

class Cheating(First):
    def choose(self, view):
        return Discard(view.seat, 99) if view.past else super().choose(view)

class Silent(First):
    def choose(self, view): return None

class Leaving(First):
    def choose(self, view): sys.exit(3)

class Stillborn:
    def __init__(self, random): raise ValueError("not today")

class Late(First):
    """Leaves every second decision to somebody else."""
    def __init__(self, random, style=""): self.asked, self.open = 0, True
    def report(self, forfeit): pass
    def close(self): self.open = False
    def choose(self, view):
        assert self.open
        self.asked += 1
        if self.asked % 2 == 0:
            self.report(Forfeit("late", view.seat, "1.play.1", Reason.LATE))
        return super().choose(view)

class Dying(First):
    def choose(self, view): os._exit(9)

class Sleeping(First):
    def choose(self, view): time.sleep(60)

class Swallowing(First):
    """Ctrl-C is pressed while it thinks, and the interrupt gets lost, as in a foreign callback."""
    def choose(self, view):
        class Callback:
            def __del__(self): os.kill(os.getpid(), signal.SIGINT)
        Callback()
        return super().choose(view)

class Mistaken(First):
    """Ctrl-C is pressed while it thinks, and becomes an error of another kind."""
    def choose(self, view):
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            raise SystemError("returned a result with an exception set")
'''

NAMES = (
    "First",
    "Raising",
    "Cheating",
    "Silent",
    "Leaving",
    "Stillborn",
    "Late",
    "Dying",
    "Sleeping",
    "Swallowing",
    "Mistaken",
)


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with its entry points, on the path of this process and of those it starts."""
    place = tmp_path / "strangers"
    info = place / "arena_strangers-1.0.dist-info"
    info.mkdir(parents=True)
    (place / "arena_strangers.py").write_text(SOURCE, "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: arena-strangers\nVersion: 1.0\n")
    lines = "\n".join(f"{name.lower()} = arena_strangers:{name}" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[purradox.bots]\n{lines}\n")
    monkeypatch.syspath_prepend(str(place))
    return place
