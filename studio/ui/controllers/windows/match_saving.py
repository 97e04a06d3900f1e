"""Saves the results of a match as a table, JSON or a plot, and opens its report."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from studio.activities.live_match import LiveMatch
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.matches.plan import MatchPlan
from studio.matches.plots import match_plot
from studio.matches.report import write_report
from studio.matches.standings import Standings
from studio.matches.tables import csv_of, json_of
from studio.ui.export.proposed_name import proposed_name
from studio.ui.export.svg_image import drawing_bytes
from studio.ui.matches.words import plan_title

_ENDINGS = (".csv", ".json", ".svg", ".png")


class MatchSaving(QObject):
    """Asks where to save the results of the shown match, and saves them. Writes the report of the match."""

    said = Signal(str)
    """Emitted with a message after the file was saved."""
    failed = Signal(str, object)
    """Emitted with a text that says what has failed, and with the `StudioError`."""

    def __init__(self, live_match: LiveMatch, window: QWidget) -> None:
        super().__init__(window)
        self._live_match, self._window = live_match, window

    @Slot()
    def ask(self) -> None:
        """Let the user choose a file, and write the games, the standings or a plot to it.

        The file type decides which.
        """
        plan = self._live_match.plan
        if plan is None:
            return
        kinds = self.tr(
            "Games as a table (*.csv);;Standings and games (*.json);;Plot (*.svg);;Plot as a picture (*.png)"
        )
        proposed = proposed_name(plan_title(plan), _ENDINGS[0], self.tr("Match"))
        name, kind = QFileDialog.getSaveFileName(self._window, self.tr("Save the results"), proposed, kinds)
        if name:
            ending = next((ending for ending in _ENDINGS if ending in kind), _ENDINGS[0])
            path = Path(name)
            self.save(path if path.suffix.lower() in _ENDINGS else path.with_name(path.name + ending))

    def save(self, path: Path) -> None:
        """Save the results. The extension of `path` decides the format."""
        plan, standings = self._live_match.plan, self._live_match.standings
        if plan is None or standings is None:
            return
        try:
            replace_file(path, self._file(path, plan, standings))
        except StudioError as error:
            self.failed.emit(self.tr("The results could not be saved."), error)
        else:
            self.said.emit(fill(self.tr("The results were saved to {file}."), file=path.name))

    @Slot()
    def open_report(self) -> None:
        """Write the report of the shown match, and open it in the browser."""
        live_match = self._live_match
        plan, standings, folder = live_match.plan, live_match.standings, live_match.folder
        if plan is None or standings is None or folder is None:
            return
        try:
            path = write_report(folder, plan, standings, live_match.results)
        except StudioError as error:
            self.failed.emit(self.tr("The report could not be written."), error)
        else:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    # Implementation

    def _file(self, path: Path, plan: MatchPlan, standings: Standings) -> bytes:
        """Return the content of a file with the results. The extension of `path` decides the format."""
        results, folder = self._live_match.results, self._live_match.folder
        match path.suffix.lower():
            case ".json":
                return json_of(plan, standings, results, folder or path.parent)
            case ".svg" | ".png":
                return drawing_bytes(match_plot(plan, standings), path)
        return csv_of(plan, results)
