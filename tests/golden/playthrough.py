"""A game written out for people to read, like OpenSpiel's playthroughs.

Each step shows the prompt, the legal moves or chance outcomes, the stars so far, and what
happened. Lists of one verb are cut after a few moves; the digest covers what is left out.
"""

from typing import Any, Final

from rollplayer.engine import CHANCE, NOBODY, State, drops, legal, score, turn
from rollplayer.engine.terms import Move
from rollplayer.notation.moves import write_move
from rollplayer.notation.position import write_position
from rollplayer.notation.record import Record, write_event, write_result
from tests.driver import happen
from tests.golden.digest import odds

SHOWN: Final = 6  # moves of one verb


def write_playthrough(name: str, record: Record) -> str:
    """The whole text."""
    options = record.options
    lines = [
        f"game: {name}",
        f"players {options.players}, edition {options.edition},"
        f" variants {', '.join(options.variants) or 'none'}, classes {options.classes}",
        "",
    ]
    state = record.first.clone()
    for number, event in enumerate(record.events):
        lines += step_lines(number, state)
        lines += [f"-> {write_event(options.cards, event)}", ""]
        happen(state, event)
    lines += [f"end, round {state.round}", *table_lines(write_position(state)), stars_line(state)]
    lines += [f"result: {write_result(state)}", ""]
    return "\n".join(lines)


def step_lines(number: int, state: State) -> list[str]:
    position = write_position(state)
    asked = position["prompts"][0]
    fields = " ".join(
        f"{key}={value}" for key, value in asked.items() if key not in ("kind", "seat")
    )
    who = "chance" if turn(state) == CHANCE else f"seat {turn(state)}"
    head = f"{number}. round {state.round}, {position['phase']}: {who}, {asked['kind']} {fields}"
    lines = [head.rstrip()]
    if asked["kind"] in ("take", "market", "last-call", "place-starting"):
        lines += [*table_lines(position), stars_line(state)]
    if turn(state) == CHANCE:
        return [*lines, "   odds: " + shortened(odds(state))]
    for seat in range(state.options.players):
        if moves := legal(state, seat):
            mark = "may" if seat == turn(state) else "may meanwhile"
            lines.append(f"   {seat} {mark}: {grouped(state, moves)}")
        if weapons := drops(state, seat):
            lines.append(f"   {seat} may drop: {grouped(state, weapons)}")
    return lines


def grouped(state: State, moves: list[Move]) -> str:
    """The moves verb by verb, each list cut short."""
    verbs: dict[str, list[str]] = {}
    for move in moves:
        text = write_move(state.options.cards, move)
        verbs.setdefault(text.partition(" ")[0], []).append(text)
    return ", ".join(shortened(texts) for texts in verbs.values())


def shortened(texts: list[str]) -> str:
    if len(texts) <= SHOWN + 1:
        return ", ".join(texts)
    return f"{', '.join(texts[:SHOWN])}, ... {texts[-1]} ({len(texts)} in all)"


def table_lines(position: dict[str, Any]) -> list[str]:
    """Center, market and heroes in a few lines."""
    center = " ".join(
        f"{card['card']}:{card['die'] or '-'}{'+' * card['gold']}"
        for card in position["initiative"]
    )
    lines = [f"   center {center or '-'} | market {' '.join(position['market']) or '-'}"]
    for seat, hero in enumerate(position["heroes"]):
        sheet = " | ".join(f"{row.upper()} {' '.join(dice)}" for row, dice in hero["sheet"].items())
        token = hero["alignment"] or {"card": "-", "row": 1, "column": 1}
        lines.append(
            f"   hero {seat}: {hero['race']} {hero['class']}, {hero['backstory']},"
            f" {token['card']} at {token['row']},{token['column']},"
            f" gold {hero['gold']}, charisma {hero['charisma']}"
        )
        lines.append(f"     {sheet}")
        cards = [f"{card}*" if card in hero["exhausted"] else card for card in hero["cards"]]
        lines.append(f"     {' '.join(cards) or '-'}")
    return lines


def stars_line(state: State) -> str:
    """The stars if the game ended now."""
    assert turn(state) >= NOBODY
    return "   stars: " + ", ".join(str(card.total) for card in score(state))
