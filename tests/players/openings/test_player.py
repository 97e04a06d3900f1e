from collections.abc import Callable

import pytest

from studio.engine.options.limits import Limit
from studio.game.openings import Opening, Place, PlaceTwo, Take, opening_from_text
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.openings.player import OpeningPlayer, OpeningStopped
from studio.players.player import Player, PlayerError
from tests.players.gomocup.hosting import Engines
from tests.players.scripted_player import ScriptedPlayer

BOARD = PRESETS["gomoku-15"]
ANSWERING = """
    def take(line, before=take):
        if line == "SWAP2BOARD":
            board_lines = []
            for each in sys.stdin:
                if each.strip() == "DONE":
                    break
                board_lines.append(each.strip())
            say("MESSAGE thinking", ANSWERS[len(board_lines)])
        else:
            before(line)
"""
PLACING, CHOOSING = "swap2", "swap2: first h8 i9 j10"


def answering(**answers: str) -> str:
    """Return a script that answers SWAP2BOARD after 0, 3 or 5 stones."""
    by_count = {0: answers.get("nothing", ""), 3: answers.get("three", ""), 5: answers.get("five", "")}
    return f"\n    ANSWERS = {by_count!r}\n{ANSWERING}"


def refused_advisor() -> Player:
    raise AssertionError("the engine answers by itself")


def choose(player: Player, text: str, advisor: Callable[[], Player] = refused_advisor) -> tuple[object, ...]:
    opening = opening_from_text(text, BOARD)
    return OpeningPlayer("Scripted", player, advisor, Limit(seconds=2.0), 0).choose(opening)


def at(column: int, row: int) -> int:
    return BOARD.point(row, column)


def test_an_engine_places_three_stones_by_its_own_command(engines: Engines) -> None:
    player = engines.player(answering(nothing="7,7 8,8 9,6"))
    assert choose(player, PLACING) == (Place(at(7, 7)), Place(at(8, 8)), Place(at(9, 6)))


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        ("SWAP", (Take(Stone.BLACK),)),
        ("1,1", (Take(Stone.WHITE),)),
        ("1,1 2,2", (PlaceTwo(), Place(at(1, 1)), Place(at(2, 2)))),
    ],
)
def test_an_engine_chooses_after_three_stones(engines: Engines, answer: str, choice: tuple[object, ...]) -> None:
    player = engines.player(answering(three=answer))
    assert choose(player, CHOOSING) == choice


def test_an_engine_chooses_a_colour_after_five_stones(engines: Engines) -> None:
    five = f"{CHOOSING}; second two a1 b2"
    assert choose(engines.player(answering(five="SWAP")), five) == (Take(Stone.BLACK),)
    assert choose(engines.player(answering(five="0,0")), five) == (Take(Stone.WHITE),)


@pytest.mark.parametrize(
    ("text", "answers", "sentence"),
    [
        (PLACING, {"nothing": "7,7 8,8"}, "Place stone 1 (Black)."),
        (PLACING, {"nothing": "7,7 7,7 8,8"}, "h8 is occupied."),
        (PLACING, {"nothing": "SWAP"}, "Place stone 1 (Black)."),
        (CHOOSING, {"three": "1,1 2,2 3,3"}, "Take White, take Black, or place two more stones."),
        (CHOOSING, {"three": "1,1 7,7"}, "h8 is occupied."),
        (f"{CHOOSING}; second two a1 b2", {"five": "1,1 2,2"}, "Take Black or take White."),
    ],
)
def test_illegal_answers_of_an_engine_get_the_sentence_of_the_protocol(
    engines: Engines, text: str, answers: dict[str, str], sentence: str
) -> None:
    with pytest.raises(PlayerError) as caught:
        choose(engines.player(answering(**answers)), text)
    assert caught.value.sentence == f"Scripted made an illegal choice in the opening: {sentence}"


def test_a_point_outside_the_board_is_a_fault_of_the_engine(engines: Engines) -> None:
    with pytest.raises(PlayerError) as caught:
        choose(engines.player(answering(nothing="7,7 8,8 15,0")), PLACING)
    assert "15,0" in caught.value.sentence


def test_the_search_decides_for_an_engine_that_does_not_know_the_command(engines: Engines) -> None:
    player, search = engines.player(), ScriptedPlayer()
    assert choose(player, CHOOSING, lambda: search) == (Take(Stone.WHITE),)
    assert choose(player, CHOOSING, lambda: search) == (Take(Stone.WHITE),)
    limits = [budget.limit for budget in search.budgets]
    assert limits == 2 * [Limit(seconds=1.0), Limit(simulations=258)], "its 42 simulations are too few"
    begun = opening_from_text(PLACING, BOARD)
    player.begin(BOARD)  # the engine plays on in another process
    assert isinstance(begun, Opening)


def test_the_search_decides_in_other_protocols_and_between_the_stones(engines: Engines) -> None:
    player, search = engines.player(answering(three="SWAP")), ScriptedPlayer()
    assert choose(player, "swap: first h8 i9 j10", lambda: search) == (Take(Stone.WHITE),)
    assert len(choose(player, "swap2: first h8", lambda: search)) == 2


def test_a_stop_ends_the_decision() -> None:
    opening, search = opening_from_text(CHOOSING, BOARD), ScriptedPlayer()
    player = OpeningPlayer("Scripted", search, lambda: search, Limit(), 0, lambda: len(search.budgets) > 0)
    with pytest.raises(OpeningStopped):
        player.choose(opening)
    assert len(search.budgets) == 1
