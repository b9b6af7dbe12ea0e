"""What somebody at a table may do. Each function checks and plans; `Changes.make` saves."""

from rollplayer.bots import BOTS
from rollplayer.engine import RulesError, check
from rollplayer.engine import play as play_move
from rollplayer.engine.terms import Move
from rollplayer.errors import BadMove
from rollplayer.notation.fair import SHARE, seed_hash
from rollplayer.refusal_words import Names
from rollplayer.server.errors import PassedOn, Refusal
from rollplayer.server.store.rows import BOT, OPEN, PERSON, SeatRow
from rollplayer.server.table.ahead import asked_state, decided, state_ahead, with_decisions
from rollplayer.server.table.event_log import count, move_text, texts_of
from rollplayer.server.table.room import Change, Room, awaited, game_seed, has_begun
from rollplayer.server.table.scores import hero_scores
from rollplayer.server.wire.ahead import Ahead, TakeBack
from rollplayer.server.wire.dice import Reveal
from rollplayer.server.wire.scores import HeroScore
from rollplayer.server.wire.seats import Close, Free, Look, Resign
from rollplayer.server.wire.table import Play, Preview, Undo, Why

# A game of four has about 700 events; one with this many has been moved to and fro.
MOST_EVENTS = 3_000
STAND_IN = "adept"


def check_seat(room: Room, mine: frozenset[int], seat: int) -> None:
    """Nobody acts for another seat."""
    if seat not in mine:
        raise Refusal("not-your-seat")
    if room.is_closed:
        raise Refusal("table-closed")
    if room.is_archive:
        raise Refusal("archive")


def check_actor(room: Room, mine: frozenset[int], seat: int) -> None:
    """A seat may be acted for by its holder, in a game that has begun and is not over."""
    check_seat(room, mine, seat)
    if room.is_open:
        raise Refusal("not-begun")
    if room.is_over:
        raise Refusal("game-over")
    if room.seats[seat].kind != PERSON:
        raise Refusal("bot-plays")


def check_fresh(room: Room, at: int) -> None:
    if at != room.game.event:
        raise Refusal("stale")


def check_length(room: Room) -> None:
    if room.game.event >= MOST_EVENTS:
        raise Refusal("too-many-events", most=MOST_EVENTS)


def read(room: Room, text: str) -> Move:
    try:
        return texts_of(room.options.cards).moves.of(text)
    except BadMove as error:
        raise PassedOn("illegal-move", error) from None


def refusal_of(room: Room, error: RulesError) -> Refusal:
    return PassedOn(error.code, error, Names(room.names, room.options.cards.words))


def play(room: Room, mine: frozenset[int], wish: Play) -> Change:
    check_actor(room, mine, wish.seat)
    check_fresh(room, wish.at)
    try:
        return Change(room.game.plan_move(wish.seat, read(room, wish.move)))
    except RulesError as error:
        raise refusal_of(room, error) from None


def undo(room: Room, mine: frozenset[int], wish: Undo) -> Change:
    """Takes the seat's last move back, as long as that is free."""
    check_actor(room, mine, wish.seat)
    check_fresh(room, wish.at)
    if not room.game.can_undo(wish.seat):
        raise Refusal("no-free-undo")
    check_length(room)
    back_to = room.game.before_last_move_of(wish.seat)
    assert back_to is not None
    return Change(room.game.plan_undo(wish.seat, back_to))


def decide_ahead(room: Room, mine: frozenset[int], wish: Ahead) -> Change:
    """Keeps a decision until the seat's turn comes; if it has come by now, the move is played."""
    check_actor(room, mine, wish.seat)
    row = room.seats[wish.seat]
    if wish.at != row.ahead_at:
        raise Refusal("stale")
    state = state_ahead(room.game.state, row)
    if state is None:
        raise Refusal("decide-in-turn")
    move = read(room, wish.move)
    try:
        check(state, wish.seat, move)
    except RulesError as error:
        raise refusal_of(room, error) from None
    text = move_text(room.options.cards, move)
    seats = reseated(room, with_decisions(row, [*decided(row), text]))
    return Change(seats=seats, aside=room.turn != wish.seat)


def take_back(room: Room, mine: frozenset[int], wish: TakeBack) -> Change:
    """Takes the seat's last decision back that has not been played; nobody has seen it."""
    check_actor(room, mine, wish.seat)
    row = room.seats[wish.seat]
    if wish.at != row.ahead_at:
        raise Refusal("stale")
    if not row.ahead:
        raise Refusal("nothing-to-undo")
    seats = reseated(room, with_decisions(row, decided(row)[:-1]))
    return Change(seats=seats, aside=True)


def preview(room: Room, mine: frozenset[int], wish: Preview) -> list[HeroScore]:
    """The scores after a move, before what chance brings then."""
    check_actor(room, mine, wish.seat)
    try:
        state = play_move(asked_state(room, wish.seat), wish.seat, read(room, wish.move))
    except RulesError as error:
        raise refusal_of(room, error) from None
    return hero_scores(room.options.cards, count(state))


def why(room: Room, mine: frozenset[int], wish: Why) -> None:
    """Raises the reason why a move is not allowed; a legal one has none."""
    check_actor(room, mine, wish.seat)
    try:
        check(asked_state(room, wish.seat), wish.seat, read(room, wish.move))
    except RulesError as error:
        raise refusal_of(room, error) from None


# Seats -----------------------------------------------------------------------------------------


def reseated(room: Room, row: SeatRow) -> list[SeatRow]:
    return [row if each.seat == row.seat else each for each in room.seats]


def start(room: Room, seats: list[SeatRow]) -> Change:
    """Seats as they are now; the game begins if it waited for nothing else."""
    if has_begun(room.seats) or not has_begun(seats):
        return Change(seats=seats)
    room.game.seed = game_seed(room.row, seats)
    return Change(room.game.plan_start(), seats)


def resign(room: Room, mine: frozenset[int], wish: Resign) -> Change:
    """A bot plays the seat to the end; where no person is left, the table closes."""
    check_actor(room, mine, wish.seat)
    row = room.seats[wish.seat]._replace(kind=BOT, bot=stand_in(""), token=None)
    seats = reseated(room, row)
    over = not any(seat.kind == PERSON or seat.token for seat in seats)
    return Change(seats=seats, reason="resigned" if over else None)


def look(room: Room, mine: frozenset[int], wish: Look) -> Change:
    """The side of the character sheet: no rule depends on it, so it may change at any time."""
    check_seat(room, mine, wish.seat)
    return Change(seats=reseated(room, room.seats[wish.seat]._replace(look=wish.look)))


def stand_in(bot: str) -> str:
    """The bot that plays for somebody: a decent one unless another is named."""
    level = bot or STAND_IN
    good = [name for name in BOTS if name != "random"]
    if level not in BOTS:
        raise Refusal("unknown-bot", known=", ".join(good))
    if level not in good:
        raise Refusal("weak-stand-in", known=", ".join(good))
    return level


def check_host(room: Room, mine: frozenset[int], seat: int) -> None:
    check_seat(room, mine, seat)
    if seat != room.row.host:
        raise Refusal("not-the-host")


def free(room: Room, mine: frozenset[int], wish: Free) -> Change:
    check_host(room, mine, wish.seat)
    if not room.is_open:
        raise Refusal("already-begun")
    if not 0 <= wish.target < len(room.seats) or wish.target in mine:
        raise Refusal("no-seat")
    return Change(seats=reseated(room, SeatRow(wish.target, OPEN, "", "", None)))


def close(room: Room, mine: frozenset[int], wish: Close) -> Change:
    check_host(room, mine, wish.seat)
    others = [seat for seat in room.people() if seat not in mine]
    if not room.is_open and others:
        raise Refusal("already-begun")
    return Change(reason="host")


def reveal(room: Room, mine: frozenset[int], wish: Reveal) -> Change:
    """Shows a promised share. The last one starts the game."""
    check_seat(room, mine, wish.seat)
    row = room.seats[wish.seat]
    if wish.seat not in awaited(room.seats):
        raise Refusal("share-too-early")
    if not SHARE.fullmatch(wish.share) or seed_hash(wish.share) != row.promise:
        raise Refusal("bad-share")
    return start(room, reseated(room, row._replace(share=wish.share)))
