"""A program at a server's table: what the server says as values of the rules."""

from purradox.client.messages import TableReader

__all__ = ["TableReader"]
