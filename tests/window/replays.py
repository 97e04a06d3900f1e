"""Goes back in the timeline of a search, and checks that the window displays the chosen moment."""

import numpy as np
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QSlider, QToolButton
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.notation import human_point
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.ui.board.accessible import point_text
from studio.ui.heat.layers import Display, heat_layer
from studio.ui.program import Program
from studio.ui.replay.bar import ReplayBar
from studio.ui.texts.numbers import percent, short_number
from studio.ui.texts.point_of_view import PointOfView
from studio.ui.texts.proofs import result_text
from tests.window.hands import child


def bar(program: Program) -> ReplayBar:
    return program.window.panes.replay


def wish(program: Program, kind: str) -> None:
    action = bar(program).findChild(QAction, f"replay_{kind}")
    assert isinstance(action, QAction)
    action.trigger()


def slider(program: Program) -> QSlider:
    found = child(program, QSlider, "replay_moment")
    assert isinstance(found, QSlider)
    return found


def go_to(program: Program, place: int) -> Snapshot:
    """Move the slider to an earlier moment; return its snapshot."""
    slider(program).setValue(place)
    moment = bar(program).moment
    assert moment is bar(program).snapshots[place]
    return moment


def newest(program: Program) -> Snapshot:
    thought = program.live_search.thought
    assert thought is not None
    return thought.snapshot


def table(program: Program) -> list[tuple[str, ...]]:
    model = program.window.panes.candidates.model()
    return [tuple(str(model.index(row, column).data()) for column in (1, 2, 4)) for row in range(model.rowCount())]


def sign_for_black(program: Program) -> int:
    """Return the sign that converts values of the side to move to those of Black, whose numbers the window shows."""
    return 1 if program.session.position.to_move is Stone.BLACK else -1


def win_rate_text(view: NodeView, row: int, sign: int, locale: QLocale) -> str:
    """Return the text of a move in the column of win rates. The `sign` is −1 for the other side than the mover's."""
    if (proof := view.child_proof(row)) is not Proof.UNKNOWN:
        return result_text(PointOfView(is_other=sign < 0).proof(proof))
    return percent((sign * float(view.values[row]) + 1) / 2, locale) if view.child_visits[row] else ""


def told_of(snapshot: Snapshot, program: Program) -> list[tuple[str, ...]]:
    """Return the expected texts of the table of candidates, computed from a snapshot."""
    root, locale, sign = snapshot.root, program.window.locale(), sign_for_black(program)
    return [
        (
            human_point(int(point), root.rules),
            short_number(int(visits), locale),
            win_rate_text(root, row, sign, locale),
        )
        for row in _in_order(root)
        for point, visits in [(root.points[row], root.child_visits[row])]
    ]


def _in_order(root: NodeView) -> list[int]:
    """Return the rows of unproven moves as they are listed: those without visits by their priors."""
    likely = np.where(root.child_visits > 0, np.inf, np.nan_to_num(root.priors))
    return sorted(range(len(root)), key=lambda row: -likely[row])


def shows(program: Program, snapshot: Snapshot, plotted: int | None = None) -> None:
    """Assert that board, table, panel, plot and screen reader texts display this snapshot.

    `plotted` is the expected number of snapshots in the plot, if it is not None.
    """
    window, root = program.window, snapshot.root
    settings, scene = window.controllers.display.heatmap.settings, window.panes.board.still_scene()
    if settings.display is Display.HEAT:
        assert scene.heat is not None
        np.testing.assert_array_equal(scene.heat.colors, heat_layer(root, settings, window.locale()).colors)
    else:
        assert scene.heat is None
        assert {disc.point for disc in scene.discs} >= set(root.points[: min(9, len(scene.discs))].tolist())
    assert table(program) == told_of(snapshot, program)
    assert window.panes.panel.figure("simulations") == f"{snapshot.simulations:,}"
    assert window.panes.panel.figure("nodes") == window.locale().toString(snapshot.nodes)
    assert window.panes.panel.figure("value") == percent(
        (sign_for_black(program) * root.value + 1) / 2, window.locale()
    )
    assert f"{snapshot.simulations:,} simulation" in window.panes.line.text()
    visited, telling = (int(np.count_nonzero(root.child_visits >= least)) for least in (1, 2))
    shown = min(10, telling or visited)  # single visits have a disc only if no move has more
    for row in range(shown):
        rank = (int(root.child_visits[row]), row + 1)
        assert window.panes.board.rank(int(root.points[row])) == rank
        assert point_text(window.panes.board, int(root.points[row])).endswith(f"visits {rank[0]:,}, rank {rank[1]}")
    assert all(window.panes.board.rank(int(point)) is None for point in root.points[shown:])
    plot = window.panes.convergence
    assert plot.snapshots[-1].simulations == snapshot.simulations
    np.testing.assert_array_equal(plot.snapshots[-1].visits, snapshot.visits)
    assert plotted is None or len(plot.snapshots) == plotted


def is_present(program: Program) -> bool:
    badge = child(program, QLabel, "replay_badge")
    is_now = bar(program).moment is None
    assert badge.isVisible() is not is_now
    assert child(program, QToolButton, "replay_now").isEnabled() is not is_now
    assert (program.window.controllers.display._known.moment is None) is is_now
    assert not (is_now and bar(program).is_playing)
    return is_now


def by_a_node(qtbot: QtBot, program: Program) -> None:
    path = (newest(program).root.candidates[0].point,)
    with qtbot.waitSignal(program.live_search.nodes_inspected, timeout=10_000):
        program.window.panes.tree.node_chosen.emit(path)
    assert program.window.controllers.inside.nodes.path == path
