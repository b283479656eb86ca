"""What the database holds. The log is the truth; the other tables find things in it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
