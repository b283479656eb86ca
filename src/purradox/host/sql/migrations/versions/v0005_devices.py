"""Devices with a description and a last use, and recovery words."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("keys", sa.Column("browser", sa.Text, nullable=False, server_default=""))
    op.add_column("keys", sa.Column("system", sa.Text, nullable=False, server_default=""))
    op.add_column("keys", sa.Column("added", sa.BigInteger))
    op.add_column("keys", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    # Nobody knows when an earlier key was used last: its year begins now.
    keys = sa.table("keys", sa.column("used", sa.BigInteger))
    op.execute(keys.update().values(used=time.time_ns() // 1_000_000))
    op.create_index("keys_by_guest", "keys", ["guest", "used"])
    op.create_index("keys_by_use", "keys", ["used"])
    op.create_table(
        "words",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("words_hash", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("words_hash", name="words_of_one_guest"),
    )
