"""Pictures of the game as SVG text, in the colours and with the signs of the browser's table."""

from purradox.svg.board_picture import board
from purradox.svg.picture import Picture
from purradox.svg.table_picture import hand, table
from purradox.svg.theme import style

__all__ = ["Picture", "board", "hand", "style", "table"]
