"""The controller that exports the snapshots of the replay bar to files."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.rules import Rules
from studio.keeping.frames import FramesKind, SearchFrames
from studio.ui.board.canvas import BoardCanvas
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.game_names import game_stem
from studio.ui.export.frame_files import ANIMATION_SIDE, PICTURE_SIDE, picture_paths, saving_animation, saving_pictures
from studio.ui.export.frames import FramePainting
from studio.ui.replay.bar import ReplayBar
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.progress import ExportProgress


@dataclass(frozen=True, slots=True)
class _ExportRequest:
    """A copy of the data to export."""

    # The game may continue while the dialog is open.

    snapshots: tuple[Snapshot, ...]
    rules: Rules
    pictures: FramePainting
    animation: FramePainting

    @property
    def frames(self) -> SearchFrames:
        return SearchFrames(self.snapshots, self.rules)


class ReplayExport(QObject):
    """Writes pictures, an animation or tables in the background."""

    def __init__(self, context: ControllerContext, display: SearchDisplay, board: BoardCanvas, bar: ReplayBar) -> None:
        super().__init__(bar)
        self._session, self._window = context.session, context.window
        self._notes = context.notes
        self._display, self._board, self._bar = display, board, bar
        self._folder: Path | None = None  # the folder of the last export
        self._written: Path | None = None  # the path that is being written
        self._progress = ExportProgress(context.window)
        bar.export_requested.connect(self._on_export)
        self._progress.finished_work.connect(self._on_written)
        self._progress.cancelled.connect(self._on_cancelled)
        self._progress.failed.connect(self._on_failed)

    # Implementation

    @Slot(str)
    def _on_export(self, kind: str) -> None:
        # The search may continue meanwhile.
        asking = {
            "pictures": self._ask_pictures,
            "animation": self._ask_animation,
            "csv": self._ask_csv,
            "json": self._ask_json,
        }
        asked = asking[kind](self._request())
        if asked is not None:
            self._written, work = asked
            self._folder = self._written if kind == "pictures" else self._written.parent
            self._progress.run(work, fill(self.tr("Writing {file}"), file=self._written.name))

    def _request(self) -> _ExportRequest:
        board, heat, position = self._board, self._display.heatmap.settings, self._session.position
        viewed = self._display.viewed
        return _ExportRequest(
            self._bar.snapshots,
            self._session.rules,
            FramePainting(board, heat, PICTURE_SIDE, position, viewed),
            FramePainting(board, heat, ANIMATION_SIDE, position, viewed),
        )

    def _ask_pictures(self, request: _ExportRequest) -> tuple[Path, Iterator[float]] | None:
        title = self.tr("Folder for the pictures")
        name = QFileDialog.getExistingDirectory(self._window, title, str(self._proposed_folder or ""))
        if not name:
            return None
        folder, stem = Path(name), game_stem(self._session)
        taken = [path for path in picture_paths(folder, stem, len(request.snapshots)) if path.exists()]
        if taken and not self._may_replace(taken):
            return None
        return folder, saving_pictures(request.pictures, request.snapshots, folder, stem)

    def _ask_animation(self, request: _ExportRequest) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export the animation"), self.tr("GIF animation (*.gif)"), ".gif")
        return None if path is None else (path, saving_animation(request.animation, request.snapshots, path))

    def _ask_csv(self, request: _ExportRequest) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export the table"), self.tr("Table (*.csv)"), ".csv")
        return None if path is None else (path, request.frames.saving(path, FramesKind.CSV))

    def _ask_json(self, request: _ExportRequest) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export as JSON"), self.tr("JSON (*.json)"), ".json")
        return None if path is None else (path, request.frames.saving(path, FramesKind.JSON))

    def _ask_file(self, title: str, kinds: str, ending: str) -> Path | None:
        folder, proposed = self._proposed_folder, f"{game_stem(self._session)}{ending}"
        place = str(folder / proposed) if folder else proposed
        name, _ = QFileDialog.getSaveFileName(self._window, title, place, kinds)
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() == ending:
            return path
        path = path.with_name(path.name + ending)
        return path if not path.exists() or self._may_replace([path]) else None

    def _may_replace(self, paths: list[Path]) -> bool:
        question = self.tr("%Ln file(s) already exist, such as {file}. Replace?", "", len(paths))
        text = fill(question, file=paths[0].name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), text)
        return answer == QMessageBox.StandardButton.Yes

    @property
    def _proposed_folder(self) -> Path | None:
        return self._folder or (self._session.file.parent if self._session.file else None)

    @Slot()
    def _on_written(self) -> None:
        if self._written is not None:
            where = QDir.toNativeSeparators(str(self._written))
            self._notes.say(fill(self.tr("The search was exported to {path}."), path=where))

    @Slot()
    def _on_cancelled(self) -> None:
        self._notes.say(self.tr("The export was cancelled. No file was written."))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        what = self.tr("The search could not be exported.")
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), f"{what}\n\n{sentence_of(error)}")
