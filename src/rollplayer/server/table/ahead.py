"""Decisions ahead of one's turn, where all may decide at the same time (R2.12, decision 045).

They are kept with the seat, as texts. When the game comes to the seat they are played at once, as
ordinary moves in the ordinary order, in the same transaction as the move before. So records and
everything that reads them know nothing of it. What one seat decides cannot change what another
may (`engine.deciding`); decisions end unplayed only where the game goes back to before the dice
that they place were rolled.
"""

from collections.abc import Iterable, Sequence

from rollplayer.engine import RulesError, State, ask_first, deciding, legal, play, turn
from rollplayer.engine.scoring import score_of
from rollplayer.notation.moves import read_move
from rollplayer.notation.position import write_hero
from rollplayer.notation.prompts import write_prompt
from rollplayer.notation.record import Event
from rollplayer.server.store.rows import PERSON, SeatRow
from rollplayer.server.table.event_log import Game, Step, happen, move_text, undone
from rollplayer.server.table.room import Change, Room
from rollplayer.server.table.scores import hero_score
from rollplayer.server.wire.ahead import SeatAhead


def decided(row: SeatRow) -> list[str]:
    """The moves of a seat that wait for its turn."""
    return row.ahead.splitlines()


def with_decisions(row: SeatRow, moves: Iterable[str]) -> SeatRow:
    """The seat with other decisions: its next request names another number."""
    return row._replace(ahead="\n".join(moves), ahead_at=row.ahead_at + 1)


def state_ahead(state: State, row: SeatRow) -> State | None:
    """The state after a seat's own decisions, before anybody else's; None where it has to wait."""
    if row.seat not in deciding(state):
        return None
    ahead = ask_first(state, row.seat)
    for text in decided(row):
        ahead = play(ahead, row.seat, read_move(state.options.cards, text))
    return ahead


def asked_state(room: Room, seat: int) -> State:
    """The state in which a seat is asked: before its turn, it is that of its own decisions."""
    return state_ahead(room.game.state, room.seats[seat]) or room.game.state


def choosing(state: State, seats: Sequence[SeatRow]) -> list[int]:
    """The seats that still have something to decide while all may decide at the same time."""
    return [seat for seat in deciding(state) if is_choosing(state, seats[seat])]


def is_choosing(state: State, row: SeatRow) -> bool:
    ahead = state_ahead(state, row)
    return ahead is not None and turn(ahead) == row.seat


def seat_ahead(room: Room, seat: int) -> SeatAhead | None:
    """What the holder of a seat sees of it before its turn."""
    row, state = room.seats[seat], room.game.state
    ahead = None if turn(state) == seat else state_ahead(state, row)
    if ahead is None:
        return None
    cards = state.options.cards
    prompt = ahead.prompts[-1] if turn(ahead) == seat else None
    return SeatAhead(
        at=row.ahead_at,
        decided=decided(row),
        moves=[move_text(cards, move) for move in legal(ahead, seat)],
        rule=prompt.rule if prompt else None,
        prompt=write_prompt(cards, prompt) if prompt else None,
        hero=write_hero(cards, ahead.heroes[seat]),
        score=hero_score(cards, score_of(ahead, seat)),
    )


# Playing them ------------------------------------------------------------------------------------


def carried_on(room: Room, change: Change) -> Change:
    """A change with all that was decided ahead for where it leads."""
    seats = room.seats if change.seats is None else change.seats
    steps = list(change.steps)
    if steps:
        seats = given_back(room.game, seats, steps[0])
    if not any(row.ahead for row in seats):
        return change
    state = steps[-1].after.state if steps else room.game.state
    seats = play_out(room.game, [fitting(state, row) for row in seats], steps)
    return change._replace(steps=steps, seats=seats)


def play_out(game: Game, seats: list[SeatRow], steps: list[Step]) -> list[SeatRow]:
    """Adds the moves of each seat whose turn comes; the seats as they are then."""
    seats = list(seats)
    while True:
        moment = steps[-1].after if steps else game.now
        seat = turn(moment.state)
        if seat < 0 or not seats[seat].ahead:
            return seats
        for text in decided(seats[seat]):
            move = read_move(moment.state.options.cards, text)
            steps.append(happen(moment, Event(seat, move)))
            moment = steps[-1].after
        steps += game.plan_chance(moment)
        # The number stays: whatever the seat has just sent is played now that its turn has come.
        seats[seat] = seats[seat]._replace(ahead="")


def given_back(game: Game, seats: list[SeatRow], step: Step) -> list[SeatRow]:
    """The seats after somebody has taken back: what others decided for themselves is kept.

    Their moves came later and are undone too, yet do not depend on what was taken back.
    """
    back_to = undone(step.text)
    if back_to is None:
        return seats
    gone = [number - 1 for number in game.standing if number > back_to]
    kept = []
    for row in seats:
        moves = [game.texts[each] for each in gone if game.seats[each] == row.seat]
        if moves and row.seat != step.seat and row.kind == PERSON:
            row = with_decisions(row, [*moves, *decided(row)])
        kept.append(row)
    return kept


def fitting(state: State, row: SeatRow) -> SeatRow:
    """A seat without the decisions that do not fit any more: the game went back too far."""
    if not row.ahead:
        return row
    fits: list[str] = []
    if row.seat in deciding(state):
        ahead = ask_first(state, row.seat)
        for text in decided(row):
            try:
                ahead = play(ahead, row.seat, read_move(state.options.cards, text))
            except RulesError:
                break
            fits.append(text)
    return row if fits == decided(row) else with_decisions(row, fits)
