"""How long our bots seem to think, so that people can follow them."""

from random import Random

from purradox.rules import Phase, PlayerView

SLOW = {"kitten": 0.7, "house": 0.9, "alley": 0.8, "laboratory": 1.1, "schrodinger": 1.2}


def natural_pause(view: PlayerView, spec: str, random: Random) -> float:
    """Seconds for a decision, by what everybody sees alone: a pause must not tell of a hand."""
    usual = SLOW.get(spec, 0.8)
    if view.table.phase is Phase.DISCARD:
        return usual * random.uniform(0.8, 2.0)
    tokens = view.table.board.tokens
    free = tokens.count(None) / len(tokens)
    return usual * random.uniform(0.6, 1.0 + free)
