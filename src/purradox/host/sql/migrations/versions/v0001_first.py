"""Guests, tables, and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("keeper", sa.String(16), nullable=False, server_default=""),
        sa.Column("kept_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_index("tables_by_keeper", "tables", ["status", "kept_until"])
    op.create_table(
        "seats",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("decision", sa.String(24)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "decision", name="one_answer_for_each_decision"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "worker"),
    )
