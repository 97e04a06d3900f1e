"""Builds the program with a window: settings, session, search, window; and takes it down in order."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from studio.analysis import Analysis
from studio.comparison import Comparison
from studio.engine.parameters import Parameters
from studio.engine.profiles import DEFAULT_PROFILE, PROFILES
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.journal import Journal
from studio.live_game import LiveGame
from studio.resources import resource_path
from studio.review import Review
from studio.session import Session
from studio.settings import Settings, default_path, home_folders, load_settings, save_settings
from studio.ui.garbage_collector import GarbageCollector
from studio.ui.language import LanguageProblem, install
from studio.ui.leftover_desk import LeftoverDesk
from studio.ui.main_window import MainWindow
from studio.ui.services import Services
from studio.ui.theme import Theme, ThemeChoice, dress, theme_for

SAMPLE = "games/first-look.sgf"


class Program:
    """Owns everything that lives as long as the window."""

    def __init__(self, application: QApplication, file: Path | None = None) -> None:
        application.setApplicationName("mcts-studio")
        application.setApplicationDisplayName("MCTS Studio")
        application.setWindowIcon(QIcon(str(resource_path("icons/studio.svg"))))
        self._path = default_path()
        first_start = not os.path.exists(self._path)  # noqa: PTH110  # which never raises
        self._application = application
        settings, self._problem = load_settings(self._path)
        install(application, settings.language)
        theme = theme_for(ThemeChoice(settings.theme))
        dress(application, theme)
        folders = home_folders()
        self._settings, self._folders = settings, folders
        self._collector = GarbageCollector()
        self.session = Session(PRESETS["gomoku-15"], Journal(folders.state / "journals"))
        self.analysis = _analysis_of(settings)
        self.live_game = LiveGame(self.session, _player_analysis)
        self.review = Review(_player_analysis)
        self.comparison = Comparison(_player_analysis)
        self._file = file
        self._fill(settings)
        self.window = self._made_window(settings, theme, first_start=first_start and file is None)
        self.leftovers = LeftoverDesk(folders.state / "journals", self.session, self.window)
        self.leftovers.message_changed.connect(self.window.note.setText)
        application.aboutToQuit.connect(self.close)

    def show(self) -> None:
        self.window.show()
        self.analysis.open()
        if self._problem is not None:
            what = QCoreApplication.translate("Program", "The settings could not be read.")
            self.window.files.show_error(what, self._problem)
        self.leftovers.ask()
        if self._file is not None:
            self.window.files.open(self._file)

    def close(self) -> None:
        """End every thread, whatever it is doing."""
        self.live_game.close()
        self.review.cancel()
        self.comparison.close()
        self.analysis.close()
        self._collector.close()

    def _made_window(self, settings: Settings, theme: Theme, *, first_start: bool) -> MainWindow:
        services = Services(
            session=self.session,
            analysis=self.analysis,
            game=self.live_game,
            review=self.review,
            comparison=self.comparison,
            games_folder=self._folders.games,
            most_threads=most_threads(),
            store=self._save,
        )
        window = MainWindow(services, settings, theme, first_start=first_start)
        window.new_window_wanted.connect(self._on_language)
        return window

    def _on_language(self, code: str) -> None:
        """The texts of a window are made once: another language makes another window, over the same game."""
        settings = msgspec.structs.replace(self.window.give_way(), language=code)
        old, problem = self.window, install(self._application, code)
        self.window = self._made_window(settings, old.views.theme, first_start=False)
        self.window.show()
        old.close()
        old.deleteLater()
        if problem is not None:
            self.window.note.setText(_told(problem))

    def _fill(self, settings: Settings) -> None:
        """The last record at its cursor; a sample where there is none."""
        try:
            if settings.last_file:
                self.session.open(Path(settings.last_file), settings.last_game)
                self.session.go_to_cursor(settings.last_cursor)
            else:
                self.session.open(resource_path(SAMPLE))
                self.session.forget_file()
                self.session.go_to_end()
        except StudioError:  # it was moved or deleted since; an empty board is no worse
            self.session.begin(PRESETS["gomoku-15"])

    def _save(self, settings: Settings) -> None:
        try:
            save_settings(self._path, settings)
        except StudioError as error:
            what = QCoreApplication.translate("Program", "The settings could not be saved.")
            self.window.files.show_error(what, error)


def run(arguments: Sequence[str], file: Path | None = None) -> int:
    """Show the window until it is closed; the exit code."""
    application = QApplication(list(arguments))
    program = Program(application, file)
    program.show()
    signal.signal(signal.SIGINT, lambda _number, _frame: QTimer.singleShot(0, program.window.close))
    return application.exec()


def _told(problem: LanguageProblem) -> str:
    if problem is LanguageProblem.UNKNOWN:
        return QCoreApplication.translate("Program", "The studio does not speak this language yet.")
    return QCoreApplication.translate(
        "Program", "No font for Chinese is installed. Install one, such as Noto Sans CJK SC, and choose it again."
    )


def _analysis_of(settings: Settings) -> Analysis:
    engine = settings.engine
    profile = PROFILES.get(engine.profile, PROFILES[DEFAULT_PROFILE])
    most = most_threads()
    parameters = profile.parameters.with_text({"memory_mb": str(engine.memory_mb)})
    return Analysis(parameters, threads=min(engine.threads or most, most))


def _player_analysis(parameters: Parameters, seed: int, owner: QObject) -> Analysis:
    """For one who plays, or reviews a game: only one search is at work at a time, so each may have all threads."""
    return Analysis(parameters, seed=seed, threads=most_threads(), parent=owner)


def most_threads() -> int:
    """One core is left to the window."""
    return max(1, min(255, (os.cpu_count() or 2) - 1))
