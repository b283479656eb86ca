"""The databases of the server's tests."""

from tests.server.conftest import database, file, fresh, migrated, migrated_once, postgres

__all__ = ["database", "file", "fresh", "migrated", "migrated_once", "postgres"]
