"""`bots`: every installed bot with its options, ours and other people's."""

import json
from pathlib import Path
from typing import Any

import pytest

from purradox.bots import known_bots
from purradox.bots.pace import PACES
from purradox.i18n import LANGUAGES, words
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

SOURCE = '''
from purradox.bots.basic import RandomBot
from purradox.bots.errors import BotOptionTooLarge

class Magpie(RandomBot):
    """Likes whatever
    shines.

    And more that is not told.
    """
    def __init__(self, random, shine: int = 3, mood: "Mood" = "calm", nest=None, *, home: str):
        super().__init__(random)

    @staticmethod
    def check_options(shine=3, **others):
        if shine > 9:
            raise BotOptionTooLarge("magpie", "shine", shine, 9)
        if shine < 0:
            raise RuntimeError("nobody expects this")

def lonely(): ...
'''


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's package, of which one bot works."""
    place = tmp_path / "strangers"
    info = place / "bird_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (place / "bird_bots.py").write_text(SOURCE, "utf-8")
    (place / "bird_bots_broken.py").write_text("1 / 0\n", "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bird-bots\nVersion: 1.0\n")
    lines = (
        "magpie = bird_bots:Magpie",
        "lonely = bird_bots:lonely",
        "nobody = bird_bots:Nobody",
        "broken = bird_bots_broken:Bot",
        "absent = no_such_module:Bot",
    )
    (info / "entry_points.txt").write_text("[purradox.bots]\n" + "\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(str(place))


def listed(terminal: Terminal) -> dict[str, dict[str, Any]]:
    result = terminal("bots", "--json")
    assert (result.status, result.err) == (0, "")
    told = json.loads(result.out)
    assert told["format"] == 1
    return {one["name"]: one for one in told["bots"]}


def test_every_bot_of_ours_is_listed_with_its_options_and_their_limits(terminal: Terminal) -> None:
    bots = listed(terminal)
    assert set(bots) == set(known_bots())
    assert all(one["missing"] is None and one["package"] == "purradox" for one in bots.values())
    assert all(one["about"].endswith((".", "COMMAND")) for one in bots.values())
    assert {name for name, one in bots.items() if one["strength"]} == set(PACES)
    (playfulness,) = bots["kitten"]["options"]
    assert playfulness == {
        "name": "playfulness",
        "kind": "float",
        "default": "0.8",
        "required": False,
        "above": 0,
        "least": None,
        "most": None,
    }
    command, seconds, _ = bots["exec"]["options"]
    assert (command["kind"], command["required"], seconds["above"]) == ("str", True, 0)
    (temperature,) = bots["neural"]["options"]
    assert (temperature["least"], temperature["above"]) == (0, None)
    search = {one["name"]: one for one in bots["search"]["options"]}
    assert (search["seconds"]["kind"], search["seconds"]["default"]) == ("float", None)
    assert (search["simulations"]["above"], search["simulations"]["most"]) == (0, 10**9)


def test_limits_are_the_ones_that_count(terminal: Terminal) -> None:
    """What the list allows is taken, and what it does not is refused."""
    for one in listed(terminal)["search"]["options"]:
        if one["most"] is not None:
            spec = f"search:{one['name']}={one['most'] + 1}"
            assert str(one["most"]) in terminal.refused("simulate", "--bots", spec)
        if one["above"] is not None:
            terminal.refused("simulate", "--bots", f"search:{one['name']}=0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_to_read_in_every_language(terminal: Terminal, language: str) -> None:
    result = terminal("bots", language=language)
    say = words(language)
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert f"kitten – {say('cat-kitten-strength')}" in lines
    assert f"    playfulness=0.8  {say('kind-float')}, > 0" in lines
    assert f"    command=…    {say('kind-str')}, {say('bots-required')}" in lines
    assert lines[-1].endswith("search:seconds=0.5")
    assert all(len(line) <= 100 for line in lines)


@pytest.mark.usefixtures("strangers")
def test_bots_of_others_are_listed_and_those_that_cannot_be_loaded_say_why(
    terminal: Terminal,
) -> None:
    bots = listed(terminal)
    magpie = bots["magpie"]
    assert (magpie["package"], magpie["about"]) == ("bird-bots", "Likes whatever shines.")
    assert magpie["strength"] is None
    options = {one["name"]: one for one in magpie["options"]}
    assert (options["shine"]["kind"], options["shine"]["most"]) == ("int", 9)
    assert options["shine"]["least"] is None
    assert (options["mood"]["kind"], options["mood"]["default"]) == ("str", "calm")
    assert options["home"]["required"] is True
    assert "no_such_module" in bots["absent"]["missing"]
    assert bots["broken"]["missing"] == "ZeroDivisionError: division by zero"
    assert "Nobody" in bots["nobody"]["missing"]
    assert "random source" in bots["lonely"]["missing"]
    out = terminal("bots").out
    assert "magpie (bird-bots)\n    Likes whatever shines.\n" in out
    assert "broken (bird-bots): cannot be loaded: ZeroDivisionError: division by zero\n" in out
    refused = terminal.refused("simulate", "--bots", "broken")
    assert "cannot be loaded: ZeroDivisionError" in refused
