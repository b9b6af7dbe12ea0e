"""The end of a game: every star with its reason, who won, and by which tie-break."""

from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.terminal.views import hero_words
from rollplayer.cli.words import amount, listed
from rollplayer.engine import NONE, Scorecard, State, color_of, leaders, score
from rollplayer.notation.scorecard import rank_key, write_lines
from rollplayer.words import words_for


def score_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """One hero's scorecard, line by line."""
    hero = state.heroes[seat]
    card = score(state)[seat]
    lines = [f"{seats.whose(seat)} stars, {hero_words(state, hero)}:"]
    lines += write_lines(state.options.cards, hero, card)
    if card.dropped:
        weapons = [state.options.cards.market[weapon].slug for weapon in card.dropped]
        lines.append(f"R11.21 dropped to score more: {listed(weapons)}")
    return [*lines, f"total: {amount(card.total, 'star')}"]


def ending_lines(state: State, seats: Seats) -> list[str]:
    """The scorecards of all heroes and the result."""
    table = score(state)
    lines = ["", "The game is over."]
    for seat in range(len(table)):
        lines += ["", *score_lines(state, seats, seat)]
    return [*lines, "", *result_lines(state, seats, table)]


def result_lines(state: State, seats: Seats, table: list[Scorecard]) -> list[str]:
    if state.options.solo:
        rank = words_for("en")(rank_key(table[0].rank or "npc", state.options.edition))
        return [f"{seats.does(0, 'have')} {amount(table[0].total, 'star')}: {rank} (R9.7)."]
    won = leaders(state, table)
    stars = amount(table[won[0]].total, "star")
    if len(won) > 1:
        names = listed([seats.name(seat) for seat in won])
        return [f"{names} share the victory with {stars} (R8.8)."]
    return [f"{seats.does(won[0], 'win')} with {stars}.", *tie_break(state, seats, table, won[0])]


def tie_break(state: State, seats: Seats, table: list[Scorecard], won: int) -> list[str]:
    """Why this seat won among those with as many stars."""
    tied = [seat for seat, card in enumerate(table) if card.total == table[won].total]
    if len(tied) == 1:
        return []
    gold = [state.heroes[seat].gold for seat in tied]
    names = listed([seats.name(seat) for seat in tied])
    if gold.count(max(gold)) == 1:
        return [f"{names} have as many stars; most gold decides: {max(gold)} (R8.8)."]
    dice = own_dice(state, won)
    return [f"{names} have as many stars; fewest dice in the class color decide: {dice} (R8.8)."]


def own_dice(state: State, seat: int) -> int:
    """How many dice show the hero's class color."""
    hero = state.heroes[seat]
    color = NONE
    if hero.hero_class != NONE:
        color = state.options.cards.classes[hero.hero_class].color
    return sum(1 for die in hero.dice if die and color_of(die) == color)
