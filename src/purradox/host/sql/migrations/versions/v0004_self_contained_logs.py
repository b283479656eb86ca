"""Logs that hold everything: the first line of each has the seed and the rows of the board.

Boards by name had the rows that are written here, whatever that name stands for later.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = {2: 6, 3: 6, 4: 9, 5: 9}
STEPS = {"white": 0, "violet": 2}
"""How many numbers each row begins after the one above."""


def upgrade() -> None:
    connection = op.get_bind()
    log = sa.table("log", *(sa.column(name) for name in ("table_id", "number", "body")))
    tables = sa.table("tables", sa.column("id"), sa.column("seed", sa.LargeBinary))
    seeds = {one.id: one.seed for one in connection.execute(sa.select(tables))}
    first = sa.select(log.c.table_id, log.c.body).where(log.c.number == 1)
    for table, body in connection.execute(first).all():
        filled = completed(body, seeds.get(table, b""))
        if filled is not None:
            connection.execute(
                sa.update(log).where(log.c.table_id == table, log.c.number == 1).values(body=filled)
            )
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("seed")


def completed(body: str, seed: bytes) -> str | None:
    """The first line of a log with all that it needs; None leaves one that cannot be read."""
    try:
        line = json.loads(body)
        options = line["options"]
        board, players = options.get("board", "white"), options.get("players", 4)
        rows = rows_of(board, players) if board in STEPS else board
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    line |= {"format": 2, "board": rows, "seed": bytes(seed).hex()}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def rows_of(board: str, players: int) -> str:
    columns, step = COLUMNS[players], STEPS[board]
    return " ".join(
        colour + "".join(str((step * y + x) % columns + 1) for x in range(columns))
        for y, colour in enumerate("rbyg")
    )
