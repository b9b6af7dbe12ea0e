"""The hero of an earlier checkout, as a bot for today's games (`docs/own-bots.md`).

    git worktree add build/before e0382ca
    before="exec:python benchmarks/hero_before.py build/before"
    python scripts/play_tables.py champion "$before" --players 2 --games 400 --out FILE.jsonl

The old program reads positions in the notation and answers with its own move, at full strength. It
plays with today's prices. Where its rules left no choice there is none here either: Open Lock
reveals its card, and of two weapons the one listed first acts first. Whatever else it cannot read
ends the program, and so the game.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(sys.argv[1]) / "src"))

# Everything of the program comes from the old checkout.
hero = import_module("rollplayer.bots.hero")
flow = import_module("rollplayer.engine.flow")
cardfile = import_module("rollplayer.notation.cardfile")
cardset = import_module("rollplayer.notation.cardset")
notation = import_module("rollplayer.notation.moves")
position = import_module("rollplayer.notation.position")

# What today's cards cost where the price has changed since.
PRICES = {
    "ancient-spear": 2,
    "quarterstaff": 2,
    "compassionate": 4,
    "search": 4,
    "acrobatics": 1,
    "cure-wounds": 2,
}
PACK = 'name = "prices"\n' + "".join(f"[market.{card}]\ncost = {PRICES[card]}\n" for card in PRICES)
CARDS = cardset.build(cardfile.pack_deal(PACK, "prices of today", "prices")[0], "base")
NAMES = {"color": "colour", "roll-center": "roll-centre"}  # of fields and kinds, then

Json = dict[str, Any]


def main() -> None:
    bot = hero.HeroBot()
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"name": "hero before"} if request["do"] == "begin" else decide(bot, request)
        print(json.dumps({"id": request["id"], "ok": True} | answer), flush=True)


def decide(bot: Any, request: Json) -> Json:
    """The first move among today's that the old hero makes in one of the prompts of then."""
    if "reveal" in request["moves"]:
        return {"move": "reveal"}
    for prompts in prompts_before(request["position"]["prompts"]):
        move = move_of(bot, request, prompts)
        if move != "pass":
            break
    return {"move": move}


def prompts_before(prompts: list[Json]) -> list[list[Json]]:
    """The prompts of today, topmost first, as the old program asked them, one after another."""
    top, below = prompts[0], [respelled(prompt) for prompt in prompts[1:]]
    if not top.pop("each", False):
        return [[respelled(top), *below]]
    return [[top | {"actions": [action]}, *below] for action in top["actions"]]


def respelled(prompt: Json) -> Json:
    kind = prompt["kind"]
    fields = {NAMES.get(name, name): value for name, value in prompt.items() if name != "each"}
    return fields | {"kind": NAMES.get(kind, kind)}


def move_of(bot: Any, request: Json, prompts: list[Json]) -> str:
    state = position.read_position(CARDS, request["position"] | {"prompts": prompts})
    seat = request["seat"]
    known = set(request["moves"])
    moves = [
        move for move in flow.listed_moves(state, seat) if notation.write_move(CARDS, move) in known
    ]
    if not moves:
        raise ValueError(f"none of {sorted(known)} was a move then")
    move = bot.choose(state, seat, moves, Random(request["seed"]))
    return str(notation.write_move(CARDS, move))


main()
