"""The titles of panes: one for each pane, and none is cut off."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QTabBar, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.arranged import LOW, NARROW, WIDE, WORKSPACES, dock, pane_action, resize, switch, wait_until_seen
from tests.window.starting import Start


@pytest.mark.long
def test_a_pane_without_a_title_shows_its_whole_content(qtbot: QtBot, start: Start) -> None:
    program = start()
    for name in ("summary", "candidates"):
        pane = dock(program, name)
        wait_until_seen(qtbot, pane)
        qtbot.waitUntil(partial(shows_all, pane))


def shows_all(pane: QDockWidget) -> bool:
    return pane.rect() == pane.widget().geometry()


def test_a_pane_has_one_title(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "study")
    qtbot.waitUntil(lambda: dock(program, "tree").titleBarWidget() is not None)
    assert dock(program, "tree").windowTitle() == "Tree"
    assert pane_action(program, "tree").text() == "&Tree"
    assert dock(program, "lessons").titleBarWidget() is None
    for name in ("candidates", "convergence", "panel"):
        dock(program, name).close()
    qtbot.waitUntil(lambda: dock(program, "tree").titleBarWidget() is None)
    assert dock(program, "tree").windowTitle() == "Tree"


@pytest.mark.long
def test_the_tooltip_of_a_title_shows_the_key_of_the_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    bar = next(bar for bar in program.window.findChildren(QTabBar) if "Shares" in texts(bar))
    qtbot.waitUntil(lambda: bar.tabToolTip(texts(bar).index("Shares")) == "Shares (Alt+6)")
    switch(qtbot, program, "play")
    players = dock(program, "players")
    qtbot.waitUntil(lambda: players.titleBarWidget() is None and players.widget().y() > 0)
    for place, is_title in ((QPoint(20, 4), True), (QPoint(20, players.height() - 4), False)):
        event = QHelpEvent(QHelpEvent.Type.ToolTip, place, players.mapToGlobal(place))
        assert program.window.titles.eventFilter(players, event) is is_title
    assert QToolTip.text() == "Players (Alt+P)"


@pytest.mark.long
def test_the_menu_of_a_tab_floats_and_closes_its_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    bar = next(bar for bar in program.window.findChildren(QTabBar) if "Shares" in texts(bar))
    for choice, name in (("&Float", "convergence"), ("&Close", "tree")):
        title = dock(program, name).windowTitle()
        qtbot.waitUntil(partial(has_tab, bar, title))
        at = bar.tabRect(texts(bar).index(title)).center()
        QApplication.sendEvent(bar, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, bar.mapToGlobal(at)))
        menu = program.window.findChild(QMenu, "tab_menu")
        assert isinstance(menu, QMenu)
        next(action for action in menu.actions() if action.text() == choice).trigger()
        menu.close()
        menu.setParent(None)
    assert dock(program, "convergence").isFloating()
    qtbot.waitUntil(lambda: dock(program, "convergence").windowTitle() == "Shares")
    assert dock(program, "tree").isHidden()


@pytest.mark.long
@pytest.mark.parametrize("screen", one_always(3, (LOW, NARROW, WIDE)))
def test_each_title_fits_into_its_tab(qtbot: QtBot, start: Start, screen: QSize) -> None:
    program = start()
    resize(qtbot, program, screen)
    for workspace in WORKSPACES:
        switch(qtbot, program, workspace)
        qtbot.wait(100)  # the panes are arranged soon
        qtbot.waitUntil(partial(has_whole_tabs, program))


@pytest.mark.long
def test_tabs_that_do_not_fit_can_be_scrolled(qtbot: QtBot, start: Start) -> None:
    program = start()
    resize(qtbot, program, NARROW)
    for name in ("statistics", "breakpoints", "drawing"):
        dock(program, name).show()
    (bar,) = shown_tabs(program)
    qtbot.waitUntil(lambda: has_tab(bar, "Drawing") and any(each.isVisible() for each in bar.findChildren(QToolButton)))
    qtbot.waitUntil(lambda: bool(bar.property("tight")))


def has_whole_tabs(program: Program) -> bool:
    """Return whether no tab is cut off."""
    last = ((bar, bar.tabRect(bar.count() - 1).right()) for bar in shown_tabs(program))
    return all(right < bar.width() for bar, right in last)


def shown_tabs(program: Program) -> list[QTabBar]:
    window = program.window
    return [bar for bar in window.findChildren(QTabBar) if bar.parent() is window and bar.isVisible()]


def has_tab(bar: QTabBar, title: str) -> bool:
    return title in texts(bar)


def texts(bar: QTabBar) -> list[str]:
    return [bar.tabText(index) for index in range(bar.count())]
