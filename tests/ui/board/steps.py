"""The phases of real searches, shown on a board."""

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from studio.engine.views.phase_event import Phase
from studio.game.stones import Stone
from studio.ui.board.overlays import StepLayer
from studio.ui.board.step_labels import StepLabels
from studio.ui.board.steps import step_layer
from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.board.stepped_searches import GAMES, stepped

ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
GERMAN = QLocale(QLocale.Language.German)
EVERY_PHASE = [(game, phase) for game in GAMES for phase in Phase]


def layer_of(game: str, phase: Phase, locale: QLocale = ENGLISH, side: Stone | None = None) -> StepLayer:
    position, events = stepped(game)
    return step_layer(events[phase], position, position.to_move if side is None else side, locale)


def shown(qtbot: QtBot, game: str, side: int = 600, animated: bool = False, theme: Theme | None = None) -> BoardView:
    position, _ = stepped(game)
    board = BoardView(theme or Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(side, side)
    board.set_animated(animated)
    board.show()
    qtbot.waitExposed(board)
    board.show_position(position, None, {})
    return board


def picture(board: BoardView) -> QImage:
    return board.grab().toImage()


def color_at(board: BoardView, place: QPointF) -> QColor:
    image = picture(board)
    ratio = image.devicePixelRatio()
    return image.pixelColor(int(place.x() * ratio), int(place.y() * ratio))


def label_rect(board: BoardView, layer: StepLayer, at: int) -> QRectF:
    place = StepLabels(LIGHT, board.board_layout).places(board.still_scene(), layer)[at]
    assert place is not None
    return place.rect
