"""The random bot: any legal move, all equally likely, and the same ones for the same seed."""

from random import Random

from rollplayer.bots import make_bot
from rollplayer.engine import Options, Seat, new_game
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards


def test_the_random_bot_chooses_as_pythons_choice_does() -> None:
    """Its games of earlier releases stay the same, and with them every seed somebody has noted."""
    state = new_game(Options(2, base_cards()))
    bot = make_bot("random")
    own, pythons = Random("mind"), Random("mind")
    for count in [*range(1, 70), 153, 256, 257]:
        moves = [Move(number) for number in range(count)]
        for _ in range(5):
            assert bot.choose(state, Seat(0), moves, own) == pythons.choice(moves)
