"""Log lines: an event with what a reader needs to word it, and nothing to look up."""

from rollplayer.engine import CHANCE, NOBODY, PHASES, State, turn
from rollplayer.engine import terms as m
from rollplayer.engine.terms import (
    GOLD,
    Color,
    Outcome,
    Prompt,
    RerollDie,
    RollCenter,
    RollDie,
    RollStarting,
    color_of,
    die_name,
    make_die,
)
from rollplayer.notation.parts import dice_besides, die_concerned, left_market
from rollplayer.notation.position import slug_list
from rollplayer.server.table.event_log import Step
from rollplayer.server.wire.moves import LogLine


def log_line(number: int, step: Step) -> LogLine:
    """The line of one event."""
    whom = concerns(step)
    after = step.after.state
    gone = [] if step.event is None else left_market(step.before, step.event, after)
    cards = after.options.cards
    return LogLine(
        number=number,
        seat=None if step.seat == CHANCE else step.seat,
        text=step.text,
        round=step.before.round,
        phase=PHASES[step.before.phase],
        concerns=whom,
        die=die_of(step),
        gold=gold(step, whom),
        stars=list(step.after.stars),
        dice=dice_of(step),
        discarded=slug_list(cards, [card for card in gone if card in after.discard]),
        trashed=slug_list(cards, [card for card in gone if card in after.trash]),
        prompt=passed_on(step),
    )


def concerns(step: Step) -> int | None:
    """The seat whose turn it was, or whom the outcome concerns."""
    if turn(step.before) == NOBODY:
        return None
    seat = step.before.prompts[-1].seat
    return None if seat == CHANCE else seat


def gold(step: Step, whom: int | None) -> int:
    seat = whom if step.seat == CHANCE else step.seat
    if seat is None:
        return 0
    return step.after.state.heroes[seat].gold - step.before.heroes[seat].gold


def die_of(step: Step) -> str | None:
    """The die an event is about, as it is afterwards."""
    if step.event is None:
        return None
    prompt = step.before.prompts[-1]
    if step.event.seat == CHANCE:
        return rolled_die(step.before, prompt, step.event.outcome)
    die = die_concerned(step.before, step.seat, step.event.move, step.after.state)
    return die_name(die) if die > 0 else None


def dice_of(step: Step) -> list[str]:
    """The two dice of a swap, in the order of its text."""
    if step.event is None or step.event.seat == CHANCE:
        return []
    return [die_name(die) for die in dice_besides(step.before, step.seat, step.event.move)]


def passed_on(step: Step) -> str:
    """What was asked when a seat passed: the end of a market turn is no skipped action."""
    if step.event is None or step.event.seat == CHANCE or m.kind_of(step.event.move) != m.PASS:
        return ""
    return step.before.prompts[-1].kind


def rolled_die(state: State, prompt: Prompt, outcome: Outcome) -> str | None:
    value = m.first(outcome)
    if m.kind_of(outcome) == m.ENEMY:
        return die_name(make_die(GOLD, value))
    if m.kind_of(outcome) != m.ROLLED:
        return None
    color = rolled_color(state, prompt)
    return None if color is None else die_name(make_die(color, value))


def rolled_color(state: State, prompt: Prompt) -> Color | None:
    if isinstance(prompt, RollDie):
        return prompt.color
    if isinstance(prompt, RollStarting):
        return prompt.in_hand[0]
    if isinstance(prompt, RerollDie):
        return color_of(state.heroes[prompt.seat].dice[prompt.space])
    if isinstance(prompt, RollCenter):
        return color_of(state.center[prompt.cards[0]])
    return None
