"""The migrations of an empty SQLite file always end in the same: here they are made once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from purradox.host.sql import database


@pytest.fixture(scope="session", autouse=True)
def migrated_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whoever opens a new file gets a copy of one that is up to date."""
    made = tmp_path_factory.mktemp("migrated") / "empty.db"
    migrate = database.upgrade
    migrate(database.address_of(str(made)))
    content = made.read_bytes()

    def upgrade(url: URL, revision: str = "head") -> None:
        if url.get_backend_name() == "sqlite" and url.database and revision == "head":
            file = Path(url.database)
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists() or not file.stat().st_size:
                file.write_bytes(content)
        migrate(url, revision)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "upgrade", upgrade)
        yield
