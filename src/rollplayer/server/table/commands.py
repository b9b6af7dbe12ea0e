"""What somebody at a table may do. Each function checks, plans, saves; the caller shows."""

from rollplayer.engine import Move, RulesError, check
from rollplayer.engine import play as play_move
from rollplayer.notation.errors import BadMove
from rollplayer.notation.moves import read_move
from rollplayer.saying import Names
from rollplayer.server.errors import PassedOn, Refusal
from rollplayer.server.store.rows import PERSON
from rollplayer.server.table.event_log import count
from rollplayer.server.table.registry import Tables
from rollplayer.server.table.room import Room
from rollplayer.server.table.scores import hero_scores
from rollplayer.server.wire import HeroScore, Play, Preview, Undo, Why


def check_seat(room: Room, mine: frozenset[int], seat: int) -> None:
    """Nobody acts for another seat."""
    if seat not in mine:
        raise Refusal("not-your-seat")


def check_actor(room: Room, mine: frozenset[int], seat: int) -> None:
    """A seat may be acted for: by who holds it, in a game that is on."""
    check_seat(room, mine, seat)
    if room.is_open:
        raise Refusal("not-begun")
    if room.is_archive:
        raise Refusal("archive")
    if room.is_over:
        raise Refusal("game-over")
    if room.seats[seat].kind != PERSON:
        raise Refusal("bot-plays")


def check_fresh(room: Room, at: int) -> None:
    if at != room.game.event:
        raise Refusal("stale")


def read(room: Room, text: str) -> Move:
    try:
        return read_move(room.options.cards, text)
    except BadMove as error:
        raise PassedOn("illegal-move", error) from None


def refusal_of(room: Room, error: RulesError) -> Refusal:
    return PassedOn(error.code, error, Names(room.names, room.options.cards.words))


async def play(tables: Tables, room: Room, mine: frozenset[int], wish: Play) -> int:
    """Plays a move; gives the number of events when it is durable."""
    async with room.lock:
        check_actor(room, mine, wish.seat)
        check_fresh(room, wish.at)
        try:
            steps = room.game.plan_move(wish.seat, read(room, wish.move))
        except RulesError as error:
            raise refusal_of(room, error) from None
        await tables.commit(room, steps)
        return room.game.event


async def undo(tables: Tables, room: Room, mine: frozenset[int], wish: Undo) -> int:
    """Takes the seat's last move back, as long as that is free."""
    async with room.lock:
        check_actor(room, mine, wish.seat)
        check_fresh(room, wish.at)
        if not room.game.can_undo(wish.seat):
            raise Refusal("no-free-undo")
        back_to = room.game.before_last_move_of(wish.seat)
        assert back_to is not None
        await tables.commit(room, room.game.plan_undo(wish.seat, back_to))
        return room.game.event


def preview(room: Room, mine: frozenset[int], wish: Preview) -> list[HeroScore]:
    """The scores after a move, before what chance brings then."""
    check_actor(room, mine, wish.seat)
    try:
        state = play_move(room.game.state, wish.seat, read(room, wish.move))
    except RulesError as error:
        raise refusal_of(room, error) from None
    return hero_scores(room.options.cards, count(state))


def why(room: Room, mine: frozenset[int], wish: Why) -> None:
    """Raises the reason why a move is not on offer; a legal one has none."""
    check_actor(room, mine, wish.seat)
    try:
        check(room.game.state, wish.seat, read(room, wish.move))
    except RulesError as error:
        raise refusal_of(room, error) from None
