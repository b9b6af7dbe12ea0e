"""Whether the judge of `rollplayer analyse` is fair: its drift over games of some bots.

python scripts/check_judge.py --bots quick,novice,adept,hero --games 10 --work 8
"""

import argparse
from statistics import fmean, pstdev

from rollplayer.bots import Bot, make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.analysis import analyse
from rollplayer.search.findings import Sums
from rollplayer.search.quick import QuickBot
from rollplayer.search.settings import QUICK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=QUICK, help=f"{QUICK}, or levels, with commas")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--work", type=int, default=8)
    args = parser.parse_args()
    for bot in args.bots.split(","):
        rows = [sums_of(bot, args.players, f"val{n}", args.work) for n in range(args.games)]
        print(f"{bot}, {args.games} games")
        for name in Sums._fields:
            column = [getattr(row, name) for row in rows]
            print(f"  {name:<8}{fmean(column):>8.2f}  sd {pstdev(column):.2f}")
        for factor in (1, 2):
            share = fmean(abs(row.drift) <= factor * row.error for row in rows)
            print(f"  drift within {factor} x the stated error: {100 * share:.0f} %", flush=True)


def sums_of(bot: str, players: int, seed: str, work: int) -> Sums:
    bots: list[Bot] = [QuickBot() if bot == QUICK else make_bot(bot) for _ in range(players)]
    match = play_match(Options(players, base_cards()), bots, seed)
    return analyse(match.record, 0, work).sums()


if __name__ == "__main__":
    main()
