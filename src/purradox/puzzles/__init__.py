"""Puzzles: positions in which one choice is clearly best. Standard library and rules alone."""

from purradox.puzzles.puzzle import Kind, Puzzle, Value, Why, find_puzzle, of_the_day, puzzles

__all__ = ["Kind", "Puzzle", "Value", "Why", "find_puzzle", "of_the_day", "puzzles"]
