"""Weights of the package: a file for every number of players, and files for some of them alone."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def own(package: str, name: str, players: int) -> str:
    """What a name has after it: the number of players, if there is a file for that alone."""
    ending = f"-{players}"
    return ending if files(package).joinpath(f"{name}{ending}.npz").is_file() else ""


def content(package: str, name: str, page: str, ending: str) -> tuple[bytes, dict[str, Any]]:
    """A file, and what its page says about it."""
    folder = files(package)
    about: dict[str, Any] = json.loads(folder.joinpath(f"{page}{ending}.json").read_text("utf-8"))
    return folder.joinpath(f"{name}{ending}.npz").read_bytes(), about
