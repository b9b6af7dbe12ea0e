"""How a bot is named: `adept`, `mine.py:MyBot`, `package.module:MyBot`, `exec:./mybot`, or the
name that an installed package gives its bot in the entry point group `rollplayer.bots`."""

import shlex
import shutil
import sys
from difflib import get_close_matches
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rollplayer.errors import NoBot

GROUP: Final = "rollplayer.bots"
EXEC: Final = "exec:"
HOST: Final = "rollplayer.bots.foreign.host"


def installed_bots() -> list[str]:
    """The names under which installed packages offer bots."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def command_of(name: str, ours: tuple[str, ...]) -> list[str]:
    """The command that starts a foreign bot. `ours` are the names to suggest beside it."""
    if name.startswith(EXEC):
        return program_command(name.removeprefix(EXEC))
    if ":" in name or name.endswith(".py"):
        check_python(name)
    elif name not in installed_bots():
        raise unknown(name, (*ours, *installed_bots()))
    return [sys.executable, "-m", HOST, name]


def title_of(name: str) -> str:
    """A short name for people: `MyBot`, `mybot`; nobody needs to know where it is kept."""
    if name.startswith(EXEC):
        program, *words = program_command(name.removeprefix(EXEC))
        scripts = [word for word in words if Path(word).is_file()]  # `node mybot.js`
        return Path((scripts or [program])[0]).stem
    return name.rpartition(":")[2]


def program_command(text: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError:
        raise NoBot("bot-command-unreadable", text=text) from None
    if not words:
        raise NoBot("bot-needs-command")
    if shutil.which(words[0]) is None:
        raise NoBot("no-bot-program", text=words[0])
    return words


def check_python(name: str) -> None:
    """Refuses a file or module that is not there, before any process is started."""
    where, _, what = name.rpartition(":")
    if not where or not what.isidentifier():
        raise NoBot("bot-without-class", text=name)
    if where.endswith(".py"):
        if not Path(where).is_file():
            raise NoBot("no-bot-file", text=where)
    elif not has_module(where):
        raise NoBot("no-bot-module", text=where, known=f"{where}.py:{what}")


def has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def unknown(name: str, known: tuple[str, ...]) -> NoBot:
    shown = name if len(name) <= 40 else f"{name[:37]}..."
    near = get_close_matches(name, known, n=1)
    if near:
        return NoBot("perhaps-other-bot", text=shown, known=near[0])
    return NoBot("no-such-bot", text=shown, known=", ".join(known))
