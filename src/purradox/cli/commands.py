"""The commands, in the order in which help lists them."""

COMMANDS = {
    "play": "play",
    "verify": "records",
    "legal": "records",
    "convert": "records",
    "simulate": "simulate",
    "gate": "gate",
    "bench": "bench",
}
"""Each command is the function of its name in that module beside this one."""
