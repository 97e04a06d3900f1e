"""When the search is hidden from a person who plays, and when this is signalled."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from studio.activities.hiding import Hiding
from studio.activities.live_game import LiveGame
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch

NINE = PRESETS["gomoku-9"]
YOU, ENGINE = Person(), SeatedEngine("studio", "beginner", Limit(simulations=20))


class Table:
    """A session with a game, and the signals about hiding."""

    def __init__(self) -> None:
        self.session = Session(NINE)
        self.game = LiveGame(self.session, _live_search)
        self.hiding = Hiding(self.game)
        self.told: list[bool] = []
        self.hiding.changed.connect(lambda: self.told.append(self.hiding.hides_search))

    def hides(self) -> bool:
        return self.hiding.hides_search

    def begin(self, black: Seat = YOU, white: Seat = YOU) -> None:
        self.game.begin(GameSetup(NINE, black, white))


def _live_search(parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
    return LiveSearch(parameters, seed=seed, parent=owner)


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    del qapp
    table = Table()
    yield table
    table.game.close()


def test_without_a_game_everything_is_shown(table: Table) -> None:
    table.session.play(40)
    assert not table.hides()
    assert not table.told


def test_a_game_with_the_user_hides_the_search_from_start_to_end(table: Table) -> None:
    table.begin()
    table.game.play(40)
    assert table.hides()
    assert table.told == [True]
    table.game.resign()
    assert not table.hides()
    assert table.told == [True, False]


def test_a_game_between_engines_hides_nothing(table: Table) -> None:
    table.begin(ENGINE, ENGINE)
    assert table.game.is_on
    assert not table.hides()
    assert not table.told


def test_the_search_can_be_shown_during_a_game(table: Table) -> None:
    table.begin()
    table.hiding.set_thinking_shown(True)
    assert not table.hides()
    table.game.play(40)
    table.hiding.set_thinking_shown(False)
    assert table.hides()
    assert table.told == [True, False, True]


def test_a_setting_made_before_the_game_applies_from_its_start(table: Table) -> None:
    table.hiding.set_thinking_shown(True)
    table.begin()
    assert not table.hides()
    assert not table.told


def test_another_record_ends_the_hiding(table: Table) -> None:
    table.begin()
    table.session.begin(NINE)
    assert table.told == [True, False]


def test_an_unfinished_game_hides_the_search_until_the_user_asks_for_it(table: Table) -> None:
    table.hiding.set_unfinished(unfinished=True)
    assert (table.hides(), table.hiding.forbids_search) == (True, False)
    assert table.hiding.ask_for_search()
    assert not table.hides()
    table.hiding.begin_record()
    assert table.hides()
    table.hiding.set_unfinished(unfinished=False)
    assert table.told == [True, False, True, False]


def test_a_game_forbids_the_search_also_after_the_user_asked_for_it(table: Table) -> None:
    table.begin()
    assert not table.hiding.ask_for_search()
    assert table.hides()


def test_it_can_be_created_during_a_game(table: Table) -> None:
    table.begin()
    table.hiding = Hiding(table.game)
    assert table.hides()
    table.game.stop()
    assert not table.hides()


def test_a_question_of_a_lesson_hides_only_the_board() -> None:
    table = Table()
    asked: list[bool] = []
    table.hiding.lesson_changed.connect(lambda: asked.append(table.hiding.is_prediction))
    table.hiding.set_lesson(asks=True, hides_board=True)
    table.hiding.set_lesson(asks=True, hides_board=True)
    assert not table.hides(), "the reader answers from the numbers in the panes"
    assert table.hiding.is_board_hidden
    table.hiding.set_lesson(asks=False, hides_board=False)
    assert asked == [True, False]
    assert not table.told


def test_a_lesson_hides_the_board_without_a_question() -> None:
    table = Table()
    table.hiding.set_lesson(asks=False, hides_board=True)
    assert table.hiding.is_board_hidden
    assert not table.hiding.is_prediction, "the search may continue"
