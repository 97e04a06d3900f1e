"""The controller that exports the table of moves with their costs and evaluations."""

from pathlib import Path

from PySide6.QtCore import QDir, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.keeping.move_table import move_table_csv, move_table_json
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.game_names import game_stem
from studio.ui.texts.messages import sentence_of

_CSV, _JSON = ".csv", ".json"


class MoveTableController(QObject):
    """Asks for a path, and exports the moves of the current variation as a table."""

    def __init__(self, context: ControllerContext) -> None:
        super().__init__(context.window)
        self._session, self._notes, self._window = context.session, context.notes, context.window
        context.actions["export_moves"].triggered.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        kinds = self.tr("Table (*.csv);;JSON (*.json)")
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export the table of moves"), self._place(), kinds
        )
        if name:
            path = Path(name)
            if path.suffix.lower() not in (_CSV, _JSON):
                path = path.with_name(path.name + (_JSON if _JSON in kind else _CSV))
            self.write(path)

    def write(self, path: Path) -> None:
        node, record = self._session.node, self._session.record
        line = (*node.path()[:-1], *node.main_line())
        table = move_table_json if path.suffix.lower() == _JSON else move_table_csv
        try:
            replace_file(path, table((record,), line).encode("utf-8"))
        except StudioError as error:
            what = self.tr("The table could not be saved.")
            QMessageBox.warning(self._window, self.tr("MCTS Studio"), f"{what}\n\n{sentence_of(error)}")
            return
        text = self.tr("The table of moves was exported to {path}.")
        self._notes.say(fill(text, path=QDir.toNativeSeparators(str(path))))

    def _place(self) -> str:
        file = self._session.file
        name = f"{game_stem(self._session)}{_CSV}"
        return str(file.with_name(name)) if file else name
