"""Saves the report as HTML, PDF, JSON or CSV. It works in short steps, so that the window keeps responding."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QDir, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.keeping.review_files import PAGE_NAME, write_steps
from studio.keeping.review_pages import game_page, overview_title, title_of
from studio.keeping.review_report import GameReport, ReviewReport
from studio.keeping.review_tables import csv_parts, json_parts
from studio.ui.report.view import Format
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.plain import plain
from studio.ui.widgets.progress import ExportProgress

_NOT_IN_NAMES = '<>:"/\\|?*'


class ReportSaving(QObject):
    """Asks where to save a report, and saves it."""

    saved = Signal(object)
    """Emitted after the report was saved, with the `Path` of the file.

    If there are several pages, it is the path of the first.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._folder = window, Path.home()
        self._path: Path | None = None
        self._progress = ExportProgress(window)
        self._progress.finished_work.connect(self._on_saved)
        self._progress.failed.connect(self._on_failed)

    def ask(self, report: ReviewReport, format_: Format) -> None:
        """Ask for a file, or for a folder if the report has several web pages. Save the report there."""
        is_folder = format_ is Format.HTML and len(report.games) > 1
        path = self._asked_folder() if is_folder else self._asked_file(report, format_)
        if path is None:
            return
        self._folder = path if is_folder else path.parent
        self._path = path / PAGE_NAME if is_folder else path
        work = write_steps(path, report) if is_folder else _file_steps(report, format_, path)
        self._progress.run(work, self.tr("Saving the report …"))

    @property
    def is_running(self) -> bool:
        return self._progress.is_running

    def cancel(self) -> None:
        self._progress.cancel()

    # Implementation

    def _asked_folder(self) -> Path | None:
        title = self.tr("Choose a folder for the pages of the report")
        name = QFileDialog.getExistingDirectory(self._window, title, str(self._folder))
        return Path(name) if name else None

    def _asked_file(self, report: ReviewReport, format_: Format) -> Path | None:
        kinds = {
            Format.HTML: self.tr("Web page (*.html)"),
            Format.PDF: self.tr("PDF document (*.pdf)"),
            Format.JSON: self.tr("JSON (*.json)"),
            Format.CSV: self.tr("CSV table (*.csv)"),
        }
        proposed = str(self._folder / f"{_stem(report)}.{format_}")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save Report"), proposed, kinds[format_])
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() == f".{format_}":
            return path
        path = path.with_name(f"{path.name}.{format_}")
        return path if self._may_replace(path) else None  # the file dialog could not ask about the appended extension

    def _may_replace(self, path: Path) -> bool:
        if not path.exists():
            return True
        question = fill(self.tr("{file} already exists. Replace it?"), file=path.name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(question))
        return answer == QMessageBox.StandardButton.Yes

    @Slot()
    def _on_saved(self) -> None:
        self.saved.emit(self._path)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        what = self.tr("The report could not be saved.")
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), plain(f"{what}\n\n{sentence_of(error)}"))


def shown_path(path: Path) -> str:
    return QDir.toNativeSeparators(str(path))


def _file_steps(report: ReviewReport, format_: Format, path: Path) -> Iterator[float]:
    """Write the report to one file, and yield the progress, from 0 to 1."""
    yield 0.0
    if format_ is Format.PDF:
        from studio.ui.export.report_pdf import pdf_steps  # the module for SVG is loaded late

        buffer = QBuffer()
        yield from pdf_steps(report, buffer)
        replace_file(path, bytes(buffer.data().data()))
        return
    parts: list[str] = []
    for part in _parts(report, format_):
        parts.append(part)
        yield min(1.0, len(parts) / (len(report.games) + 2))
    replace_file(path, "".join(parts).encode("utf-8", "replace"))
    yield 1.0


def _parts(report: ReviewReport, format_: Format) -> Iterator[str]:
    if format_ is Format.CSV:
        return csv_parts(report)
    if format_ is Format.JSON:
        return json_parts(report, _no_page)
    return iter([game_page(report.games[0], is_alone=True)])


def _no_page(_game: GameReport) -> str:
    return ""


def _stem(report: ReviewReport) -> str:
    title = title_of(report.games[0]) if len(report.games) == 1 else overview_title(report)
    stem = "".join(" " if letter in _NOT_IN_NAMES or not letter.isprintable() else letter for letter in title)
    return " ".join(stem.split())[:80].strip(" .") or "report"
