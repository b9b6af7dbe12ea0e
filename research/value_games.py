"""Games of self-play to learn a value from; `train_value.py` plays and learns."""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from rollplayer.bots.bot import best_of
from rollplayer.bots.features.context import (
    AFTER_MARKET,
    BEFORE_MARKET,
    IN_SETUP,
    Context,
)
from rollplayer.bots.features.layout import CARD_SLOTS
from rollplayer.bots.features.linear import load_linear
from rollplayer.bots.features.rows import affordable_part, sheet_inputs
from rollplayer.bots.features.sheets import Sheets, own_sheet
from rollplayer.bots.features.values import Value, read_network
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.playing import play_on, with_chance
from rollplayer.engine import VARIANTS, Options, State, listed_moves, new_game, score
from rollplayer.engine.terms import USE, AttributeAction, Move, PlaceDie, TakeCard, kind_of
from rollplayer.notation.cards.cardfile import base_cards

CLOSE = 1.5  # stars: how far below the best a stray move may be
FAVORITE = 0.3  # how often race and class are those that the hero bot would choose


class Samples:
    """What was seen in a game, to be joined with how it ended."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray[Any, Any]] = []
        self.seats: list[int] = []

    def add(self, state: State, seat: int, stage: int) -> None:
        self.rows.append(inputs_of(state, seat, stage, own_sheet(state.heroes[seat])))
        self.seats.append(seat)


def inputs_of(state: State, seat: int, stage: int, sheet: Sheets) -> np.ndarray[Any, Any]:
    """The inputs of one sheet, in the order in which the network has them."""
    context = Context(state, seat, stage)
    cards = np.zeros(CARD_SLOTS, dtype=np.float32)
    if len(context.shown):
        cards[list(context.shown)] = affordable_part(context, sheet.bases[0])
    return np.concatenate([context.turn_inputs(), cards, sheet_inputs(context, sheet)[0]])


class Task(NamedTuple):
    """One game to be played."""

    weights: bytes | None
    seed: str
    players: int
    stray: float


class Game(NamedTuple):
    """What a game of self-play taught, and how it went."""

    rows: Any  # what was seen, seat by seat, in the order of play
    lengths: list[int]  # how many rows each seat has
    stars: list[int]
    heroes: list[tuple[int, int]]
    plain: bool  # no straying, second edition, no variant: these games measure


def play_game(task: Task) -> Game:
    """One game of self-play."""
    random = Random(task.seed)
    variants = tuple(variant for variant in VARIANTS if random.random() < 0.06)
    edition = "first" if random.random() < 0.15 else "second"
    state = new_game(Options(task.players, base_cards(), edition, variants))
    player = Player(Planner(value_from(task.weights)), random, task.stray, task.players)
    for _ in play_on(state, with_chance(player.choose, random)):
        player.look(state)
    stars = [card.total for card in score(state)]
    samples = player.samples
    order = np.argsort(samples.seats, kind="stable")
    return Game(
        np.array(samples.rows, dtype=np.float32)[order],
        [samples.seats.count(seat) for seat in range(task.players)],
        stars,
        [(hero.race, hero.hero_class) for hero in state.heroes],
        not task.stray and edition == "second" and not variants and not player.favorite,
    )


class Player:
    """Plays all seats of a game with the planner, strays a little, and keeps what it saw."""

    def __init__(self, planner: Planner, random: Random, stray: float, players: int) -> None:
        self.planner = planner
        self.random = random
        self.stray = stray
        self.favorite = random.random() < FAVORITE
        self.samples = Samples()
        self.placing: int | None = None  # the seat that has just placed a starting die
        self.plan: dict[str, Move] = {}
        self.in_dice_turn = [False] * players
        self.held = [0] * players

    def choose(self, state: State, seat: int) -> Move:
        moves = listed_moves(state, seat)
        kind = state.prompts[-1].kind
        self.placing = seat if kind == "place-starting" else None
        if kind in ("race", "class"):
            return self.pick_hero(state, seat, moves)
        if len(moves) == 1:
            return moves[0]
        strays = self.random.random() < self.stray
        skilled = any(kind_of(move) == USE for move in moves)
        if kind == "take":
            self.plan = {} if strays or skilled else self.planner.plan(state, seat)
        if not (strays or skilled) and kind in self.plan and self.plan[kind] in moves:
            return self.plan.pop(kind)
        values = self.planner.values(state, seat, moves)
        if strays:
            least = max(values) - CLOSE
            return self.random.choice(
                [move for move, value in zip(moves, values, strict=True) if value >= least]
            )
        return best_of(moves, values)

    def pick_hero(self, state: State, seat: int, moves: list[Move]) -> Move:
        """All heroes are to be known, those that will be chosen best."""
        if not self.favorite:
            return self.random.choice(moves)
        values = hero_values(state, seat, moves)
        return best_of(moves, values)

    def look(self, state: State) -> None:
        """Keeps a sample of each seat after a starting die, a dice turn, a market turn."""
        if self.placing is not None:
            self.samples.add(state, self.placing, IN_SETUP)
            self.placing = None
        prompt = state.prompts[-1]
        for seat, hero in enumerate(state.heroes):
            own = prompt.seat == seat
            inside = own and (
                isinstance(prompt, TakeCard | PlaceDie | AttributeAction)
                or prompt.kind in ("keep", "reroll", "ability", "order", "roll-center")
            )
            if self.held[seat] and not hero.initiative:
                self.samples.add(state, seat, AFTER_MARKET)
            elif self.in_dice_turn[seat] and not inside and hero.initiative:
                self.samples.add(state, seat, BEFORE_MARKET)
                self.in_dice_turn[seat] = False
            if own and isinstance(prompt, TakeCard):
                self.in_dice_turn[seat] = True
            self.held[seat] = hero.initiative


_values: dict[bytes | None, Value] = {}


def value_from(weights: bytes | None) -> Value:
    """The value of these weights, loaded once per process; at first that of the novice."""
    if weights not in _values:
        _values.clear()
        _values[weights] = load_linear() if weights is None else read_network(weights)
    return _values[weights]
