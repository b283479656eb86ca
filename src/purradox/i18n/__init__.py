"""Everything said to people, in six languages: a folder for each part, a file for each language."""

from purradox.i18n.explain import explain
from purradox.i18n.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "explain", "words"]
