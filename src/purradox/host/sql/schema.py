"""What the database holds. The log is the truth; the other tables find things in it."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("browser", Text, nullable=False, server_default=""),
    Column("system", Text, nullable=False, server_default=""),
    Column("added", BigInteger),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Index("keys_by_guest", "guest", "used"),
    Index("keys_by_use", "used"),
)

words = Table(
    "words",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("words_hash", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("words_hash", name="words_of_one_guest"),
)

codes = Table(
    "codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("card", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("keeper", String(16), nullable=False, server_default=""),
    Column("kept_until", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("dealt", Boolean, nullable=False, server_default=true()),
    Column("talked", Boolean, nullable=False, server_default=false()),
    Column("origin", String(16), nullable=False, server_default=""),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_sight", "status", "seen"),
    Index("tables_by_keeper", "status", "kept_until"),
)

seats = Table(
    "seats",
    metadata,
    Column("guest", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("guest", "table_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("decision", String(24)),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "decision", name="one_answer_for_each_decision"),
)


def _result(*, required: bool) -> list[Column[Any]]:
    """What somebody made of a deal."""
    kinds: dict[str, Any] = {
        "points": Integer,
        "tricks": Integer,
        "prediction": Integer,
        "kept": Boolean,
        "group_size": Integer,
        "paradox": String(8),
    }
    return [Column(name, kind, nullable=not required) for name, kind in kinds.items()]


daily = Table(
    "daily",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("day", String(10), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("in_time", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    *_result(required=False),
    Index("daily_by_guest", "guest", "day"),
    Index("daily_by_day", "day"),
)

daily_bots = Table(
    "daily_bots",
    metadata,
    Column("key", String(64), nullable=False),
    Column("spec", String(80), nullable=False),
    *_result(required=True),
    PrimaryKeyConstraint("key", "spec"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("worker", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "guest", "worker"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("whom", String(64), primary_key=True),
    Column("until", BigInteger),
    Column("note", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("account", Text, nullable=False),
    Column("details", Text, nullable=False),
    Column("begun", BigInteger, nullable=False, server_default="0"),
    Column("outcome", String(32)),
    Column("number", Integer, nullable=False, server_default="0"),
    Index("acts_by_time", "at"),
    Index("acts_to_do", "outcome"),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest", String(16), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("choice", String(8), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("milliseconds", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rating", Double, nullable=False),
    PrimaryKeyConstraint("guest", "puzzle"),
    Index("puzzle_attempts_by_time", "guest", "at"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
)

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
)
