"""Bot specs: read, checked, and made into bots through the door that everybody uses."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from purradox.bots import BotSpec, BotSpecError, api, known_bots, make_bot, parse_specs
from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.bots.errors import (
    BadBotOption,
    BadBotSpec,
    BotUnavailable,
    MissingBotOption,
    UnknownBot,
    UnknownBotOption,
)
from tests.bots import samples


def test_every_bot_has_its_place_on_the_page_about_bots() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    headings = " ".join(line for line in page.splitlines() if line.startswith("### "))
    assert set(known_bots()) <= set(re.findall(r"\w+", headings))


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of somebody else's beside ours."""
    ours = list(known_bots().values())
    theirs = [
        EntryPoint(name, value, api.GROUP)
        for name, value in {
            "patient": "tests.bots.samples:Patient",
            "hungry": "tests.bots.samples:Hungry",
            "choosy": "tests.bots.samples:Choosy",
            "typed": "tests.bots.samples:Typed",
            "lonely": "tests.bots.samples:Lonely",
            "broken": "purradox_nowhere:Bot",
        }.items()
    ]
    monkeypatch.setattr(api, "registered", lambda _path: (*ours, *theirs))


def test_packages_are_read_once_and_again_where_the_path_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    api.registered.cache_clear()
    before = known_bots()
    assert known_bots() == before
    assert api.registered.cache_info().misses == 1
    info = tmp_path / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[purradox.bots]\nstranger = stranger:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert known_bots().keys() == {*before, "stranger"}


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("careful", [BotSpec("careful")]),
        ("careful,random", [BotSpec("careful"), BotSpec("random")]),
        (" careful , random ", [BotSpec("careful"), BotSpec("random")]),
        (
            "search:worlds=200,seconds=1,careful",
            [BotSpec("search", (("worlds", "200"), ("seconds", "1"))), BotSpec("careful")],
        ),
        ("search:file=a:b=c", [BotSpec("search", (("file", "a:b=c"),))]),
    ],
)
def test_specs_are_separated_by_commas_and_keep_their_options(
    text: str, specs: list[BotSpec]
) -> None:
    assert parse_specs(text) == specs


def test_a_spec_is_written_as_it_is_read() -> None:
    for text in ("careful", "search:worlds=200,seconds=1"):
        assert str(parse_specs(text)[0]) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        ",",
        "careful,",
        ",careful",
        "worlds=3",
        "careful:",
        "careful:fast",
        ":worlds=3",
        "careful:worlds=",
        "careful:=3",
        "search:worlds=1,worlds=2",
        "careful,=",
        "a=b:c=d",
    ],
)
def test_what_is_no_spec_is_refused(text: str) -> None:
    with pytest.raises(BadBotSpec) as caught:
        parse_specs(text)
    assert caught.value.code == "bad-bot-spec"
    assert caught.value.details == {"spec": text}


def test_the_built_in_bots_come_through_the_same_door() -> None:
    assert {"careful", "random"} <= set(known_bots())
    assert isinstance(make_bot("careful", Random(0)), CarefulBot)
    assert isinstance(make_bot(BotSpec("random"), Random(0)), RandomBot)


@pytest.mark.parametrize(
    "spec",
    ["random", "careful", "search:seconds=1", "kitten:playfulness=2", "alley", "exec:cat -u"],
)
def test_a_bot_is_shown_as_the_spec_it_was_made_from(spec: str) -> None:
    assert repr(make_bot(spec, Random(0))) == spec


def test_a_bot_made_without_a_spec_is_shown_as_any_object() -> None:
    assert "CarefulBot object at" in repr(CarefulBot(Random(0)))


def test_one_bot_is_made_of_one_spec() -> None:
    with pytest.raises(BadBotSpec):
        make_bot("careful,random", Random(0))


def test_an_unknown_bot_names_the_known_ones_and_the_nearest() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("Carefull", Random(0))
    details = caught.value.details
    assert (details["name"], details["nearest"]) == ("Carefull", "careful")
    assert {"careful", "random"} <= set(details["known"])
    told = "unknown-bot: No bot is registered under this name (name Carefull, known alley careful "
    assert str(caught.value).startswith(told)
    assert str(caught.value).endswith(", nearest careful)")
    with pytest.raises(UnknownBot) as caught:
        make_bot("qqq", Random(0))
    assert caught.value.details["nearest"] is None


@pytest.mark.usefixtures("registered")
class TestOptions:
    @pytest.mark.parametrize(
        ("spec", "options"),
        [
            ("patient", (100, None, "plain", False)),
            ("patient:worlds=7", (7, None, "plain", False)),
            ("patient:seconds=1,bold=yes", (100, 1.0, "plain", True)),
            ("patient:seconds=0.5,style=a=b,bold=FALSE", (100, 0.5, "a=b", False)),
        ],
    )
    def test_are_converted_as_the_factory_declares_them(
        self, spec: str, options: tuple[object, ...]
    ) -> None:
        bot = make_bot(spec, Random(0))
        assert isinstance(bot, samples.Patient)
        assert bot.options == options
        assert list(map(type, bot.options)) == list(map(type, options))

    def test_without_annotation_are_text(self) -> None:
        bot = make_bot("hungry:food=3", Random(0))
        assert isinstance(bot, samples.Hungry)
        assert bot.food == "3"

    @pytest.mark.parametrize(
        ("option", "value", "expected"),
        [
            ("worlds", "many", "int"),
            ("worlds", "1.5", "int"),
            ("seconds", "soon", "float"),
            ("seconds", "nan", "float"),
            ("seconds", "inf", "float"),
            ("seconds", "None", "float"),
            ("bold", "2", "bool"),
        ],
    )
    def test_of_the_wrong_kind_are_refused(self, option: str, value: str, expected: str) -> None:
        with pytest.raises(BadBotOption) as caught:
            make_bot(f"patient:{option}={value}", Random(0))
        assert caught.value.details == {
            "name": "patient",
            "option": option,
            "value": value,
            "expected": expected,
        }

    def test_that_do_not_exist_are_refused(self) -> None:
        with pytest.raises(UnknownBotOption) as caught:
            make_bot("patient:world=3", Random(0))
        assert caught.value.details == {
            "name": "patient",
            "option": "world",
            "known": ("worlds", "seconds", "style", "bold"),
            "nearest": "worlds",
        }
        with pytest.raises(UnknownBotOption) as caught:
            make_bot("careful:random=3", Random(0))
        assert caught.value.details["known"] == ()

    def test_that_are_needed_must_be_given(self) -> None:
        with pytest.raises(MissingBotOption) as caught:
            make_bot("hungry", Random(0))
        assert caught.value.details == {"name": "hungry", "option": "food"}

    def test_a_bot_whose_package_is_missing_says_so(self) -> None:
        with pytest.raises(BotUnavailable) as caught:
            make_bot("broken", Random(0))
        assert "purradox_nowhere" in caught.value.details["reason"]


def test_every_error_is_a_spec_error() -> None:
    kinds = (BadBotSpec, UnknownBot, BotUnavailable, UnknownBotOption, MissingBotOption)
    assert all(issubclass(kind, BotSpecError) for kind in (*kinds, BadBotOption))


@pytest.mark.usefixtures("registered")
def test_options_may_be_paths_and_literals() -> None:
    bot = make_bot("choosy:file=a/b,mood=bold,depth=2", Random(1))
    assert isinstance(bot, samples.Choosy)
    assert bot.options == (Path("a/b"), "bold", 2, ())
    with pytest.raises(BadBotOption) as wrong:
        make_bot("choosy:mood=angry", Random(1))
    assert wrong.value.expected == "calm | bold"
    with pytest.raises(BotUnavailable, match="its option parts is of a kind"):
        make_bot("choosy:parts=1", Random(1))


@pytest.mark.usefixtures("registered")
def test_annotations_that_are_there_for_a_type_checker_alone() -> None:
    bot = make_bot("typed:worlds=3", Random(1))
    assert isinstance(bot, samples.Typed)
    assert bot.worlds == 3
    with pytest.raises(BadBotOption):
        make_bot("typed:worlds=many", Random(1))


@pytest.mark.usefixtures("registered")
def test_a_factory_without_a_random_source_is_refused() -> None:
    with pytest.raises(BotUnavailable, match="does not take a random source"):
        make_bot("lonely", Random(1))
