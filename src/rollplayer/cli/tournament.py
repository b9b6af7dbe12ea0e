"""`rollplayer tournament`: bots against each other, with seats and deals balanced."""

import argparse
import json
from typing import Any, NamedTuple

from rollplayer.bots import Budget
from rollplayer.bots.matches.picture import bars
from rollplayer.bots.matches.tournament import (
    Outcome,
    Ratings,
    SequentialTest,
    count_outcome,
    duels,
    pairing,
    seatings,
    standings,
    whole_deals,
)
from rollplayer.cli.common import (
    Subparsers,
    add_bot_seconds,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_seeded_games,
    add_think,
    budget_of,
    chosen_options,
    known_bots,
    named_bots,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.forfeits import print_forfeits
from rollplayer.cli.language import number, say
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.runs.games import Table, game_row, stars_of
from rollplayer.cli.runs.runner import (
    Played,
    Run,
    add_dataset_option,
    add_run_options,
    keeps_records,
    play_games,
    result_head,
    run_options,
    with_records,
)
from rollplayer.cli.runs.work import Chunk, Row, Tally
from rollplayer.cli.words import parts_lines, with_error
from rollplayer.engine import Options
from rollplayer.engine.scoring import PARTS


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tournament",
        "rollplayer tournament --bots adept,novice --players 2 --games 400 --jobs 2",
    )
    parser.add_argument(
        "--bots", metavar=say("meta-names"), help=say("option-bots", bots=known_bots())
    )
    parser.add_argument(
        "--compare", nargs=2, metavar=(say("meta-new"), say("meta-old")), help=say("option-compare")
    )
    add_players_option(parser, 2, 3, 4)
    add_seeded_games(parser, 400)
    add_run_options(parser)
    add_dataset_option(parser)
    add_bot_seconds(parser)
    add_think(parser)
    parser.add_argument(
        "--picture", metavar=f"{say('meta-file')}.svg", help=say("option-win-picture")
    )
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


class Schedule(NamedTuple):
    """What every game shares: `Work` of the runner."""

    options: Options
    seated: list[tuple[str, ...]]
    seed: str
    budget: Budget
    with_record: bool

    def play(self, number: int) -> Row:
        game = pairing(self.seated, number)
        seed = f"{self.seed}/{game.deal}"
        table = Table(number, self.options, game.bots, seed, self.budget)
        row = game_row(table, self.with_record)
        return {"game": row.pop("game"), "deal": game.deal + 1, **row}

    def add_up(self, row: Row, tally: Tally) -> None:
        count_outcome(outcome_of(row), tally)


def outcome_of(row: Row) -> Outcome:
    seats = row["seats"]
    return Outcome(
        tuple(seat["bot"] for seat in seats),
        tuple(seat["stars"] for seat in seats),
        tuple(row["winners"]),
        tuple({part: seat[stars_of(part)] for part in PARTS} for seat in seats),
    )


class Referee:
    """Sees the games in order: rates the bots, and ends a comparison that is decided."""

    def __init__(self, args: argparse.Namespace, bots: tuple[str, ...]) -> None:
        self.new = bots[0]
        self.test = SequentialTest() if args.compare else None
        self.deal: list[Outcome] = []
        try:
            self.ratings: Ratings | None = Ratings(bots)
        except ModuleNotFoundError:
            self.ratings = None

    def see(self, chunk: Chunk) -> int | None:
        for seen, row in enumerate(chunk.rows, 1):
            outcome = outcome_of(row)
            if self.ratings:
                self.ratings.add(outcome)
            if self.test and self.is_settled(self.test, outcome):
                return seen
        return None

    def is_settled(self, test: SequentialTest, outcome: Outcome) -> bool:
        """A comparison is decided after a whole deal: two games, each bot once in each seat."""
        self.deal.append(outcome)
        if len(self.deal) < 2:
            return False
        shares = [each.share(each.bots.index(self.new)) for each in self.deal]
        test.add(sum(shares) / len(shares))
        self.deal.clear()
        return test.verdict().decision != "open"


def run(args: argparse.Namespace) -> int:
    bots = chosen_bots(args)
    if args.compare and args.players != 2:
        raise WrongUse("error-compare-players")
    options = chosen_options(args, args.players)
    if args.picture:
        check_can_write("--picture", args.picture)
    seated = seatings(bots, args.players)
    work = Schedule(options, seated, args.seed, budget_of(args), keeps_records(args))
    named = {**run_options("tournament", args, options), "bots": list(bots)}
    whole = Run(args, work, whole_deals(seated, args.games), with_records(named, args))
    referee = Referee(args, bots)
    played = play_games(whole, referee.see)
    summary = summarize(whole, bots, played, referee)
    print(json.dumps(summary)) if args.json else show(summary)
    if args.picture:
        draw(args.picture, summary)
    return 0


def chosen_bots(args: argparse.Namespace) -> tuple[str, ...]:
    if bool(args.bots) == bool(args.compare):
        raise WrongUse("error-name-bots")
    option = "--compare" if args.compare else "--bots"
    names = named_bots(option, args.compare or args.bots.split(","))
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongUse("error-two-bots", option=option)
    return names


def summarize(run: Run, bots: tuple[str, ...], played: Played, referee: Referee) -> dict[str, Any]:
    summary: dict[str, Any] = {
        **result_head(run, played),
        "bots": standings(bots, played.tally),
        "duels": duels(bots, played.tally),
        "forfeits": played.forfeits,
    }
    rated = referee.ratings.table() if referee.ratings else {}
    if not rated:
        summary["note"] = say("note-no-ratings" if referee.ratings else "note-openskill")
    for bot in summary["bots"]:
        if rated:
            bot["rating"] = rated[bot["name"]]
    if referee.test:
        verdict = referee.test.verdict()
        summary["compare"] = {
            "new": bots[0],
            "old": bots[1],
            **{key: round(value, 4) for key, value in verdict._asdict().items()},
            "decision": verdict.decision,
        }
    return summary


def draw(name: str, summary: dict[str, Any]) -> None:
    rows = [
        (bot["name"], 100 * bot["win_rate"], 100 * (bot["win_rate_error"] or 0.0))
        for bot in summary["bots"]
    ]
    games = say("game-count", count=summary["games"])
    title = say("picture-wins", games=games, players=summary["players"])
    write_file("--picture", name, bars(title, rows, " %"))


def show(summary: dict[str, Any]) -> None:
    games = say("game-count", count=summary["games"])
    print(say("tournament-line", games=games, players=summary["players"]))
    heads = [say(f"column-{name}") for name in ("bot", "games", "won", "stars", "rating")]
    rows = [standing_cells(bot) for bot in summary["bots"]]
    print(*columns([heads, *rows], numbers=(1, 2, 3, 4)), sep="\n")
    print()
    print(*parts_lines({bot["name"]: bot["lines"] for bot in summary["bots"]}), sep="\n")
    print()
    for duel in summary["duels"]:
        rate = with_error(100 * duel["rate"], 100 * (duel["error"] or 0), 1)
        print(say("duel-line", one=duel["one"], other=duel["other"], rate=rate))
    print_forfeits(summary["forfeits"])
    if "note" in summary:
        print(*fold(summary["note"], "  "), sep="\n")
    if "compare" in summary:
        print(*fold(verdict_line(summary["compare"]), "  "), sep="\n")
    print(say("mass-checksum", sum=summary["checksum"]))


def standing_cells(bot: dict[str, Any]) -> list[str]:
    rating = bot.get("rating")
    return [
        bot["name"],
        number(bot["games"]),
        with_error(100 * bot["win_rate"], 100 * (bot["win_rate_error"] or 0), 1),
        with_error(bot["mean_stars"], bot["mean_stars_error"], 2),
        with_error(rating["mean"], rating["error"], 1) if rating else "–",
    ]


def verdict_line(verdict: dict[str, Any]) -> str:
    return say(
        f"verdict-{verdict['decision']}",
        new=verdict["new"],
        old=verdict["old"],
        facts=say(
            "verdict-facts",
            rate=with_error(100 * verdict["rate"], 100 * verdict["error"], 1),
            deals=verdict["pairs"],
            ratio=number(verdict["ratio"], 2),
            lower=number(verdict["lower"], 2),
            upper=number(verdict["upper"], 2),
        ),
    )
