"""Saved games: the record's text in a file that is either whole or not there at all."""

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from rollplayer.cli.errors import Complaint, worded
from rollplayer.cli.files import write_whole
from rollplayer.cli.language import say
from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadRecord
from rollplayer.notation.record import Record, read_record

MARK: Final = "format:"  # how every record begins


class CannotSave(Complaint):
    """Why a game cannot be saved."""


class CannotLoad(Complaint):
    """Why a game cannot be loaded."""


def save(name: str, text: str) -> Path:
    """Writes a record so that an older file stays whole whatever happens."""
    try:
        path = Path(name).expanduser().resolve()
        check_is_ours(path)
        write_whole(path, text)
    except (OSError, ValueError, RuntimeError) as error:
        raise CannotSave("cannot-write", file=name, why=reason(error)) from None
    return path


def check_is_ours(path: Path) -> None:
    """Refuses to write over a file that is no saved game."""
    if path.is_dir():
        raise CannotSave("is-a-folder", file=str(path))
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(MARK)) not in (b"", MARK.encode()):
                raise CannotSave("is-no-game", file=str(path))


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or say("impossible-name")


def save_somewhere(text: str) -> Path:
    """Saves under an unused name: here, else at home, else where temporary files go."""
    for folder in (Path(), Path("~"), Path(tempfile.gettempdir())):
        with suppress(CannotSave, OSError, RuntimeError):
            return save(str(free_name(folder.expanduser())), text)
    raise CannotSave("no-folder")


def free_name(folder: Path) -> Path:
    number = 1
    while (path := folder / f"rollplayer-{number}.txt").exists():
        number += 1
    return path


def load(cards: CardSet, name: str) -> tuple[Record, str]:
    """The record in a file, and a warning if it was changed after it was saved."""
    try:
        text = Path(name).expanduser().read_text("utf-8")
    except UnicodeDecodeError:
        raise CannotLoad("not-text", file=name) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise CannotLoad("cannot-read", file=name, why=reason(error)) from None
    try:
        record, _ = read_record(cards, text)
    except BadRecord as error:
        raise CannotLoad("cannot-load", file=name, why=error.reason) from None
    return record, change_warning(cards, text)


def change_warning(cards: CardSet, text: str) -> str:
    try:
        read_record(cards, text, verify=True)
    except BadRecord as error:
        return say("file-changed", why=str(worded(error.reason)).removesuffix("."))
    return ""
