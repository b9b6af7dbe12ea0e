"""Search and what is built on it: analysis after the game, hints, the balance of the cards."""
