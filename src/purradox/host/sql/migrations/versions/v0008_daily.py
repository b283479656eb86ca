"""What people and bots make of the daily deal."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _result(*, required: bool) -> list[sa.Column[Any]]:
    kinds: dict[str, Any] = {
        "points": sa.Integer,
        "tricks": sa.Integer,
        "prediction": sa.Integer,
        "kept": sa.Boolean,
        "group_size": sa.Integer,
        "paradox": sa.String(8),
    }
    return [sa.Column(name, kind, nullable=not required) for name, kind in kinds.items()]


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("in_time", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        *_result(required=False),
    )
    op.create_index("daily_by_guest", "daily", ["guest", "day"])
    op.create_index("daily_by_day", "daily", ["day"])
    op.create_table(
        "daily_bots",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("spec", sa.String(80), nullable=False),
        *_result(required=True),
        sa.PrimaryKeyConstraint("key", "spec"),
    )
