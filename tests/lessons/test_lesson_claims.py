"""The claims in the texts of the lessons, checked on the real search."""

import pytest

from studio.engine.kernels.search.tree import SHARED
from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.phase_event import Phase
from studio.exercises.judging import solutions
from studio.game.notation import move_name, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.renju import forbidden
from studio.game.stones import Stone
from studio.lessons.commands import Run, StepPhases, StepSimulations
from studio.ui.texts.numbers import FEW_VISITS
from tests.engine.searches import exact_value, searched, tree_of
from tests.lessons.lesson_controller import LessonController, at, lesson_named

# What a rollout shows


def test_the_first_rollout_of_the_first_lesson() -> None:
    controller = at("1-what-a-rollout-tells", 2)
    events = controller.perform(StepPhases(4))
    select, expand, simulate, _ = events
    assert select.path == ()
    assert [move_name(point, controller.lesson.rules) for point in expand.path] == ["c1"]
    assert simulate.winner is not None
    assert simulate.winner.name == "WHITE"
    assert len(simulate.rollout) == 5
    row = controller.row("c1")
    assert (row.visits, row.win_rate, controller.search.visits) == (1, 0.0, 1)
    second = controller.perform(StepSimulations(1))
    assert [move_name(point, controller.lesson.rules) for point in second[1].path] == ["a3"]
    assert controller.row("a3").win_rate == 1.0


def test_after_nine_rollouts_win_rates_are_extreme() -> None:
    controller = at("1-what-a-rollout-tells", 7)
    rates = [row.win_rate for row in controller.snapshot.candidates]
    assert (rates.count(1.0), rates.count(0.0), len(rates)) == (7, 2, 9)


def test_tic_tac_toe_is_a_draw_after_any_first_move() -> None:
    position = Position(lesson_named("1-what-a-rollout-tells").rules)
    for point in range(9):
        position.play(point)
        assert exact_value(position) == 0
        position.undo()


def test_x_wins_more_random_games_than_o() -> None:
    controller = at("1-what-a-rollout-tells", 9)
    assert controller.snapshot.root.win_rate > 0.6


# Why exploration is needed


def test_only_the_centre_answers_the_corner() -> None:
    lesson = lesson_named("2-why-explore")
    position = lesson.position(lesson.places[0])
    for point in position.legal_moves():
        position.play(point)
        assert exact_value(position) == (0 if move_name(point, lesson.rules) == "b2" else 1)
        position.undo()


def test_a_greedy_search_stays_with_its_first_lucky_move() -> None:
    controller = at("2-why-explore", 3)
    assert {move: controller.row(move).win_rate for move in controller.moves()} == {
        move: float(move == "c1") for move in controller.moves()
    }
    assert len(controller.moves()) == 8
    controller.go_on()
    controller.pass_step()
    assert controller.row("c1").win_rate == 0.5
    controller.pass_step()
    assert controller.row("c1").visits == 993
    assert 0.01 < controller.row("c1").win_rate < 0.03
    assert {(row.visits, row.win_rate) for row in controller.snapshot.candidates[1:]} == {(1, 0.0)}


def test_with_exploration_the_same_luck_does_no_harm() -> None:
    controller = at("2-why-explore", 7)
    controller.press(Run(8))
    assert [move for move in controller.moves() if controller.row(move).win_rate] == ["c1"]
    controller = at("2-why-explore", 8)
    assert controller.row("b2").visits < 500
    controller = at("2-why-explore", 10)
    assert all(120 <= row.visits <= 135 for row in controller.snapshot.candidates)


# UCT's two terms


def test_the_terms_named_in_the_text() -> None:
    controller = at("3-the-two-terms", 3)
    assert {round(row.exploration, 2) for row in controller.snapshot.candidates} == {1.97}
    assert [move for move in controller.moves() if controller.row(move).win_rate] == ["6"]
    controller.pass_step()
    assert (round(controller.row("6").exploration, 2), controller.row("6").win_rate) == (1.44, 1.0)
    assert round(controller.row("3").exploration, 2) > 1.97
    controller.go_on()
    six, three = controller.row("6"), controller.row("3")
    assert (six.visits, six.win_rate, round(six.exploration, 2)) == (4, 1.0, 1.07)
    assert (three.visits, three.win_rate, round(three.score, 2)) == (1, 0.0, 2.15)
    assert round(six.score, 2) == 2.07


def test_column_three_takes_the_lead_and_keeps_it() -> None:
    controller = at("3-the-two-terms", 6)
    leaders = {}
    for simulations in range(10, 210):
        controller.perform(Run(simulations))
        leaders[simulations] = controller.moves()[0]
    assert len({leaders[simulations] for simulations in range(10, 76)}) > 2
    assert {leaders[simulations] for simulations in range(85, 210)} == {"3"}
    assert controller.moves()[1] == "6"


def test_the_neglected_column_has_the_highest_score() -> None:
    controller = at("3-the-two-terms", 7)
    three, five = controller.row("3"), controller.row("5")
    assert controller.moves()[0] == "3"
    assert three.win_rate > 0.8
    assert 0.55 < five.win_rate < 0.65
    assert five.visits < three.visits / 2
    assert five.score == max(row.score for row in controller.snapshot.candidates)
    assert five.score - three.score < 0.05


@pytest.mark.parametrize("column", [3, 6])
def test_both_columns_make_an_open_three_and_win(column: int) -> None:
    lesson = lesson_named("3-the-two-terms")
    position = lesson.position(lesson.places[0])
    position.drop(column - 1)
    assert searched(position, 200_000, transpositions=True).inspect(()).proof is Proof.LOSS


def test_with_little_exploration_column_three_is_tried_once() -> None:
    controller = at("3-the-two-terms", 10)
    assert (controller.row("6").visits, controller.row("3").visits) == (194, 1)


# Transpositions


def ends_of_both_orders(controller: LessonController) -> list[tuple[int, float]]:
    """Return the rows in which both move orders end: visits and win rate."""
    found = []
    for order in ("345", "543"):
        position = controller.search.position
        path = [position.drop(int(digit) - 1).point for digit in order]
        view = controller.search.inspect(path[:2])
        row = next(row for row in view.candidates if row.point == path[2])
        found.append((row.visits, row.win_rate))
    return found


def test_a_tree_stores_a_position_twice_and_a_graph_once() -> None:
    tree, graph = at("4-transpositions", 3), at("4-transpositions", 6)
    (_, one), (_, other) = ends_of_both_orders(tree)
    assert one != other
    (visits, rate), (other_visits, other_rate) = ends_of_both_orders(graph)
    assert rate == other_rate
    assert visits != other_visits


def test_the_numbers_of_nodes() -> None:
    tree, graph = at("4-transpositions", 3), at("4-transpositions", 6)
    assert (tree.snapshot.nodes, graph.snapshot.nodes) == (2001, 1564)
    assert int(tree_of(graph.search).counts[SHARED]) == 2001 - 1564 == 437


def test_the_centre_gets_ever_more_of_the_visits() -> None:
    controller = at("4-transpositions", 7)
    first = controller.snapshot.candidates[0]
    assert (controller.moves()[0], round(first.share, 2)) == ("4", 0.28)
    controller.pass_step()
    assert (controller.moves()[0], round(controller.snapshot.candidates[0].share, 2)) == ("4", 0.4)


def test_the_row_with_few_visits_is_grey() -> None:
    (longer, _), (shorter, _) = ends_of_both_orders(at("4-transpositions", 6))
    assert shorter < FEW_VISITS <= longer


# Widening


def test_without_widening_the_tree_is_flat() -> None:
    controller = at("5-widening", 3)
    assert (len(controller.search.position.legal_moves()), controller.snapshot.depth) == (76, 1)
    controller.pass_step()
    assert (controller.snapshot.candidates[0].visits, controller.snapshot.depth) == (6, 2)


def test_widening_grows_with_visits_and_may_exclude_important_moves() -> None:
    controller = at("5-widening", 6)
    assert (len(controller.moves()), controller.snapshot.depth) == (14, 2)
    controller = at("5-widening", 7)
    assert (len(controller.moves()), controller.snapshot.depth) == (23, 3)
    assert "d5" not in controller.moves()


def test_moves_next_to_stones_come_first() -> None:
    controller = at("5-widening", 10)
    rules, position = controller.lesson.rules, controller.search.position
    near = {
        move_name(point, rules)
        for point in position.legal_moves()
        for other in range(rules.size)
        if position.cells[other]
        and max(abs(a - b) for a, b in zip(divmod(point, rules.columns), divmod(other, rules.columns), strict=True))
        == 1
    }
    assert set(controller.moves()) == near
    assert len(near) == 14
    assert controller.row("d5").visits == 22


# Priors


def test_every_move_but_one_loses_at_once() -> None:
    lesson = lesson_named("6-priors")
    position = lesson.position(lesson.places[0])
    winning = point_from_human("g5", lesson.rules)
    assert len(position.legal_moves()) == 74
    position.play(point_from_human("a2", lesson.rules))
    position.play(winning)
    assert position.winner is not None


def test_priors_are_shares_of_one() -> None:
    lesson = lesson_named("6-priors")
    good = dict(lesson.places[4].priors)
    assert sum(good.values()) == pytest.approx(1)
    assert good[point_from_human("g5", lesson.rules)] == pytest.approx(20 / 93) == pytest.approx(0.215, abs=0.0005)
    assert len(good) == 74
    assert lesson.places[0].priors == ()


def test_the_hint_is_followed_once_early_luck_is_used_up() -> None:
    controller = at("6-priors", 4)
    events = [event for event in controller.perform(StepSimulations(4)) if event.phase is Phase.EXPAND]
    assert [move_name(event.path[0], controller.lesson.rules) for event in events] == ["i4", "i4", "i4", "g5"]
    controller = at("6-priors", 6)
    assert controller.row("g5").visits > 250


def test_a_wrong_hint_is_overcome() -> None:
    controller = at("6-priors", 8)
    assert controller.moves()[0] == "a5"
    controller.pass_step()
    assert controller.moves()[0] == "g5"
    assert controller.row("a5").visits > 200


# What rollouts miss


@pytest.mark.long
def test_a_million_rollouts_miss_what_the_solver_proves() -> None:
    name = "7-what-a-rollout-cannot-see"
    lesson = lesson_named(name)
    position = lesson.position(lesson.places[0])
    assert [step.solve for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True]
    solver = Solver(lesson.rules, memory_mb=1)
    found = solver.solve(position)
    line = "f10 f9 b6 a7 d8 c7 e7 c9 d6 b4 g9"
    assert (" ".join(move_name(point, lesson.rules) for point in found.line), found.nodes) == (line, 162)
    keeping = solutions(solver, position, ThreatKind.FOURS)
    assert {move_name(point, lesson.rules) for point in keeping.points} == {"f10", "b6"}
    assert keeping.is_exact
    early = at(name, 3)
    assert move_name(early.snapshot.candidates[0].point, lesson.rules) == "f9"
    early.perform(Run(1_000_000))
    late = early.snapshot
    assert move_name(late.candidates[0].point, lesson.rules) == "f10"
    assert 0.2 < late.candidates[0].share < 0.25
    assert round(late.root.win_rate, 2) == 0.48
    assert late.root.proof is Proof.UNKNOWN


# What a network learns


def test_every_move_but_the_block_loses_at_once() -> None:
    lesson = lesson_named("8-what-a-network-learns")
    position = lesson.position(lesson.places[0])
    legal, block = position.legal_moves(), point_from_human("d4", lesson.rules)
    assert len(legal) == 19
    for point in set(legal) - {block}:
        position.play(point)
        position.play(block)
        assert position.winner is not None
        position.undo()
        position.undo()


def test_with_better_priors_the_search_looks_at_the_right_moves() -> None:
    name = "8-what-a-network-learns"
    assert at(name, 3).moves()[0] == "e3"
    assert at(name, 6).row("d4").visits == 52
    assert round(at(name, 6).row("d4").prior, 1) == 0.2
    controller = at(name, 8)
    assert (controller.row("d4").visits, controller.row("a5").visits) == (17, 3)
    assert round(controller.row("d4").prior, 2) == 0.98
    controller = at(name, 7)
    events = [event for event in controller.perform(StepSimulations(4)) if event.phase is Phase.EXPAND]
    assert [move_name(event.path[0], controller.lesson.rules) for event in events] == ["a5", "d4", "d4", "d4"]


# What Black may not do

RENJU_LESSON = "9-what-black-may-not-do"


def renju_position(number: int) -> Position:
    """Return the position of this step of the lesson, from 1."""
    lesson = lesson_named(RENJU_LESSON)
    return lesson.position(lesson.places[number - 1])


def reasons(position: Position) -> list[str]:
    found = (forbidden(position.cells, position.rules, point) for point in position.forbidden_points())
    return [reason.sentence for reason in found if reason is not None]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (1, "h8 is forbidden for Black, three-three: h8–j8 and h8–h10."),
        (4, "h8 is forbidden for Black, four-four: h8–k8 and h8–h11."),
        (5, "h8 is forbidden for Black, overline: e8–j8."),
        (8, "g8 is forbidden for Black, overline: g5–g10."),
    ],
)
def test_each_position_of_renju_has_one_cross(number: int, reason: str) -> None:
    assert reasons(renju_position(number)) == [reason]


def test_a_five_wins_although_the_move_makes_an_overline() -> None:
    position = renju_position(6)
    assert reasons(position) == []
    position.play(point_from_human("h8", position.rules))
    assert position.winner is Stone.BLACK
    row = [position.cells[point_from_human(f"{column}8", position.rules)] for column in "efghij"]
    assert row == [Stone.BLACK] * 6


def test_a_three_whose_completion_is_forbidden_is_none() -> None:
    """Without the stones of column g, the row would be a three, and h8 forbidden."""
    position = renju_position(8)
    column = [point_from_human(f"g{row}", position.rules) for row in (5, 6, 7, 9, 10)]
    free = position.with_setup(dict.fromkeys(column, Stone.EMPTY), Stone.BLACK)
    h8 = point_from_human("h8", position.rules)
    assert position.is_legal(h8)
    assert not free.is_legal(h8)


def test_white_wins_by_the_forbidden_point() -> None:
    position = renju_position(9)
    assert position.to_move is Stone.WHITE
    found = Solver(position.rules, memory_mb=4).solve(position, kind=ThreatKind.FOURS)
    assert found.forbidden is not None
    assert (move_name(found.line[0], position.rules), found.length) == ("i9", 3)
    assert found.forbidden.sentence == "h8 is forbidden for Black, three-three: h8–j8 and h8–h10."
