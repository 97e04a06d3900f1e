"""The window of matches between engines: experiments, a new match, earlier matches, and the current match."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QTabWidget, QWidget

from studio.activities.earlier_matches import EarlierMatch, earlier_matches
from studio.activities.live_match import LiveMatch, known_engine_names, workers_for
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.rules import Rules
from studio.matches.experiments import Experiment, known_experiments
from studio.matches.notices import MatchState
from studio.matches.plan import MatchPlan
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.windows.match_display import MatchDisplay, doing_of
from studio.ui.controllers.windows.match_saving import MatchSaving
from studio.ui.controllers.windows.secondary_window import LeavingTexts, SecondaryWindow
from studio.ui.matches.earlier_page import EarlierPage, ListedMatch
from studio.ui.matches.experiments_page import ExperimentsPage
from studio.ui.matches.page import Doing, MatchPage
from studio.ui.matches.player_row import PlayerRow
from studio.ui.matches.requests import MatchRequest
from studio.ui.matches.setup_page import SetupPage
from studio.ui.matches.verdict import verdict
from studio.ui.matches.words import date_text, plan_title, round_title
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.theme import Theme

_SOON_MS = 200
_COPY, _REPORT = QKeySequence("Ctrl+Shift+C"), QKeySequence("Ctrl+R")


class MatchWindow(SecondaryWindow):
    """The window of matches."""

    # A match can continue while the window is closed.

    record_requested = Signal(object)
    """Emitted with the path of a game that the main window should open."""

    def __init__(
        self,
        live_match: LiveMatch,
        rules: Callable[[], Rules],
        profiles: OwnProfiles,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Create the window. `rules` returns the rules of the user's last game, which a new match proposes."""
        super().__init__("match", QSize(660, 360), profiles, theme, parent)
        self._live_match, self._rules = live_match, rules
        self._earlier: tuple[EarlierMatch, ...] = ()
        self.experiments, self.setup = ExperimentsPage(), SetupPage(theme)
        self.earlier, self.page = EarlierPage(theme), MatchPage(theme)
        self.tabs = QTabWidget()
        self.display, self.saving = MatchDisplay(live_match, self.page, self), MatchSaving(live_match, self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._lay_out()
        self._connect()
        self._set_texts()
        self._choose_workers()
        self._fit_screen()
        self.display.show_all()
        self._show_state()

    # Commands

    @Slot()
    def open(self) -> None:
        """Show the window. If a match is running, show its page."""
        if not self.isVisible():
            self._refresh()
            self.setup.propose_rules(self._rules())
            self.tabs.setCurrentWidget(self.page if self._live_match.is_on else self.tabs.currentWidget())
            self.tabs.setFocus()
            self.focusNextChild()  # so that the keyboard reaches the page
        self.bring_up()

    def open_experiment(self, name: str) -> None:
        """Show the window and select the experiment `name`."""
        self.open()
        self.tabs.setCurrentWidget(self.experiments)
        self.experiments.select(name)
        self.experiments.start.setFocus()

    def begin(self, plan: MatchPlan, workers: int, cluster: str = "") -> None:
        """Start the match `plan`. Raise StudioError if it cannot start."""
        self._live_match.begin(plan, workers, cluster)
        self._show_match()

    @Slot()
    def pause(self) -> None:
        """Pause or continue the running match. If no match is running, resume an unfinished one."""
        if self.page.doing is Doing.PAUSED:
            self._live_match.go_on()
        elif self.page.doing is Doing.PLAYING:
            self._live_match.pause()
        elif self.page.doing is Doing.UNFINISHED:
            self._resume_shown()

    @Slot()
    def copy(self) -> None:
        """Copy the standings as text."""
        if self.page.doing is not Doing.NOTHING:
            QGuiApplication.clipboard().setText(self.page.text())
            self.page.show_progress(self.tr("The standings were copied."))

    # Events

    def _is_busy(self) -> bool:
        return self._live_match.is_on and self._live_match.state is not MatchState.STOPPING

    def _stop_work(self) -> None:
        self._live_match.stop()

    def _leaving_texts(self) -> LeavingTexts:
        return LeavingTexts(
            self.tr("Match in progress"), self._leaving_text(), self.tr("&Keep Playing"), self.tr("&Stop the Match")
        )

    def _on_space(self) -> None:
        if self.tabs.currentWidget() is self.page:
            self.pause()

    def _takes_key(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Save):
            self.saving.ask()
        elif QKeySequence(event.keyCombination()) == _COPY:
            self.copy()
        elif QKeySequence(event.keyCombination()) == _REPORT:
            self.saving.open_report()
        else:
            return False
        return True

    def sizeHint(self) -> QSize:
        return QSize(1240, 820)

    # Implementation

    def _lay_out(self) -> None:
        self.tabs.setObjectName("match_tabs")
        self.tabs.setDocumentMode(True)
        for page in (self.experiments, self.setup, self.earlier, self.page):
            self.tabs.addTab(page, "")
        self.tabs.setCurrentWidget(self.setup)  # at first, the user can set up a match
        self._place(self.tabs)

    def _connect(self) -> None:
        self.experiments.start_requested.connect(self._on_experiment)
        self.experiments.result_requested.connect(self._on_result)
        self.setup.start_requested.connect(self._on_request)
        self.setup.parameters_requested.connect(self._on_parameters)
        self.earlier.show_requested.connect(self._on_show)
        self.earlier.resume_requested.connect(self._on_resume)
        self.earlier.folder_requested.connect(self._on_folder)
        self.earlier.elsewhere_requested.connect(self.ask_folder)
        self.page.pause_requested.connect(self.pause)
        self.page.resume_requested.connect(self._resume_shown)
        self.page.stop_requested.connect(self._live_match.stop)
        self.page.copy_requested.connect(self.copy)
        self.page.save_requested.connect(self.saving.ask)
        self.page.report_requested.connect(self.saving.open_report)
        self.page.game_chosen.connect(self._on_game)
        self.page.experiments_requested.connect(partial(self._turn_to, self.experiments, self.experiments.list))
        self.page.new_match_requested.connect(partial(self._turn_to, self.setup, self.setup.players[0].player))
        self.saving.said.connect(self.page.show_progress)
        self.saving.failed.connect(self._warn)
        self._live_match.state_changed.connect(self._show_state)
        self._live_match.warned.connect(self._on_warned)
        self._profiles.changed.connect(self._show_players)
        self._soon.timeout.connect(self._refresh)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Matches between Engines"))
        texts = (self.tr("E&xperiments"), self.tr("&New Match"), self.tr("Ea&rlier Matches"), self.tr("&Match Results"))
        for at, text in enumerate(texts):
            self.tabs.setTabText(at, text)

    def _choose_workers(self) -> None:
        # The window must remain responsive.
        self.setup.workers.setValue(workers_for(None))

    def _show_players(self) -> None:
        try:
            engines = known_engine_names()
        except StudioError:
            engines = ()
        self.setup.show_players(self._profiles.catalogue, engines)

    def _refresh(self) -> None:
        """Read the experiments and earlier matches again."""
        experiments, problems = known_experiments()
        self._earlier = earlier_matches(self._live_match.matches_folder)
        self.experiments.show_experiments(experiments, problems)
        self.experiments.show_results(self._results({experiment.title for experiment in experiments}))
        self.earlier.show_matches([ListedMatch(match.plan, match.begun, match.played) for match in self._earlier])
        self._show_players()

    def _results(self, titles: set[str]) -> dict[str, str]:
        """Map the title of each experiment to a text about its newest match."""
        newest = {match.plan.title: match for match in reversed(self._earlier) if match.plan.title in titles}
        return {title: "\n".join([self._progress_text(match), *_verdicts(match)]) for title, match in newest.items()}

    def _progress_text(self, match: EarlierMatch) -> str:
        """Return the progress and the date of an earlier match."""
        locale = self.locale()
        return fill(
            self.tr("{played} of {total} games on {date}"),
            played=locale.toString(match.played),
            total=locale.toString(match.plan.games_count),
            date=date_text(match.begun, locale),
        )

    @Slot()
    def _show_state(self) -> None:
        is_on = self._live_match.is_on
        for page in (self.experiments, self.setup, self.earlier):
            page.show_on(is_on)
        self.page.show_doing(doing_of(self._live_match))
        if not is_on:
            self._withdraw_question()
            if self.isVisible():
                self._soon.start()

    def _turn_to(self, page: QWidget, first: QWidget) -> None:
        """Show `page`, and focus its widget `first`."""
        self.tabs.setCurrentWidget(page)
        first.setFocus()

    def _show_match(self) -> None:
        self.tabs.setCurrentWidget(self.page)
        self.page.pause.setFocus()

    def _leaving_text(self) -> str:
        plan = self._live_match.plan
        text = self.tr(
            "The match “{match}” is in progress. It can continue while this window is closed. "
            "If you stop it, finished games are kept and you can resume it from the list of "
            "earlier matches."
        )
        return fill(text, match=plan_title(plan) if plan is not None else self.tr("Match"))

    def _attempt(self, what: str, act: Callable[[], object]) -> bool:
        """Call `act`, and return whether it succeeded.

        If it failed, show the error. `what` is a sentence about the failure.
        """
        try:
            act()
        except StudioError as error:
            self._warn(what, error)
            return False
        return True

    # Slots

    @Slot(object)
    def _on_experiment(self, experiment: Experiment) -> None:
        def start() -> None:
            plan = experiment.plan()
            self.begin(plan, workers_for(plan))

        self._attempt(self.tr("The experiment could not be started."), start)

    @Slot(object)
    def _on_warned(self, warning: StudioError) -> None:
        self._warn(self.tr("The match was resumed."), warning)

    @Slot(object)
    def _on_request(self, request: MatchRequest) -> None:
        try:
            self.begin(request.plan(self._profiles.catalogue), request.workers, request.cluster)
        except StudioError as error:
            self.setup.show_problem(sentence_of(error))

    @Slot(object)
    def _on_result(self, experiment: Experiment) -> None:
        at = next((at for at, match in enumerate(self._earlier) if match.plan.title == experiment.title), None)
        if at is not None:
            self._on_show(at)

    @Slot(int)
    def _on_show(self, at: int) -> None:
        self._show_folder(self._earlier[at].folder)

    @Slot()
    def ask_folder(self) -> None:
        """Let the user choose the folder of a match, and show the match."""
        # It may be a match of the command line.
        title = self.tr("Choose the folder of a match")
        folder = QFileDialog.getExistingDirectory(self, title, str(self._live_match.matches_folder))
        if folder:
            self._show_folder(Path(folder))

    def _show_folder(self, folder: Path) -> None:
        if self._attempt(self.tr("The match could not be shown."), lambda: self._live_match.show(folder)):
            self._show_match()

    @Slot(int)
    def _on_resume(self, at: int) -> None:
        self._resume(self._earlier[at].folder, workers_for(self._earlier[at].plan))

    @Slot()
    def _resume_shown(self) -> None:
        if self._live_match.folder is not None and self._live_match.plan is not None:
            self._resume(self._live_match.folder, self._live_match.workers, self._live_match.cluster)

    def _resume(self, folder: Path, workers: int, cluster: str = "") -> None:
        what = self.tr("The match could not be resumed.")
        if self._attempt(what, lambda: self._live_match.resume(folder, workers, cluster)):
            self._show_match()

    @Slot(int)
    def _on_folder(self, at: int) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._earlier[at].folder)))

    @Slot(int)
    def _on_game(self, number: int) -> None:
        path = self._live_match.record_path(number)
        if path is not None:
            self.record_requested.emit(path)

    @Slot(object)
    def _on_parameters(self, row: PlayerRow) -> None:
        title = fill(self.tr("Parameters of player {number}"), number=str(row.number))
        answer = self._asked_parameters(title, row.profile, row.own_parameters)
        if answer is not None:
            row.take_parameters(*answer)


def _verdicts(match: EarlierMatch) -> Iterator[str]:
    """Yield a sentence about the result of each round of an earlier match."""
    standings, locale = match.standings(), QLocale()
    for number, round_ in enumerate(standings.rounds if standings is not None else ()):
        sentence = verdict(match.plan, standings, number, locale) if standings is not None else ""
        yield f"{round_title(round_.round, number, locale)}. {sentence}" if len(match.plan.rounds) > 1 else sentence
