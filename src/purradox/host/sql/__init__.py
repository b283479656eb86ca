"""Hosts that keep their tables in SQLite or PostgreSQL."""

from purradox.host.sql.running import DatabaseHost, hosting

__all__ = ["DatabaseHost", "hosting"]
