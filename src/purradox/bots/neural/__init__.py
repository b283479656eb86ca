"""A player that has learned the game by playing it, and that needs nothing but NumPy to play."""

from purradox.bots.neural.network import Network, network
from purradox.bots.neural.player import LaboratoryBot, NeuralBot

__all__ = ["LaboratoryBot", "Network", "NeuralBot", "network"]
