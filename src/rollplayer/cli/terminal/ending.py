"""The end of a game: every star with its reason, who won, and by which tie-break."""

from rollplayer.cli.language import say
from rollplayer.cli.scores import scorecard_lines
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.terminal.sheet import hero_words
from rollplayer.cli.words import gold_words, listed, stars_words
from rollplayer.engine import State, score
from rollplayer.engine.scoring import Scorecard, leaders, score_of
from rollplayer.engine.terms import NONE, color_of
from rollplayer.notation.scorecard import rank_key


def score_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """One hero's scorecard, line by line."""
    hero = state.heroes[seat]
    title = say("score-title", **seats.person(seat), hero=hero_words(state, hero))
    return [title, *scorecard_lines(state.options.cards, hero, score_of(state, seat))]


def ending_lines(state: State, seats: Seats) -> list[str]:
    """The scorecards of all heroes and the result."""
    table = score(state)
    lines = ["", say("ask-over")]
    for seat in range(len(table)):
        lines += ["", *score_lines(state, seats, seat)]
    return [*lines, "", *result_lines(state, seats, table)]


def result_lines(state: State, seats: Seats, table: list[Scorecard]) -> list[str]:
    if state.options.solo:
        rank = say(rank_key(table[0].rank or "npc", state.options.edition))
        return [say("result-solo", **seats.person(0), stars=stars_words(table[0].total), rank=rank)]
    won = leaders(state, table)
    stars = stars_words(table[won[0]].total)
    if len(won) > 1:
        names = listed([seats.name(seat) for seat in won])
        return [say("result-shared", names=names, stars=stars)]
    result = say("result-won", **seats.person(won[0]), stars=stars)
    return [result, *tie_break(state, seats, table, won[0])]


def tie_break(state: State, seats: Seats, table: list[Scorecard], won: int) -> list[str]:
    """Why this seat won among those with as many stars."""
    tied = [seat for seat, card in enumerate(table) if card.total == table[won].total]
    if len(tied) == 1:
        return []
    gold = [state.heroes[seat].gold for seat in tied]
    names = listed([seats.name(seat) for seat in tied])
    if gold.count(max(gold)) == 1:
        return [say("tie-by-gold", names=names, gold=gold_words(max(gold)))]
    return [say("tie-by-dice", names=names, count=own_dice(state, won))]


def own_dice(state: State, seat: int) -> int:
    """How many dice show the hero's class color."""
    hero = state.heroes[seat]
    color = NONE
    if hero.hero_class != NONE:
        color = state.options.cards.classes[hero.hero_class].color
    return sum(1 for die in hero.dice if die and color_of(die) == color)
