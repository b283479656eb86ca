"""What operators do, who is banned, and at which tables a guest ever sat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("outcome", sa.String(32)),
        sa.Column("number", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("acts_by_time", "acts", ["at"])
    op.create_index("acts_to_do", "acts", ["outcome"])
    _note_who_stood_up()


def _note_who_stood_up() -> None:
    """Whoever stood up before the start had no row any more, though the log names them."""
    connection = op.get_bind()
    log = sa.table("log", *(sa.column(name) for name in ("table_id", "body")))
    sat = sa.select(log.c.table_id, log.c.body).where(log.c.body.like('{"kind":"sat"%'))
    found = set()
    for table, body in connection.execute(sat):
        try:
            found.add((table, json.loads(body)["guest"]))
        except (ValueError, KeyError, TypeError):
            continue
    note = sa.text(
        "INSERT INTO seats (guest, table_id, hidden) VALUES (:guest, :table, true) "
        "ON CONFLICT DO NOTHING"
    )
    for table, guest in sorted(found):
        connection.execute(note, {"guest": guest, "table": table})
