"""Arrow keys, history and completion at the prompt, where the platform has them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType

# The words that may follow, for the words before and the one that is begun.
Completions = Callable[[list[str], str], list[str]]


def line_editor() -> ModuleType | None:
    try:
        import readline
    except ImportError:  # pragma: no cover - not on every platform
        return None
    return readline


def load_line_editing() -> None:
    """Tab completes words between blanks; nothing is offered until a question offers something."""
    editor = line_editor()
    if editor is None:  # pragma: no cover - not on every platform
        return
    is_libedit = "libedit" in (editor.__doc__ or "")  # as on macOS
    editor.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
    editor.set_completer_delims(" ")


@contextmanager
def completing(completions: Completions | None) -> Iterator[None]:
    """While a question is open, Tab completes its words."""
    editor = line_editor()
    if editor is None:  # pragma: no cover - not on every platform
        yield
        return

    found: list[str] = []

    def complete(begun: str, number: int) -> str | None:
        """Asked for number 0, 1, 2 ... until there are no more."""
        if number == 0:
            before = editor.get_line_buffer()[: editor.get_begidx()].split()
            found[:] = completions(before, begun) if completions else []
        if number >= len(found):
            return None
        return f"{found[0]} " if len(found) == 1 else found[number]

    earlier = editor.get_completer()
    editor.set_completer(complete)
    try:
        yield
    finally:
        editor.set_completer(earlier)
