"""The steps from an empty database to today's schema."""
