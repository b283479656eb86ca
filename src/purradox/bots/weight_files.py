"""Weights of the package: a file for each number of players, and a page about it."""

import json
from importlib.resources import files
from typing import Any


def content(package: str, name: str, page: str, players: int) -> tuple[bytes, dict[str, Any]]:
    """A file, and what its page says about it."""
    folder = files(package)
    about: dict[str, Any] = json.loads(folder.joinpath(f"{page}-{players}.json").read_text("utf-8"))
    return folder.joinpath(f"{name}-{players}.npz").read_bytes(), about
