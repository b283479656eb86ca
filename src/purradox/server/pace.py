"""How long our bots seem to think, so that people can follow them."""

from random import Random

from purradox.rules import Phase, PlayerView

SLOW = {"kitten": 0.7, "house": 0.9, "alley": 0.8, "laboratory": 1.1, "schrodinger": 1.2}


def natural_pause(view: PlayerView, spec: str, random: Random) -> float:
    """Seconds for a decision: a forced one is quick, a wide choice takes longer."""
    usual = SLOW.get(spec, 0.8)
    if view.table.phase is Phase.DISCARD:
        return usual * random.uniform(0.8, 2.0)
    choices = len(view.legal)
    if choices == 1:
        return usual * 0.5
    return usual * random.uniform(0.7, 1.0 + min(choices, 12) / 12)
