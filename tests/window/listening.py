"""Reads from the real window what a screen reader gets, and copies its search for comparison."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView, Path
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.thinking.thinker import Thinker
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from studio.ui.texts.numbers import percent, short_number
from tests.window.replays import win_rate_text
from tests.window.starting import Start
from tests.window.thinking import simulations

Role, Texts = QAccessible.Role, QAccessible.Text
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()


@pytest.fixture(autouse=True)
def is_listened_to() -> Iterator[None]:
    """Activate accessibility: if it is not active, Qt's tables do not report inserted, removed and moved rows."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def spoken(view: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def read(thing: QAccessibleInterface) -> str:
    return thing.text(Texts.Name)


def children(view: QWidget, *roles: QAccessible.Role) -> list[QAccessibleInterface]:
    above = spoken(view)
    found = (above.child(at) for at in range(above.childCount()))
    return [one for one in found if one.role() in roles]


def headings(view: QWidget) -> list[str]:
    return [read(one) for one in children(view, Role.ColumnHeader)]


def rows(view: QWidget) -> list[list[str]]:
    """Return the texts of the cells of a table or a tree, row by row."""
    texts, columns = [read(cell) for cell in children(view, Role.Cell, Role.TreeItem)], len(headings(view))
    assert len(texts) % columns == 0
    return [texts[start : start + columns] for start in range(0, len(texts), columns)]


def resting(qtbot: QtBot, program: Program) -> Search:
    """Wait until the search is paused and its last results have arrived; return a copy of the search."""

    def rests() -> bool:
        return (
            program.live_search.state is EngineState.PAUSED
            and simulations(program) == copied(qtbot, program).simulations
        )

    qtbot.waitUntil(rests, timeout=30_000)
    return copied(qtbot, program)


def copied(qtbot: QtBot, program: Program) -> Search:
    """Return a copy of the search, made by its own thread after all earlier commands."""
    copies: list[Search] = []

    def copy(thinker: Thinker) -> None:
        assert thinker._search is not None
        copies.append(thinker._search.copy())

    program.live_search._thinker.post(copy, urgent=False)
    qtbot.waitUntil(lambda: bool(copies), timeout=30_000)
    return copies[0]


def begun(start: Start) -> Program:
    """Start the program with an empty board of gomoku-9."""
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    return program


def numbers(program: Program, view: NodeView) -> list[tuple[str, ...]]:
    """Return move, visits, share, win rate and prior of each move of a node, as texts made from its arrays. The win
    rates are for the side to move at the root.
    """
    sign = -1 if len(view.path) % 2 else 1
    locale, total = program.window.locale(), int(view.child_visits.sum())
    columns = (view.points, view.child_visits, view.priors)
    return [
        (
            human_point(int(point), view.rules),
            short_number(int(visits), locale),
            percent(visits / total, locale),
            win_rate_text(view, row, sign, locale),
            percent(prior, locale),
        )
        for row, (point, visits, prior) in enumerate(zip(*columns, strict=True))
    ]


def win_rate(search: Search, path: Path) -> float:
    """Return the win rate of the last move of a path, for the player who made it."""
    above = search.inspect(path[:-1])
    return (float(above.values[above.points.tolist().index(path[-1])]) + 1) / 2
