"""The rules of the game as a library: immutable values, standard library only."""

from purradox.rules.board import NEUTRAL, Board
from purradox.rules.cards import TRUMP, Cell, Colour, Hand, parse_cell
from purradox.rules.errors import IllegalMove, NotAMove, RuleError
from purradox.rules.events import Event, events, match_events
from purradox.rules.legality import legal_moves, parse_move, why_not
from purradox.rules.match import Match, MatchOutcome
from purradox.rules.moves import Choice, Deal, Discard, Move, Play, Predict, shuffled
from purradox.rules.position import BadPosition
from purradox.rules.round import Round
from purradox.rules.scoring import Score, score
from purradox.rules.table import Completed, Outcome, Paradox, Phase, Table
from purradox.rules.trick import Trick
from purradox.rules.variant import PLAYERS, Layout, Variant, parse_layout, variant
from purradox.rules.view import PlayerView

__all__ = [
    "NEUTRAL",
    "PLAYERS",
    "TRUMP",
    "BadPosition",
    "Board",
    "Cell",
    "Choice",
    "Colour",
    "Completed",
    "Deal",
    "Discard",
    "Event",
    "Hand",
    "IllegalMove",
    "Layout",
    "Match",
    "MatchOutcome",
    "Move",
    "NotAMove",
    "Outcome",
    "Paradox",
    "Phase",
    "Play",
    "PlayerView",
    "Predict",
    "Round",
    "RuleError",
    "Score",
    "Table",
    "Trick",
    "Variant",
    "events",
    "legal_moves",
    "match_events",
    "parse_cell",
    "parse_layout",
    "parse_move",
    "score",
    "shuffled",
    "variant",
    "why_not",
]
