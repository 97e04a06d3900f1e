"""The summary of the search in one line."""

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.thinking.thoughts import Thought
from studio.ui.search.line import SearchLine
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
