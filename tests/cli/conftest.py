"""The command line in English, whatever language this machine speaks."""

import pytest


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
