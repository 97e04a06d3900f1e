"""The main window: docks, menus, and connections between views."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QWidget

from studio.activities.hiding import Hiding
from studio.game.message import fill
from studio.machine.settings import Settings
from studio.players.seats import GameSetup
from studio.ui.actions.actions import Actions
from studio.ui.actions.key_filter import KeyFilter
from studio.ui.controllers.context import ControllerContext, Notes
from studio.ui.controllers.game_names import shown_name
from studio.ui.controllers.lesson import LessonPlace
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.recent_games import RecentGames
from studio.ui.controllers.services import Services
from studio.ui.panes.attention import bring_to_front
from studio.ui.panes.declared import docks_of
from studio.ui.panes.pane_actions import PaneActions
from studio.ui.panes.panes import Panes
from studio.ui.panes.spec import Workspace
from studio.ui.panes.task_place import TaskPlace
from studio.ui.panes.titles import PaneTitles
from studio.ui.panes.workspaces import Workspaces
from studio.ui.texts.game_titles import GameTitles
from studio.ui.widgets.seen import is_seen
from studio.ui.widgets.theme import GRID, Theme
from studio.ui.widgets.window_places import WindowPlaces
from studio.ui.window.continue_key import ContinueKey
from studio.ui.window.controllers import Controllers
from studio.ui.window.exercise_workspace import ExerciseWorkspace
from studio.ui.window.focus import Focus
from studio.ui.window.full_screen import FullScreen
from studio.ui.window.key_answers import KeyAnswers
from studio.ui.window.looks import Looks
from studio.ui.window.menu_keys import MenuKeys
from studio.ui.window.menus import Menus
from studio.ui.window.remembering import Remembering
from studio.ui.window.starting import Starting

_MOST_STOPS = 200


class MainWindow(QMainWindow):
    """The main window. It owns the widgets."""

    # The program owns the session, the searches and the game.

    new_window_wanted = Signal(str)
    """Emitted when the window must be created again in another language, with the code of the language."""

    def __init__(self, services: Services, settings: Settings, theme: Theme, *, shows_start: bool) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.setAcceptDrops(True)
        self.setContentsMargins(GRID, 0, GRID, 0)
        self._services, self._session = services, services.session
        self._is_replaced, self._announcement = False, ""
        self.lesson_place: LessonPlace | None = None
        """The lesson that was open in the window that this one replaced."""
        self.actions_ = Actions(self)
        self.panes = Panes(self.actions_, theme, services.most_threads)
        area = self.panes.place(self)
        self.docks = docks = docks_of(self.panes, self)
        if self.panes.summary is not None:
            TaskPlace((self.panes.exercise, self.panes.practice), area, self.panes.summary)
        self.context = self._made_context(theme)
        self.controllers = Controllers(self.context, services, self.panes, docks, settings)
        self.workspaces = Workspaces(self, area, docks, self.actions_)
        ExerciseWorkspace(self, self.workspaces, self.controllers.exercises, self.controllers.practice)
        self.full_screen = FullScreen(
            self, self.panes, self.actions_, self.workspaces, theme, services.live_search, services.live_game
        )
        self.titles = PaneTitles(self, docks)
        self.focus = Focus(self, self.panes, docks, self.actions_)
        ContinueKey(self, self.panes)
        MenuKeys(self)
        self.looks = Looks(self.actions_, self.panes, self.controllers.display, settings, theme, self)
        self._remembering = Remembering(settings, self.context, self.panes, self.workspaces)
        recent_games = RecentGames(services.games_folder, self._remembering.recent_files, self._titles, self)
        panes, recent_files = PaneActions(self, docks), self._remembering.recent_files
        panes.pane_requested.connect(self.full_screen.make_room)  # first, because it arranges the panes
        panes.pane_requested.connect(self.focus.go_to)
        self.full_screen.take_pane_actions(panes.actions)
        self.menus = Menus(self, self.actions_, panes, recent_files, recent_games, settings.language, theme)
        self.starting = Starting(
            self,
            theme,
            self._session,
            self.panes,
            self.actions_,
            self.controllers,
            self.workspaces,
            recent_games,
            self._titles,
        )
        self._connect()
        self._connect_actions()
        self._remembering.restore()
        self._show_title()
        self.controllers.game.show_all()
        self.panes.board.setFocus()
        self._keys = KeyFilter(self, self.actions_)
        self._keys.refused.connect(KeyAnswers(self.context, self.actions_.menu).answer)
        if shows_start:
            self.starting.begin()

    # Construction

    def _made_context(self, theme: Theme) -> ControllerContext:
        services, actions = self._services, self.actions_
        hiding = Hiding(services.live_game, self)
        actions["show_thinking"].toggled.connect(hiding.set_thinking_shown)
        profiles, notes = OwnProfiles(services.profiles, self), Notes(self)
        live_search, live_game = services.live_search, services.live_game
        return ControllerContext(
            services.session, live_search, live_game, hiding, actions, notes, self, profiles, theme, WindowPlaces(self)
        )

    def _connect(self) -> None:
        session = self._session
        self.controllers.game.standing_changed.connect(self.panes.status.setText)
        self.controllers.game.result_changed.connect(self.panes.evaluation.show_result)
        self.workspaces.shown.connect(self._on_workspace)
        self.actions_["workspace_study"].triggered.connect(self.full_screen.show_study)  # also if Study is current
        self.context.hiding.changed.connect(self._show_controls)
        self.workspaces.folded.connect(self._on_folded)
        for signal in (self.controllers.play.players.fault_shown, self.workspaces.shown, self.full_screen.left):
            signal.connect(self._show_fault)
        self.full_screen.left.connect(self._on_full_screen_left)
        self.full_screen.arranged.connect(self.controllers.point_again)
        self.controllers.review.begun.connect(self._on_review)
        self.controllers.review.begun.connect(self.panes.end_card.close_card)
        self.controllers.key_moments.found.connect(self._on_key_moments)
        self.controllers.key_moments.left.connect(self._on_no_key_moments)
        self.controllers.matches.game_opened.connect(self._on_review)
        self.controllers.reports.game_opened.connect(self._on_review)
        session.changed_changed.connect(self._show_title)
        session.file_changed.connect(self._show_title)
        session.record_opened.connect(self._show_title)
        session.record_opened.connect(self._on_record)
        self.controllers.files.file_opened.connect(self._remembering.remember_file)
        self.controllers.play.game_kept.connect(self._remembering.remember_file)
        self.controllers.play.game_begun.connect(self._on_game_begun)
        self.panes.end_card.review_requested.connect(self._on_review_wanted)
        for dock in self.docks.values():  # at small sizes the card covers the lower edge of the panes
            dock.visibilityChanged.connect(self.panes.end_card.raise_)
        self.controllers.play.ends.game_wanted.connect(self._on_game_wanted)
        self.controllers.play.ends.sides_swapped.connect(self._show_title)
        self.panes.players.replacement_requested.connect(self.controllers.play.ask_replacement)
        session.record_opened.connect(self.starting.end)
        self.context.notes.said.connect(self.starting.show_note)
        self.controllers.game.acted.connect(self.starting.end)
        self.controllers.search.acted.connect(self.starting.end)
        self.menus.recent.file_chosen.connect(self._on_file)
        self.menus.languages.language_chosen.connect(self._on_language)

    def _connect_actions(self) -> None:
        for name, slot in (
            ("new_game", self._on_new_game),
            ("stop_game", self._on_game_left),
            ("open", self._on_open),
            ("save", self.controllers.save),
            ("save_as", self.controllers.save_as),
            ("paste_game", self.controllers.files.paste_game),
            ("new_board", self.controllers.files.ask_new),
            ("save_search", self.controllers.search_files.ask_save),
            ("open_search", self.controllers.search_files.ask_open),
            ("copy_position", self.controllers.files.copy_position),
            ("copy_moves", self.controllers.files.copy_moves),
            ("copy_picture", self.controllers.exports.copy_board),
            ("export_board", self.controllers.exports.ask_board),
            ("export_window", self.controllers.exports.ask_window),
            ("quit", self.close),
        ):
            self.actions_[name].triggered.connect(slot)

    def _titles(self) -> GameTitles:
        return GameTitles(self, self.context.profiles.catalogue, self._services.list_engines())

    # Slots

    @Slot()
    def _on_new_game(self) -> None:
        # The current game continues until the new one starts.
        setup = self.controllers.play.ask()
        if setup is not None:
            self._on_game_wanted(setup)

    @Slot(object)
    def _on_game_wanted(self, setup: GameSetup) -> None:
        """Begin a game in a new record, unless the user decides to keep the open record."""
        if self.controllers.files.may_leave():
            self.controllers.play.begin(setup)

    @Slot()
    def _on_open(self) -> None:
        path = self.controllers.files.ask_path()
        if path is not None:
            self._on_file(path)

    @Slot(object)
    def _on_file(self, path: Path) -> None:
        """Open a file. If the workspace is Play and the file contains a game, switch to the workspace Review."""
        record = self._session.record
        self.controllers.open(path)
        is_other = self._session.record is not record
        if is_other and self.starting.go_to_open_end():
            self.workspaces.show(Workspace.PLAY)
        elif is_other and self.workspaces.current is Workspace.PLAY:
            self.workspaces.show(Workspace.ANALYSE)
            if self.controllers.key_moments.has_entries:
                self._on_key_moments()

    @Slot()
    def _on_record(self) -> None:
        """Move the focus to the board, except during a lesson."""
        # The arrow keys then go through the game. A lesson opens records itself, and Enter continues it.
        self.full_screen.give_list_away()
        focused, lessons = QApplication.focusWidget(), self.panes.lessons
        if focused is None or not (lessons is focused or lessons.isAncestorOf(focused)):
            self.focus.return_to_board(by_key=focused is not None and self._keys.has_reached(focused))

    @Slot()
    def _on_game_begun(self) -> None:
        self.controllers.search.pause()
        if self.context.hiding.is_game and not self.full_screen.is_on:
            self.workspaces.show(Workspace.PLAY)
        elif not self.full_screen.is_on:
            bring_to_front(self.panes.players)
        self.panes.board.setFocus()

    @Slot()
    def _on_review_wanted(self) -> None:
        if not self.full_screen.is_on:
            self.workspaces.show(Workspace.ANALYSE)
        self.actions_["review"].trigger()

    @Slot()
    def _on_game_left(self) -> None:
        """Show the game in the workspace Review after the user has left it."""
        if not self.full_screen.is_on:
            self.workspaces.show(Workspace.ANALYSE)
        self.panes.board.setFocus()

    @Slot(object)
    def _on_workspace(self, workspace: Workspace) -> None:
        """Show the controls of the workspace. In full screen, only Study also shows its panes at once."""
        self._show_controls()
        self.controllers.play.unfinished.set_for_playing(playing=workspace is Workspace.PLAY)
        self.controllers.play.ends.show_cards(shown=workspace is Workspace.PLAY)
        if workspace is Workspace.STUDY and self.full_screen.show_study():
            self._on_full_screen_left()
        elif self.full_screen.is_on:
            name = self.actions_[f"workspace_{workspace}"].text().replace("&", "")
            text = self.tr("The workspace {workspace} appears when you leave full screen (Esc).")
            self._announcement = fill(text, workspace=name)
            self.context.notes.say(self._announcement)

    @Slot()
    def _show_controls(self) -> None:
        """Show the controls of a game, if the workspace is Play or a game hides the search.

        Otherwise show those of the search.
        """
        is_search = self.workspaces.current is not Workspace.PLAY and not self.context.hiding.is_game
        self.panes.bar.set_search_shown(shown=is_search)
        self.panes.strip.set_search_shown(shown=is_search)

    @Slot()
    def _on_full_screen_left(self) -> None:
        """Clear the message that the chosen workspace will appear after full screen."""
        if self._announcement and self.panes.note.text() == self._announcement:
            self.context.notes.say("")
        self._announcement = ""

    @Slot()
    def _show_fault(self) -> None:
        """If an engine has failed and the user must decide, show the pane of players."""
        if self._services.live_game.fault is not None and not self.full_screen.is_on:
            bring_to_front(self.panes.players)

    @Slot(bool)
    def _on_folded(self, is_low: bool) -> None:
        if self.panes.summary is not None:
            self.panes.summary.set_low(low=is_low)
        for pane in (self.panes.steps, self.panes.tree_filter):
            pane.set_low(low=is_low)

    @Slot()
    def _on_review(self) -> None:
        """Show the progress of the review in the workspace Review. In full screen, show it beside the board."""
        if self.full_screen.is_on:
            self.full_screen.show_review()
        else:
            self.workspaces.show(Workspace.ANALYSE)

    @Slot()
    def _on_key_moments(self) -> None:
        """Show the key moments of a reviewed game instead of its moves."""
        if self.workspaces.current is not Workspace.ANALYSE:
            return
        if self.full_screen.is_on:
            self.full_screen.show_review()
        else:
            bring_to_front(self.panes.key_moments)

    @Slot()
    def _on_no_key_moments(self) -> None:
        """If an opened game has no key moments, show its moves instead of the empty pane."""
        if is_seen(self.panes.key_moments):
            bring_to_front(self.panes.moves)

    @Slot(str)
    def _on_language(self, code: str) -> None:
        self.new_window_wanted.emit(code)

    @Slot()
    def _show_title(self) -> None:
        name = shown_name(self._session, self._services.games_folder, self._titles()) or self.tr("New game")
        self.setWindowTitle(f"{name}[*] — MCTS Studio")
        self.setWindowModified(self._session.is_changed)

    def _remembered(self) -> Settings:
        return self._remembering.remembered(self.controllers, self.looks)

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_replaced:
            return
        self.full_screen.leave()
        self.controllers.leave_boards()
        if not self.controllers.may_leave():
            event.ignore()
            return
        self._services.store(self._remembered())
        self.controllers.close_windows()
        self._session.close(discard=True)
        event.accept()

    def give_way(self) -> Settings:
        """Prepare this window for being replaced, and return the current settings."""
        self._is_replaced = True
        self.full_screen.leave()
        self.lesson_place = self.controllers.lessons.place
        self.controllers.leave_boards()
        self.controllers.comparing.close()  # ends its searches; the others close after the new window has opened them
        self.controllers.keep()
        return self._remembered()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Move the focus to the next or previous visible widget.

        Panes that are behind others are skipped. If Qt calls this because the focused widget is hidden or disabled, the
        board gets the focus. It gets an outline if the user had reached that widget by a key.
        """
        before, screen = QApplication.focusWidget(), self.starting.screen
        if before is not None and not (before.isVisible() and before.isEnabled()) and screen is None:
            self.focus.return_to_board(by_key=self._keys.has_reached(before))
            return True
        for _ in range(_MOST_STOPS):  # avoids an endless loop if no widget is visible
            if not super().focusNextPrevChild(forwards):
                return False
            focused = QApplication.focusWidget()
            if screen is not None and focused is not None and not screen.isAncestorOf(focused):
                continue
            if focused is None or _scroll_into_view(focused):
                break
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.starting.screen is not None or not self.focus.take_key(event):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file after the drag has ended."""
        # The program of its origin waits until then.
        path = _dropped(event.mimeData())
        if path:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, partial(self.controllers.open, Path(path)))


def _dropped(data: QMimeData) -> str:
    """Return the path of the first dropped file. Return an empty text if there is none."""
    return next((path for url in data.urls() if (path := url.toLocalFile())), "")


def _scroll_into_view(widget: QWidget) -> bool:
    """Scroll all areas around `widget` to show it. Return whether it is visible afterwards."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
    return not widget.visibleRegion().isEmpty()
