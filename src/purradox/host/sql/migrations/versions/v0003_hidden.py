"""What somebody does not want to see in their list any more."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", hidden)
