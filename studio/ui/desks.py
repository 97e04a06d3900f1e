"""The desks of a window, one for each kind of work, and what passes between them."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow

from studio.engine.profiles import DEFAULT_PROFILE, PROFILES
from studio.game.errors import StudioError
from studio.settings import Settings
from studio.ui.actions import Actions
from studio.ui.compare_desk import CompareDesk
from studio.ui.export_desk import ExportDesk
from studio.ui.file_desk import FileDesk
from studio.ui.game_desk import GameDesk
from studio.ui.inside_desks import InsideDesks
from studio.ui.lesson_desk import LessonDesk
from studio.ui.messages import sentence_of
from studio.ui.pane_mark import PaneMark
from studio.ui.panes import Panes
from studio.ui.play_desk import PlayDesk
from studio.ui.review_desk import ReviewDesk
from studio.ui.search_desk import SearchDesk
from studio.ui.search_display import SearchDisplay
from studio.ui.search_file_desk import SearchFileDesk
from studio.ui.services import Services
from studio.ui.theme import Theme
from studio.ui.variation_desk import VariationDesk


class Desks(QObject):
    """Makes them, and lets them know of one another."""

    message_changed = Signal(str)

    def __init__(
        self,
        services: Services,
        actions: Actions,
        panes: Panes,
        docks: Mapping[str, QDockWidget],
        settings: Settings,
        theme: Theme,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session, self._panes, self._docks, self._window = services.session, panes, docks, window
        self._make(services, actions, settings, theme)
        self._connect()

    @Slot()
    def keep(self) -> None:
        """What was typed and found is kept in the record."""
        self._panes.comment.flush()
        self.search.keep()

    @Slot()
    def save(self) -> None:
        self.keep()
        self.files.save()

    @Slot()
    def save_as(self) -> None:
        self.keep()
        self.files.ask_save_as()

    # Inside

    def _make(self, services: Services, actions: Actions, settings: Settings, theme: Theme) -> None:
        session, analysis, live = services.session, services.analysis, services.game
        panes, window = self._panes, self._window
        board, moves, comment = panes.board, panes.moves, panes.comment
        self.files = FileDesk(session, live, window)
        self.exports = ExportDesk(session, board, window)
        self.display = SearchDisplay(panes, theme)
        self.game = GameDesk(session, live, actions, board, moves, comment)
        self.variations = VariationDesk(session, live, actions, moves, comment)
        profile = settings.engine.profile if settings.engine.profile in PROFILES else DEFAULT_PROFILE
        self.search = SearchDesk(session, analysis, actions, panes.bar, panes.panel, self.display, profile)
        search = self.search
        self.play = play = PlayDesk(
            session, live, search, actions, panes.players, settings.play, services.games_folder, window
        )
        views = (moves, panes.win_rate, panes.review_bar)
        self.review = ReviewDesk(session, services.review, search, play, actions, views, settings.review, window)
        self.inside = InsideDesks(session, analysis, live, play, self.game, actions, panes, self.display, window)
        self.search_files = SearchFileDesk(session, analysis, search, play, self.files, window)
        self.pane_mark = PaneMark(theme, window)
        self.lessons = LessonDesk(
            session,
            analysis,
            search,
            play,
            self.files,
            panes.lessons,
            self._show_pane,
            settings.lessons_done,
            window,
        )
        self.comparing = CompareDesk(
            session, services.comparison, services.review, search, play, actions, theme, window
        )

    def _connect(self) -> None:
        self.search.move_requested.connect(self.game.play)
        for desk in (
            *(self.search, self.play, self.review, self.variations, self.exports),
            *(self.inside, self.comparing, self.search_files, self.lessons),
        ):
            desk.message_changed.connect(self.message_changed)
        self.inside.steering.explanations.asked.connect(self.search.show_live)
        self.files.leaving.connect(self.keep)
        self.files.search_found.connect(self.search_files.open)
        self.files.left.connect(self._on_left)

    def _show_pane(self, name: str, wished: bool) -> None:
        """Frame the pane that a step of a lesson speaks of, and bring it to the front beside the lesson."""
        dock, lesson = self._docks.get(name), self._docks["lessons"]
        hides_lesson = dock is not None and lesson in self._window.tabifiedDockWidgets(dock)
        if dock is not None and (wished or (lesson.isVisible() and not hides_lesson)):
            dock.show()
            dock.raise_()
        if not wished:
            self.inside.nodes.return_to_root()  # the step speaks of the position on the board
        self.pane_mark.mark(self._window.centralWidget() if name == "board" else dock.widget() if dock else None)

    @Slot()
    def _on_left(self) -> None:
        """The record is given up for certain: what was played and found is kept."""
        self.play.leave()
        try:
            self._session.save_analysis()
        except StudioError as error:
            self.message_changed.emit(sentence_of(error))
