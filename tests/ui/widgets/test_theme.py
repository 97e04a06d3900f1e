"""Changing the theme restyles the program and notifies the views that cache colours."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.record.moves_painting import mixed, stone_colors
from studio.ui.widgets.contrast import contrast
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors


class Counter(QObject):
    """Counts how often a widget is styled."""

    def __init__(self, widget: QPushButton) -> None:
        super().__init__(widget)
        self.widget, self.count = widget, 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return super().eventFilter(watched, event)


@pytest.fixture
def counter(qapp: QApplication, qtbot: QtBot) -> Iterator[Counter]:
    dress(qapp, LIGHT)
    button = QPushButton("Start")
    qtbot.addWidget(button)
    button.show()
    yield Counter(button)
    dress(qapp, LIGHT)


def wears(application: QApplication, theme: ThemeColors) -> bool:
    palette = application.palette()
    colors = (palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Text))
    return [*colors] == [theme.color("window"), theme.color("text")] and theme.raised in application.styleSheet()


def test_the_same_theme_again_restyles_nothing(qapp: QApplication, counter: Counter) -> None:
    dress(qapp, LIGHT)
    assert counter.count == 0
    dress(qapp, DARK)
    styled = counter.count
    assert styled > 0
    dress(qapp, DARK)
    assert counter.count == styled


def test_themes_change_back_and_forth(qapp: QApplication, counter: Counter) -> None:
    for theme in (DARK, LIGHT, DARK, LIGHT):
        before = counter.count
        dress(qapp, theme)
        assert wears(qapp, theme)
        assert counter.count > before


@pytest.mark.usefixtures("counter")
def test_a_foreign_style_sheet_is_replaced(qapp: QApplication) -> None:
    palette = qapp.palette()
    palette.setColor(QPalette.ColorRole.Window, "red")
    qapp.setPalette(palette)
    dress(qapp, LIGHT)
    assert wears(qapp, LIGHT)
    qapp.setStyleSheet("")
    dress(qapp, LIGHT)
    assert wears(qapp, LIGHT)


def test_another_font_is_kept(qapp: QApplication, counter: Counter) -> None:
    before = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(before.pointSizeF() * 2)
    try:
        qapp.setFont(larger)
        for theme in (LIGHT, DARK):
            dress(qapp, theme)
            qapp.processEvents()
            assert counter.widget.font().pointSizeF() == larger.pointSizeF()
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_disabled_controls_look_disabled(qapp: QApplication, qtbot: QtBot, theme: ThemeColors) -> None:
    dress(qapp, theme)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    button = box.button(QDialogButtonBox.StandardButton.Ok)
    button.setDefault(True)
    button.setEnabled(False)
    qtbot.addWidget(box)
    box.show()
    assert button.grab().toImage().pixelColor(5, button.height() // 2).name() == theme.raised
    button.setEnabled(True)
    assert button.grab().toImage().pixelColor(5, button.height() // 2).name() == theme.accent
    assert button.icon().isNull()
    dress(qapp, LIGHT)


# Notifications


class Keeper(QWidget):
    """Stores the colours it was given, as a view does."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.kept: list[str] = []
        theme.bind(self.keep)

    @Slot(object)
    def keep(self, colors: ThemeColors) -> None:
        self.kept.append(colors.name)


def connections(theme: Theme) -> int:
    return theme.receivers(SIGNAL("changed(PyObject)"))


def test_a_view_gets_the_theme_at_once_and_after_each_change(qtbot: QtBot, theme: Theme) -> None:
    view = Keeper(theme)
    qtbot.addWidget(view)
    for colors in (DARK, LIGHT):
        theme.set_colors(colors)
        assert (theme.colors, theme.is_dark) == (colors, colors.is_dark)
        assert theme.color("pane").name() == colors.pane
    assert view.kept == ["light", "dark", "light"]


@pytest.mark.usefixtures("qapp")
def test_deleted_views_are_not_notified_and_leave_nothing_behind(theme: Theme) -> None:
    view, dropped = Keeper(theme), Keeper(theme)
    assert connections(theme) == 2
    del dropped
    assert connections(theme) == 1
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert connections(theme) == 0
    theme.set_colors(DARK)
    assert view.kept == ["light"]


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_disabled_buttons_are_readable(colors: ThemeColors) -> None:
    for ground in ("window", "pane", "raised"):
        assert contrast(colors.color("paused"), colors.color(ground)) >= 3, ground


@pytest.mark.parametrize("pieces", [Pieces.STONES, Pieces.DISCS])
@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_the_colours_of_both_sides_differ_from_the_pane(colors: ThemeColors, pieces: Pieces) -> None:
    pairs = [stone_colors(colors, side, pieces) for side in (Stone.BLACK, Stone.WHITE)]
    (black, _), (white, _) = pairs
    assert contrast(black, white) >= (7 if pieces is Pieces.STONES else 2)
    pane = colors.color("pane")
    assert all(max(contrast(body, pane), contrast(edge, pane)) >= 2 for body, edge in pairs)


def test_stones_of_variations_are_told_apart_in_the_dark_theme() -> None:
    pane = DARK.color("pane")
    black, white = (mixed(stone_colors(DARK, side, Pieces.STONES)[0], pane) for side in (Stone.BLACK, Stone.WHITE))
    assert contrast(black, white) >= 4.5
