"""Where matches at this terminal are kept, and what the terminal can show."""

import os
import sys

from purradox.client.server import data_folder

ALPHABETS = ("utf8", "utf16", "utf32", "gb18030")
MOST_TERMINALS = 9


def databases() -> list[str]:
    """Files for matches at this terminal, in the order in which they are tried."""
    names = ("terminal.db", *(f"terminal-{number}.db" for number in range(2, MOST_TERMINALS)))
    return [str(data_folder() / name) for name in names]


def ascii_only() -> bool:
    """Whether the environment asks for plain characters; `C` does, and so do old code pages."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    asked = next((value for value in names if value), "")
    if sys.platform == "win32" or not asked:
        return False
    charset = asked.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return charset not in ALPHABETS
