"""Who I am, campaigns, solo records, texts, packs, rules, addresses."""

from __future__ import annotations

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.kernel import Dice
from hearthlight.server.addresses import for_others

from .houses import Server
from .people import Json, Person, play_to_end


def test_my_name_is_remembered(ada: Person) -> None:
    assert ada.get("/api/me")["name"] == "Ada"
    ada.put("/api/me", {"name": "  Ada L.  "})
    assert ada.get("/api/me") == {"name": "Ada L.", "tables": 0, "bests": [], "settings": {}}


@pytest.mark.whole_game
def test_a_solo_campaign_counts_its_losses(ada: Person) -> None:
    """B14.6: lost by random play; the next try starts with 2 HK dollars more, and the record is kept."""
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 1, "names": ["Ada"]})
    assert (story["chapter"], story["progress"]["start_money"], story["finished"]) == (1, 4, False)
    play = f"/api/campaigns/{story['id']}/play"
    table = ada.post(play, {"seats": [{"kind": "me"}]})["id"]
    assert ada.post(play, {"seats": [{"kind": "me"}]})["id"] == table, "the chapter that is being played"
    info = play_to_end([ada], table, Dice(1))
    assert info["campaign"] == story["id"]
    (after,) = ada.get("/api/campaigns")
    progress = after["progress"]
    assert (after["chapter"], progress["losses"], progress["start_money"], after["table"]) == (1, 1, 6, None)
    (best,) = ada.get("/api/me")["bests"]
    score = info["view"]["outcome"]["scores"][0]
    assert best == {"game": "blackout", "key": "1", "score": score, "details": {"orchids": 0}}
    again = ada.look(ada.post(play, {"seats": [{"kind": "me"}]})["id"])
    assert again["view"]["players"][0]["money"] == 6


@pytest.mark.whole_game
def test_a_campaign_of_two_goes_on_to_the_next_chapter(ada: Person) -> None:
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 2})
    seats = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = ada.post(f"/api/campaigns/{story['id']}/play", seats)["id"]
    play_to_end([ada], table, Dice(2))
    (after,) = ada.get("/api/campaigns")
    assert (after["chapter"], len(after["progress"]["orchids"]), after["progress"]["totals"]) == (2, 1, [0, 0])


def test_many_clicks_on_a_chapter_make_one_table(ada: Person, servers: list[Server]) -> None:
    """At the same time, and at different processes."""
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 1})
    hands = [ada, ada.elsewhere(servers[-1].url)] * 4
    with ThreadPoolExecutor(len(hands)) as clicks:
        answers = list(clicks.map(lambda hand: play_chapter(hand, story["id"]), hands))
    assert len({answer["id"] for answer in answers}) == 1
    assert [line["id"] for line in ada.get("/api/tables")] == [answers[0]["id"]]
    assert ada.get("/api/campaigns")[0]["table"] == answers[0]["id"]


def play_chapter(person: Person, campaign: str) -> Json:
    return dict(person.post(f"/api/campaigns/{campaign}/play", {"seats": [{"kind": "me"}]}))


def test_a_table_of_a_campaign_chooses_what_the_story_leaves_open(ada: Person) -> None:
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 2})
    body = {
        "seats": [{"kind": "me", "colour": "sky"}, {"kind": "bot"}],
        "options": {"skipping": "any", "starter": 2, "chapter": 5},
    }
    table = ada.look(ada.post(f"/api/campaigns/{story['id']}/play", body)["id"])
    chosen = {key: table["options"][key] for key in ("skipping", "starter", "chapter", "colours")}
    assert chosen == {"skipping": "any", "starter": 2, "chapter": 1, "colours": "sky,"}


def test_a_game_without_a_campaign_says_so(ada: Person) -> None:
    answer = ada.try_post("/api/campaigns", {"game": "frostpunk", "players": 1})
    assert (answer.status_code, answer.json()["problem"]) == (400, "no-campaign-game")


def test_a_campaign_belongs_to_its_person(ada: Person, servers: list[Server]) -> None:
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 1})
    stranger = Person(servers[-1].url)
    assert stranger.get("/api/campaigns") == []
    answer = stranger.try_post(f"/api/campaigns/{story['id']}/play", {"seats": [{"kind": "me"}]})
    assert answer.status_code == 404


def test_texts_and_packs(ada: Person) -> None:
    text = ada.http.get("/api/texts/en").text
    assert "ask-place =" in text
    assert "rule-B1-1" not in text
    pack = ada.get("/api/games/blackout/packs/hong-kong", lang="en")
    assert len(pack["cards"]) == 132
    assert pack["cards"]["V06"]["title"] == "Crane operator"
    assert pack["cards"]["dragon-doctor"]["search"] == 0
    assert ada.http.get("/api/games/blackout/packs/etc").status_code == 404
    assert ada.http.get("/api/games/frostpunk/packs/hong-kong").status_code == 404
    sections = ada.get("/api/rules/blackout")["sections"]
    assert [section["section"] for section in sections][:2] == ["B1", "B2"]
    assert sum(len(section["rules"]) for section in sections) >= 102


def test_the_city_in_words_and_as_data(ada: Person) -> None:
    """What the page draws Frostpunk with: no key and no placeholder is left in any sentence."""
    pack = ada.get("/api/games/frostpunk/packs/new-london", lang="en")
    kinds = Counter(card["kind"] for card in pack["cards"].values())
    assert {kind: kinds[kind] for kind in ("morning", "law", "expedition", "citizen", "start")} == {
        "morning": 32,
        "law": 16,
        "expedition": 40,
        "citizen": 30,
        "start": 12,
    }
    then = ada.get("/api/games/frostpunk/packs/new-london d22e6f2ce7929051", lang="en")
    assert (then["name"], then["hash"] == pack["hash"]) == ("new-london", False)  # the edition of 0.1
    printed = FROSTPUNK.packs("new-london").cards
    for card in pack["cards"].values():
        assert card["title"]
        known = printed[card["id"]]
        assert len(card["choices"]) == len(getattr(known, "options", getattr(known, "ways", ())))
        options = [text for choice in card["choices"] for text in (choice["title"], choice["does"])]
        for line in (card["title"], card["flavour"], *card["lines"], *options):
            assert not re.search(r"^\[|[{}$]", line), line
    assert {card["person"] for card in pack["cards"].values() if card["kind"] == "citizen"} == {
        "worker",
        "engineer",
        "child",
    }
    assert pack["buildings"]["sawmill"]["title"] == "Sawmill"
    assert pack["buildings"]["sawmill"]["lines"]
    places = pack["map"]["petals"] + pack["map"]["inner"] + pack["map"]["outer"]
    assert len(pack["map"]["hexes"]) == len(pack["map"]["fields_of"]) == len(pack["map"]["neighbours"]) == places
    assert len(pack["sectors"]) == 30
    assert pack["names"]["kind-worker"] == "worker"
    assert ada.get("/api/rules/frostpunk")["sections"][0]["section"] == "F1"


def test_the_games_say_what_can_be_chosen(ada: Person) -> None:
    blackout, frostpunk = ada.get("/api/games", lang="en")
    assert (blackout["players"], blackout["usual_players"], blackout["campaign"]) == ([1, 4], 3, True)
    assert (blackout["open_hands"], blackout["together"]) == (False, False)
    assert (blackout["usual_bot"], frostpunk["usual_bot"]) == ("greedy", "companion")
    assert (frostpunk["players"], frostpunk["usual_players"], frostpunk["campaign"]) == ([1, 4], 1, False)
    assert (frostpunk["open_hands"], frostpunk["together"]) == (True, True)
    assert {game["key"]: (game["bots"], game["packs"]) for game in (blackout, frostpunk)} == {
        "blackout": (
            ["random", "friendly", "greedy", "lookahead", "search-fast", "search", "search-strong"],
            ["hong-kong"],
        ),
        "frostpunk": (["random", "companion"], ["new-london"]),
    }
    mode, chapter, starter, skipping = blackout["options"]
    assert [choice["value"] for choice in mode["choices"]] == ["single", "campaign"]
    assert [choice["value"] for choice in chapter["choices"]] == [1, 2, 3, 4, 5]
    assert [choice["players"] for choice in starter["choices"]] == [[2, 3, 4], [2, 3, 4], [2, 3, 4], [3, 4], [4]]
    assert (skipping["default"], [choice["value"] for choice in skipping["choices"]]) == ("wrong", ["wrong", "any"])
    assert all(choice["about"] for choice in skipping["choices"])  # R4
    assert [option["key"] for option in blackout["options"] if option["campaign"]] == ["starter", "skipping"]
    assert not any(option["campaign"] for option in frostpunk["options"])
    group, difficulty = frostpunk["options"]
    assert [choice["value"] for choice in group["choices"]] == [1, 2, 3, 4, 5, 6]
    assert [choice["title"] for choice in difficulty["choices"]] == ["Easy", "Normal", "Hard"]
    assert all(choice["about"] for choice in group["choices"])
    german = ada.get("/api/games", lang="de")[1]
    assert german["options"][1]["title"] == "Schwierigkeit"


def test_addresses_and_qr_codes(ada: Person) -> None:
    assert ada.get("/api/address")["urls"][0].startswith("http://127.0.0.1:")
    answer = ada.http.get("/api/qr", params={"path": "/join/abc"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ada.http.get("/api/qr", params={"path": "javascript:alert(1)"}).status_code == 400


def test_codes_and_links_name_the_same_address() -> None:
    """Links take the first address in the network, and so do codes: a bridge of containers is often the last."""
    home, wifi, bridge = "http://127.0.0.1:8000", "http://192.168.1.20:8000", "http://172.17.0.1:8000"
    assert for_others([home, wifi, bridge]) == wifi
    assert for_others([home]) == home


def test_the_description_is_there(ada: Person) -> None:
    schema = ada.get("/api/schema/openapi.json")
    assert "/api/tables/{key}/moves" in schema["paths"]


def test_the_description_can_be_read_without_anything_from_elsewhere(ada: Person) -> None:
    page = ada.http.get("/api/schema")
    assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
    assert "POST /api/tables/{key}/moves" in page.text
    assert "Once answered, they are on disk." in page.text
    assert "<script" not in page.text
    assert "<style" not in page.text
    assert not re.search(r"https?://", page.text)


def test_a_campaign_for_more_than_the_game_has_seats_is_refused(ada: Person) -> None:
    answer = ada.try_post("/api/campaigns", {"game": "blackout", "players": 7})
    assert (answer.status_code, answer.json()["problem"]) == (400, "seats")
    assert ada.get("/api/campaigns") == []
