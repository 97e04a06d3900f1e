"""Shows the start screen over a window, and does what the user selects there."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from studio.game.files import open_records
from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.machine.resources import resource_path
from studio.players.seats import GameSetup, Person
from studio.session.session import Session
from studio.ui.actions.actions import ACTIONS, Actions
from studio.ui.controllers.recent_games import RecentGames
from studio.ui.matches.words import game_title
from studio.ui.panes.attention import bring_to_front
from studio.ui.panes.panes import Panes
from studio.ui.panes.spec import Workspace
from studio.ui.panes.workspaces import Workspaces
from studio.ui.play.game_row import RecentGame
from studio.ui.play.start_screen import Opponent, StartScreen
from studio.ui.texts.game_titles import GameTitles
from studio.ui.texts.sides import side_name
from studio.ui.widgets.theme import Theme
from studio.ui.window.controllers import Controllers

_SAMPLE = "games/first-steps.sgf"
_KEEPING = (
    *("new_game", "new_board", "open", "paste_game", "shortcuts", "log", "about", "preferences", "start_screen"),
    *("exercise", "practice", "matches", "training", "engines", "report"),  # other windows
)
"""Actions after which the start screen stays.

A change of the theme does not remove it either. All other actions remove it. It is also removed when a record is
opened.
"""


class Starting(QObject):
    """Owns the start screen of a window as long as it is visible."""

    def __init__(
        self,
        window: QMainWindow,
        theme: Theme,
        session: Session,
        panes: Panes,
        actions: Actions,
        controllers: Controllers,
        workspaces: Workspaces,
        recent_games: RecentGames,
        titles: Callable[[], GameTitles],
    ) -> None:
        super().__init__(window)
        self._window, self._theme, self._session = window, theme, session
        self._panes, self._actions = panes, actions
        self._controllers, self._workspaces = controllers, workspaces
        self._games, self._titles = recent_games, titles
        self.screen: StartScreen | None = None
        self._connect()

    def begin(self) -> None:
        """Show the start screen."""
        if self.screen is not None:
            return
        screen = self.screen = StartScreen(self._window, self._theme)
        screen.show_opponent(self._opponent(self._controllers.play.usual.setup))
        screen.play_chosen.connect(self._on_play)
        screen.other_game_chosen.connect(self._actions["new_game"].trigger)
        screen.open_chosen.connect(self._actions["open"].trigger)
        screen.game_chosen.connect(self._on_game)
        screen.continue_chosen.connect(self._on_continue)
        screen.sample_chosen.connect(self._on_sample)
        screen.watch_chosen.connect(self._on_watch)
        screen.lessons_chosen.connect(self._on_lessons)
        screen.exercises_chosen.connect(self._actions["exercise"].trigger)
        screen.practice_chosen.connect(self._actions["practice"].trigger)
        screen.report_chosen.connect(self._controllers.reports.open_kept)
        screen.show_due(self._controllers.practice.collection.due)
        screen.close_requested.connect(self.end)
        screen.preferences_chosen.connect(self._actions["preferences"].trigger)
        screen.show()
        screen.play.setFocus()
        self._games.begin()
        if not self._games.has_files:
            sample = open_records(resource_path(_SAMPLE)).records[0]
            screen.show_sample(sample.position(sample.main_line()[-1]))
        self._controllers.practice.collection.refresh()

    @Slot()
    def end(self) -> None:
        """Remove the start screen if it is visible."""
        if self.screen is not None:
            self._games.stop()
            screen, self.screen = self.screen, None
            self._panes.board.setFocus()  # at first, or hiding the screen would look for another widget to focus
            screen.hide()
            screen.deleteLater()

    @Slot(str)
    def show_note(self, text: str) -> None:
        """Show a message of the window on the start screen, if it is visible."""
        if self.screen is not None:
            self.screen.show_note(text)

    # Implementation

    def _connect(self) -> None:
        for spec in ACTIONS:
            if spec.name not in _KEEPING and not spec.name.startswith("theme_"):
                self._actions[spec.name].triggered.connect(self._on_acted)
        self._actions["start_screen"].triggered.connect(self.begin)
        self._games.found.connect(self._on_found)
        self._controllers.practice.collection.due_changed.connect(self._on_due)

    @Slot()
    def _on_acted(self) -> None:
        """Remove the start screen. Do nothing if a dialog over the screen has triggered the action."""
        if QApplication.activeModalWidget() is None:
            self.end()

    @Slot(object)
    def _on_found(self, game: RecentGame) -> None:
        if self.screen is not None:
            self.screen.show_games((game,))

    @Slot(int)
    def _on_due(self, due: int) -> None:
        if self.screen is not None:
            self.screen.show_due(due)

    @Slot()
    def _on_play(self) -> None:
        if self._controllers.files.may_leave():
            self.end()
            self._controllers.play.begin_usual()

    @Slot(object)
    def _on_game(self, path: Path) -> None:
        self._controllers.open(path)
        if self.screen is None:  # another record was opened
            self._workspaces.show(Workspace.PLAY if self.go_to_open_end() else Workspace.ANALYSE)

    @Slot(object)
    def _on_continue(self, path: Path) -> None:
        """Open an unfinished game and continue it with the former opponent."""
        self._controllers.open(path)
        if self.screen is None and self.go_to_open_end():  # another record was opened
            self._workspaces.show(Workspace.PLAY)
            self._actions["play_from_here"].trigger()

    def go_to_open_end(self) -> bool:
        """Go to the last move if the open record is an unfinished game of the user against an engine.

        Return whether it is. The workspace Play then has the button that continues the game.
        """
        end = self._controllers.play.unfinished.end
        if end is not None:
            self._session.go_to(end)
        return end is not None

    @Slot()
    def _on_sample(self) -> None:
        self._on_game(resource_path(_SAMPLE))

    @Slot()
    def _on_watch(self) -> None:
        """Run the search in the open position. If nothing is left to search there, use an empty board."""
        workspace = Workspace.ANALYSE
        if self._is_decided():
            if not self._controllers.files.may_leave():
                return
            self._session.begin(self._session.rules)  # a new game of the same kind
            workspace = Workspace.STUDY
        self.end()
        self._workspaces.show(workspace)
        self._actions["run"].trigger()

    def _is_decided(self) -> bool:
        """Return whether the game has ended at the open position, or the position has a proven result."""
        session, node = self._session, self._session.node
        has_ended = bool(session.record.result) and not node.children
        return has_ended or session.position.is_over or session.record.known(node).proof is not Proof.UNKNOWN

    @Slot()
    def _on_lessons(self) -> None:
        self.end()
        self._workspaces.show(Workspace.STUDY)
        bring_to_front(self._panes.lessons)
        self._panes.lessons.enter()

    def _opponent(self, setup: GameSetup) -> Opponent:
        game, titles = game_title(setup.rules), self._titles()
        engines = [seat for seat in (setup.black, setup.white) if not isinstance(seat, Person)]
        if len(engines) == 1:
            person = Stone.BLACK if isinstance(setup.black, Person) else Stone.WHITE
            side = fill(self.tr("You are {side}."), side=side_name(person, setup.rules))
            if self._controllers.play.usual.is_random:
                side = self.tr("Your colour is chosen at random.")
            button = fill(self.tr("Pla&y against {engine}"), engine=titles.seat(engines[0]).replace("&", "&&"))
            return Opponent(button, f"{game}. {side}")
        if engines:
            names = " – ".join(titles.seat(seat) for seat in engines).replace("&", "&&")
            return Opponent(fill(self.tr("Wat&ch {engines}"), engines=names), game)
        return Opponent(self.tr("Pla&y a game for two people"), game)
