"""Imports all that a match in the page needs: the export keeps the memory of Python after this."""

import purradox.bots.neural.player
import purradox.page.worker
import purradox.rules.deals
import purradox.rules.position  # noqa: F401
from purradox.bots import bot_maker

for level in ("kitten", "house", "alley"):
    bot_maker(level)
