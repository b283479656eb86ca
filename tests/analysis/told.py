"""Reading a reason: which figure it gives to which move."""

import re

FIGURE = re.compile(r"[−-]?\d+(?:[.,]\d+)?")


def told_of(sentence: str, moves: tuple[str, str]) -> tuple[float, float]:
    """The figure that a sentence gives to each move: each part has one move and one figure."""
    _, _, compared = sentence.replace("：", ":").partition(":")
    parts = re.split("、|, ", compared)
    assert len(parts) == 2, sentence
    found = {}
    for part in parts:
        (move,) = (one for one in moves if one in part)
        (figure,) = FIGURE.findall(part.replace(move, ""))
        value = float(figure.replace("−", "-").replace(",", "."))
        found[move] = value / (100 if "%" in part else 1)
    return found[moves[0]], found[moves[1]]
