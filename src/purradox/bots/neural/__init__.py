"""A player that has learned the game by playing it."""

from purradox.bots.neural.player import LaboratoryBot, NeuralBot

__all__ = ["LaboratoryBot", "NeuralBot"]
