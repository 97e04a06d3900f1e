"""The badges of running work: hidden without work, fitted into the menu bar, and drawn as paused."""

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from studio.ui.widgets.theme import DARK, LIGHT, Theme
from studio.ui.widgets.work_badge import WorkBadge, WorkBadges


def test_a_badge_appears_with_work_and_disappears_with_its_end(qtbot: QtBot) -> None:
    window, badges = QMainWindow(), WorkBadges(Theme(LIGHT))
    qtbot.addWidget(window)
    window.menuBar().addMenu("File")
    badges.place(window)
    window.resize(600, 300)
    window.show()
    assert not badges.match.isVisible()
    badges.match.show_work("Match: 9 of 60 games", "Click to show its window.")
    qtbot.waitUntil(lambda: badges.match.isVisible() and badges.match.width() >= badges.match.sizeHint().width())
    assert window.rect().contains(badges.geometry()), "the badge is inside the window"
    badges.training.show_work("Training: 4 %", "")
    qtbot.waitUntil(lambda: badges.width() == badges.sizeHint().width())
    assert badges.training.accessibleName() == "Training: 4 %"
    badges.match.show_work("", "")
    assert not badges.match.isVisible()
    assert badges.training.isVisible()


def test_a_badge_asks_for_its_window(qtbot: QtBot) -> None:
    badge = WorkBadge("match", Theme(LIGHT))
    qtbot.addWidget(badge)
    badge.show_work("Match: 9 of 60 games", "Click to show its window.")
    with qtbot.waitSignal(badge.clicked):
        badge.click()


def test_a_badge_shows_by_its_light_whether_the_work_is_paused(qtbot: QtBot) -> None:
    theme = Theme(LIGHT)
    badge = WorkBadge("match", theme)
    qtbot.addWidget(badge)

    def light() -> str:
        return badge.icon().pixmap(10, 10).toImage().pixelColor(5, 5).name()

    badge.show_work("Match: 9 of 60 games", "")
    assert light() == LIGHT.thinking
    badge.show_work("Match paused: 9 of 60 games", "", is_paused=True)
    assert light() == LIGHT.paused
    theme.set_colors(DARK)
    assert light() == DARK.paused
