"""The vocabulary of card effects and the cards as facts."""
