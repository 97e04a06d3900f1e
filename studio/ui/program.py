"""The program with a window.

It creates the settings, the session, the searches and the window, and closes them at the end.
"""

import logging
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import msgspec
import PySide6
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from studio.activities.comparison import Comparison
from studio.activities.engine_question import EngineQuestion
from studio.activities.engine_trial import LiveEngineTrial
from studio.activities.exercises import Exercises
from studio.activities.explorer import Explorer
from studio.activities.live_game import LiveGame
from studio.activities.live_match import LiveMatch
from studio.activities.live_training import LiveTraining
from studio.activities.network_check import NetworkCheck
from studio.activities.practice import Practice
from studio.activities.review import Review
from studio.activities.threat_watch import ThreatWatch
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path
from studio.machine.settings import Settings, default_path, load_settings, save_settings
from studio.matches.plan import usable_cores
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import load_engines, player_of
from studio.players.player import Player
from studio.players.playing_on import engine_named
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileCatalogue
from studio.players.proposals import remembered_parameters
from studio.players.seats import SeatedProgram
from studio.session.journal import Journal
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.errors import UnexpectedErrors, show_failed_start
from studio.ui.controllers.recovery import RecoveryController
from studio.ui.controllers.search_files import holds_search
from studio.ui.controllers.services import Services
from studio.ui.errors.qt_messages import log_qt_messages, stop_logging_qt_messages
from studio.ui.texts.language import LanguageProblem, install
from studio.ui.texts.translating import translate
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import Theme, ThemeChoice, colors_for
from studio.ui.window.garbage_collector import GarbageCollector
from studio.ui.window.main_window import MainWindow

_logger = logging.getLogger(__name__)
SAMPLE = "games/first-look.sgf"


class Program:
    """Owns the current window, and all objects that live until the program ends."""

    def __init__(self, application: QApplication, file: Path | None = None, *, shows_start: bool = True) -> None:
        """Create the window. If `shows_start` is True and no file is given, it shows the start screen."""
        application.setApplicationName("mcts-studio")
        application.setWindowIcon(QIcon(str(resource_path("icons/studio.svg"))))
        self._path = default_path()
        self._application = application
        settings, self._problem = load_settings(self._path)
        install(application, settings.language)
        self.theme = Theme(colors_for(ThemeChoice(settings.theme)))
        dress(application, self.theme.colors)
        folders = home_folders()
        self._settings, self._folders = settings, folders
        self._collector = GarbageCollector()
        journal = Journal(folders.state / "journals")
        self.session = Session(PRESETS["gomoku-15"], journal, games_folder=folders.games)
        self._profiles = ProfileFolder(folders.profiles)
        self.live_search = _live_search_of(settings, self._profiles.catalogue())
        self.live_search.state_changed.connect(self._on_state)
        self.session.record_opened.connect(self._collector.include_all)
        self.services = self._made_services()
        self._file = file
        self._fill(settings)
        self._first_paint = _FirstPaint()
        self._first_paint.timeout.connect(self.live_search.open)  # its thread loads the compiler, which takes long
        self.window = self._made_window(settings, shows_start=shows_start and file is None)
        self.recovery = RecoveryController(
            folders.state / "journals", self.session, self.window.context.notes, self.window
        )
        application.aboutToQuit.connect(self.close)

    def show(self) -> None:
        self.window.show()
        if self._problem is not None:
            what = translate("Program", "The settings could not be read.")
            self.window.controllers.files.show_error(what, self._problem)
        self.recovery.ask()
        if self._file is not None and holds_search(self._file) and self._first_paint.is_awaited:
            self._first_paint.timeout.connect(self._open_file)  # reading a saved search loads the compiler
        else:
            self._open_file()
        self.window.controllers.parameters.report_problems()

    def close(self) -> None:
        """Close the services and stop all threads."""
        self._first_paint.stop()
        self.services.close()
        self._collector.close()

    def _open_file(self) -> None:
        if self._file is not None:
            self.window.controllers.open(self._file)

    def _made_services(self) -> Services:
        games = self._folders.games
        return Services(
            session=self.session,
            live_search=self.live_search,
            live_game=LiveGame(self.session, _player_search, make_player=_player),
            review=Review(self._review_cores),
            comparison=Comparison(_player_search),
            engine_question=EngineQuestion(),
            engine_trial=LiveEngineTrial(),
            exercises=Exercises(),
            explorer=Explorer(self._folders.positions, games),
            practice=Practice(self._folders.practice, games, _player_search, self._is_engine),
            live_match=LiveMatch(games.with_name("matches")),
            training=LiveTraining(games.with_name("trainings")),
            threat_watch=ThreatWatch(),
            network_check=NetworkCheck(),
            games_folder=games,
            most_threads=most_threads(),
            profiles=self._profiles,
            store=self._save,
            list_engines=_engines,
        )

    def _review_cores(self) -> int:
        """Return how many positions a review may search at the same time."""
        # All cores, unless the user allows fewer threads.
        allowed = self.live_search.threads
        return usable_cores() if allowed >= most_threads() else min(allowed, usable_cores())

    def _is_engine(self, name: str) -> bool:
        """Return whether `name`, the name of a player in a record, belongs to an engine."""
        return engine_named(name, Limit(), _engines(), self._profiles.catalogue()) is not None

    def _made_window(self, settings: Settings, *, shows_start: bool) -> MainWindow:
        window = MainWindow(self.services, settings, self.theme, shows_start=shows_start)
        window.new_window_wanted.connect(self._on_language)
        window.installEventFilter(self._first_paint)
        return window

    def _on_state(self, state: EngineState) -> None:
        """When the compiler has been loaded, exclude its objects from garbage collection."""
        if state is not EngineState.PREPARING:
            self.live_search.state_changed.disconnect(self._on_state)
            self._collector.leave_out_present()

    def _on_language(self, code: str) -> None:
        """Replace the window with a new one in the language `code`."""
        # A window sets its texts only once.
        old, shows_start = self.window, self.window.starting.screen is not None
        settings = msgspec.structs.replace(old.give_way(), language=code)
        problem = install(self._application, code)
        self.window = self._made_window(settings, shows_start=shows_start)
        self.window.controllers.open_windows_of(old.controllers)  # first, so that they stay behind the main window
        self.window.show()
        old.controllers.close_windows()
        old.close()
        old.deleteLater()
        if old.lesson_place is not None:
            self.window.controllers.lessons.go_on_at(old.lesson_place)
        self.window.raise_()
        self.window.activateWindow()
        self._collector.include_all()
        if problem is not None:
            self.window.context.notes.say(_problem_text(problem))
        if old.menus.is_in_preferences:
            QTimer.singleShot(0, self.window.menus.go_on_with_preferences)  # it returns when its dialog is closed

    def _fill(self, settings: Settings) -> None:
        """Open the last record at its cursor.

        At the first start, open a sample game. If the file cannot be opened, the board stays empty.
        """
        try:
            if settings.last_file:
                self.session.open(Path(settings.last_file), settings.last_game)
                self.session.go_to_cursor(settings.last_cursor)
            else:
                self.session.open(resource_path(SAMPLE))
                self.session.be_sample(translate("Program", "Sample position"))
                self.session.go_to_end()
        except StudioError:  # the file was moved or deleted; the board remains empty
            self.session.begin(PRESETS["gomoku-15"])

    def _save(self, settings: Settings) -> None:
        try:
            save_settings(self._path, settings)
        except StudioError as error:
            what = translate("Program", "The settings could not be saved.")
            self.window.controllers.files.show_error(what, error)


class _FirstPaint(QTimer):
    """Emits `timeout` once, after a window was painted for the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.is_awaited = True
        self.setSingleShot(True)
        self.timeout.connect(self._on_painted)

    def _on_painted(self) -> None:
        self.is_awaited = False

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            self.start(0)
        return False


def run(arguments: Sequence[str], file: Path | None = None) -> int:
    """Show the window until the user closes it, and return the exit code."""
    log_qt_messages()
    try:
        return _run(arguments, file)
    finally:
        stop_logging_qt_messages()


def _run(arguments: Sequence[str], file: Path | None) -> int:
    application = QApplication(list(arguments))
    _logger.info("PySide6 %s, Qt platform %s.", PySide6.__version__, application.platformName())
    try:
        program = Program(application, file)
    except Exception as error:
        show_failed_start(error)
        raise
    errors = UnexpectedErrors(program.session, lambda: program.window)
    program.show()
    signal.signal(signal.SIGINT, lambda _number, _frame: QTimer.singleShot(0, program.window.close))
    code = application.exec()
    errors.close()
    return code


def _problem_text(problem: LanguageProblem) -> str:
    if problem is LanguageProblem.UNKNOWN:
        return translate("Program", "MCTS Studio is not available in this language. Choose another language.")
    return translate(
        "Program",
        "No font for Chinese is installed. Install one, such as Noto Sans CJK SC, then choose the language again.",
    )


def _engines() -> Sequence[EngineEntry]:
    return load_engines().entries


def _player(seat: SeatedProgram) -> Player:
    return player_of(seat.engine)


def _live_search_of(settings: Settings, catalogue: ProfileCatalogue) -> LiveSearch:
    engine, most = settings.engine, most_threads()
    parameters = remembered_parameters(engine, catalogue)
    return LiveSearch(parameters, threads=min(engine.threads or most, most))


def _player_search(parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
    """Create a search for a player, for practice, or for one side of a comparison."""
    # It may use all threads. A comparison then sets one thread for each of its searches.
    return LiveSearch(parameters, seed=seed, threads=most_threads(), parent=owner)


def most_threads() -> int:
    """Return the maximum number of threads of a search."""
    # One core remains for the window.
    return max(1, min(255, (os.cpu_count() or 2) - 1))
