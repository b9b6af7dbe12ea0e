"""The balance of the cards, from games of a bot against itself (`selfplay`).

Two regressions. Final stars on race, class, backstory and alignment, all random: how much better or
worse than average each of them does. Stars won after a random market turn on the card bought: how
much more than a discard a purchase brings, price and all.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from rollplayer.engine.cards import CARD_KINDS, CardSet
from rollplayer.search.regress import Effect, centered, centered_effects, dummies, fit, tells_apart
from rollplayer.search.selfplay import GameSeen, SeatSeen, Trial

SETUP_KINDS: Final = ("race", "hero_class", "backstory", "alignment")
# What counts as an outlier:
OUTLIER_ERRORS: Final = 3.0  # standard errors; of 100 cards none is that far off by luck alone
OUTLIER_CASES: Final = 30  # the fewest cases it may rest on
OUTLIER_STARS: Final = 1.0


class CardRow(NamedTuple):
    """What is known about a market card."""

    slug: str
    kind: str
    cost: int
    offered: int
    taken: int
    owned: int
    own_stars: float | None  # of its own lines, when owned at the end
    stars_per_gold: float | None  # own stars by gold paid
    effect: float | None  # stars more than a discard, where chance decided
    error: float | None
    trials: int


class Balance(NamedTuple):
    """The report: what the pictures and the tables show."""

    games: int
    players: int
    bot: str
    mean_stars: float
    sd_stars: float
    cards: list[CardRow]
    setup: dict[str, list[Effect]]
    shares: dict[str, dict[str, float]]  # games won by class and by race


def make_balance(cards: CardSet, games: Sequence[GameSeen], players: int, bot: str) -> Balance:
    seats = [seat for game in games for seat in game.seats]
    stars = np.array([seat.stars for seat in seats], dtype=np.float64)
    return Balance(
        len(games),
        players,
        bot,
        float(stars.mean()),
        float(stars.std()),
        card_rows(cards, games),
        setup_effects(seats),
        {kind: win_shares(seats, kind) for kind in ("race", "hero_class")},
    )


def setup_effects(seats: Sequence[SeatSeen]) -> dict[str, list[Effect]]:
    """R2.3 to R2.6: what each race, class, backstory and alignment is worth."""
    target = np.array([seat.stars for seat in seats], dtype=np.float64)
    labels = {kind: [getattr(seat, kind) for seat in seats] for kind in SETUP_KINDS}
    names = {kind: sorted(set(labels[kind])) for kind in SETUP_KINDS}
    blocks = [centered(labels[kind], names[kind]) for kind in SETUP_KINDS]
    columns = np.hstack([np.ones((len(seats), 1)), *blocks])
    if not tells_apart(columns):
        return {kind: [] for kind in SETUP_KINDS}
    coefficients, covariance = fit(columns, target)
    effects = {}
    begin = 1
    for kind, block in zip(SETUP_KINDS, blocks, strict=True):
        part = slice(begin, begin + block.shape[1])
        effects[kind] = centered_effects(
            labels[kind], names[kind], coefficients[part], covariance[part, part]
        )
        begin += block.shape[1]
    return effects


def win_shares(seats: Sequence[SeatSeen], kind: str) -> dict[str, float]:
    wins: dict[str, list[float]] = {}
    for seat in seats:
        wins.setdefault(getattr(seat, kind), []).append(seat.win)
    return {name: sum(each) / len(each) for name, each in sorted(wins.items())}


def card_rows(cards: CardSet, games: Sequence[GameSeen]) -> list[CardRow]:
    offered, taken, spent = (
        total(getattr(game, field) for game in games) for field in ("offered", "taken", "spent")
    )
    own: dict[str, list[float]] = {}
    for game in games:
        for seat in game.seats:
            for slug, stars in seat.own.items():
                own.setdefault(slug, []).append(stars)
    effects = {effect.name: effect for effect in purchase_effects(games)}
    rows = []
    for card in cards.market:
        held = own.get(card.slug, [])
        mean = sum(held) / len(held) if held else None
        price = spent.get(card.slug, 0) / taken[card.slug] if taken.get(card.slug) else card.cost
        effect = effects.get(card.slug)
        rows.append(
            CardRow(
                card.slug,
                CARD_KINDS[card.kind],
                card.cost,
                offered.get(card.slug, 0),
                taken.get(card.slug, 0),
                len(held),
                mean,
                None if mean is None else mean / max(1.0, price),
                effect and effect.stars,
                effect and effect.error,
                effect.cases if effect else 0,
            )
        )
    return rows


def total(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in counts:
        for slug, number in each.items():
            sums[slug] = sums.get(slug, 0) + number
    return sums


def purchase_effects(games: Sequence[GameSeen]) -> list[Effect]:
    """Stars gained after a random purchase, against those after a random discard."""
    trials: list[Trial] = []
    gained: list[float] = []
    for game in games:
        for trial in game.trials:
            trials.append(trial)
            gained.append(game.seats[trial.seat].stars - trial.before)
    bought = [trial.card for trial in trials]
    names = sorted({card for card in bought if card is not None})
    if not names:
        return []
    rounds = [str(trial.round) for trial in trials]
    before = np.array([trial.before for trial in trials])[:, None]
    columns = np.hstack(
        [dummies(bought, names), dummies(rounds, sorted(set(rounds))), before - before.mean()]
    )
    if not tells_apart(columns):
        return []
    coefficients, covariance = fit(columns, np.array(gained))
    errors = np.sqrt(np.maximum(np.diag(covariance), 0.0))
    return [
        Effect(name, float(coefficients[place]), float(errors[place]), bought.count(name))
        for place, name in enumerate(names)
        if bought.count(name) > 1  # a single trial fits exactly: its error would read 0
    ]


# What stands out -------------------------------------------------------------------------------


def outliers(balance: Balance) -> list[Effect]:
    """What is surely better or worse than the middle of its kind, largest first."""
    odd = []
    for effects in (*balance.setup.values(), card_effects(balance)):
        middle = float(np.median([effect.stars for effect in effects])) if effects else 0.0
        for effect in effects:
            away = effect.stars - middle
            sure = effect.cases >= OUTLIER_CASES and abs(away) > OUTLIER_ERRORS * effect.error
            if sure and abs(away) > OUTLIER_STARS:
                odd.append(effect._replace(stars=away))
    return sorted(odd, key=lambda effect: -abs(effect.stars))


def card_effects(balance: Balance) -> list[Effect]:
    return [
        Effect(row.slug, row.effect, row.error, row.trials)
        for row in balance.cards
        if row.effect is not None and row.error is not None
    ]


# JSON ------------------------------------------------------------------------------------------


def write_balance(balance: Balance) -> dict[str, Any]:
    return {
        "games": balance.games,
        "players": balance.players,
        "bot": balance.bot,
        "mean_stars": round(balance.mean_stars, 3),
        "sd_stars": round(balance.sd_stars, 3),
        "cards": [rounded(row._asdict()) for row in balance.cards],
        **{kind: [rounded(e._asdict()) for e in each] for kind, each in balance.setup.items()},
        "won": {kind: rounded(shares) for kind, shares in balance.shares.items()},
        "outliers": [rounded(effect._asdict()) for effect in outliers(balance)],
    }


def rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: round(value, 3) if isinstance(value, float) else value for key, value in row.items()
    }
