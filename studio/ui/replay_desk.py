"""Between the running search and the bar that goes back to its moments: what is shown, and what is written to files."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from studio.analysis import Analysis
from studio.engine.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.kept_timeline import timeline_from_text, timeline_to_text
from studio.search_frames import FramesKind, SearchFrames
from studio.session import Session
from studio.thoughts import Thought
from studio.ui.board_canvas import BoardCanvas
from studio.ui.export_progress import ExportProgress
from studio.ui.frame_painting import FramePainting
from studio.ui.frames_export import ANIMATION_SIDE, PICTURE_SIDE, picture_paths, saving_animation, saving_pictures
from studio.ui.messages import sentence_of
from studio.ui.play_desk import PlayDesk
from studio.ui.replay_bar import ReplayBar
from studio.ui.search_display import SearchDisplay


class ReplayDesk(QObject):
    """Lets the views go back in time, and exports and keeps what they show."""

    moment_changed = Signal(object)
    """The Snapshot that is looked at; None is the present."""
    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        play: PlayDesk,
        display: SearchDisplay,
        board: BoardCanvas,
        bar: ReplayBar,
        window: QWidget,
    ) -> None:
        super().__init__(bar)
        self._session, self._analysis, self._play = session, analysis, play
        self._display, self._board, self._bar, self._window = display, board, bar, window
        self._kept: tuple[Snapshot, ...] = ()
        self._written: Path | None = None  # what is being exported
        self._progress = ExportProgress(window)
        self._connect()
        self._on_position()

    def return_to_now(self) -> None:
        self._bar.show_now()

    # Inside

    def _connect(self) -> None:
        self._analysis.thought_changed.connect(self._on_thought)
        self._analysis.restarted.connect(self._on_position)
        self._analysis.phases_performed.connect(self._bar.show_now)
        self._session.position_changed.connect(self._on_position)
        self._session.tree_changed.connect(self._on_kept)
        self._play.hiding_changed.connect(self._on_position)
        self._bar.moment_changed.connect(self._on_moment)
        self._bar.export_requested.connect(self._on_export)
        self._bar.keep_requested.connect(self._on_keep)
        self._progress.finished_work.connect(self._on_written)
        self._progress.cancelled.connect(self._on_cancelled)
        self._progress.failed.connect(self._on_failed)

    @Slot()
    def _on_position(self) -> None:
        """What the record keeps of this position is shown until the search knows more."""
        self._bar.clear()
        self._kept = self._read_kept()
        hidden = self._play.hides_search
        self._bar.setVisible(not hidden)
        self._bar.set_can_keep(not hidden)
        if not hidden:
            self._bar.show_timeline(self._kept)

    @Slot()
    def _on_kept(self) -> None:
        self._kept = self._read_kept()

    def _read_kept(self) -> tuple[Snapshot, ...]:
        text = self._session.timeline
        if not text:
            return ()
        try:
            return timeline_from_text(text, self._session.rules)
        except StudioError as error:
            self.message_changed.emit(sentence_of(error))
            return ()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if self._play.hides_search:
            return
        if not self._kept or (thought.timeline and thought.timeline[-1].simulations > self._kept[-1].simulations):
            self._bar.show_timeline(thought.timeline)

    @Slot(object)
    def _on_moment(self, moment: Snapshot | None) -> None:
        self._display.show_moment(moment)
        self.moment_changed.emit(moment)

    @Slot()
    def _on_keep(self) -> None:
        try:
            self._session.keep_timeline(timeline_to_text(self._bar.snapshots, self._session.rules))
        except StudioError as error:
            self.message_changed.emit(sentence_of(error))
            return
        self.message_changed.emit(self.tr("The moments of this search are kept in the record. Save it to keep them."))

    # Files

    @Slot(str)
    def _on_export(self, kind: str) -> None:
        """The search may go on meanwhile: what is written are the moments of now."""
        asked = {
            "pictures": self._ask_pictures,
            "animation": self._ask_animation,
            "csv": self._ask_csv,
            "json": self._ask_json,
        }[kind]()
        if asked is not None:
            self._written, work = asked
            self._progress.run(work, self.tr("Writing %1").replace("%1", self._written.name))

    def _ask_pictures(self) -> tuple[Path, Iterator[float]] | None:
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Export the pictures into"), self._folder())
        if not name:
            return None
        folder, stem, snapshots = Path(name), self._stem(), self._bar.snapshots
        taken = [path for path in picture_paths(folder, stem, len(snapshots)) if path.exists()]
        if taken and not self._may_replace(taken):
            return None
        painting = FramePainting(self._board, self._display.heat, PICTURE_SIDE)
        return folder, saving_pictures(painting, snapshots, folder, stem)

    def _ask_animation(self) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export the animation"), self.tr("GIF animation (*.gif)"), ".gif")
        painting = FramePainting(self._board, self._display.heat, ANIMATION_SIDE)
        return None if path is None else (path, saving_animation(painting, self._bar.snapshots, path))

    def _ask_csv(self) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export the table"), self.tr("Table (*.csv)"), ".csv")
        return None if path is None else (path, self._frames().saving(path, FramesKind.CSV))

    def _ask_json(self) -> tuple[Path, Iterator[float]] | None:
        path = self._ask_file(self.tr("Export as JSON"), self.tr("JSON (*.json)"), ".json")
        return None if path is None else (path, self._frames().saving(path, FramesKind.JSON))

    def _frames(self) -> SearchFrames:
        return SearchFrames(self._bar.snapshots, self._session.rules)

    def _ask_file(self, title: str, kinds: str, ending: str) -> Path | None:
        proposed = str(Path(self._folder()) / f"{self._stem()}{ending}")
        name, _ = QFileDialog.getSaveFileName(self._window, title, proposed, kinds)
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() == ending:
            return path
        path = path.with_name(path.name + ending)
        return path if not path.exists() or self._may_replace([path]) else None

    def _may_replace(self, paths: list[Path]) -> bool:
        question = self.tr("%Ln file(s) exist(s) already, such as %1. Replace?", "", len(paths))
        text = question.replace("%1", paths[0].name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), text)
        return answer == QMessageBox.StandardButton.Yes

    def _folder(self) -> str:
        return str(self._session.file.parent) if self._session.file else ""

    def _stem(self) -> str:
        return self._session.file.stem if self._session.file else self.tr("search")

    @Slot()
    def _on_written(self) -> None:
        if self._written is not None:
            where = QDir.toNativeSeparators(str(self._written))
            self.message_changed.emit(self.tr("The search was exported to %1.").replace("%1", where))

    @Slot()
    def _on_cancelled(self) -> None:
        self.message_changed.emit(self.tr("The export was cancelled; nothing was written."))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        what = self.tr("The search could not be exported.")
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), f"{what}\n\n{sentence_of(error)}")
