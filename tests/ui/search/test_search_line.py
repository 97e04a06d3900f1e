"""The summary of the search in one line."""

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.thinking.thoughts import Thought
from studio.ui.search.line import SearchLine
from tests.ui.painted import LayoutRequests, PaintedRegion
from tests.ui.views import made_view

ROOT = made_view({"c3": 9, "a1": 4})


@pytest.mark.parametrize("capped", [False, True])
def test_full_memory_is_reported_with_its_consequence(capped: bool, qtbot: QtBot) -> None:
    line = SearchLine()
    qtbot.addWidget(line)
    now = Snapshot(1, ROOT, None, 7, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, capped)
    line.show_thought(Thought(1, now, (now,), None))
    assert line.text().endswith("1.5 MB · memory full" if capped else "1.5 MB")
    assert ("memory limit" in line.toolTip()) is capped
    line.show_thought(None)
    assert (line.text(), line.toolTip()) == ("", "")


def test_a_new_text_does_not_lay_out_the_neighbours_again(qtbot: QtBot) -> None:
    bar, line = QWidget(), SearchLine()
    qtbot.addWidget(bar)
    QHBoxLayout(bar).addWidget(line)
    bar.show()
    qtbot.waitExposed(bar)
    QApplication.processEvents()
    painted, requests = PaintedRegion(line), LayoutRequests(bar)
    now = Snapshot(1, ROOT, None, 7, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, False)
    line.show_thought(Thought(1, now, (now,), None))
    qtbot.waitUntil(lambda: painted.count == 1)
    line.show_thought(Thought(1, now, (now,), None))
    QApplication.processEvents()
    assert (painted.count, requests.count) == (1, 0)


def test_in_very_little_space_the_number_of_simulations_remains(qtbot: QtBot) -> None:
    line = SearchLine()
    qtbot.addWidget(line)
    now = Snapshot(1, ROOT, None, 12_345, 1.0, 10, 5, 3, 2.0, 0, 1.5, 12.0, False)
    line.resize(line.fontMetrics().horizontalAdvance("12.3k sim.") + 4, 20)
    empty = line.grab().toImage()
    line.show_thought(Thought(1, now, (now,), None))
    assert line.grab().toImage() != empty
