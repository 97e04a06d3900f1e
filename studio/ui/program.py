"""Builds the program with a window: settings, session, search, window; and takes it down in order."""

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from studio.analysis import Analysis
from studio.engine.profiles import DEFAULT_PROFILE, PROFILES
from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.journal import Journal
from studio.resources import resource_path
from studio.session import Session
from studio.settings import Settings, default_path, home_folders, load_settings, save_settings
from studio.ui.leftover_desk import LeftoverDesk
from studio.ui.main_window import MainWindow
from studio.ui.theme import ThemeChoice, dress, theme_for

SAMPLE = "games/first-look.sgf"


class Program:
    """Owns everything that lives as long as the window."""

    def __init__(self, application: QApplication, file: Path | None = None) -> None:
        application.setApplicationName("mcts-studio")
        application.setApplicationDisplayName("MCTS Studio")
        application.setWindowIcon(QIcon(str(resource_path("icons/studio.svg"))))
        self._path = default_path()
        first_start = not self._path.exists()
        settings, self._problem = load_settings(self._path)
        theme = theme_for(ThemeChoice(settings.theme))
        dress(application, theme)
        folders = home_folders()
        self.session = Session(PRESETS["gomoku-15"], Journal(folders.state / "journals"))
        self.analysis = _analysis_of(settings)
        self._fill(settings, file)
        self.window = MainWindow(
            self.session,
            self.analysis,
            settings,
            self._save,
            theme,
            _most_threads(),
            first_start=first_start and file is None,
        )
        self.leftovers = LeftoverDesk(folders.state / "journals", self.session, self.window)
        application.aboutToQuit.connect(self.analysis.close)

    def show(self) -> None:
        self.window.show()
        self.analysis.open()
        if self._problem is not None:
            self.window.files.show_error(self.window.tr("The settings could not be read."), self._problem)
        self.leftovers.ask()

    def _fill(self, settings: Settings, file: Path | None) -> None:
        """The file that was named, or the last record at its cursor, or on a first start a sample."""
        if file is not None:
            self.session.open(file)
            return
        try:
            if settings.last_file:
                self.session.open(Path(settings.last_file))
                self.session.go_to_cursor(settings.last_cursor)
            elif not self._path.exists():
                self.session.open(resource_path(SAMPLE))
                self.session.forget_file()
                self.session.go_to_end()
        except StudioError:  # it was moved or deleted since; an empty board is no worse
            self.session.begin(PRESETS["gomoku-15"])

    def _save(self, settings: Settings) -> None:
        try:
            save_settings(self._path, settings)
        except StudioError as error:
            self.window.files.show_error(self.window.tr("The settings could not be saved."), error)


def run(arguments: Sequence[str], file: Path | None = None) -> int:
    """Show the window until it is closed; the exit code."""
    application = QApplication(list(arguments))
    QLocale.setDefault(_locale())
    program = Program(application, file)
    program.show()
    return application.exec()


def _analysis_of(settings: Settings) -> Analysis:
    engine = settings.engine
    profile = PROFILES.get(engine.profile, PROFILES[DEFAULT_PROFILE])
    most = _most_threads()
    parameters = profile.parameters.with_text({"memory_mb": str(engine.memory_mb)})
    return Analysis(parameters, threads=min(engine.threads or most, most))


def _locale() -> QLocale:
    """The system's; English with its marks where the system names none."""
    system = QLocale.system()
    return system if system.language() is not QLocale.Language.C else QLocale(QLocale.Language.English)


def _most_threads() -> int:
    """One core is left to the window."""
    return max(1, min(255, (os.cpu_count() or 2) - 1))
