"""Pictures of the board and of a window, in files and on the clipboard."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.session.session import Session
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import Notes
from studio.ui.controllers.exports import ExportController
from studio.ui.export.pictures import SIDE, board_picture, board_png, board_svg, window_png
from studio.ui.widgets.theme import DARK, LIGHT, BoardStyle, Theme, ThemeColors
from tests.sizes import one_always

SVG = "{http://www.w3.org/2000/svg}"
GAMES = {"gomoku-15": (112, 113, 97, 98), "connect-four": (38, 31, 37, 30), "tic-tac-toe": (4, 0, 2)}


def board_of(qtbot: QtBot, game: str = "gomoku-15", theme: Theme | None = None) -> BoardView:
    board = BoardView(theme or Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(300, 260)
    position = Position(PRESETS[game])
    for point in GAMES[game]:
        position.play(point)
    board.show_position(position, GAMES[game][-1], {point: at for at, point in enumerate(GAMES[game], 1)})
    board.set_animated(False)
    return board


def adorn(board: BoardView) -> None:
    """Put every kind of overlay on a board, at its first free points."""
    free = [point for point in range(board.rules.size) if not board.stone(point)]
    colors = np.zeros((board.rules.rows, board.rules.columns, 4), np.uint8)
    colors.reshape(-1, 4)[free[0]] = (200, 30, 90, 120)
    board.show_heat(HeatLayer(colors))
    board.show_discs((Disc(free[1], "#d02bc4d4", "54.2", "54", "12.3k", 1, is_best=True),))
    board.show_line(GhostLine(tuple(free[2:4]), Stone.BLACK))
    board.set_numbers_shown(True)
    board.show_banner("Black & <White>")


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    return board_of(qtbot)


def pixels(image: QImage) -> NDArray[np.int64]:
    """Return an array [row, column, channel]."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    flat = np.frombuffer(bytes(plain.constBits()), np.uint8)
    return flat.reshape(plain.height(), plain.width(), 4)[..., :3].astype(np.int64)


def drawn(svg: bytes, like: QImage) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    image = QImage(like.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(255, 0, 255))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def texts(svg: bytes) -> list[str]:
    return ["".join(text.itertext()).strip() for text in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314


# The board as a picture


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [320, 1000, 1600])
def test_the_longer_side_has_as_many_pixels_as_asked_for(qtbot: QtBot, game: str, side: int) -> None:
    image = QImage.fromData(board_png(board_of(qtbot, game), side))
    assert max(image.width(), image.height()) == side
    assert (image.width() > image.height()) is (game == "connect-four")


def test_the_picture_shows_the_stones_at_any_window_size(board: BoardView) -> None:
    large = board_png(board)
    board.resize(900, 700)
    assert board_png(board) == large
    middle = pixels(QImage.fromData(large))[780:840, 780:860].mean()
    board.show_position(Position(board.rules), None, {})
    assert pixels(QImage.fromData(board_png(board)))[780:840, 780:860].mean() > middle + 30


CHANGES: dict[str, Callable[[BoardView], None]] = {
    "heat": lambda board: board.show_heat(HeatLayer(np.full((15, 15, 4), 90, np.uint8))),
    "disc": lambda board: board.show_discs((Disc(3, "#2bc4d4", "54 %", "54 %", "7k", 1, is_best=True),)),
    "numbers": lambda board: board.set_numbers_shown(True),
    "coordinates": lambda board: board.set_coordinates_shown(False),
    "style": lambda board: board.set_style(BoardStyle.PLAIN),
    "banner": lambda board: board.show_banner("Black wins"),
    "line": lambda board: board.show_line(GhostLine((3, 4), Stone.BLACK)),
}


@pytest.mark.parametrize("change", one_always(4, CHANGES))
def test_visible_layers_are_exported(board: BoardView, change: str) -> None:
    before = board_png(board), board_svg(board)
    CHANGES[change](board)
    after = board_png(board), board_svg(board)
    assert before[0] != after[0]
    assert before[1] != after[1]


def test_the_theme_is_exported(qtbot: QtBot, theme: Theme) -> None:
    board = board_of(qtbot, theme=theme)
    before = board_png(board), board_svg(board)
    theme.set_colors(DARK)
    assert before[0] != board_png(board)
    assert before[1] != board_svg(board)


def test_ghost_stone_cursor_and_animation_are_not_exported(qtbot: QtBot, board: BoardView) -> None:
    still = board_png(board), board_svg(board)
    board.show()
    qtbot.waitExposed(board)
    seen = pixels(board.grab().toImage())
    QTest.mouseMove(board, board.board_layout.center(3).toPoint())
    QTest.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert (pixels(board.grab().toImage()) != seen).any()
    assert (board_png(board), board_svg(board)) == still
    board.set_animated(True)
    position = Position(board.rules)
    for point in (*GAMES["gomoku-15"], 5):
        position.play(point)
    board.show_position(position, 5, {})
    assert board.is_settling
    moving = board_png(board)
    board.set_animated(False)
    assert board_png(board) == moving != still[0]


# The board as a drawing


def test_the_drawing_has_a_title_and_describes_the_stones(board: BoardView) -> None:
    tree = ET.fromstring(board_svg(board))  # noqa: S314
    assert tree.findtext(f"{SVG}title") == "MCTS Studio: 15×15 board, 5 in a row"
    assert tree.findtext(f"{SVG}desc") == "Black: h9 h8. White: i9 i8."


def test_the_drawing_holds_shapes_and_text_and_no_pictures(board: BoardView) -> None:
    adorn(board)
    svg = board_svg(board)
    tree = ET.fromstring(svg)  # noqa: S314
    assert {"a", "o", "1", "15", "54.2", "12.3k", "4", "Black & <White>"} <= set(texts(svg))
    gradients = list(tree.iter(f"{SVG}radialGradient"))
    assert len(gradients) == 4 * 2 + 2, "each stone has a light and a shadow, one to come only a light"
    assert len(list(tree.iter(f"{SVG}circle"))) >= 4 * 3
    assert not list(tree.iter(f"{SVG}image"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=lambda colors: colors.name)
@pytest.mark.parametrize("style", BoardStyle)
def test_the_drawing_looks_like_the_board(qtbot: QtBot, game: str, colors: ThemeColors, style: BoardStyle) -> None:
    board = board_of(qtbot, game, Theme(colors))
    board.set_style(style)
    adorn(board)
    wanted = board_picture(board, SIDE)
    difference = np.abs(pixels(drawn(board_svg(board), wanted)) - pixels(wanted)).max(axis=2)
    assert difference.mean() < 0.6
    assert (difference > 40).mean() < 0.003, "only the edges of letters may differ"


# The window


def test_the_window_is_exported_as_it_is(qtbot: QtBot) -> None:
    label = QLabel("a window")
    qtbot.addWidget(label)
    label.resize(200, 100)
    image = QImage.fromData(window_png(label))
    ratio = label.devicePixelRatio()
    assert (image.width(), image.height()) == (round(200 * ratio), round(100 * ratio))
    assert pixels(image).std() > 0


# Choosing the file


class Answers:
    """Answers the dialogs of one test, and records what they proposed and reported."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name, self.kind, self.agreed = "", "PNG picture (*.png)", True
        self.proposed: list[str] = []
        self.said: list[str] = []
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self._save)
        monkeypatch.setattr(QMessageBox, "question", self._question)
        monkeypatch.setattr(QMessageBox, "warning", lambda _window, _title, text: self.said.append(text))

    def _save(self, _window: QWidget, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        self.proposed.append(proposed)
        return self.name, self.kind

    def _question(self, _window: QWidget, _title: str, text: str) -> QMessageBox.StandardButton:
        self.said.append(text)
        return QMessageBox.StandardButton.Yes if self.agreed else QMessageBox.StandardButton.No


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    return Answers(monkeypatch)


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def controller(qtbot: QtBot, notes: Notes, board: BoardView) -> ExportController:
    window = QWidget()
    window.resize(120, 80)
    qtbot.addWidget(window)
    return ExportController(Session(PRESETS["gomoku-15"]), notes, board, window)


@pytest.mark.parametrize(("name", "kind"), [("a.PNG", "SVG drawing (*.svg)"), ("a", "PNG picture (*.png)")])
def test_exports_the_board_as_a_picture(
    qtbot: QtBot,
    controller: ExportController,
    notes: Notes,
    board: BoardView,
    answers: Answers,
    tmp_path: Path,
    name: str,
    kind: str,
) -> None:
    answers.name, answers.kind = str(tmp_path / name), kind
    with qtbot.waitSignal(notes.said) as told:
        controller.ask_board()
    (file,) = tmp_path.iterdir()
    assert file.name.lower() == "a.png"
    assert file.read_bytes() == board_png(board)
    assert told.args == [f"The board was exported to {file}."]


@pytest.mark.parametrize(("name", "kind"), [("a.svg", "PNG picture (*.png)"), ("a.b", "SVG drawing (*.svg)")])
def test_exports_the_board_as_a_drawing(
    controller: ExportController, board: BoardView, answers: Answers, tmp_path: Path, name: str, kind: str
) -> None:
    answers.name, answers.kind = str(tmp_path / name), kind
    controller.ask_board()
    (file,) = tmp_path.iterdir()
    assert file.name == name.removesuffix(".svg") + ".svg"
    assert file.read_bytes() == board_svg(board)


def test_exports_the_window(
    qtbot: QtBot, controller: ExportController, notes: Notes, answers: Answers, tmp_path: Path
) -> None:
    answers.name = str(tmp_path / "w.png")
    with qtbot.waitSignal(notes.said) as told:
        controller.ask_window()
    assert QImage(answers.name).width() == QImage(answers.name).height() * 3 // 2
    assert told.args == [f"A picture of the window was saved as {answers.name}."]


def test_proposes_the_games_name_and_the_last_folder(
    qtbot: QtBot, board: BoardView, answers: Answers, tmp_path: Path
) -> None:
    game = tmp_path / "games" / "cup.final.sgf"
    (tmp_path / "pictures").mkdir()
    game.parent.mkdir()
    game.write_text("(;GM[4]SZ[15];B[hh])")
    window = QWidget()
    qtbot.addWidget(window)
    session = Session(PRESETS["gomoku-15"])
    controller = ExportController(session, Notes(), board, window)
    session.record.date = "2026-11-21"
    controller.ask_board()
    session.open(game)
    controller.ask_board()
    answers.name = str(tmp_path / "pictures" / "x.png")
    controller.ask_board()
    controller.ask_window()
    wanted = ["2026-11-21 gomoku-15 Black-White.png", game.parent / "cup.final.png", game.parent / "cup.final.png"]
    assert answers.proposed == [*map(str, wanted), str(tmp_path / "pictures" / "cup.final-window.png")]


def test_nothing_is_written_where_the_dialog_is_cancelled(
    qtbot: QtBot, controller: ExportController, notes: Notes, answers: Answers, tmp_path: Path
) -> None:
    answers.name = ""
    with qtbot.assertNotEmitted(notes.said):
        controller.ask_board()
        controller.ask_window()
    assert (list(tmp_path.iterdir()), answers.said) == ([], [])


@pytest.mark.parametrize("agreed", [True, False])
def test_asks_before_a_completed_name_replaces_a_file(
    controller: ExportController, answers: Answers, tmp_path: Path, agreed: bool
) -> None:
    (tmp_path / "a.png").write_text("old")
    answers.name, answers.agreed = str(tmp_path / "a"), agreed
    controller.ask_board()
    assert answers.said == ["a.png already exists. Replace it?"]
    assert ((tmp_path / "a.png").read_bytes() == b"old") is not agreed


def test_a_failure_to_save_a_picture_is_explained(
    qtbot: QtBot, controller: ExportController, notes: Notes, answers: Answers, tmp_path: Path
) -> None:
    answers.name = str(tmp_path / "nowhere" / "a.png")
    with qtbot.assertNotEmitted(notes.said):
        controller.ask_board()
    (said,) = answers.said
    assert said.startswith("The picture could not be saved.")
    assert "The folder does not exist." in said


def test_copies_the_board_as_a_picture(
    qtbot: QtBot, controller: ExportController, notes: Notes, board: BoardView
) -> None:
    with qtbot.waitSignal(notes.said):
        controller.copy_board()
    assert (pixels(QGuiApplication.clipboard().image()) == pixels(board_picture(board))).all()
    QGuiApplication.clipboard().clear()
