"""The locks: hashes for everything, the same versions in both, and no address of an index."""

import re
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "requirements"


def pins(level: str) -> set[str]:
    text = (REQUIREMENTS / f"{level}.txt").read_text("utf-8")
    return set(re.sub(r"(?m)^ +#.*\n", "", text).replace("\\\n", "").splitlines())


def test_test_lock_holds_the_app_lock() -> None:
    assert pins("app") < pins("test")


def test_pins_have_hashes_and_name_no_index() -> None:
    for pin in pins("test"):
        assert re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:", pin), pin
        assert "://" not in pin
