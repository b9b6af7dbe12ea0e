"""Regenerates the golden files and says what changed: `make golden`, then read `git diff`."""

import sys
from typing import TextIO

from rollplayer.engine import State
from rollplayer.notation.position import write_position
from rollplayer.notation.record import Record, write_record
from rollplayer.words import languages
from tests.driver import happen, rich_game
from tests.golden.digest import DIGESTS, GAMES, PLAYTHROUGHS, Digest, read_digests
from tests.golden.plan import PLAYTHROUGHS as READABLE
from tests.golden.plan import Planned, planned_games
from tests.golden.playthrough import write_playthrough
from tests.golden.sentences import SENTENCES, write_sentences

WIDTH = 40
HEAD = """\
# One line a golden game: stars by part and hero, winners, and a running hash of every listing,
# odds and position, once a round (setup first). Written by `make golden`; read the diff.
"""


def main() -> int:
    for language in languages():
        (SENTENCES / f"{language}.txt").write_text(write_sentences(language), encoding="utf-8")
    before = {path.stem: path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.txt"))}
    digests_before = read_digests()
    games = planned_games()
    after: dict[str, str] = {}
    digests: dict[str, str] = {}
    for number, game in enumerate(games):
        show_progress(sys.stderr, number, len(games), game.name)
        record, last = find_game(game)
        after[game.name] = write_record(record, last)
        digests[game.name] = digest_line(game.name, record)
        if game.name in READABLE:
            save(game.name, write_playthrough(game.name, record))
    show_progress(sys.stderr, len(games), len(games), "")
    write_games(after)
    DIGESTS.write_text(HEAD + "".join(f"{line}\n" for line in digests.values()), encoding="utf-8")
    for line in changes(before, after, digests_before, digests):
        print(line)
    return 0


def find_game(game: Planned) -> tuple[Record, State]:
    """Plays the game; if something is wanted, tries seeds until one has it."""
    for seed in game.seeds():
        record, last = rich_game(game.options, seed, game.taste)
        if game.wanted is None or game.wanted.ending(record, last):
            if game.wanted is not None and seed != f"{game.name} {game.wanted.hint}":
                print(f"\n{game.name}: found at seed {seed!r}; note it in plan.py", file=sys.stderr)
            return record, last
    raise SystemExit(f"{game.name}: no seed leads to what is wanted")


def digest_line(name: str, record: Record) -> str:
    digest = Digest()
    state = record.first.clone()
    digest.add(state, write_position(state))
    for event in record.events:
        happen(state, event)
        digest.add(state, write_position(state))
    return digest.line(name, state)


def save(name: str, text: str) -> None:
    (PLAYTHROUGHS / f"{name}.txt").write_text(text, encoding="utf-8")


def write_games(texts: dict[str, str]) -> None:
    GAMES.mkdir(exist_ok=True)
    for path in GAMES.glob("*.txt"):
        if path.stem not in texts:
            path.unlink()
    for name, text in texts.items():
        (GAMES / f"{name}.txt").write_text(text, encoding="utf-8")


def changes(
    before: dict[str, str], after: dict[str, str], old: dict[str, str], new: dict[str, str]
) -> list[str]:
    """Which games are new, gone, played differently, or played alike but listed differently."""
    lines = [f"new: {name}" for name in after if name not in before]
    lines += [f"gone: {name}" for name in before if name not in after]
    for name, text in after.items():
        if name in before and before[name] != text:
            lines.append(f"played otherwise: {name}")
        elif name in before and old.get(name) != new[name]:
            lines.append(f"same moves, other listing, odds, position or stars: {name}")
    return lines or ["nothing changed"]


def show_progress(out: TextIO, done: int, total: int, name: str) -> None:
    if out.isatty():
        filled = WIDTH * done // total
        bar = "#" * filled + "." * (WIDTH - filled)
        out.write(f"\r{bar} {done}/{total} {name:<32}" + ("\n" if done == total else ""))
        out.flush()


if __name__ == "__main__":
    raise SystemExit(main())
