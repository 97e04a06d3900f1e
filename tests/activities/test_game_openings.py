"""Opening protocols in live games: people, engines, external engines, taking back, and reopened records."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from studio.activities.live_game import LiveGame
from studio.engine.options.limits import Limit
from studio.game.openings import (
    PROTOCOLS,
    Declare,
    Offer,
    Opening,
    OpeningError,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    choice_from_text,
    choices,
    opening_from_text,
    opening_in,
    opening_text,
)
from studio.game.openings import Player as Who
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.player import Budget
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram, name_of
from studio.session.editing import sgf_of
from tests.activities.game_tables import GUEST, OTHER, GameTable, table
from tests.players.scripted_player import ScriptedPlayer
from tests.sizes import one_always

__all__ = ["table"]
BOARD = PRESETS["gomoku-15"]
ADA, BOB = Person("Ada"), Person("Bob")
QUICK = SeatedEngine("classic-uct", "full", Limit(simulations=20))


def begin(table: GameTable, protocol: str, black: Seat = ADA, white: Seat = BOB, clock: str = "") -> None:
    control = TimeControl.from_text(clock) if clock else TimeControl()
    table.game.begin(GameSetup(BOARD, black, white, clock=control, opening=protocol))


def state_of(game: LiveGame) -> Opening:
    assert game.opening is not None
    return game.opening


def choose(table: GameTable, words: str) -> None:
    for word in words.split():
        table.game.choose(choice_from_text(state_of(table.game), word))


def text_of(table: GameTable) -> str:
    opening = opening_in(table.session.record)
    return "" if opening is None else opening_text(opening)


def names(table: GameTable) -> tuple[str, str]:
    return table.session.record.black, table.session.record.white


@pytest.mark.parametrize("protocol", one_always(4, PROTOCOLS))
def test_people_play_every_protocol_to_its_end(table: GameTable, protocol: str) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        begin(table, protocol)
        while table.game.opening is not None:
            assert table.game.awaits_person
            table.game.choose(chance.choice(choices(table.game.opening)))
        opening = opening_in(table.session.record)
        assert opening is not None
        assert opening.is_finished
        points = [node.move.point for node in table.line if node.move is not None]
        assert tuple(points) == opening.moves
        assert names(table) == (("Ada", "Bob") if opening.black is Who.FIRST else ("Bob", "Ada"))
        assert table.game.to_move is Stone.WHITE
        table.play(next(name for name in ("a1", "o15", "a15", "o1", "b3", "n3") if _is_free(table, name)))
        assert table.moves == len(points) + 1


def _is_free(table: GameTable, name: str) -> bool:
    word = choice_from_text(opening_from_text("swap", BOARD), name)
    assert isinstance(word, Place)
    return table.session.position.stone(word.point) is Stone.EMPTY


@pytest.mark.parametrize("protocol", one_always(4, PROTOCOLS))
def test_two_engines_play_every_protocol_to_its_end(table: GameTable, protocol: str) -> None:
    begin(table, protocol, QUICK, QUICK)
    table.qtbot.waitUntil(lambda: table.game.opening is None, timeout=60_000)
    assert table.game.fault is None
    opening = opening_in(table.session.record)
    assert opening is not None
    assert opening.is_finished
    table.wait_for(len(opening.moves) + 1)
    table.game.stop()


def test_a_person_plays_with_an_engine_that_answers_the_choices(table: GameTable) -> None:
    begin(table, "swap2", ADA, QUICK)
    choose(table, "h8 i9 j10")
    assert not table.game.awaits_person
    table.qtbot.waitUntil(lambda: table.game.opening is None or table.game.awaits_person, timeout=60_000)
    if table.game.opening is not None:  # the engine placed two stones
        choose(table, "white")
    opening = opening_in(table.session.record)
    assert opening is not None
    assert opening.is_finished
    engines = name_of(QUICK)
    assert names(table) == (("Ada", engines) if opening.black is Who.FIRST else (engines, "Ada"))
    setup = table.game.setup
    assert setup is not None
    assert (setup.black, setup.white) == ((ADA, QUICK) if opening.black is Who.FIRST else (QUICK, ADA))


def test_a_click_places_a_stone_and_an_illegal_one_gets_the_sentence_of_the_protocol(table: GameTable) -> None:
    begin(table, "pro")
    for text, sentence in (("a1", "Stone 1 must be on the centre of the board, h8."),):
        with pytest.raises(OpeningError) as caught:
            table.play(text)
        assert caught.value.sentence == sentence
    table.play("h8")
    with pytest.raises(OpeningError, match="h8 is occupied"):
        table.play("h8")
    table.play("a1")
    with pytest.raises(OpeningError, match="outside the central square of 5×5"):
        table.play("i9")
    assert table.moves == 2
    begin(table, "swap")
    for name in ("h8", "i9", "j10"):
        table.play(name)
    with pytest.raises(OpeningError, match="Take Black or take White"):
        table.play("a1")
    for choice in (PlaceTwo(), Swap(), Declare(3), Offer(3), Pick(3), Place(3)):
        with pytest.raises(OpeningError, match="Take Black or take White"):
            table.game.choose(choice)
    assert table.moves == 3


def test_clicks_offer_and_pick_fifth_moves(table: GameTable) -> None:
    begin(table, "rif")
    for name in ("h8", "h9", "h10"):
        table.play(name)
    choose(table, "keep")
    for name in ("h11", "a8"):
        table.play(name)
    with pytest.raises(OpeningError, match="o8 is symmetric to a8"):
        table.play("o8")
    table.play("b2")
    with pytest.raises(OpeningError, match="Choose one of the offered fifth moves: a8 and b2"):
        table.play("c3")
    assert table.moves == 4
    table.play("b2")
    assert table.moves == 5
    assert table.game.opening is None


def test_no_clock_runs_in_the_opening_and_clocks_follow_their_players(table: GameTable) -> None:
    begin(table, "swap", clock="300")
    assert table.running == ""
    choose(table, "h8 i9 j10")
    assert table.game.clock.left(Stone.BLACK) == 300
    assert all(node.time_ms is None for node in table.line)
    choose(table, "black")
    assert names(table) == ("Bob", "Ada")
    assert table.running == "White"


def test_choices_of_people_are_taken_back(table: GameTable) -> None:
    begin(table, "swap")
    assert not table.game.can_take_back
    choose(table, "h8 i9")
    table.game.take_back()
    assert text_of(table) == "swap: first h8"
    assert table.moves == 1
    choose(table, "j9 j10 black")
    assert names(table) == ("Bob", "Ada")
    assert table.game.opening is None
    table.game.take_back()
    assert names(table) == ("Ada", "Bob")
    assert text_of(table) == "swap: first h8 j9 j10"
    choose(table, "white")
    table.play("a1")
    table.game.take_back()  # a move of the game
    assert table.moves == 3
    assert text_of(table) == "swap: first h8 j9 j10; second white"
    assert table.game.opening is None


def test_the_side_to_move_is_the_present_colour_of_the_player_who_decides(table: GameTable) -> None:
    begin(table, "swap2")
    sides = list[Stone]()
    for word in ["h8", "i9", "j10", "two", "a1", "b2"]:  # the first player places the white stone, too
        sides.append(table.game.to_move)
        choose(table, word)
    sides.append(table.game.to_move)
    assert [side.colour[0] for side in sides] == ["B", "B", "B", "W", "W", "W", "B"]


def test_a_stopped_opening_is_continued_in_the_reopened_record(table: GameTable) -> None:
    begin(table, "swap2")
    choose(table, "h8 i9 j10 two a1")
    before = text_of(table)
    table.game.stop()
    sgf = sgf_of(table.session.record)
    from studio.session.editing import read_sgf

    table.session.present(read_sgf(sgf))
    table.session.go_to_end()
    assert table.game.opening is None
    table.game.play_on(GameSetup(BOARD, ADA, BOB), is_own=True)
    assert text_of(table) == before
    choose(table, "b2 white")
    assert table.game.opening is None
    assert names(table) == ("Bob", "Ada")


def test_an_opening_is_not_continued_from_another_position_or_for_others(table: GameTable) -> None:
    begin(table, "swap2")
    choose(table, "h8 i9")
    table.game.stop()
    table.session.go_back()
    table.game.play_on(GameSetup(BOARD, ADA, BOB), is_own=True)
    assert table.game.opening is None
    table.game.stop()
    table.session.go_to_end()
    table.game.play_on(GameSetup(BOARD, ADA, BOB))
    assert table.game.opening is None


def test_an_ended_game_in_its_opening_can_be_resumed(table: GameTable) -> None:
    begin(table, "swap")
    choose(table, "h8")
    table.game.resign()
    assert table.game.opening is None
    table.game.resume()
    choose(table, "i9 j10 white")
    assert table.game.opening is None
    assert table.game.is_on


def test_another_record_ends_the_opening(table: GameTable) -> None:
    begin(table, "swap")
    table.session.begin(BOARD)
    assert table.game.opening is None
    assert table.session.record.properties == {}
    table.game.begin(GameSetup(BOARD, ADA, BOB))
    assert table.game.opening is None


def test_a_paused_engine_decides_when_the_game_continues(table: GameTable) -> None:
    begin(table, "swap", QUICK, ADA)
    table.game.pause()
    assert not table.game.is_thinking
    table.game.go_on()
    table.qtbot.waitUntil(lambda: table.game.awaits_person, timeout=60_000)
    assert table.moves == 3


# External engines


class Swapping(ScriptedPlayer):
    """A scripted player that knows the command for swap2, and answers these points."""

    answers: Iterable[Any] = ()

    def __init__(self, answers: Iterable[Any]) -> None:
        super().__init__((), "Guest")
        self._answers = iter(answers)

    def swap2(self, rules: Rules, stones: tuple[int, ...], budget: Budget) -> tuple[int, ...] | None:
        del rules, stones, budget
        answer: tuple[int, ...] | None = next(self._answers)
        return answer


def seat_swapping(table: GameTable, monkeypatch: pytest.MonkeyPatch, *answers: Any) -> None:
    player = Swapping(answers)
    monkeypatch.setattr(table.game._turns._engines, "_make_player", lambda _seat: player)


@pytest.mark.parametrize(
    ("points", "choice"), [((), Take(Stone.BLACK)), ((0,), Take(Stone.WHITE)), ((0, 1), PlaceTwo())]
)
def test_an_external_engine_chooses_by_its_own_command(
    table: GameTable, monkeypatch: pytest.MonkeyPatch, points: tuple[int, ...], choice: object
) -> None:
    seat_swapping(table, monkeypatch, points)
    begin(table, "swap2", ADA, GUEST)
    choose(table, "h8 i9 j10")
    table.qtbot.waitUntil(lambda: len(text_of(table).split(";")) > 1, timeout=30_000)
    opening = opening_in(table.session.record)
    assert opening is not None
    assert opening.history[3] == choice


def test_an_external_engine_places_three_stones(table: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_swapping(table, monkeypatch, (20, 40, 60))
    begin(table, "swap2", GUEST, ADA)
    table.qtbot.waitUntil(lambda: table.moves == 3, timeout=30_000)
    assert state_of(table.game).moves == (20, 40, 60)


def test_an_illegal_choice_of_an_external_engine_pauses_the_game(
    table: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_swapping(table, monkeypatch, (20, 20, 60))
    begin(table, "swap2", GUEST, ADA)
    table.qtbot.waitUntil(lambda: table.is_paused, timeout=30_000)
    assert table.fault.startswith("Guest made an illegal choice in the opening: ")
    assert table.fault.endswith("is occupied.")
    assert table.moves == 0


def test_the_search_decides_for_an_external_engine_without_the_command(table: GameTable) -> None:
    begin(table, "swap", OTHER, SeatedProgram(GUEST.engine, Limit(simulations=30)))
    table.qtbot.waitUntil(lambda: table.game.opening is None, timeout=60_000)
    opening = opening_in(table.session.record)
    assert opening is not None
    assert opening.is_finished
    table.wait_for(4)  # the external engines play on by turns
    table.game.stop()
