"""The labels of a phase on the board lie apart from each other, and their numbers are exact enough."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from studio.engine.views.phase_event import NodeChange, Phase, PhaseEvent
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.board.overlays import GhostLine, StepLabel, StepLayer
from studio.ui.board.step_labels import StepLabels
from studio.ui.board.step_places import LabelArea, LabelRequest, place_labels
from studio.ui.board.steps import step_layer
from studio.ui.board.view import BoardView
from studio.ui.texts.steps import win_rate_change
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.board.stepped_searches import GAMES
from tests.ui.board.steps import ENGLISH, label_rect, layer_of, picture, shown


@pytest.mark.parametrize("phase", [Phase.SELECT, Phase.BACKPROPAGATE])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [240, 400, 640, 1000])
def test_labels_lie_on_the_board_apart_from_each_other(qtbot: QtBot, game: str, phase: Phase, side: int) -> None:
    board, layer = shown(qtbot, game, side), layer_of(game, phase)
    labels = StepLabels(LIGHT, board.board_layout)
    rects = [place.rect for place in labels.places(board.still_scene(), layer) if place is not None]
    for at, rect in enumerate(rects):
        assert board.board_layout.plate_rect.contains(rect) or game == "connect-four"
        assert not any(rect.intersects(other) for other in rects[at + 1 :])
        assert not any(rect.intersects(labels.number_rect(point)) for point in layer.path.points)
    if side >= 640:
        assert len(rects) == len(layer.labels)


def test_the_ring_of_a_better_move_does_not_cover_a_label(qtbot: QtBot) -> None:
    board, layer = shown(qtbot, "gomoku-15"), layer_of("gomoku-15", Phase.SELECT)
    board.show_step(layer)
    rect = label_rect(board, layer, 0).toAlignedRect().adjusted(2, 2, -2, -2)
    before = picture(board)
    board.show_better(layer.labels[0].point)
    after = picture(board)
    assert before.copy(rect) == after.copy(rect)
    assert before != after


def test_a_small_board_keeps_the_win_rate_alone(qtbot: QtBot) -> None:
    layer = layer_of("connect-four", Phase.BACKPROPAGATE)
    forms = {}
    for side in (260, 800):
        board = shown(qtbot, "connect-four", side)
        place = StepLabels(LIGHT, board.board_layout).places(board.still_scene(), layer)[1]
        assert place is not None
        forms[side] = len(layer.labels[1].forms[place.form])
    assert forms == {260: 1, 800: 2}


def area(taken: tuple[QRectF, ...] = (), avoided: tuple[QRectF, ...] = ()) -> LabelArea:
    return LabelArea(10, QRectF(0, 0, 200, 200), taken, avoided, QSizeF(80, 40))


def test_a_label_goes_where_space_allows() -> None:
    request = LabelRequest(QPointF(100, 100), (QSizeF(30, 12),))
    below, above = QRectF(85, 110, 30, 12), QRectF(85, 78, 30, 12)
    assert [place.rect for place in place_labels([request], area()) if place] == [below]
    assert [place.rect for place in place_labels([request], area((below,))) if place] == [above]
    assert [place.rect for place in place_labels([request, request], area()) if place] == [below, above]


def test_a_label_covers_what_it_avoids_only_without_space() -> None:
    request = LabelRequest(QPointF(100, 100), (QSizeF(30, 12),))
    everywhere, around = QRectF(0, 0, 200, 200), (QRectF(0, 0, 200, 99), QRectF(0, 101, 200, 99))
    assert place_labels([request], area(avoided=around))[0] is not None
    assert place_labels([replace(request, is_needed=False)], area(avoided=around)) == [None]
    assert place_labels([replace(request, is_needed=False)], area(avoided=(everywhere,)))[0] is not None, "its stone"
    assert place_labels([request], area(taken=(everywhere,))) == [None]


def test_labels_of_a_long_path_cover_no_other_stone_and_no_candidate(qtbot: QtBot) -> None:
    rules = PRESETS["gomoku-15"]
    path = tuple(rules.point(7 + step // 5, 5 + step % 5) for step in range(18))  # a block of stones
    labels = tuple(StepLabel(point, (("0.393",),), point == path[-1]) for point in (path[-1], *path[4:8]))
    layer = StepLayer(Phase.SELECT, GhostLine(path, Stone.BLACK), labels)
    board = BoardView(Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(640, 640)
    board.show()
    board.show_position(Position(rules), None, {})
    places = StepLabels(LIGHT, board.board_layout).places(board.still_scene(), layer)
    assert places[0] is not None, "the last move has its number"
    assert any(place is None for place in places), "no room inside the block"
    cell = board.board_layout.cell
    for label, place in zip(layer.labels[1:], places[1:], strict=True):
        others = [board.board_layout.center(point) for point in path if point != label.point]
        stones = [QRectF(center.x() - 0.4 * cell, center.y() - 0.4 * cell, 0.8 * cell, 0.8 * cell) for center in others]
        assert place is None or not any(place.rect.intersects(stone) for stone in stones)


def test_a_form_that_is_too_large_gives_way_to_the_next() -> None:
    request = LabelRequest(QPointF(100, 100), (QSizeF(90, 12), QSizeF(30, 50), QSizeF(30, 12)))
    place = place_labels([request], area())[0]
    assert place is not None
    assert place.form == 2
    assert place_labels([LabelRequest(QPointF(100, 100), request.sizes[:2])], area()) == [None]


def test_a_new_node_has_no_win_rate_before() -> None:
    change = NodeChange((4,), 0, 1, 0.0, 1.0)
    event = PhaseEvent(Phase.BACKPROPAGATE, 1, (4,), changes=(change,))
    layer = step_layer(event, Position(PRESETS["tic-tac-toe"]), Stone.BLACK, ENGLISH)
    assert layer.labels[0].forms[0] == ("0 → 1", "100.0")


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (0.0, 0.1, "50.0 → 55.0"),
        (0.0, 0.0004, "50.00 → 50.02"),
        (0.0, 0.00002, "50.000 → 50.001"),
        (0.0, 1e-7, "50.000 → 50.000"),
        (1.0, 1.0, "100.0 → 100.0"),
    ],
)
def test_a_change_is_shown_with_enough_decimals(before: float, after: float, text: str) -> None:
    assert win_rate_change(NodeChange((4,), 5, 6, before, after), ViewedSide(), ENGLISH) == text
