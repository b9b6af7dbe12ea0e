"""Nothing is rewritten: games of every version so far open, replay and go on exactly.

`tests/archive/VERSION/` holds a database that the server of that version has written, and what it
showed of its games. A change that breaks one of these games breaks somebody's game. Only the games
of a version that is not released yet may be regenerated (`make archive`).
"""

import asyncio
import json
from typing import Any

import pytest

from rollplayer.cli import main
from rollplayer.errors import StoreError
from rollplayer.notation.cards import card_data
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record
from rollplayer.server.store import Statement, Store, open_store, schema
from rollplayer.server.store.rows import insert_table, load
from rollplayer.server.store.schema import MIGRATIONS, READ_HISTORY, WRITE_HISTORY, digest
from tests.server.conftest import ON_BOTH
from tests.server.harness import Json, Server, me, play_on, tokens_of
from tests.server.make_archive import card_data_of
from tests.server.old_database import ARCHIVE, VERSIONS, restore
from tests.server.test_store import SEATS, TABLE, using

BEGUN = [pytest.param(version, id=version) for version in VERSIONS]


@pytest.mark.parametrize("version", BEGUN)
@ON_BOTH
def test_old_games_open_replay_and_go_on(version: str, database: str) -> None:
    games = restore(version, database)
    with Server(database) as server:
        for game in games:
            if game["event"]:
                check_shown(server, game)
        for game in games:
            if game["event"] and game["winners"] is None:
                finish(server, game)


def check_shown(server: Server, game: Json) -> None:
    """Every event, the position and the stars are as they were."""
    view = server.get(f"/api/tables/{game['table']}/views/{game['event']}").json()
    assert [line["text"] for line in view["log"]] == events_of(game), game["name"]
    assert holds(view["position"], game["position"]), game["name"]
    assert [score["total"] for score in view["scores"]] == game["totals"], game["name"]
    assert view["winners"] == game["winners"]
    assert view["seed_hash"] == game["seed_hash"]
    if game["seed"]:
        assert view["seed"] == game["seed"]


def events_of(game: Json) -> list[str]:
    """What happened, without the seats."""
    body = game["record"].partition("\n\n")[2]
    return [line.partition(" ")[2] for line in body.splitlines()]


def holds(now: Any, then: Any) -> bool:
    """Whether all that was there is there as it was; fields may have been added since."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(
            key in now and holds(now[key], value) for key, value in then.items()
        )
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


def finish(server: Server, game: Json) -> None:
    """The people who hold the seats play on to the end, and the dice keep their promise."""
    screen = server.sit({"table": game["table"]}, *game["tokens"])
    assert screen.view["event"] == game["event"]
    while screen.view["winners"] is None:
        screen.see_that(lambda view: view["turn"] in view["mine"] or view["winners"])
        if screen.view["winners"] is None:
            play_on([screen], moves=1, seed=screen.view["event"])
    assert [line["text"] for line in screen.log[: game["event"]]] == events_of(game)
    text = server.get(f"/api/tables/{game['table']}/record").text
    cards = base_cards()
    if game["name"].startswith("pack"):
        cards = read_pack_text(pack_of(server, game["table"]), "the pack")
    record, _ = read_record(cards, text, verify=True)
    assert verify_seed(record, screen.view["seed"]) > 10


def pack_of(server: Server, table: str) -> str:
    pack: str = server.tables.rooms.in_use[table].row.pack
    return pack


@pytest.mark.parametrize("version", BEGUN)
def test_old_records_replay_and_verify(version: str, sqlite: str) -> None:
    for game in restore(version, sqlite):
        if "record" in game and not game["name"].startswith("pack"):
            record, _ = read_record(base_cards(), game["record"], verify=True)
            if game["seed"]:
                assert verify_seed(record, game["seed"]) > 10


@pytest.mark.parametrize("version", BEGUN)
def test_an_old_open_table_is_joined_and_played(version: str, sqlite: str) -> None:
    game = next(game for game in restore(version, sqlite) if game["name"] == "open")
    with Server(sqlite) as server:
        joined = server.join(game)
        seats = [server.sit(game, *game["tokens"]), server.sit(joined)]
        for seat in seats:
            seat.see(1)
        play_on(seats, moves=30)


@pytest.mark.parametrize("version", BEGUN)
@ON_BOTH
def test_a_card_that_costs_more_in_the_next_release_changes_no_old_game(
    version: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next release: another price, other goals. Old games keep theirs, new ones have these."""
    games = restore(version, database)
    with Server(database) as server:
        screen = server.sit(made := server.make(me("Ann"), me("Bob")))
        play_on([screen], moves=40)
        shown = screen.view
        finished = server.make(me("Cleo"), variants=["short"])
        play_on([last := server.sit(finished)])
        ending = last.view
    before = card_data.current_hash()
    release_other_cards(monkeypatch)
    with Server(database) as server:
        for game in games:
            if game["event"]:
                check_shown(server, game)
        again = server.sit(made)
        assert again.view["position"] == {**shown["position"], "card_data": before}
        assert again.view["scores"] == shown["scores"]
        assert again.view["own_cards"]
        play_on([again])
        assert server.sit(finished).view["scores"] == ending["scores"]
        record = server.get(f"/api/tables/{finished['table']}/record").text
        assert read_record(base_cards(), record, verify=True)
        fresh = server.make(me("Dan"))
        facts = server.get(f"/api/tables/{fresh['table']}/cards").json()
        assert facts["market"]["longsword"]["cost"] == 4
        old = server.get(f"/api/tables/{made['table']}/cards").json()
        assert old["market"]["longsword"]["cost"] == 3
        rematch = {"token": tokens_of(finished)[0]}
        later = server.post(f"/api/tables/{finished['table']}/rematch", rematch).json()
        facts = server.get(f"/api/tables/{later['table']}/cards").json()
        assert facts["market"]["longsword"]["cost"] == 4


def release_other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package had other card files: every cost one more, every goal one star more."""
    from rollplayer.notation.cards import cardfile, page_facts

    original = cardfile.base_deal

    def dearer() -> Any:
        deal = original()
        for card in deal.tables["market"].values():
            card["cost"] = card["cost"] + 1
        for hero in deal.tables["class"].values():
            for field, value in list(hero.items()):
                if isinstance(value, dict) and "goal" in value:
                    hero[field] = {**value, "stars": value["stars"] + 1}
        return deal

    for module in (cardfile, card_data, page_facts):
        monkeypatch.setattr(module, "base_deal", dearer)
    clear_caches()


def clear_caches() -> None:
    from rollplayer.notation.cards import cardfile

    for cached in (
        cardfile.base_cards,
        card_data.current_data,
        card_data.current_hash,
        card_data.kept_data,
        card_data.cards_with,
        card_data.page_facts_with,
    ):
        cached.cache_clear()


@pytest.fixture(autouse=True)
def fresh_caches(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The caches hold the cards of this release again, whatever a test pretended."""
    yield
    monkeypatch.undo()
    clear_caches()


def test_the_card_data_of_this_release_is_kept_in_the_package() -> None:
    """A release whose cards differ has to bring its data."""
    played = {name for version in VERSIONS for name in card_data_of(ARCHIVE / version)}
    assert card_data.current_hash() in played, "the cards have changed: `make archive` and commit"
    assert {file.name for file in card_data.KEPT.iterdir()} == {f"{name}.json" for name in played}
    for file in card_data.KEPT.iterdir():
        data = file.read_text("utf-8").rstrip("\n")
        assert card_data.hash_of(data) == file.name.removesuffix(".json")
        assert card_data.cards_with(data).market


@ON_BOTH
def test_a_newer_schema_is_refused_with_a_sentence(database: str) -> None:
    async def nothing(store: Store) -> None:
        return

    using(database, nothing)

    async def one_more(store: Store) -> None:
        await store.write([Statement(WRITE_HISTORY, (len(MIGRATIONS) + 1, "of the future"))])

    using(database, one_more)
    with pytest.raises(StoreError, match="a newer rollplayer"):
        asyncio.run(open_store(database))


@ON_BOTH
def test_the_next_release_adds_to_the_schema_and_the_games_go_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(database) as server:
        made = server.make(me("Ann"), me("Bob"))
        play_on([server.sit(made)], moves=3)
    grown = (*MIGRATIONS, ("alter table seats add column hat text not null default 'none'",))
    monkeypatch.setattr(schema, "MIGRATIONS", grown)
    for _ in range(2):
        with Server(database) as server:
            play_on([server.sit(made)], moves=3)

    async def check(store: Store) -> None:
        assert await store.read("select distinct hat from seats") == [("none",)]
        assert await store.read(READ_HISTORY) == [(digest(each),) for each in grown]

    using(database, check)


@pytest.mark.parametrize("how", ["before the first release", "another first migration"])
@ON_BOTH
def test_a_database_that_no_release_has_made_is_refused_and_left_as_it_is(
    how: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games are not lost: whoever made it opens it again."""
    with monkeypatch.context() as then:
        first = MIGRATIONS[0][:-1] if how == "another first migration" else MIGRATIONS[0]
        then.setattr(schema, "MIGRATIONS", (first,))
        using(database, keep_a_table)
    if how == "before the first release":
        using(database, forget_history)
    for _ in range(2):
        with pytest.raises(StoreError, match="Nothing in it was changed"):
            asyncio.run(open_store(database))
    with monkeypatch.context() as then:
        then.setattr("rollplayer.server.store.sqlite.missing", lambda had, **_: [])
        then.setattr("rollplayer.server.cluster.postgres.missing", lambda had, **_: [])
        using(database, see_the_table)


async def keep_a_table(store: Store) -> None:
    await store.write(insert_table(TABLE, SEATS))


async def forget_history(store: Store) -> None:
    await store.write([Statement("drop table schema_history")])


async def see_the_table(store: Store) -> None:
    assert await load(store, TABLE.id)


def test_an_old_file_is_refused_with_its_path_and_what_to_do(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    using(sqlite, forget_history)
    assert main(["admin", "count", "--database", sqlite]) == 2
    said = capsys.readouterr().err
    assert sqlite.removeprefix("sqlite:///") in said
    assert "--database" in said


def damage(database: str, table: str, how: str) -> None:
    async def body(store: Store) -> None:
        await store.write([Statement(how, (table,))])

    using(database, body)


DAMAGES = {
    "an unreadable event": "update events set what = 'dance' where number = 3 and table_id = $1",
    "an event is missing": "delete from events where number = 2 and table_id = $1",
    "the options are no options": "update tables set options = '{' where id = $1",
    "the cards are unknown": "update tables set cards = 'f00' where id = $1",
    "an illegal move": "update events set what = 'finish' where number = 4 and table_id = $1",
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_table_is_closed_off_and_all_others_go_on(
    what: str, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(database) as server:
        bad = server.make(me("Ann"), me("Bob"))
        play_on([server.sit(bad)], moves=3)
        good = server.make(me("Ann"), me("Bob"))
        play_on([server.sit(good)], moves=3)
    damage(database, bad["table"], DAMAGES[what])
    with Server(database) as server:
        for _ in range(3):
            answer = server.get(f"/api/tables/{bad['table']}/record")
            assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
        play_on([server.sit(good)], moves=3)
        assert server.get(f"/api/tables/{bad['table']}").status_code == 200
        assert server.post("/api/mine", {"tokens": tokens_of(bad)}).status_code == 200
    lines = [line for line in caplog.messages if bad["table"] in line]
    assert len(lines) == 1
    assert "damaged" in lines[0]


def test_a_damaged_table_does_not_stop_the_bots_of_others(database: str) -> None:
    """D5: the first table that waits for a bot is damaged; the others go on after a restart."""
    with Server(database) as server:
        made = [server.make(me(), me("Bob")) for _ in range(6)]
        for each in made:
            play_on([server.sit(each)], moves=4)
    for each in made:
        damage(
            database,
            each["table"],
            "update seats set kind = 'bot', bot = 'random', token = null where table_id = $1",
        )
        damage(database, each["table"], "update tables set waiting = 'bot' where id = $1")
    damage(database, made[-1]["table"], DAMAGES["an unreadable event"])
    with Server(database) as server:
        for each in made[:-1]:
            spectator = server.sit(each, "nothing")
            spectator.see_that(lambda view: view["winners"] is not None)


def test_stars_of_a_finished_game_are_never_counted_into_something_else(database: str) -> None:
    """Where today's count differs from the one at the end, nobody is shown the wrong one."""
    with Server(database) as server:
        made = server.make(me("Ann"), variants=["short"])
        play_on([screen := server.sit(made)])
        stars = [score["total"] for score in screen.view["scores"]]
    other = json.dumps({"stars": [stars[0] + 1]})[1:-1]
    damage(
        database,
        made["table"],
        f"update tables set summary = replace(summary,"
        f" '\"stars\":[{stars[0]}]', '{other.replace(' ', '')}') where id = $1",
    )
    with Server(database) as server:
        answer = server.get(f"/api/tables/{made['table']}/record")
        assert answer.json()["code"] == "damaged"
        assert server.get(f"/api/tables/{made['table']}").json()["stars"] == [stars[0] + 1]
