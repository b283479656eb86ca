"""The databases of the server's tests."""

from tests.server.conftest import database, file, fresh, postgres

__all__ = ["database", "file", "fresh", "postgres"]
