"""How the shipped puzzles are made and checked: `python -m purradox.puzzles.making`."""
