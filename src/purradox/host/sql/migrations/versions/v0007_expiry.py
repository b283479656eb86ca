"""When somebody was at a table last; and what was said at matches that are over is forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    for name, default in (("dealt", sa.true()), ("talked", sa.false())):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=default)
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_by_sight", "tables", ["status", "seen"])
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "status")),
        sa.column("seen", sa.BigInteger),
        sa.column("talked", sa.Boolean),
    )
    # Nobody was told that they would end: the time of every table begins now.
    op.execute(tables.update().values(seen=time.time_ns() // 1_000_000))
    op.execute(tables.update().where(tables.c.status != "over").values(talked=True))
    log = sa.table("log", sa.column("table_id"), sa.column("body"))
    over = sa.select(tables.c.id).where(tables.c.status == "over")
    op.execute(
        log.update()
        .where(log.c.table_id.in_(over), log.c.body.like('{"kind":"talked"%'))
        .values(body='{"kind":"erased"}')
    )
