"""The controller of exports: asks for a path, writes complete files, and reports the result."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.session.session import Session
from studio.ui.board.canvas import BoardCanvas
from studio.ui.controllers.context import Notes
from studio.ui.controllers.game_names import game_stem
from studio.ui.export.pictures import board_picture, board_png, board_svg, window_png
from studio.ui.texts.messages import sentence_of

_PNG, _SVG = ".png", ".svg"


class ExportController(QObject):
    """Exports pictures of one board and one window."""

    def __init__(self, session: Session, notes: Notes, board: BoardCanvas, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._notes, self._board, self._window = session, notes, board, window
        self._folder: Path | None = None

    @Slot()
    def ask_board(self) -> None:
        kinds = self.tr("PNG picture (*.png);;SVG drawing (*.svg)")
        path = self._ask(self.tr("Export the board"), game_stem(self._session), kinds, (_PNG, _SVG))
        if path is None:
            return
        picture = board_svg if path.suffix.lower() == _SVG else board_png
        self._write(path, lambda: picture(self._board), self.tr("The board was exported to {path}."))

    @Slot()
    def ask_window(self) -> None:
        name = fill(self.tr("{name}-window"), name=game_stem(self._session))
        path = self._ask(self.tr("Export the window"), name, self.tr("PNG picture (*.png)"), (_PNG,))
        if path is not None:
            self._write(path, lambda: window_png(self._window), self.tr("A picture of the window was saved as {path}."))

    @Slot()
    def copy_board(self) -> None:
        QGuiApplication.clipboard().setImage(board_picture(self._board))
        self._notes.say(self.tr("The board was copied as a picture."))

    # Implementation

    def _ask(self, title: str, stem: str, kinds: str, endings: tuple[str, ...]) -> Path | None:
        """Let the user choose a path.

        Return None if the user cancels or keeps an existing file. If the path has none of `endings`, append the
        extension of the chosen type.
        """
        proposed = f"{stem}{endings[0]}"
        folder = self._folder or (self._session.file.parent if self._session.file else None)
        place = str(folder / proposed) if folder else proposed
        name, kind = QFileDialog.getSaveFileName(self._window, title, place, kinds)
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() in endings:
            return path
        path = path.with_name(path.name + (_SVG if _SVG in kind else _PNG))
        return path if self._may_replace(path) else None  # the file dialog could not ask about the appended extension

    def _may_replace(self, path: Path) -> bool:
        """Return whether `path` may be written. If the file exists, ask the user."""
        if not path.exists():
            return True
        question = fill(self.tr("{file} already exists. Replace it?"), file=path.name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), question)
        return answer == QMessageBox.StandardButton.Yes

    def _write(self, path: Path, picture: Callable[[], bytes], done: str) -> None:
        try:
            replace_file(path, picture())
        except StudioError as error:
            what = self.tr("The picture could not be saved.")
            QMessageBox.warning(self._window, self.tr("MCTS Studio"), f"{what}\n\n{sentence_of(error)}")
            return
        self._folder = path.parent
        self._notes.say(fill(done, path=QDir.toNativeSeparators(str(path))))
