"""The players with which a game goes on from a position of a record."""

import pytest

from studio.engine.options.limits import Limit
from studio.game.openings import OPENING, PROTOCOLS, opening_text, start
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.seating import PEOPLE, SEATS
from studio.game.stones import Stone
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.engine_entry import EngineEntry
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.playing_on import engine_named, is_game_of, open_end, setup_from, users_side
from studio.players.profiles import OURS
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram, name_of

NINE, LIMIT = PRESETS["gomoku-9"], Limit(seconds=1.5)
GUEST = EngineEntry("A guest", ("guest",))
PROPOSED = GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("graph", "club", LIMIT))


def record(black: str = "", white: str = "", result: str = "") -> GameRecord:
    made = GameRecord(NINE)
    made.black, made.white, made.result = black, white, result
    return made


def setup(made: GameRecord, to_move: Stone = Stone.BLACK) -> GameSetup:
    return setup_from(made, made.root, to_move, PROPOSED, (GUEST,), OURS)


@pytest.mark.parametrize(
    "seat",
    [
        *(SeatedEngine("studio", level, LIMIT) for level in LEVELS),
        SeatedEngine("classic-uct", "club", LIMIT),
        SeatedBaseline(Baseline.MINIMAX, LIMIT),
        SeatedProgram(GUEST, LIMIT),
    ],
)
def test_an_engine_is_found_by_its_name_in_records(seat: Seat) -> None:
    assert engine_named(name_of(seat), LIMIT, (GUEST,), OURS) == seat


@pytest.mark.parametrize("name", ["", "Ann", "Studio", "Studio (grandmaster)"])
def test_an_unknown_name_is_no_engine(name: str) -> None:
    assert engine_named(name, LIMIT, (GUEST,), OURS) is None


@pytest.mark.parametrize("to_move", [Stone.BLACK, Stone.WHITE])
def test_a_game_against_an_engine_goes_on_with_the_same_sides(to_move: Stone) -> None:
    made = setup(record(black="Studio (casual)"), to_move)
    assert made == GameSetup(NINE, SeatedEngine("studio", "casual", LIMIT), Person())


def test_without_a_known_engine_a_person_plays_the_side_to_move_against_the_last_engine() -> None:
    engine = SeatedEngine("graph", "club", LIMIT)
    assert setup(record("Ann", "Ben"), Stone.WHITE) == GameSetup(NINE, engine, Person("Ben"))
    assert setup(record(), Stone.BLACK) == GameSetup(NINE, Person(), engine)


def test_an_unfinished_game_between_two_people_goes_on_between_them() -> None:
    made = record("Ann", "Ben")
    made.set_property(made.root, SEATS, (PEOPLE,))
    assert setup(made, Stone.WHITE) == GameSetup(NINE, Person("Ann"), Person("Ben"))
    made.result = "B+"
    assert setup(made, Stone.WHITE).black == SeatedEngine("graph", "club", LIMIT)
    made.result = ""
    made.add(made.root, 0)
    assert setup(made, Stone.WHITE).black == SeatedEngine("graph", "club", LIMIT), "the game went on from here"


@pytest.mark.parametrize(("white", "is_of_people"), [("", True), ("Minimax", False)])
def test_the_opening_of_an_older_file_without_an_engine_is_of_two_people(white: str, is_of_people: bool) -> None:
    made = record(white=white)
    made.set_property(made.root, OPENING, (opening_text(start(PROTOCOLS["swap2"], NINE)),))
    assert setup(made).is_between_persons is is_of_people


def test_in_a_game_between_engines_a_person_takes_the_side_to_move() -> None:
    made = setup(record("Minimax", "A guest"), Stone.BLACK)
    assert made == GameSetup(NINE, Person(), SeatedProgram(GUEST, LIMIT))


@pytest.mark.parametrize(
    ("black", "white", "side"),
    [
        ("", "Studio (casual)", Stone.BLACK),
        ("A guest", "", Stone.WHITE),
        ("Ann", "Studio (casual)", None),
        ("", "Ben", None),
        ("", "", None),
    ],
)
def test_the_user_is_the_nameless_opponent_of_an_engine(black: str, white: str, side: Stone | None) -> None:
    assert users_side(black, white, (GUEST,), OURS) is side


def test_only_an_unfinished_game_of_the_user_has_an_open_end() -> None:
    made = record(white="Studio (casual)")
    end = made.add(made.root, 0)
    assert open_end(made, (GUEST,), OURS) is end
    made.set_property(made.root, "MSGE", ("1",))
    assert open_end(made, (GUEST,), OURS) is made.root, "the move was taken back"
    made.result = "B+R"
    assert open_end(made, (GUEST,), OURS) is None
    assert open_end(record("Ann", "Studio (casual)"), (GUEST,), OURS) is None


def test_an_unfinished_game_of_the_same_players_is_continued_and_no_other() -> None:
    made = setup(record(black="Studio (casual)"))
    assert is_game_of(record(black="Studio (casual)"), made)
    assert is_game_of(record(), made)
    assert not is_game_of(record(black="Studio (casual)", result="W+"), made)
    assert not is_game_of(record("Ann", "Ben"), made)
