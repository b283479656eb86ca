"""Imports all that a match in the page needs: the export keeps the memory of Python after this."""

import purradox.bots.basic
import purradox.bots.levels
import purradox.bots.neural.player
import purradox.page.worker
import purradox.rules.deals
import purradox.rules.position  # noqa: F401
