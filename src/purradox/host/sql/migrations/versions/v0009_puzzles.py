"""What people answered to puzzles, and the ratings of both."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("choice", sa.String(8), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle"),
    )
    op.create_index("puzzle_attempts_by_time", "puzzle_attempts", ["guest", "at"])
    for name, of in (("puzzle_ratings", "puzzle"), ("puzzle_solvers", "guest")):
        op.create_table(
            name,
            sa.Column(of, sa.String(16), primary_key=True),
            sa.Column("rating", sa.Double, nullable=False),
            sa.Column("deviation", sa.Double, nullable=False),
            sa.Column("volatility", sa.Double, nullable=False),
            sa.Column("attempts", sa.Integer, nullable=False),
        )
