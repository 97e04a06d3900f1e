"""The phases of real searches on the board: what each shows, and animation."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import CandidateRow
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from studio.ui.board.overlays import Disc, GhostLine, StepLayer
from studio.ui.board.step_painting import step_banner
from studio.ui.board.steps import MOST_MS, duration_ms, step_layer
from studio.ui.texts.sides import side_name
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.board.stepped_searches import GAMES, deep_steps, stepped
from tests.ui.board.steps import ENGLISH, EVERY_PHASE, GERMAN, color_at, label_rect, layer_of, picture, shown

# What a phase shows


def terms(row: CandidateRow) -> tuple[str, str]:
    return f"{row.exploitation:.3f} + {row.exploration:.3f}", f"= {row.score:.3f}"


@pytest.mark.parametrize("game", GAMES)
def test_a_selection_shows_its_path_with_scores_and_the_runner_up(game: str) -> None:
    position, events = stepped(game)
    choices, layer = choices_of(events[Phase.SELECT]), layer_of(game, Phase.SELECT)
    assert layer.path == GhostLine(events[Phase.SELECT].path, position.to_move)
    written = {label.point: label for label in layer.labels}
    for choice in choices:
        assert written[choice.chosen.point].forms == (terms(choice.chosen), (f"{choice.chosen.score:.3f}",))
        assert written[choice.chosen.point].is_emphasised is (choice is choices[-1])
    last = choices[-1].runner_up
    assert last is not None
    assert layer.runner_up == last.point
    behind = f"−{choices[-1].behind:.3f}"
    assert written[last.point].forms == ((*terms(last), behind), (f"{last.score:.3f}",))


def test_a_long_path_has_labels_at_its_ends_alone() -> None:
    position, events = deep_steps()

    def layer(phase: Phase) -> StepLayer:
        return step_layer(events[phase], position, position.to_move, ENGLISH)

    selection, carried = (layer(phase) for phase in (Phase.SELECT, Phase.BACKPROPAGATE))
    choices = choices_of(events[Phase.SELECT])
    assert len(choices) > 8
    assert len(selection.path.points) == len(choices)
    labelled = [choice.chosen.point for choice in (*choices[:4], *choices[-4:])]
    assert [label.point for label in selection.labels if label.point != selection.runner_up] == labelled[::-1]
    assert [label.is_emphasised for label in selection.labels].count(True) == 1
    assert len(carried.labels) == 8
    assert carried.labels[-1].point == choices[0].chosen.point


@pytest.mark.parametrize("game", GAMES)
def test_an_expansion_shows_the_new_point_at_the_end_of_its_path(game: str) -> None:
    layer = layer_of(game, Phase.EXPAND)
    assert layer.new_point is not None
    assert layer.path.points[-1] == layer.new_point
    assert not layer.labels


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_shows_its_stones_in_order_and_its_result(game: str) -> None:
    position, events = stepped(game)
    layer = layer_of(game, Phase.SIMULATE)
    assert layer.rollout == events[Phase.SIMULATE].rollout
    winner = events[Phase.SIMULATE].winner
    won = f"{side_name(winner, position.rules)} wins the rollout" if winner else ""
    assert layer.banner == (won or "The rollout is a draw")
    assert bool(layer.winning_points) is (winner is not None)
    assert set(layer.winning_points) <= layer.points | {at for at, stone in enumerate(position.cells) if stone}


def test_a_result_without_a_rollout_says_so() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    events = [PhaseEvent(Phase.SIMULATE, 1, (4,), winner=winner) for winner in (Stone.BLACK, Stone.WHITE, None)]
    texts = [step_layer(event, position, Stone.BLACK, ENGLISH).banner for event in events]
    assert texts == ["No rollout: X wins here", "No rollout: O wins here", "No rollout: the result here is a draw"]


@pytest.mark.parametrize("side", [Stone.BLACK, Stone.WHITE])
@pytest.mark.parametrize("game", GAMES)
def test_a_backpropagation_is_shown_from_the_leaf_to_the_root(game: str, side: Stone) -> None:
    position, events = stepped(game)
    changes, layer = events[Phase.BACKPROPAGATE].changes, layer_of(game, Phase.BACKPROPAGATE, side=side)
    assert [label.point for label in layer.labels] == [change.path[-1] for change in changes[:-1]]
    for label, change in zip(layer.labels, changes, strict=False):
        mover = position.to_move if len(change.path) % 2 else position.to_move.opponent
        sign = 1 if mover is side else -1
        full, rate, after = label.forms
        assert full == (f"{change.visits_before:,} → {change.visits:,}", *rate)
        assert after == (f"{50 * (sign * change.value + 1):.1f}\u00a0%",)
        rates = [float(text) for text in rate[0].split(" → ")]
        expected = [50 * (sign * value + 1) for value in (change.value_before, change.value)]
        assert rates == pytest.approx(expected if change.visits_before else expected[1:], abs=0.051)
    at_root = side_name(side, position.rules)
    root = changes[-1]
    assert layer.banner.startswith(f"Root: {root.visits_before:,} → {root.visits:,} visits, {at_root} ")


def test_numbers_are_written_as_the_locale_does() -> None:
    label = layer_of("connect-four", Phase.SELECT, GERMAN).labels[0]
    assert "," in label.forms[0][0]


def test_an_event_of_a_larger_board_shows_nothing() -> None:
    event = PhaseEvent(Phase.SIMULATE, 1, (200,), rollout=(Move(Stone.WHITE, 3),))
    assert not step_layer(event, Position(PRESETS["tic-tac-toe"]), Stone.BLACK, ENGLISH).points


def test_a_rollout_of_another_position_has_no_winning_line() -> None:
    event = stepped("gomoku-15")[1][Phase.SIMULATE]
    other = Position(PRESETS["gomoku-15"])
    other.play(event.path[0])
    assert step_layer(event, other, other.to_move, ENGLISH).winning_points == ()


# On the board


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
@pytest.mark.parametrize("side", [240, 600])
def test_every_phase_is_painted_and_removed(qtbot: QtBot, theme: Theme, game: str, phase: Phase, side: int) -> None:
    board = shown(qtbot, game, side, theme=theme)
    before = picture(board)
    board.show_step(layer_of(game, phase))
    for colors in (DARK, LIGHT):
        theme.set_colors(colors)
        assert picture(board) != before
    board.show_step(None)
    assert picture(board) == before


def test_a_hovered_line_is_painted_over_the_step(qtbot: QtBot) -> None:
    board = shown(qtbot, "gomoku-15")
    board.show_line(GhostLine((0, 1), Stone.BLACK))
    before = picture(board)
    board.show_step(layer_of("gomoku-15", Phase.SIMULATE))
    assert picture(board) == before
    board.show_line(None)
    assert picture(board) != before


def test_no_disc_is_drawn_under_a_stone_of_the_step(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "gomoku-15"), layer_of("gomoku-15", Phase.EXPAND)
    board.show_step(layer)
    before = picture(board)
    board.show_discs((Disc(layer.path.points[0], LIGHT.best, "50 %", "50 %", "1k", 1, True),))
    assert picture(board) == before


def test_another_game_removes_the_step(qtbot: QtBot) -> None:
    board = shown(qtbot, "gomoku-15")
    board.show_step(layer_of("gomoku-15", Phase.SIMULATE))
    board.show_position(Position(PRESETS["tic-tac-toe"]), None, {})
    assert board.still_scene().step is None


def test_the_banner_reports_the_result(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "connect-four"), layer_of("connect-four", Phase.SIMULATE)
    board.show_step(layer)
    assert step_banner(board.still_scene()) == layer.banner


def test_the_new_point_has_a_ring(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "gomoku-15"), layer_of("gomoku-15", Phase.EXPAND)
    board.show_step(layer)
    assert layer.new_point is not None
    edge = board.board_layout.center(layer.new_point) + QPointF(0.48 * board.board_layout.cell, 0)
    seen, ring = color_at(board, edge), QColor(LIGHT.best)
    assert abs(seen.hue() - ring.hue()) < 12


# Movement


@pytest.mark.parametrize("game", GAMES)
def test_no_animation_exceeds_its_time_limit(game: str) -> None:
    assert duration_ms(layer_of(game, Phase.SELECT)) == 0
    assert duration_ms(layer_of(game, Phase.EXPAND)) == 600
    for phase in (Phase.SIMULATE, Phase.BACKPROPAGATE):
        assert 0 < duration_ms(layer_of(game, phase)) <= MOST_MS


@pytest.mark.parametrize("phase", [Phase.EXPAND, Phase.SIMULATE, Phase.BACKPROPAGATE])
def test_a_phase_is_animated_and_then_still(qtbot: QtBot, phase: Phase) -> None:
    board, layer = shown(qtbot, "tic-tac-toe", animated=True), layer_of("tic-tac-toe", phase)
    board.show_step(layer, 150)
    assert board.is_step_moving
    assert step_banner(board._scene) == ""
    qtbot.waitUntil(lambda: not board.is_step_moving)
    assert board._scene.step_shown == 1.0
    assert step_banner(board._scene) == layer.banner
    at_rest = picture(board)
    board.set_animated(False)
    board.show_step(layer)
    assert picture(board) == at_rest


def test_stones_of_a_rollout_appear_in_turn(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "gomoku-15"), layer_of("gomoku-15", Phase.SIMULATE)
    board.show_step(layer)
    board._on_step_shown(0.5)
    halfway = picture(board)
    first, last = (board.board_layout.cell_rect(layer.rollout[at].point).toRect() for at in (0, -1))
    board.show_step(None)
    empty = picture(board)
    assert halfway.copy(first) != empty.copy(first)
    assert halfway.copy(last) == empty.copy(last)


def test_labels_move_from_the_leaf_to_the_root(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "tic-tac-toe"), layer_of("tic-tac-toe", Phase.BACKPROPAGATE)
    board.show_step(layer)
    all_shown = picture(board)
    board._on_step_shown(0.01)
    begun = picture(board)
    leaf, first = (label_rect(board, layer, at) for at in (0, len(layer.labels) - 1))
    assert begun.copy(leaf.toRect()) == all_shown.copy(leaf.toRect())
    assert begun.copy(first.toRect()) != all_shown.copy(first.toRect())


def test_nothing_moves_without_animations(qtbot: QtBot) -> None:
    board = shown(qtbot, "gomoku-15")
    moving = []
    for animated in (False, True):
        board.set_animated(animated)
        board.show_step(layer_of("gomoku-15", Phase.SIMULATE))
        moving.append(board.is_step_moving)
    board.set_animated(False)
    moving.append(board.is_step_moving)
    assert moving == [False, True, False]
    assert board._scene.step_shown == 1.0


def test_a_saved_picture_shows_the_whole_step(qtbot: QtBot) -> None:
    board = shown(qtbot, "gomoku-15", animated=True)
    board.show_step(layer_of("gomoku-15", Phase.SIMULATE))
    assert board._scene.step_shown < 1.0
    assert board.still_scene().step_shown == 1.0


def test_a_step_numbers_only_its_own_moves(qtbot: QtBot) -> None:
    """Otherwise two stones could have the same number."""
    board, layer = shown(qtbot, "gomoku-15"), layer_of("gomoku-15", Phase.SELECT)
    position, _ = stepped("gomoku-15")
    board.show_position(position, None, {112: 1, 97: 2, 113: 3, 98: 4})
    board.set_numbers_shown(True)
    assert board.still_scene().seen_numbers == {112: 1, 97: 2, 113: 3, 98: 4}
    board.show_step(layer)
    assert board.still_scene().seen_numbers == {}
    board.show_step(None)
    assert len(board.still_scene().seen_numbers) == 4
