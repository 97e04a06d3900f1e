"""Of symmetric moves, the table, the sentences and the saved analysis name the same one."""

from pathlib import Path

from studio.game.notation import human_point, point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.positions.database import Database
from studio.positions.looking_up import Known, Lookup
from studio.positions.orientation import oriented
from tests.game.boards import GOMOKU, played
from tests.positions.games import add, record


def point(name: str) -> int:
    return point_from_human(name, GOMOKU)


def names(known: Known) -> list[str]:
    return [human_point(move.point, GOMOKU) for move in known.moves]


def analysis(*rows: tuple[str, int]) -> PositionAnalysis:
    candidates = tuple(Candidate(point(name), visits, 0.1, line=(point(name), point("j9"))) for name, visits in rows)
    return PositionAnalysis(1_000, candidates)


def test_a_symmetric_move_is_named_as_in_its_game(path: Path) -> None:
    database = Database(path)
    add(database, [record("h8 h9 j9")])
    assert names(Lookup(database).known(played("h8 h9"))) == ["j9"]
    assert names(Lookup(database).known(played("h8"))) == ["h9"]
    assert names(Lookup(database).known(played("h8 i8"))) in (["i10"], ["i6"]), "the game is turned"


def test_the_move_of_the_record_names_all_symmetric_moves(path: Path) -> None:
    database = Database(path)
    add(database, [record("h8 h9 i9")])
    position = played("h8 h9")
    known = Lookup(database).known(position)
    assert names(oriented(known, position)) == ["i9"]
    assert names(oriented(known, position, [point("a1"), point("g9")])) == ["g9"]


def test_the_analysis_names_the_move_of_the_games() -> None:
    position = played("h8 h9")
    known = oriented(Known(analysis=analysis(("i9", 500), ("g9", 100), ("h10", 50))), position, [point("g9")])
    assert known.analysis is not None
    best, other = known.analysis.candidates
    assert (best.point, best.visits) == (point("g9"), 500)
    assert best.line == (point("g9"), point("f9")), "the line is turned with its move"
    assert other.point == point("h10")


def test_a_position_without_symmetry_keeps_its_answer() -> None:
    known = Known(analysis=analysis(("i9", 500)))
    assert oriented(known, played("h8 i9 a3"), [point("a1")]) is known
