"""Bots by anyone: they play like ours, and one that fails forfeits with its reason."""

import os
import re
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

import rollplayer as rp
from rollplayer.bots import make_bot
from rollplayer.bots.bot import Bot
from rollplayer.bots.foreign import player
from rollplayer.bots.matches.match import Match, play_match, standing
from rollplayer.engine import Options
from rollplayer.errors import NoBot
from rollplayer.notation.cards.cardfile import base_cards, read_pack
from rollplayer.notation.record import write_record

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GREEDY = f"{EXAMPLES / 'greedy.py'}:Greedy"
GREEDY_JS = f"exec:node {EXAMPLES / 'greedy.js'}"
SHORT = Options(2, base_cards(), variants=("short",))


def play(*names: str, seed: str = "1", options: Options = SHORT) -> Match:
    bots: list[Bot] = [make_bot(name) for name in names]
    return play_match(options, bots, seed)


def text(match: Match) -> str:
    return write_record(match.record, match.state)


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    """A file of bots, each of which fails in its own way at its fourth decision."""
    path = tmp_path / "failing.py"
    source = """
        import os, sys, time
        import rollplayer as rp

        class First(rp.Bot):
            def __init__(self):
                self.count = 0
            def choose(self, position, moves, random):
                self.count += 1
                return moves[0] if self.count < 4 else self.fail(moves)
            def fail(self, moves):
                return moves[0]

        class Raises(First):
            def fail(self, moves):
                raise LookupError("no idea")

        class Hangs(First):
            def fail(self, moves):
                while True: pass

        class Dies(First):
            def fail(self, moves):
                print("the end", file=sys.stderr, flush=True)
                os._exit(3)

        class Leaves(First):
            def fail(self, moves):
                sys.exit("enough")

        class Cheats(First):
            def fail(self, moves):
                return "gold"

        class Garbles(First):
            def fail(self, moves):
                return 17

        class Talks(First):
            def choose(self, position, moves, random):
                print("thinking about", len(moves), "moves")
                return super().choose(position, moves, random)

        class Draws(rp.Bot):
            def choose(self, position, moves, random):
                return random.choice(moves)
    """
    path.write_text(dedent(source), "utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "raised LookupError: no idea (failing.py, line 16)"),
        ("Hangs", "gave no answer within 0.5 s"),
        ("Dies", "ended in the middle of the game with status 3: the end"),
        ("Leaves", "ended in the middle of the game with status 1: enough"),
        ("Cheats", "raised ValueError: choose returned"),
        ("Garbles", "raised TypeError: choose returned 17; return one of the moves"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_others_play_on(
    bot_file: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.setenv(player.SECONDS, "0.5")
    match = play(f"{bot_file}:{name}", "random")
    assert list(match.forfeits) == [0]
    assert match.forfeits[0].startswith(reason)
    came_to = standing(match)
    assert came_to.stars[0] == 0
    assert came_to.winners == [1]
    assert "unfinished" not in text(match)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("cat", "without ok or an error"),
        ("false", "ended in the middle of the game with status 1"),
        ("echo garbage", "answered 'garbage', which is not JSON"),
        ("yes", "answered 'y', which is not JSON"),
    ],
)
def test_a_program_that_does_not_know_the_protocol_forfeits(command: str, reason: str) -> None:
    match = play(f"exec:{command}", "random")
    assert reason in match.forfeits[0]


def test_when_everyone_forfeits_nobody_wins() -> None:
    match = play("exec:false", "exec:false")
    assert standing(match).winners == []
    assert standing(match).stars == [0, 0]


def test_a_python_file_plays_and_repeats_itself() -> None:
    one, two = (play(GREEDY, "random") for _ in range(2))
    assert not one.forfeits
    assert text(one) == text(two)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node to run JavaScript")
def test_a_javascript_program_plays_and_repeats_itself() -> None:
    one, two = (play(GREEDY_JS, "random") for _ in range(2))
    assert not one.forfeits
    assert text(one) == text(two)


def test_a_bots_randomness_follows_the_seed(bot_file: Path) -> None:
    name = f"{bot_file}:Draws"
    assert text(play(name, name)) == text(play(name, name))
    assert text(play(name, name)) != text(play(name, name, seed="2"))


def test_what_a_bot_prints_does_not_disturb_its_answers(
    bot_file: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    match = play(f"{bot_file}:Talks", "random")
    assert "thinking about" in capfd.readouterr().err
    assert not match.forfeits or "fail" not in match.forfeits[0]


def test_every_game_gets_a_new_bot_in_the_same_process(bot_file: Path) -> None:
    name = f"{bot_file}:First"
    play(name, "random")
    (program,) = player._idle[os.getpid(), name]
    play(name, "random")
    assert player._idle[os.getpid(), name] == [program]
    player.close_idle_programs()
    assert program.process.returncode is not None


def test_in_the_library_too_a_program_plays_game_after_game(bot_file: Path) -> None:
    """Every game that was played out left a program running behind it."""
    name = f"{bot_file}:First"
    for seed in range(2):
        rp.Game(players=1, seed=seed).play_out(name)
        assert len(player._idle[os.getpid(), name]) == 1
    player.close_idle_programs()


def test_a_bot_plays_with_a_card_pack(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('name = "mine"\n[market.reckless]\ncost = 1\n', "utf-8")
    assert not play(GREEDY, "random", options=Options(2, read_pack(pack))).forfeits


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("adapt", "did you mean adept?"),
        ("nofile.py:Bot", "there is no file “nofile.py”"),
        ("greedy.py", "write the file and the class, such as mine.py:MyBot"),
        ("no_such_module:Bot", "for a file, write no_such_module.py:Bot"),
        ("exec:", "exec: needs a command"),
        ("exec:./nowhere", "there is no program “./nowhere”"),
        ("exec:'", "can’t be read"),
    ],
)
def test_a_name_that_leads_nowhere_says_what_to_write(name: str, message: str) -> None:
    with pytest.raises(NoBot, match=re.escape(message)):
        make_bot(name)
