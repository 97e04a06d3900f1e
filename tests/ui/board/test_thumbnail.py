"""Small pictures of positions."""

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.ui.board.thumbnail import BoardThumbnail
from studio.ui.widgets.theme import DARK, LIGHT, Theme


def test_it_shows_the_stones_in_both_themes(qtbot: QtBot) -> None:
    rules = PRESETS["gomoku-9"]
    position, theme = Position(rules), Theme(LIGHT)
    position.play(rules.point(4, 4))
    position.play(rules.point(0, 0))
    picture = BoardThumbnail(position, theme, 90)
    qtbot.addWidget(picture)
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        shown = picture.grab().toImage().scaled(90, 90)
        assert brightness(shown, 4, 4) < brightness(shown, 4, 6) < brightness(shown, 0, 0)


def test_a_wide_board_keeps_its_shape(qtbot: QtBot) -> None:
    picture = BoardThumbnail(Position(PRESETS["connect-four"]), Theme(LIGHT), 84)
    qtbot.addWidget(picture)
    picture.setStyleSheet("background: #ff00ff;")
    shown = picture.grab().toImage().scaled(84, 84)
    assert shown.pixelColor(42, 2) != shown.pixelColor(42, 42), "there is room above a board of seven columns, six rows"


def brightness(picture: QImage, row: int, column: int) -> float:
    """Return the lightness of a point of a board of 9×9."""
    cell = picture.width() / 9.4
    color = QColor(picture.pixelColor(round((column + 0.7) * cell), round((row + 0.7) * cell)))
    return color.lightnessF()
