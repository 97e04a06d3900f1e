"""Limits set in the window are combined, and remembered."""

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QSpinBox
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit, StoppedBy
from studio.ui.widgets.limit_editor import LimitKind
from tests.window.hands import child
from tests.window.starting import Start


def test_combined_limits_end_the_search_and_are_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.go_back()
    editor = program.window.panes.bar.limit_editor
    editor.setFocus()
    qtbot.keyClick(editor, " ")
    for kind, number in ((LimitKind.SIMULATIONS, 900_000_000), (LimitKind.DEPTH, 5)):
        tick, box = child(program, QCheckBox, f"limit_by_{kind}"), child(program, QSpinBox, f"limit_{kind}")
        assert isinstance(tick, QCheckBox)
        assert isinstance(box, QSpinBox)
        tick.click()
        box.setValue(number)
    editor.popup.close()
    limit = Limit(simulations=900_000_000, depth=5)
    assert editor.limit() == limit
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000) as stopped:
        program.window.actions_["run"].trigger()
    assert stopped.args == [StoppedBy.DEPTH]
    program.session.mark_saved(Path("unused.sgf"))
    assert program.window.close()
    program.close()
    again = start()
    assert again.window.panes.bar.limit_editor.limit() == limit
    assert again.window.panes.bar.limit_editor.number(LimitKind.SECONDS) == 10.0
