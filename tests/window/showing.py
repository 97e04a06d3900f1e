"""Reads the displayed results of a search from the window."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from studio.ui.candidates.model import CandidatesModel
from studio.ui.program import Program


def best_line(program: Program, moves: int) -> tuple[int, ...]:
    thought = program.live_search.thought
    assert thought is not None
    return thought.snapshot.candidates[0].line[:moves]


def looked_at(program: Program) -> tuple[int, ...]:
    return program.window.controllers.inside.nodes.path


def candidates(program: Program) -> CandidatesModel:
    model = program.window.panes.candidates.model()
    assert isinstance(model, CandidatesModel)
    return model


def table_rows(program: Program) -> list[tuple[str, ...]]:
    model = program.window.panes.candidates.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def color_at(program: Program, image: QImage, point: int) -> tuple[int, int, int]:
    """Return the colour beside a point of the board, where only the heatmap is painted."""
    board = program.window.panes.board
    quarter = board.board_layout.cell / 4
    spot = board.board_layout.center(point) + QPointF(quarter, quarter)
    color = image.pixelColor((spot * image.devicePixelRatio()).toPoint())
    return color.red(), color.green(), color.blue()
