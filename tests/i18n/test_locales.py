"""Six languages that say the same things, and all of them."""

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_type_hints

import pytest

import purradox
from purradox.bots import errors as bot_errors
from purradox.bots.pipe import errors as pipe_errors
from purradox.host import proof
from purradox.i18n import LANGUAGES, explain, words
from purradox.i18n.words import VARIABLES, bundle_of
from purradox.notation import errors as notation_errors
from purradox.rules import Cell, Colour
from purradox.rules import errors as rule_errors
from purradox.rules.errors import RuleError
from tests.i18n import translations
from tests.i18n.translations import BASE, TRANSLATED, Messages, Parts

PARTS = (BASE, "cli")
BUILT_IN_CODE = re.compile(r'f"([a-z]+(?:-[a-z]+)*-)\{')
IN_CODE = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"')


@cache
def messages(language: str) -> Messages:
    """What the page and the command line share, and what only the latter says."""
    return {
        key: one for part in PARTS for key, one in translations.messages(part, language).items()
    }


def parts(language: str, key: str) -> Parts:
    """Of a message and of those that it refers to."""
    found = translations.parts(messages(language)[key])
    for other in set(found.references):
        inner = parts(language, other)
        found.variables |= inner.variables
        found.references |= inner.references
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_keys_in_the_same_order(part: str, language: str) -> None:
    translations.same_keys(part, language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_variables(language: str) -> None:
    """A selector that a language has no use for may be left out; what is shown may not."""
    for key in messages("en"):
        ours, theirs = parts("en", key).variables, parts(language, key).variables
        assert theirs <= ours, key
        assert ours - theirs <= {"who"}, key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_cover_the_language(part: str, language: str) -> None:
    translations.plural_forms_cover(part, language)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_left_empty_or_unfinished(part: str, language: str) -> None:
    source = translations.source(part, language)
    assert "TODO" not in source
    assert "FIXME" not in source
    every = translations.messages(part, language).values()
    assert all(message.value is not None for message in every)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_translated(part: str, language: str) -> None:
    """Hardly any sentence is the same as in English."""
    same = translations.same_as_in_english(part, language)
    assert len(same) < 12, same


def problems() -> Iterator[RuleError]:
    """One of every error that has a sentence, for each way it can be filled."""
    for module in (rule_errors, notation_errors, pipe_errors, proof):
        for kind in vars(module).values():
            abstract = (RuleError, rule_errors.IllegalMove, notation_errors.FormatError)
            if isinstance(kind, type) and issubclass(kind, RuleError) and kind not in abstract:
                yield from (kind(**values) for values in _filled(kind))


def codes() -> set[str]:
    """Of everything that may be wrong with a move or a record."""
    return {problem.code for problem in problems()}


def _filled(kind: type[RuleError]) -> list[dict[str, object]]:
    samples: dict[object, object] = {
        int: 2,
        str: "over",
        Cell: Cell(Colour.BLUE, 5),
        Colour: Colour.YELLOW,
        tuple[int, ...]: (1, 3, 4),
        int | None: 2,
    }
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    full = {name: samples[hints[name]] for name in names}
    empty = {name: None if hints[name] == int | None else full[name] for name in names}
    phases = [full | {"phase": phase} for phase in ("discard", "predict", "play")]
    return [full, *([empty] if empty != full else []), *(phases if "phase" in full else [])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    for problem in problems():
        for names in (None, ["Anna", "Boris", "Chloé"]):
            sentence = explain(problem, words(language), names)
            assert "{" not in sentence.replace("{…}", ""), sentence
            assert "None" not in sentence, sentence
            assert "\n" not in sentence, sentence


def test_sentences_name_players_and_spaces() -> None:
    names = ["Anna", "Boris", "Chloé"]
    taken = rule_errors.SpaceTaken(Cell(Colour.BLUE, 5), 0, 2)
    assert explain(taken, words("en"), names) == "The blue 5 was taken by Anna in trick 2."
    assert explain(taken, words("en")) == "The blue 5 was taken by seat 0 in trick 2."
    assert explain(taken, words("fr"), names) == "Le 5 bleu a été pris par Anna au pli 2."
    neutral = rule_errors.SpaceTaken(Cell(Colour.GREEN, 1), None, None)
    assert explain(neutral, words("en")) == "The green 1 is taken by a neutral token."
    missing = rule_errors.NoSuchSeat(7)
    assert explain(missing, words("en"), names) == "There is no seat 7 at this table."


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("en", 1, "1 entry,"),
        ("en", 2, "2 entries,"),
        ("de", 1, "1 Eintrag,"),
        ("fr", 1, "1 valeur,"),
        ("fr", 0, "0 valeur,"),
        ("pl", 1, "1 pozycję,"),
        ("pl", 2, "2 pozycje,"),
        ("pl", 5, "5 pozycji,"),
        ("pl", 22, "22 pozycje,"),
        ("uk", 1, "1 позицію,"),
        ("uk", 2, "2 позиції,"),
        ("uk", 5, "5 позицій,"),
        ("uk", 22, "22 позиції,"),
        ("ja", 5, "5個"),
    ],
)
def test_plurals(language: str, number: int, expected: str) -> None:
    assert expected in words(language)("wrong-count", name="score", expected=number, found=9)


def test_no_key_is_unused_and_none_is_missing() -> None:
    """Keys are written out in the code, or are codes of errors, or are built from names."""
    root = Path(purradox.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in root.rglob("*.py"))
    written = set(IN_CODE.findall(code))
    told = codes() | {
        kind.__new__(kind).code
        for kind in vars(bot_errors).values()
        if isinstance(kind, type)
        and issubclass(kind, bot_errors.BotSpecError)
        and kind is not bot_errors.BotSpecError
    }
    referenced = {other for key in messages("en") for other in parts("en", key).references}
    stems = ("help", *BUILT_IN_CODE.findall(code))
    built = {key for key in messages("en") if key.startswith(stems)}
    unused = set(messages("en")) - written - told - referenced - built
    assert not unused
    assert told <= set(messages("en"))


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    assert words().language == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert words().language == "pl"
    monkeypatch.setenv("LC_MESSAGES", "de")
    assert words().language == "de"
    monkeypatch.setenv("LC_ALL", "C")
    assert words().language == "en"
    monkeypatch.setenv("PURRADOX_LANG", "ja")
    assert words().language == "ja"
    assert words("uk-UA").language == "uk"
    assert words("tlh").language == "ja"


@pytest.mark.parametrize("value", ["C", "POSIX", "C.UTF-8", "xx", "_", "."])
def test_what_we_do_not_speak_is_english(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PURRADOX_LANG", value)
    assert words().language == "en"


def test_a_key_is_never_shown_raw() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        words("fr")("no-such-key")
    with pytest.raises(KeyError, match="wrong-score"):
        words("fr")("wrong-score", seat="Anna")


def test_english_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a sentence that a language does not have yet."""
    english, french = bundle_of("en"), bundle_of("fr")
    monkeypatch.delitem(french._messages, "help-usage")
    assert words("fr")("help-usage") == "Usage:"
    assert words("fr")("help-options") == "Options\N{NO-BREAK SPACE}:"
    monkeypatch.delitem(english._messages, "help-usage")
    with pytest.raises(KeyError, match="help-usage"):
        words("fr")("help-usage")


@pytest.mark.parametrize("key", ["play-welcome", "tui-welcome"])
@pytest.mark.parametrize("language", TRANSLATED)
def test_the_board_has_its_name_in_the_language(key: str, language: str) -> None:
    for board in ("white", "violet"):
        first = words(language)(key, board=board, bots="none").splitlines()[0]
        assert f" {board} " not in f" {first} ".replace("tableau violet", "")
