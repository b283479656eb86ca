#!/usr/bin/env python3
"""A bot for Cat in the Box in one small file: it needs no library, and any language would do.

Let it play:  ./play simulate --bots "exec:python3 examples/pipe_bot.py,careful,careful"

A question comes in on one line of JSON, the answer goes out on one line of JSON:

    {"seat": 1, "record": {…}, "legal": ["2g", "3b", "3y"], "seconds": 1.0}
    {"move": "3b"}

The record is the match so far as this seat has seen it, with "?" for every other card.
"""

import json
import sys


def choose(seat, record, legal):
    """Numbers are asked for before the first trick, a number and a colour letter after it."""
    now = record["rounds"][-1]
    if not legal[0].isdigit():
        return play(now, record["players"], legal)
    if now.get("discard", [None] * record["players"])[seat] is not None:
        return min(legal)  # a modest prediction
    held = now["deal"][seat]
    return max(legal, key=held.count)  # set aside what there is most of


def play(now, players, legal):
    """Follow where possible, with numbers that many have played already, the highest first."""
    tricks = now.get("tricks", [])
    begun = bool(tricks) and len(tricks[-1]) < players
    led = tricks[-1][0][1] if begun else None
    taken = "".join(card[0] for trick in tricks for card in trick)
    return max(legal, key=lambda move: (move[1] == led, taken.count(move[0]), move))


for line in sys.stdin:
    question = json.loads(line)
    move = choose(question["seat"], question["record"], question["legal"])
    print(json.dumps({"move": move}), flush=True)
