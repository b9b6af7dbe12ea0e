"""Files that commands write: completely or not at all, and checked before the work begins."""

import os
import tempfile
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

from rollplayer.cli.errors import WrongUse


def write_whole(path: Path, text: str) -> None:
    """Writes a new file beside the old one and syncs it to disk before it replaces the old one."""
    handle, draft = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(draft, 0o666 & ~current_umask())
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def is_special(path: Path) -> bool:
    """Whether this is something to write to but never to replace, such as /dev/stdout."""
    return path.exists() and not path.is_file()


def check_can_write(option: str, name: str | Path) -> None:
    """Refuses a file that could not be written at the end; leaves nothing behind."""
    path = Path(name)
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not is_special(path):
            with tempfile.TemporaryFile(dir=path.resolve().parent):
                pass
    except OSError as error:
        raise cannot_write(option, name, error) from None


def write_file(option: str, name: str | Path, text: str) -> None:
    """Writes what an option asked for."""
    path = Path(name)
    try:
        if is_special(path):
            path.write_text(text, "utf-8")
        else:
            write_whole(path.resolve(), text)
    except OSError as error:
        raise cannot_write(option, name, error) from None


def cannot_write(option: str, name: str | Path, error: OSError) -> WrongUse:
    return WrongUse("error-write", option=option, file=str(name), why=str(error.strerror))


def make_folder(option: str, name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse("error-folder", option=option, file=name, why=str(error.strerror)) from None
