"""Finished reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
