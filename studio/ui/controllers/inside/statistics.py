"""The controller of the tree statistics: computes and exports them on request."""

from pathlib import Path

from PySide6.QtCore import QDir, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from studio.engine.views.statistics import TreeStatistics
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.keeping.statistics import statistics_csv, statistics_json
from studio.thinking.thoughts import Thought
from studio.thinking.tree_work import WorkKind
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.game_names import game_stem
from studio.ui.controllers.inside.question import TreeQuestion
from studio.ui.panes.attention import bring_to_front
from studio.ui.statistics.panel import StatisticsPanel
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.plain import plain

_CSV, _JSON = ".csv", ".json"


class StatisticsController(QObject):
    """Computes statistics of the tree on request. The views keep showing them while the tree grows."""

    def __init__(self, context: ControllerContext, panel: StatisticsPanel) -> None:
        super().__init__(panel)
        self._session, self._hiding, self._window, self._panel = context.session, context.hiding, context.window, panel
        self._notes = context.notes
        self._counted: TreeStatistics | None = None
        self._folder: Path | None = None
        panel.count_requested.connect(self._on_count)
        self._question = TreeQuestion(context.live_search, WorkKind.STATISTICS, self)
        self._question.answered.connect(self._on_answered)
        self._question.ended.connect(self._on_ended)
        panel.cancel_requested.connect(self._question.cancel)
        panel.export_requested.connect(self._on_export)
        context.actions["count_tree"].triggered.connect(self._on_count)
        context.live_search.restarted.connect(self.forget)
        context.live_search.thought_changed.connect(self._on_thought)
        context.hiding.changed.connect(self.forget)

    @Slot()
    def forget(self) -> None:
        """Discard the statistics of the previous tree."""
        self._question.forget()
        self._counted = None
        self._panel.show_counting(False)
        self._panel.show_statistics(None)

    # Implementation

    @Slot()
    def _on_count(self) -> None:
        if self._hiding.is_question:
            self._notes.say(answer_first_text())
            return
        if self._hiding.hides_search:
            text = self.tr(
                "The search is hidden while you play. Ask for a hint, or show the search from the View menu."
            )
            self._notes.say(text)
            return
        bring_to_front(self._panel)
        self._panel.show_counting(True)
        self._question.ask(lambda search: search.statistics())

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        self._panel.set_has_tree(thought.snapshot.simulations > 0)

    @Slot(object)
    def _on_answered(self, counted: TreeStatistics) -> None:
        self._counted = counted
        self._panel.show_statistics(counted)

    @Slot(object)
    def _on_ended(self, error: StudioError | None) -> None:
        self._panel.show_counting(False)
        if error is not None:
            self._notes.say(sentence_of(error))

    @Slot()
    def _on_export(self) -> None:
        counted = self._counted
        if counted is None:
            return
        kinds = self.tr("Table (*.csv);;JSON (*.json)")
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export the statistics"), self._proposed(), kinds
        )
        path = _with_ending(Path(name), kind) if name else None
        if path is not None and (path == Path(name) or not path.exists() or self._may_replace(path)):
            is_json = path.suffix.lower() == _JSON
            self._write(path, statistics_json(counted) if is_json else statistics_csv(counted))

    def _proposed(self) -> str:
        file = self._session.file
        folder = self._folder or (file.parent if file else Path())
        kind = self.tr("statistics")
        return str(folder / f"{game_stem(self._session)}-{kind}{_CSV}")

    def _may_replace(self, path: Path) -> bool:
        """Ask the user whether to replace the existing file `path`. Return True if the user agrees."""
        question = fill(self.tr("{file} already exists. Replace it?"), file=path.name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(question))
        return answer == QMessageBox.StandardButton.Yes

    def _write(self, path: Path, text: str) -> None:
        self._folder = path.parent
        try:
            replace_file(path, text.encode())
        except StudioError as error:
            what = self.tr("The statistics could not be saved.")
            QMessageBox.warning(self._window, self.tr("MCTS Studio"), plain(f"{what}\n\n{sentence_of(error)}"))
            return
        where = QDir.toNativeSeparators(str(path))
        self._notes.say(fill(self.tr("The statistics were exported to {path}."), path=where))


def _with_ending(path: Path, kind: str) -> Path:
    """Return `path`. If it has no supported extension, append the extension of the file type `kind`."""
    if path.suffix.lower() in (_CSV, _JSON):
        return path
    return path.with_name(path.name + (_JSON if _JSON in kind else _CSV))
