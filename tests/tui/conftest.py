"""New databases are copies."""

from tests.migrated import migrated_once

__all__ = ["migrated_once"]
