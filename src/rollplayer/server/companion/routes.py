"""POST /api/score: counts as `rollplayer score` does, with the same readers and rules."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollplayer.engine.scoring import scorecards, winners
from rollplayer.errors import BadSheet
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.sheet import read_tables
from rollplayer.server.errors import PassedOn
from rollplayer.server.http import answer, body_of, route
from rollplayer.server.table.scores import hero_scores
from rollplayer.server.wire.scores import Scored, Sheet


@route
async def score(request: Request) -> Response:
    return answer(scored(await body_of(request, Sheet)))


def scored(sheet: Sheet) -> Scored:
    cards = base_cards()
    data: dict[str, Any] = {"edition": sheet.edition, "hero": sheet.heroes}
    if sheet.solo:
        data["solo"] = True
    try:
        heroes, solo, _ = read_tables(cards, data)
    except BadSheet as error:
        raise PassedOn("bad-sheet", error) from None
    table = scorecards(cards, heroes, solo)
    return Scored(hero_scores(cards, table), [*winners(cards, heroes, table)])


ROUTES = [Route("/api/score", score, methods=["POST"])]
