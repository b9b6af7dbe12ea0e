"""Many solo games that are stepped together: the loop behind the vector environment.

It knows no NumPy, so that mypyc compiles it with the rules and no game costs interpreted work.
"""

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rollplayer.engine import Options
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.episode import Episode
from rollplayer.environments.observing import Slate, width, zeros

SEED_BITS: Final = 53
SOLO: Final = 0  # the only seat


class Batch:
    """The games, and what the last step brought: one place per game in every list.

    A finished game starts over in the same step; its last observation is kept in `finals`.
    """

    __slots__ = (
        "episodes",
        "finals",
        "illegal",
        "lines",
        "masks",
        "observations",
        "options",
        "rewards",
        "seeds",
        "stars",
    )

    def __init__(self, options: Options, lines: bool) -> None:
        self.options: Options = options
        self.lines: bool = lines  # rewards come with every step, not at the end
        self.episodes: list[Episode] = []
        self.seeds: Random = Random()
        self.observations: Slate = Slate(0)
        self.masks: Slate = Slate(0)
        self.stars: list[int] = []  # of each game, when it was last scored
        self.rewards: list[int] = []
        self.finals: dict[int, vec[u8]] = {}  # by the number of the game
        self.illegal: list[int] = []  # the games whose action was illegal

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.options, self.lines, self.episodes, self.seeds, self.stars)

    def begin(self, seeds: list[int], later: int) -> None:
        """Starts all games over; `later` seeds the games that follow the first ones."""
        self.make_room(len(seeds))
        self.episodes = [Episode(self.options, seed) for seed in seeds]
        self.stars = [0] * len(seeds)
        self.seeds = Random(later)

    def make_room(self, games: int) -> None:
        if games != len(self.episodes):
            self.observations = Slate(games * width(1))
            self.masks = Slate(games * ACTIONS)

    def step(self, actions: list[int]) -> tuple[vec[u8], vec[u8]]:
        """Plays one action in every game. An illegal one changes nothing and earns nothing.

        Gives what `write` gives. Each row is written right after its game has moved on, while the
        game is still in the cache of the processor.
        """
        observations, masks = self.observations.wiped(), self.masks.wiped()
        wide: i64 = width(1)
        seen: i64 = 0
        marked: i64 = 0
        self.rewards = [0] * len(actions)
        self.finals = {}
        self.illegal = []
        for game in range(len(actions)):
            episode = self.episodes[game]
            if not episode.step(actions[game]):
                self.illegal.append(game)
            elif episode.is_over():
                self.finish(game)
            elif self.lines:
                self.rewards[game] = self.gain(game)
            episode.observe(SOLO, observations, seen)
            episode.mark_legal(masks, marked)
            seen += wide
            marked += ACTIONS
        return observations, masks

    def finish(self, game: int) -> None:
        """Scores a game, keeps its last observation, and starts the next one."""
        episode = self.episodes[game]
        self.rewards[game] = self.gain(game)
        final = zeros(width(1))
        episode.observe(SOLO, final, 0)
        self.finals[game] = final
        self.stars[game] = 0
        episode.begin(self.seeds.getrandbits(SEED_BITS))

    def gain(self, game: int) -> int:
        """The stars since the game was last scored."""
        stars = self.episodes[game].stars()[SOLO]
        gained = stars - self.stars[game]
        self.stars[game] = stars
        return gained

    def write(self) -> tuple[vec[u8], vec[u8]]:
        """One row per game: observations, and masks of legal actions; good until the next call."""
        observations, masks = self.observations.wiped(), self.masks.wiped()
        wide: i64 = width(1)
        seen: i64 = 0
        marked: i64 = 0
        for episode in self.episodes:
            episode.observe(SOLO, observations, seen)
            episode.mark_legal(masks, marked)
            seen += wide
            marked += ACTIONS
        return observations, masks


def resumed(
    options: Options, lines: bool, episodes: list[Episode], seeds: Random, stars: list[int]
) -> Batch:
    """The games out of another process, or a copy; not what their last step brought."""
    batch = Batch(options, lines)
    batch.make_room(len(episodes))
    batch.episodes, batch.seeds, batch.stars = episodes, seeds, stars
    return batch
