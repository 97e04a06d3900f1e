"""The controller that exports the search, the game or the lesson as a web page."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from studio import __version__
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.position import Position
from studio.keeping.names import counted
from studio.keeping.review_report import ReviewedGame, game_report
from studio.pages.games import game_page_steps
from studio.pages.page import saving_page
from studio.pages.scenes import Page, Tree
from studio.pages.searches import LAST_NODES, search_page, search_title
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.game_names import game_stem
from studio.ui.controllers.inside.controllers import InsideControllers
from studio.ui.controllers.lesson import LessonController
from studio.ui.controllers.search import SearchController
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.plain import plain
from studio.ui.widgets.progress import ExportProgress

if TYPE_CHECKING:
    from studio.engine.search import Search

_ENDING = ".html"
_WITHOUT_TREE = (EngineState.PREPARING, EngineState.FAILED)


class WebPageController(QObject):
    """Asks for a file, and writes one page at a time."""

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        inside: InsideControllers,
        lessons: LessonController,
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes, self._window = context.notes, context.window
        self._search, self._inside, self._lessons = search, inside, lessons
        self._folder: Path | None = None
        self._path = Path()
        self._waiting: _SearchRequest | None = None  # the search whose tree is awaited
        self._progress: ExportProgress | None = None
        context.live_search.work_advanced.connect(self._on_work)
        actions = context.actions
        for name, slot in (
            ("export_search_page", self.ask_search),
            ("export_game_page", self.ask_game),
            ("export_lesson_page", self.ask_lesson),
        ):
            actions[name].triggered.connect(slot)
        self._lesson_action = actions["export_lesson_page"]
        lessons.changed.connect(self._enable)
        self._enable()

    @Slot()
    def ask_search(self) -> None:
        """Export the snapshots of the replay bar, together with the tree and the recorded phases of single-stepping."""
        snapshots = self._inside.replay.snapshots
        if self._refuses():
            return
        if not snapshots:
            self._notes.say(self.tr("There is no search to export yet. “Run” (Space) starts it."))
            return
        # The search and the game may continue while the dialog is open.
        position, steps, profile = self._session.position.copy(), self._inside.steps.events, self._search.profile
        request = _SearchRequest(position, snapshots, steps, profile)
        path = self._asked(self.tr("Export the Search as a Web Page"), f"{game_stem(self._session)}-search")
        if path is None:
            return
        self._path = path
        if self._is_live(snapshots):
            self._waiting = request
            self._live_search.begin_work(WorkKind.EXPORT, _tree_parts)
        else:
            self._write(saving_page(request.page(()), path))

    @Slot()
    def ask_game(self) -> None:
        """Export the main line of the open game."""
        if self._refuses():
            return
        path = self._asked(self.tr("Export the Game as a Web Page"), f"{game_stem(self._session)}-game")
        if path is not None:
            self._path = path
            file, record = self._session.file, self._session.record
            game = ReviewedGame(record, "" if file is None else file.name, self._session.origin.number + 1)
            self._write(_saving_game(game, path))

    @Slot()
    def ask_lesson(self) -> None:
        """Export the open lesson."""
        lesson = self._lessons.lesson
        if lesson is None:
            return
        path = self._asked(self.tr("Export the Lesson as a Web Page"), lesson.name)
        if path is not None:
            from studio.activities.lesson_page_work import saving_lesson  # only for users who export a lesson

            self._path = path
            self._write(saving_lesson(lesson, path))

    # Implementation

    def _refuses(self) -> bool:
        """Return whether the search is hidden. If so, show a message that says so."""
        if self._hiding.is_question:
            self._notes.say(answer_first_text())
        elif not self._hiding.ask_for_search():
            self._notes.say(self.tr("The search is hidden while you play. Leave the game to export web pages."))
        return self._hiding.hides_search

    def _is_live(self, snapshots: tuple[Snapshot, ...]) -> bool:
        """Return whether the snapshots belong to the current search, running or paused. Only its tree can be read."""
        # Others were saved in the record. The first snapshot of a search is never removed.
        thought = self._live_search.thought
        is_own = thought is not None and bool(thought.timeline) and thought.timeline[0] is snapshots[0]
        return is_own and self._live_search.state not in _WITHOUT_TREE

    @Slot()
    def _enable(self) -> None:
        self._lesson_action.setEnabled(self._lessons.is_on)

    def _asked(self, title: str, stem: str) -> Path | None:
        folder = self._folder or (self._session.file.parent if self._session.file else None)
        place = str(folder / f"{stem}{_ENDING}") if folder else f"{stem}{_ENDING}"
        name, _ = QFileDialog.getSaveFileName(self._window, title, place, self.tr("Web page (*.html)"))
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() in (_ENDING, ".htm"):
            return path
        path = path.with_name(path.name + _ENDING)
        return path if self._may_replace(path) else None  # the file dialog could not ask about the appended extension

    def _may_replace(self, path: Path) -> bool:
        if not path.exists():
            return True
        question = fill(self.tr("{file} already exists. Replace it?"), file=path.name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(question))
        return answer == QMessageBox.StandardButton.Yes

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        """Write the page when the tree has been read. If the tree could not be read, write the page without it."""
        if news.kind is not WorkKind.EXPORT or not news.is_over or self._waiting is None:
            return
        request, self._waiting = self._waiting, None
        trees = (news.result,) if isinstance(news.result, Tree) else ()
        self._write(saving_page(request.page(trees), self._path))

    def _write(self, work: Iterator[float]) -> None:
        self._folder = self._path.parent
        self._shown_progress().run(work, fill(self.tr("Writing {file}"), file=self._path.name))

    def _shown_progress(self) -> ExportProgress:
        if self._progress is None:
            self._progress = ExportProgress(self._window)
            self._progress.setObjectName("page_progress")
            self._progress.finished_work.connect(self._on_written)
            self._progress.cancelled.connect(self._on_cancelled)
            self._progress.failed.connect(self._on_failed)
        return self._progress

    @Slot()
    def _on_written(self) -> None:
        where = QDir.toNativeSeparators(str(self._path))
        self._notes.say(fill(self.tr("The web page was saved as {path}. It opens in any browser."), path=where))

    @Slot()
    def _on_cancelled(self) -> None:
        self._notes.say(self.tr("The export was cancelled. No file was written."))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        what = self.tr("The web page could not be written.")
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), plain(f"{what}\n\n{sentence_of(error)}"))


class _SearchRequest:
    """A copy of the data that the page of a search shows."""

    def __init__(
        self, position: Position, snapshots: tuple[Snapshot, ...], steps: tuple[PhaseEvent, ...], profile: str
    ) -> None:
        self.position = position
        self._snapshots, self._steps, self._profile = snapshots, steps, profile

    def page(self, trees: tuple[Tree, ...]) -> Page:
        found = self._snapshots[-1]
        caption = f"Profile {self._profile}, {counted(found.simulations, 'simulation')}, MCTS Studio {__version__}."
        return search_page(search_title(self.position), caption, self.position, self._snapshots, trees, self._steps)


def _saving_game(game: ReviewedGame, path: Path) -> Iterator[float]:
    """Write the page of a game, and yield the progress, from 0 to 1."""
    yield 0.0
    steps = game_page_steps(game_report(game))
    while True:
        try:
            yield next(steps) / 2
        except StopIteration as end:
            yield from ((1 + done) / 2 for done in saving_page(end.value, path))
            return


def _tree_parts(search: "Search") -> Iterator[Tree]:
    for outline in search.outline(LAST_NODES):
        yield Tree(outline, search.simulations)
