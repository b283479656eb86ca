"""Recovery words: a secret of 128 bits that a person can write down, read aloud and type.

Nine words of consonant, vowel, consonant, vowel, consonant; the ninth checks the others.
"""

import secrets
import unicodedata
from hashlib import sha256

from purradox.host.errors import BadWords

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
SECRET_BYTES = 16
COUNT = 9
_PLACES = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)


def new_words() -> str:
    """Fresh words, separated by spaces."""
    secret = secrets.token_bytes(SECRET_BYTES)
    whole = secret + _check(secret)
    return " ".join(_word(int.from_bytes(whole[at : at + 2])) for at in range(0, len(whole), 2))


def read_words(text: str) -> str:
    """Words as a person typed them, in the form of `new_words`; raises `BadWords`."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    words = "".join(one if one.isalnum() else " " for one in plain).split()
    for number, word in enumerate(words, 1):
        if len(word) != len(_PLACES) or any(
            letter not in letters for letter, letters in zip(word, _PLACES, strict=True)
        ):
            raise BadWords(word=number, count=len(words))
    whole = b"".join(map(_bytes, words))
    if len(words) != COUNT or _check(whole[:SECRET_BYTES]) != whole[SECRET_BYTES:]:
        raise BadWords(word=0, count=len(words))
    return " ".join(words)


def _check(secret: bytes) -> bytes:
    return sha256(b"purradox recovery words 1\n" + secret).digest()[:2]


def _word(number: int) -> str:
    letters = ""
    for place in reversed(_PLACES):
        number, at = divmod(number, len(place))
        letters = place[at] + letters
    return letters


def _bytes(word: str) -> bytes:
    number = 0
    for letter, place in zip(word, _PLACES, strict=True):
        number = number * len(place) + place.index(letter)
    return number.to_bytes(2)
