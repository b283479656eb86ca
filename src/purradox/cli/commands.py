"""The commands, in the order in which help lists them."""

COMMANDS = {
    "serve": "serve",
    "docs": "serve",
    "admin": "admin",
    "export": "export",
    "tui": "tui",
    "play": "play",
    "verify": "records",
    "legal": "records",
    "convert": "records",
    "verify-deal": "proofs",
    "analyse": "analyse",
    "hint": "hint",
    "puzzles": "puzzles",
    "simulate": "simulate",
    "arena": "arena",
    "benchmark": "benchmark",
    "dataset": "dataset",
    "bots": "bots",
    "bot": "bot",
    "sit": "sit",
    "conform": "conform",
    "precompile": "precompile",
    "gate": "gate",
    "bench": "bench",
}
"""Each command is the function of its name in that module beside this one, or a group of them."""
