"""Seats are only numbers: whoever sits elsewhere gets the same stars and the same game."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollplayer.engine import CHANCE, Options, new_game, play, score, settle
from rollplayer.engine import terms as m
from rollplayer.engine.scoring import leaders
from rollplayer.notation.position import read_position, write_position
from tests.properties.games import all_options, events_of, lengths, seeds, state_after


@given(all_options, seeds, lengths, st.randoms(use_true_random=False))
def test_renamed_seats_rename_the_stars(
    options: Options, seed: int, steps: int, random: Random
) -> None:
    """The heroes of any position change seats: scores and winners go with them."""
    position = write_position(state_after(options, seed, steps))
    position |= {"phase": "over", "prompts": [], "start": 0}
    order = list(range(options.players))
    random.shuffle(order)
    moved = {**position, "heroes": [position["heroes"][seat] for seat in order]}
    before, after = (read_position(options.cards, it) for it in (position, moved))
    stars, renamed = score(before), score(after)
    assert renamed == [stars[seat] for seat in order]
    assert sorted(order[seat] for seat in leaders(after, renamed)) == leaders(before, stars)


@given(all_options, seeds, st.integers(1, 3))
def test_a_turned_table_plays_the_same_game(options: Options, seed: int, by: int) -> None:
    """Everybody moves up some seats: the same events give the same game, moved up as well."""

    def up(seat: int) -> int:
        return (seat + by) % options.players

    here, there = new_game(options), new_game(options)
    for event in events_of(here, Random(seed)):
        if event.seat != CHANCE:
            there = play(there, up(event.seat), event.move)
        elif m.kind_of(event.what) == m.STARTS:
            there = settle(there, m.encode_outcome(m.STARTS, up(m.first(event.what))))
        else:
            there = settle(there, event.outcome)
    turned = write_position(there)
    plain: dict[str, Any] = write_position(here)
    plain["heroes"] = [
        plain["heroes"][(seat - by) % options.players] for seat in range(options.players)
    ]
    plain["start"] = up(plain["start"])
    assert turned == plain
