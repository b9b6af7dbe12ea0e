"""What is frozen about the environments: names by number, and what games look like in numbers.

`python -m tests.environments.frozen` writes the files of the present version. A number must not
change its meaning: agents are trained on these numbers. What needs other numbers gets a new version
(`catalogue.VERSION`, `observing.VERSION`) and a new name for its environment. Only `digests` may
follow a change of the rules or of the cards, as golden games do, and a new card of the box gives
its name to a slot that was free (`make golden`).
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from rollplayer.engine import Options
from rollplayer.environments import catalogue, observing
from rollplayer.environments.catalogue import ACTIONS, legal_numbers
from rollplayer.environments.episode import Episode
from rollplayer.environments.naming import action_names, observation_names, outcome_names
from rollplayer.environments.observing import width, zeros
from rollplayer.notation.cards.cardfile import base_cards

FOLDER: Final = Path(__file__).parent / "golden"
SEED: Final = 2026
# As `re.escape` leaves it; no card of the box is called so.
FREE_SLOT: Final = re.compile(r"(?:card|weapon|class|race|backstory|alignment)\\-\d+")


def numbered(names: tuple[str, ...]) -> str:
    return "".join(f"{number} {name}\n" for number, name in enumerate(names))


def random_steps(options: Options, seed: int) -> Iterator[Episode]:
    """Every decision and the end of a game played at random, one episode played in place."""
    episode = Episode(options, seed)
    choices = Random(seed)
    while not episode.is_over():
        yield episode
        number = choices.choice(legal_numbers(episode.state, episode.seat()))
        assert episode.step(number)
    yield episode


def digest(players: int) -> str:
    """A hash of all that every seat sees, and of all masks, in one random game."""
    seen = sha256()
    for episode in random_steps(Options(players, base_cards()), SEED):
        for seat in range(players):
            buffer = zeros(width(players))
            episode.observe(seat, buffer, 0)
            seen.update(buffer)
        mask = zeros(ACTIONS)
        episode.mark_legal(mask, 0)
        seen.update(mask)
    return seen.hexdigest()


def files() -> dict[str, str]:
    """Every golden file by its name."""
    return {
        f"actions-{catalogue.VERSION}.txt": numbered(action_names()),
        f"outcomes-{catalogue.VERSION}.txt": numbered(outcome_names()),
        f"observations-{observing.VERSION}.txt": numbered(observation_names()),
        "digests.txt": "".join(f"{players} {digest(players)}\n" for players in range(1, 5)),
    }


def other_meanings(name: str, text: str) -> list[str]:
    """The lines of a golden file whose numbers would mean something else."""
    path = FOLDER / name
    if name == "digests.txt" or not path.exists():
        return []
    before, now = path.read_text("utf-8").splitlines(), text.splitlines()
    changed = [old for old, new in zip(before, now, strict=False) if not same_or_named(old, new)]
    return changed + before[len(now) :] + now[len(before) :]


def same_or_named(old: str, new: str) -> bool:
    """The same name, or a name where only the number of a slot stood: `buy card-54`."""
    pattern = FREE_SLOT.sub("[a-z-]+", re.escape(old))
    return old == new or re.fullmatch(pattern, new) is not None


def main() -> int:
    for name, text in files().items():
        if changed := other_meanings(name, text):
            print(f"{name}: these numbers would mean something else", *changed, sep="\n")
            return 1
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
