"""The locks: hashes for everything, the same versions in all, and no address of an index."""

import re
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "requirements"


def pins(level: str) -> set[str]:
    text = (REQUIREMENTS / f"{level}.txt").read_text("utf-8")
    return set(re.sub(r"(?m)^ +#.*\n", "", text).replace("\\\n", "").splitlines())


def test_each_lock_holds_the_one_before() -> None:
    assert pins("app") < pins("export") < pins("test")


def test_pins_have_hashes_and_name_no_index() -> None:
    for pin in pins("test"):
        assert re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:", pin), pin
        assert "://" not in pin
