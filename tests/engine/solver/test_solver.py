"""Results and errors of the solver."""

import threading
import time
from _thread import start_new_thread
from collections.abc import Callable

import pytest

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver, threat_points
from studio.engine.views.threats import SolverResult
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone

NINE = Rules(9, 9, 5)
EXACT = Rules(9, 9, 5, overline=Overline.NOTHING)


def drawn(text: str, rules: Rules = NINE) -> Position:
    return Position.from_text(text, rules)


def named(points: tuple[int, ...], rules: Rules = NINE) -> list[str]:
    return [human_point(point, rules) for point in points]


OPEN_THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X X X . . .
. . . . . . . . .
. O . . . . . . .
. . . . . . . . .
. O . . . . . O .
"""
TWO_TWOS = """
. . . . . . . . .
. . . . . . . . .
. . . . . X . . .
. . . . . X . . .
. . X X . . . . .
. . . . . . . . .
. O . . . . . . .
. . . . . . . . .
. O . . . O . O .
X to move
"""


def test_an_open_three_wins_by_fours_in_three_plies() -> None:
    found = Solver(NINE).solve(drawn(OPEN_THREE))
    assert found.result is SolverResult.WIN
    assert (found.side, found.kind, found.length) == (Stone.BLACK, ThreatKind.FOURS, 3)
    assert named(found.line)[0] in ("c5", "g5")
    assert found.refutations == ()


def test_the_defender_gets_the_threat_and_its_refutations() -> None:
    position, solver = drawn(OPEN_THREE + "O to move"), Solver(NINE)
    found = solver.solve(position, Stone.BLACK)
    assert found.is_win
    assert named(found.refutations) == ["c5", "g5"]
    assert solver.refutations(position).refutations == found.refutations
    assert not solver.solve(position).is_win, "White threatens nothing"


def test_two_twos_win_by_threes_and_not_by_fours() -> None:
    solver = Solver(NINE)
    assert solver.solve(drawn(TWO_TWOS)).result is SolverResult.NONE
    found = solver.solve(drawn(TWO_TWOS), kind=ThreatKind.THREES)
    assert found.is_win
    assert found.length == 5
    assert named(found.line)[0] == "f5"


def test_it_wins_at_once_if_possible() -> None:
    found = Solver(NINE).solve(drawn(OPEN_THREE.replace("X X X .", "X X X X") + "X to move"))
    assert found.length == 1


def test_an_opponents_four_must_be_answered_by_a_four() -> None:
    busy = OPEN_THREE.replace(". O . . . . . O .", "O O O O . . . . .") + "X to move"
    assert Solver(NINE).solve(drawn(busy)).result is SolverResult.NONE


def test_six_in_a_row_does_not_win_under_the_exact_rule() -> None:
    split = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X X X . X X . .
    . . . . . . . . .
    . O . . . O . O .
    . . . . . . . . .
    . O . . . O . . .
    """
    assert Solver(NINE).solve(drawn(split)).length == 1
    assert not Solver(EXACT).solve(drawn(split, EXACT)).is_win


def test_the_edge_does_not_block_an_exact_four() -> None:
    at_edge = """
    X X X . . . . . .
    X . . . . . . . .
    X . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O . . . O . O .
    . . . . . . . . .
    . O . . . . . . .
    X to move
    """
    found = Solver(EXACT).solve(drawn(at_edge, EXACT))
    assert found.result is SolverResult.NONE, "each four has one point, and they do not meet"


@pytest.mark.parametrize(
    ("row", "five", "exactly_five"),
    [
        ("X X X X . . . . .", "e", "e"),
        ("X X X X . X . . .", "e", ""),
        ("X X X X . . X . .", "e", "e"),
        (". X X X X . X . .", "a f", "a"),
        ("X . X X X X . . .", "b g", "g"),
        (". . . . X . X X X", "f", "f"),
        (". . . X . X X X X", "e", ""),
        (". . . . . X X X X", "e", "e"),
    ],
)
@pytest.mark.parametrize("edge", ["bottom", "top", "left", "right"])
def test_immediate_wins_along_an_edge(row: str, five: str, exactly_five: str, edge: str) -> None:
    for rules, names in ((NINE, five), (EXACT, exactly_five)):
        along = [_on_edge(edge, place, rules) for place in range(9)]
        stones = {along[place]: Stone.BLACK for place, cell in enumerate(row.split()) if cell == "X"}
        position = Position(rules).with_setup(stones, Stone.WHITE)
        winning = {along["abcdefghi".index(name)] for name in names.split()}
        assert set(threat_points(position, Stone.BLACK).fives) == winning
        found = Solver(rules).refutations(position)
        assert found.length == (1 if winning else 0)
        assert set(found.line) <= winning


def _on_edge(edge: str, place: int, rules: Rules) -> int:
    return rules.point(*{"bottom": (8, place), "top": (0, place), "left": (place, 0), "right": (place, 8)}[edge])


def test_falling_stones_make_the_point_above_playable() -> None:
    rules = PRESETS["connect-four"]
    position = Position(rules)
    for column in (2, 2, 3, 3):
        position.drop(column)
    found = Solver(rules).solve(position)
    assert found.is_win
    assert found.length == 3
    assert {point % rules.columns for point in found.line} <= {0, 1, 4, 5}


def test_where_no_line_fits_there_is_no_win() -> None:
    assert Solver(Rules(3, 3, 4)).solve(Position(Rules(3, 3, 4))).result is SolverResult.NONE


def test_a_position_with_one_empty_point_is_solved() -> None:
    rules = Rules(3, 3, 3)
    last = Position.from_text("X X .\nO O X\nX O O\nX to move", rules)
    assert Solver(rules).solve(last).length == 1
    lost = Position.from_text("X O .\nO O X\nX X O\nX to move", rules)
    assert Solver(rules).solve(lost, kind=ThreatKind.THREES).result is SolverResult.NONE


# Limits


def test_a_limit_leaves_the_result_unknown() -> None:
    found = Solver(NINE).solve(drawn(TWO_TWOS), kind=ThreatKind.THREES, limit=SolverLimit(nodes=3))
    assert found.result is SolverResult.UNKNOWN
    assert found.line == ()
    assert found.nodes <= 4


@pytest.mark.parametrize("nodes", [1, 3, 6, 9, 12])
def test_undecided_moves_are_reported_as_such(nodes: int) -> None:
    position = drawn(OPEN_THREE + "O to move")
    whole = Solver(NINE).refutations(position)
    found = Solver(NINE).refutations(position, limit=SolverLimit(nodes=nodes))
    assert whole.undecided == ()
    if found.is_win:
        assert set(found.refutations) <= set(whole.refutations) <= {*found.refutations, *found.undecided}
    else:
        assert found.result is SolverResult.UNKNOWN


@pytest.mark.parametrize(
    ("given", "part"), [({"nodes": 0}, "nodes"), ({"seconds": -1}, "seconds"), ({"nodes": "many"}, "nodes")]
)
def test_limits_must_be_numbers(given: dict[str, object], part: str) -> None:
    with pytest.raises(StudioError, match=part):
        SolverLimit(**given)  # type: ignore[arg-type]


def rich_position() -> Position:
    """Return a position in which threes lead on for long."""
    position = Position(Rules(20, 20, 5))
    stones = {position.rules.point(row, column): Stone.BLACK for row in range(2, 20, 5) for column in range(2, 20, 4)}
    return position.with_setup(stones, Stone.WHITE)


def test_another_thread_can_stop_it_and_is_otherwise_refused() -> None:
    position = rich_position()
    solver, found = Solver(position.rules), []
    thread = threading.Thread(target=lambda: found.append(solver.solve(position, Stone.WHITE, ThreatKind.THREES)))
    position.set_up({point: stone.opponent for point, stone in enumerate(position.cells) if stone}, Stone.BLACK)
    thread.start()
    while thread.is_alive():
        solver.stop()
        time.sleep(0.001)
    assert found


def test_a_stop_right_before_it_begins_takes_effect() -> None:
    position, solver = drawn(OPEN_THREE), Solver(NINE)
    assert solver.solve(position, is_wanted=lambda: False).result is SolverResult.UNKNOWN

    def stopped_meanwhile() -> bool:
        solver.stop()
        return True

    assert solver.solve(position, is_wanted=stopped_meanwhile).result is SolverResult.UNKNOWN
    assert solver.solve(position).is_win, "an earlier stop has no effect"


@pytest.mark.parametrize("has_started", [True, False])
def test_an_interrupt_at_the_start_of_its_thread_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, has_started: bool
) -> None:
    position = rich_position()
    crowded = Position(position.rules)
    crowded.set_up({point: stone.opponent for point, stone in enumerate(position.cells) if stone}, Stone.BLACK)
    solver, begun = Solver(position.rules), threading.Event()

    def interrupted(run: Callable[[], None], arguments: tuple[()]) -> None:
        def begin() -> None:
            begun.set()
            run()

        if has_started:
            start_new_thread(begin, arguments)
            begun.wait()
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("studio.engine.solver.start_new_thread", interrupted)
        with pytest.raises(KeyboardInterrupt):
            solver.solve(crowded, Stone.BLACK, ThreatKind.THREES)
    assert solver.solve(Position(position.rules)).result is SolverResult.NONE, "no thread uses it any more"


# Errors


def test_a_game_that_is_over_is_refused() -> None:
    rules = Rules(3, 3, 3)
    won = Position.from_text("X X X\nO O .\n. . .", rules)
    with pytest.raises(StudioError, match="Black has won") as refused:
        Solver(rules).solve(won)
    assert refused.value.code == "game_over"
    full = Position.from_text("X O X\nX O O\nO X X", rules)
    with pytest.raises(StudioError, match="draw"):
        Solver(rules).solve(full)


def test_other_rules_are_refused() -> None:
    with pytest.raises(StudioError) as refused:
        Solver(NINE).solve(Position(EXACT))
    assert refused.value.code == "solver_rules"


@pytest.mark.parametrize("arguments", [{"side": Stone.EMPTY}, {"kind": "fives"}, {"limit": 5}, {"position": "X . O"}])
def test_invalid_arguments_are_refused(arguments: dict[str, object]) -> None:
    given: dict[str, object] = {"position": Position(NINE), **arguments}
    with pytest.raises(StudioError) as refused:
        Solver(NINE).solve(**given)  # type: ignore[arg-type]
    assert refused.value.code == "wrong_kind"
