"""How the neural player learns: many tables at once, on a graphics card. Never needed to play."""
