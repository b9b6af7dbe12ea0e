"""`rollplayer replay`: records verify, and altered ones are refused with their line."""

import json
from pathlib import Path
from random import Random

import pytest

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import (
    CHANCE,
    RULES_VERSION,
    RULES_VERSIONS,
    Options,
    legal,
    outcomes,
    turn,
)
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import write_move, write_outcome
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import read_record, write_record
from rollplayer.words import languages, words_for
from tests.cli.command import Ended, one_line, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record() -> str:
    options = Options(2, base_cards(), variants=("short",))
    match = play_match(options, [make_bot("random"), make_bot("random")], "replay")
    return write_record(match.record, match.state)


def replay(capsys: Capture, folder: Path, text: str, *flags: str) -> Ended:
    path = folder / "game.txt"
    path.write_text(text, "utf-8")
    return run(capsys, "replay", str(path), *flags)


def body(record: str) -> int:
    """The number of lines before the first event."""
    return record.split("\n").index("") + 1


def test_a_record_replays(capsys: Capture, tmp_path: Path, record: str) -> None:
    ended = replay(capsys, tmp_path, record)
    assert ended.status == 0
    assert ended.out.startswith("* start ")
    assert "R8.1 Strength" in ended.out
    assert replay(capsys, tmp_path, record, "--verify").status == 0


def test_the_json_holds_events_and_scores(capsys: Capture, tmp_path: Path, record: str) -> None:
    ended = replay(capsys, tmp_path, record, "--json")
    assert ended.json["events"] == [line for line in record.split("\n")[body(record) :] if line]
    assert len(ended.json["heroes"]) == 2
    assert ended.json["winners"]


def test_any_single_move_altered_is_refused_with_its_line(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    """Even if the altered move is legal: the seal shows it."""
    lines = record.split("\n")
    choice = Random(1)
    altered = 0
    for place in range(body(record), len(lines) - 1):
        _, state = read_record(base_cards(), "\n".join(lines[:place]))
        seat = turn(state)
        if seat == CHANCE:
            other = [f"* {write_outcome(base_cards(), what)}" for what, _ in outcomes(state)]
        else:
            other = [f"{seat} {write_move(base_cards(), move)}" for move in legal(state, seat)]
        other.remove(lines[place])
        if other and choice.random() < 0.3:
            wrong = [*lines[:place], choice.choice(other), *lines[place + 1 :]]
            ended = replay(capsys, tmp_path, "\n".join(wrong), "--verify")
            assert ended.status == 1
            assert f"Line {place + 1}:" in one_line(ended)
            altered += 1
    assert altered > 50


@pytest.mark.parametrize("change", ["removed", "doubled", "garbled", "cut"])
def test_a_changed_line_is_named(capsys: Capture, tmp_path: Path, record: str, change: str) -> None:
    lines = record.split("\n")
    place = body(record) + 60
    if change == "removed":
        del lines[place]
    elif change == "doubled":
        lines.insert(place, lines[place])
    elif change == "garbled":
        lines[place] = "0 hop 2"
    else:
        del lines[place + 1 :]
    ended = replay(capsys, tmp_path, "\n".join(lines), "--verify")
    assert ended.status == 1
    named = int(one_line(ended).split("Line ")[1].split(":")[0])
    assert named in (place + 1, place + 2)


def test_a_changed_result_is_refused(capsys: Capture, tmp_path: Path, record: str) -> None:
    lines = record.split("\n")
    place = next(at for at, line in enumerate(lines) if line.startswith("result:"))
    lines[place] = "result: 99 98, winner 0"
    ended = replay(capsys, tmp_path, "\n".join(lines), "--verify")
    assert ended.status == 1
    assert f"Line {place + 1}: The result is" in one_line(ended)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("format: 1", "format: 2", "format"),
        ("rules version: 1", "rules version: 0", "version 0 of the rules"),
        ("edition: second", "edition: third", "edition"),
        ("players: 2", "players: 7", "players"),
        ("players: 2", "players: two", "players"),
        ("cards: base", "cards: mine", "name the card pack"),
        ("format: 1\n", "", "format"),
        ("format: 1", "color: red", "not a header line"),
        ("variants: short", "variants: long", "variant"),
    ],
)
def test_a_wrong_header_is_named(
    capsys: Capture, tmp_path: Path, record: str, old: str, new: str, reason: str
) -> None:
    assert old in record
    ended = replay(capsys, tmp_path, record.replace(old, new, 1))
    assert ended.status == 1
    assert reason in one_line(ended)


def test_a_result_that_was_taken_out_is_missed(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    lines = [line for line in record.split("\n") if not line.startswith("result:")]
    assert replay(capsys, tmp_path, "\n".join(lines), "--verify").status == 1


def test_a_header_that_says_two_things_is_refused(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    ended = replay(capsys, tmp_path, f"edition: first\n{record}")
    assert ended.status == 1
    assert "edition" in ended.err


def test_a_record_that_names_no_rules_is_played_by_the_present_ones(record: str) -> None:
    lines = [
        line for line in record.split("\n") if not line.startswith(("rules version:", "seal:"))
    ]
    read, _ = read_record(base_cards(), "\n".join(lines))
    assert read.options.rules_version == RULES_VERSION


def test_a_record_of_an_earlier_version_keeps_its_rules_and_says_so(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the next release played by version 2; a record that names none is one of its own."""
    release_rules(monkeypatch, "2")
    read, last = read_record(base_cards(), record, verify=True)
    assert read.options.rules_version == "1"
    saved = json.loads(json.dumps(write_position(last)))
    assert saved["rules_version"] == "1"
    assert read_position(base_cards(), saved) == last
    assert write_record(read, last) == record
    unnamed = "\n".join(line for line in record.split("\n") if not line.startswith("rules version"))
    read, last = read_record(base_cards(), unnamed)
    assert read.options.rules_version == "2"
    assert "rules_version" not in write_position(last)
    assert read_position(base_cards(), write_position(last)) == last


def release_rules(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    known = (*RULES_VERSIONS, version)
    for module in ("engine._options", "notation.position", "notation.record"):
        monkeypatch.setattr(f"rollplayer.{module}.RULES_VERSIONS", known)
    for module in ("notation.position", "notation.record"):
        monkeypatch.setattr(f"rollplayer.{module}.RULES_VERSION", version)
    names = {name: place for place, name in enumerate(known)}
    monkeypatch.setattr("rollplayer.notation.position.VERSION_NAMES", names)


def test_a_record_without_a_seal_still_replays(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    lines = [line for line in record.split("\n") if not line.startswith("seal:")]
    assert replay(capsys, tmp_path, "\n".join(lines), "--verify").status == 0


def test_an_unfinished_record_replays_to_where_it_stands(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    lines = record.split("\n")[: body(record) + 40]
    text = "\n".join(line for line in lines if not line.startswith("result:"))
    assert "Result: unfinished" in replay(capsys, tmp_path, text).out


def test_a_file_that_is_not_there(capsys: Capture, tmp_path: Path) -> None:
    ended = run(capsys, "replay", str(tmp_path / "none.txt"))
    assert ended.status == 2
    one_line(ended)


@pytest.mark.parametrize("kept", ["", "seal:"], ids=["gone", "empty"])
@pytest.mark.parametrize("language", languages())
def test_a_record_without_its_seal_is_not_said_to_hold(
    capsys: Capture, tmp_path: Path, record: str, kept: str, language: str
) -> None:
    """Whoever took the seal out could change a legal move, and was told that the record holds."""
    lines = [kept if line.startswith("seal:") else line for line in record.split("\n")]
    ended = replay(capsys, tmp_path, "\n".join(lines), "--verify", "--lang", language)
    file, count = str(tmp_path / "game.txt"), len(lines) - body(record) - 1
    result = next(line for line in lines if line.startswith("result:")).removeprefix("result: ")
    words = words_for(language)
    assert ended.out.strip() == words("replay-without-seal", file=file, count=count, result=result)
    assert words("replay-without-seal", file=file, count=count, result="") != words(
        "replay-holds", file=file, count=count, result=""
    )
    whole = replay(capsys, tmp_path, record, "--verify", "--lang", language)
    assert whole.out.strip() == words("replay-holds", file=file, count=count, result=result)
    assert (ended.status, whole.status) == (0, 0)
