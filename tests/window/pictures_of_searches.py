"""Windows with searches, their trees and their threats, for pictures."""

from PySide6.QtGui import QAction

from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.ui.program import Program
from tests.window.picture_waits import SIMULATIONS, SOME, raised, think, wait_until


def first_start(program: Program) -> None:
    wait_until(lambda: program.live_search.thought is not None)


def analyse(program: Program) -> None:
    think(program, SIMULATIONS)


def threats(program: Program) -> None:
    """Black's threat in the middle of a game, with its line on the board."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "i8", "h7", "j8", "e5", "j10"):
        program.session.play(point_from_human(name, program.session.rules))
    program.window.actions_["show_threat_line"].trigger()
    wait_until(lambda: "threatens" in program.window.panes.threat_line.text())


def threat_marks(program: Program) -> None:
    """The marks of points at which a stone of either side makes a threat, with their legend."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "i8", "h7", "j8", "g6", "j10", "i6"):
        program.session.play(point_from_human(name, program.session.rules))
    program.window.panes.threats.switch(marked=True)
    board = program.window.panes.board
    wait_until(lambda: any(board.threats_on(point) for point in range(board.rules.size)))


def dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    think(program, SIMULATIONS)


def priors(program: Program) -> None:
    """The network's priors as a heatmap, in a position with a few stones."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "g9", "i7", "i8", "g8"):
        program.session.play(point_from_human(name, program.session.rules))
    raised(program, "dock_heatmap")
    program.window.actions_["show_priors"].trigger()
    think(program, SOME)


def priors_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    priors(program)


def priors_small(program: Program) -> None:
    program.window.resize(900, 640)
    priors(program)


def chinese(program: Program) -> None:
    chosen = program.window.menus.languages.findChild(QAction, "language_zh_CN")
    assert chosen is not None
    chosen.trigger()
    program.window.resize(1440, 900)
    think(program, SIMULATIONS)


def study(program: Program) -> None:
    program.window.actions_["workspace_study"].trigger()
    think(program, SIMULATIONS)


def small(program: Program) -> None:
    program.window.resize(900, 640)
    think(program, SIMULATIONS)
