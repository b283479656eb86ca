"""Bots that think with the kernel: quick judgement, search over worlds, and levels for people."""

from purradox.bots.search.player import GreedyBot, SearchBot, schrodinger

__all__ = ["GreedyBot", "SearchBot", "schrodinger"]
