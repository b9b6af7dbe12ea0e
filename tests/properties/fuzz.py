"""Spoils positions: fields dropped, altered, doubled, swapped, taken from another position."""

import copy
from random import Random
from typing import Any, Final

Path = tuple[Any, ...]

ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 4, 5, 6, 7, 17, 60, 99, 9999, 10**30, 1.5, float("inf")),
    *("", "r6", "y1", "y", "k", "str", "cha3", "con2", "knowledge", "longbow", "diplomacy", "\n"),
    *("open-lock", "intimidate", "climb", "warrior", "druid", "bard", "dice", "over", "mixed"),
    *(
        [],
        {},
        [[]],
        [None],
        ["r6"],
        ["y6", "y6", "y6"],
        [1, 2, 3],
        ["str", "wis"],
        {"kind": "take"},
    ),
)


def paths(value: Any, here: Path = ()) -> list[Path]:
    """Every place in a JSON value, itself first."""
    found = [here]
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*here, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            found += paths(item, (*here, at))
    return found


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def spoil(position: Any, other: Any, random: Random) -> Any:
    """A copy with one to four things wrong, or perhaps by luck still right."""
    spoilt = copy.deepcopy(position)
    for _ in range(random.randint(1, 4)):
        places = [path for path in paths(spoilt) if path]
        if not places:
            break
        SPOILERS[int(random.random() * len(SPOILERS))](spoilt, random.choice(places), other, random)
    return spoilt


def drop_field(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    del at(spoilt, path[:-1])[path[-1]]


def alter(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    at(spoilt, path[:-1])[path[-1]] = copy.deepcopy(random.choice(ODD_VALUES))


def nudge(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    value = at(spoilt, path)
    if isinstance(value, bool):
        at(spoilt, path[:-1])[path[-1]] = not value
    elif isinstance(value, int):
        at(spoilt, path[:-1])[path[-1]] = value + random.choice((-1, 1, 2, 10))
    elif isinstance(value, list) and value:
        random.shuffle(value)


def double(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    holder = at(spoilt, path[:-1])
    if isinstance(holder, list):
        holder.insert(random.randint(0, len(holder)), copy.deepcopy(holder[path[-1]]))


def swap(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    """Two values of one kind of holder change places."""
    end = random.choice([place for place in paths(spoilt) if place])
    if end[: len(path)] == path or path[: len(end)] == end:
        return
    one, two = at(spoilt, path), at(spoilt, end)
    at(spoilt, path[:-1])[path[-1]], at(spoilt, end[:-1])[end[-1]] = two, one


def graft(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    """The same place of another position, or anything of it with the same name."""
    same = [place for place in paths(other) if place and place[-1] == path[-1]]
    if same:
        at(spoilt, path[:-1])[path[-1]] = copy.deepcopy(at(other, random.choice(same)))


def transplant(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    """Phase or prompts of another position."""
    for field in random.choice((("phase",), ("prompts",), ("phase", "prompts"), ("heroes",))):
        if isinstance(spoilt, dict) and field in other:
            spoilt[field] = copy.deepcopy(other[field])


def more_prompts(spoilt: Any, path: Path, other: Any, random: Random) -> None:
    """Prompts of another position on top of, or beneath, those that are there."""
    if isinstance(spoilt.get("prompts"), list):
        place = random.choice((0, len(spoilt["prompts"])))
        spoilt["prompts"][place:place] = copy.deepcopy(other["prompts"])


SPOILERS: Final = (drop_field, alter, nudge, double, swap, graft, transplant, more_prompts)
