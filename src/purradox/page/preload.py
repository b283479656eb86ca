"""Imports all of the page's Python that needs no compiled library.

The worker keeps the memory of Python after this, and starts from there the next time. What a
compiled library has set up in JavaScript cannot be kept with it.
"""

import purradox.analysis.as_json
import purradox.analysis.lines
import purradox.bots.neural.player
import purradox.host
import purradox.host.personal
import purradox.host.proof
import purradox.host.reviews
import purradox.host.slowness
import purradox.page.evaluation
import purradox.page.thinkers
import purradox.puzzles.attempts
import purradox.server.api.errors
import purradox.server.api.limits
import purradox.server.wire  # noqa: F401
