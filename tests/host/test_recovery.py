"""Recovery words: easy to type, hard to get wrong unnoticed, impossible to guess."""

from random import Random

import pytest

from purradox.host.errors import BadWords
from purradox.host.recovery import CONSONANTS, COUNT, VOWELS, new_words, read_words

WRITTEN = "bahaf basah bihak bisam bohap bosas buhav busib danim"


def test_what_was_written_down_stays_good() -> None:
    assert read_words(WRITTEN) == WRITTEN


def test_they_are_nine_words_that_can_be_spoken() -> None:
    words = new_words().split()
    assert len(words) == COUNT == 9
    for word in words:
        assert [letter in VOWELS for letter in word] == [False, True, False, True, False]
    # Eight words of free choice are 128 bits; the ninth follows from them.
    assert (len(CONSONANTS) ** 3 * len(VOWELS) ** 2) ** 8 == 2**128
    assert len({new_words() for _ in range(100)}) == 100


def test_however_they_are_typed() -> None:
    words = new_words()
    for typed in (
        words.upper(),
        words.replace(" ", "\n"),
        f"  {words.replace(' ', ' - ')}.",
        ", ".join(words.split()),
        "".join(chr(ord(one) + 0xFEE0) if one != " " else "\u3000" for one in words),
    ):
        assert read_words(typed) == words


def test_every_slip_of_one_letter_is_noticed_and_told_by_its_place() -> None:
    for at, right in enumerate(WRITTEN):
        for letter in set(CONSONANTS + VOWELS) - {right} if right != " " else ():
            with pytest.raises(BadWords) as refused:
                read_words(WRITTEN[:at] + letter + WRITTEN[at + 1 :])
            kind = (letter in VOWELS) == (right in VOWELS)
            assert (refused.value.word, refused.value.count) == (0 if kind else 1 + at // 6, 9)


def test_words_in_another_order_are_noticed() -> None:
    words = new_words().split()
    Random(0).shuffle(words)
    with pytest.raises(BadWords) as refused:
        read_words(" ".join(words))
    assert (refused.value.word, refused.value.count) == (0, 9)


@pytest.mark.parametrize(
    ("typed", "word", "count"),
    [
        ("", 0, 0),
        ("babab", 0, 1),
        ("babab " * 10, 0, 10),
        ("babab bab babab", 2, 3),
        ("babab babab bábab", 3, 3),
        ("\x00", 0, 0),
        ("лапка", 1, 1),
    ],
)
def test_what_cannot_be_words_is_told_by_its_place(typed: str, word: int, count: int) -> None:
    with pytest.raises(BadWords) as refused:
        read_words(typed)
    assert (refused.value.word, refused.value.count) == (word, count)
