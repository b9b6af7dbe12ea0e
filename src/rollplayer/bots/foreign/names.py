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

GROUP: Final = "rollplayer.bots"
EXEC: Final = "exec:"
HOST: Final = "rollplayer.bots.foreign.host"


class NoBot(ValueError):
    """No bot goes by this name; the message says what to do."""


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
    except ValueError as error:
        raise NoBot(f"the command {text!r} cannot be read: {error}") from None
    if not words:
        raise NoBot("exec: needs a command, such as exec:./mybot")
    if shutil.which(words[0]) is None:
        raise NoBot(f"there is no program {words[0]!r} that can be run; check path and permission")
    return words


def check_python(name: str) -> None:
    """Refuses a file or module that is not there, before any process is started."""
    where, _, what = name.rpartition(":")
    if not where or not what.isidentifier():
        raise NoBot(f"{name!r} names no bot; write the file and the class, such as mine.py:MyBot")
    if where.endswith(".py"):
        if not Path(where).is_file():
            raise NoBot(f"there is no file {where!r}")
    elif not has_module(where):
        raise NoBot(f"there is no module {where!r}; for a file write {where}.py:{what}")


def has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def unknown(name: str, known: tuple[str, ...]) -> NoBot:
    shown = name if len(name) <= 40 else f"{name[:37]}..."
    near = get_close_matches(name, known, n=1)
    meant = f" (did you mean {near[0]}?)" if near else ""
    return NoBot(
        f"there is no bot {shown!r}{meant}; choose from {', '.join(known)}, "
        "or name your own: mine.py:MyBot, exec:./mybot"
    )
