"""`purradox.rl` stands alone; each environment says which extra it needs."""

import subprocess
import sys

import pytest

LIBRARIES = {
    "gym": ["gymnasium"],
    "gym_vector": ["gymnasium"],
    "history": ["gymnasium"],
    "pettingzoo": ["gymnasium", "pettingzoo"],
    "openspiel": ["pyspiel"],
    "toys": ["pyspiel"],
}


def python(script: str, *absent: str) -> str:
    """What a fresh Python, in which some libraries are not installed, prints."""
    hide = "".join(f"sys.modules[{name!r}] = None\n" for name in absent)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"import sys\n{hide}{script}"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.strip()


def test_the_package_needs_no_library_of_another_project() -> None:
    script = "import purradox.rl\nprint([n for n in sys.modules if n.startswith('purradox.rl.')])"
    told = python(script, "gymnasium", "pettingzoo", "pyspiel", "open_spiel")
    assert "purradox.rl.encode" in told
    assert "gym" not in told


def test_observations_and_the_network_need_no_compiler() -> None:
    """Neither the package nor the bot that plays without looking ahead needs Numba."""
    script = """
import purradox.rl, purradox.bots.neural
from random import Random
from purradox.bots import make_bot
from purradox.rules import Round, shuffled, variant
view = Round.start(variant(3), 0, shuffled(variant(3), Random(0))).view(0)
assert purradox.rl.encode(view).any()
print(make_bot("neural", Random(0)).choose(view) in view.legal)
print("purradox.kernel" in sys.modules)
"""
    assert python(script, "numba", "llvmlite").split() == ["True", "False"]


@pytest.mark.parametrize("door", LIBRARIES)
def test_a_missing_library_is_named_with_its_extra(door: str) -> None:
    script = f"""
try:
    import purradox.rl.{door}
except ImportError as error:
    print(error)
for name in {LIBRARIES[door]}:
    del sys.modules[name]
import purradox.rl.{door}
print("there")
"""
    told, there = python(script, *LIBRARIES[door]).split("\n")
    assert told.startswith(f"purradox.rl.{door} needs ")
    extra = {"gym_vector": "gym", "history": "gym", "toys": "openspiel"}.get(door, door)
    assert told.endswith(f"install purradox[{extra}]")
    assert there == "there"
