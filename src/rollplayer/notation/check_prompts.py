"""Whether the prompts of a loaded position can be pending where they are.

A saved state always passes. A position made by hand may ask for something that cannot be
answered (keep a value of an empty space, a market turn without an initiative card); it is refused
here, before the rules could stumble over it. What each prompt needs is said beside the prompt
(`Prompt.misfit`).
"""

from typing import Final

from rollplayer.engine import CHANCE, OVER, SETUP, State
from rollplayer.engine.terms import NO_DIE, NONE, Prompt
from rollplayer.errors import BadPosition

MOST_PROMPTS: Final = 200  # 25 cards of a pack with 6 effects each, and a few more


def check_prompts(state: State) -> None:
    """Refuses prompts that could not be answered within the rules."""
    if len(state.prompts) > MOST_PROMPTS:
        raise BadPosition("too-many-prompts", path="prompts", most=MOST_PROMPTS)
    if state.phase == OVER and state.prompts:
        raise BadPosition("prompts-at-the-end", path="prompts", rule="R7")
    if sum(prompt.alone for prompt in state.prompts) > 1:
        raise BadPosition("two-turns", path="prompts")
    if state.phase == SETUP:
        check_setup(state)
    for below, prompt in zip([None, *state.prompts], state.prompts, strict=False):
        reason = misfit(state, prompt, below)
        if reason:
            at = len(state.prompts) - 1 - state.prompts.index(prompt)
            raise BadPosition(
                "prompt-misfit", path=f"prompts[{at}]", kind=prompt.kind, misfit=reason
            )


def check_setup(state: State) -> None:
    """R11.16: setup asks for each thing once, and all the dice it draws are in the bag."""
    if any(die > NO_DIE for die in state.center) or any(hero.initiative for hero in state.heroes):
        raise BadPosition("setup-takes-nothing", path="initiative", rule="R3.1")
    settled = [prompt.settled() for prompt in state.prompts]
    if len(set(settled)) < len(settled):
        raise BadPosition("setup-asks-once", path="prompts", rule="R11.16")
    if sum(prompt.dice_to_draw() for prompt in state.prompts) > sum(state.bag):
        raise BadPosition("bag-too-small", path="bag", rule="R2.11")


def misfit(state: State, prompt: Prompt, below: Prompt | None) -> str:
    """Why a prompt cannot be pending, or nothing."""
    if state.phase not in prompt.phases:
        return "other-phase"
    if prompt.seat == CHANCE and not prompt.for_nobody:
        return "needs-seat"
    if state.start == NONE and not prompt.for_nobody:
        return "no-start"
    return prompt.misfit(state, below)
