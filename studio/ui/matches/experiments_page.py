"""The page of experiments. It shows their questions, games and earlier results, and a button to start one."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QLabel,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.matches.experiments import Experiment, grouped
from studio.matches.plan import MatchPlan, Mode, Round
from studio.ui.matches.words import control_text, game_title, players_text
from studio.ui.texts.experiments import experiment_text, group_text
from studio.ui.texts.messages import brief_sentence_of, sentence_of
from studio.ui.widgets.arranging import STRETCH, hbox, scrolled, vbox
from studio.ui.widgets.choice_list import ChoiceList
from studio.ui.widgets.theme import GRID, show_as_problem, show_headings, show_quietly, text_font

_LIST_WIDTH = 38 * GRID
_NAME = Qt.ItemDataRole.UserRole
"""The role under which an item stores the name of its experiment. Headings have no name."""


class ExperimentsPage(QWidget):
    # Enter in the list starts the selected one.

    start_requested = Signal(object)
    """Emitted with the `Experiment` that the user wants to start."""
    result_requested = Signal(object)
    """Emitted with the `Experiment` whose earlier result the user wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_experiments")
        self._experiments: dict[str, Experiment] = {}
        self._plans: dict[str, MatchPlan] = {}
        self._results: Mapping[str, str] = {}
        self._is_on = False
        self.list, self.start, self.result = ChoiceList("experiment_list"), QPushButton(), QPushButton()
        self.title, self.question, self.played, self.answer, self.problem = (QLabel() for _ in range(5))
        self._dress()
        self._lay_out()
        show_quietly(self.played, self.answer)
        show_as_problem(self.problem)
        self._set_texts()
        self.list.currentRowChanged.connect(self._on_current)
        self.list.itemActivated.connect(self._on_start)
        self.start.clicked.connect(self._on_start)
        self.result.clicked.connect(self._on_result)

    @property
    def current(self) -> Experiment | None:
        item = self.list.currentItem()
        return self._experiments.get(item.data(_NAME) or "") if item is not None else None

    # Commands

    def show_experiments(self, experiments: Sequence[Experiment], problems: Sequence[StudioError]) -> None:
        """List the experiments. For each file that cannot be read, show the problem, with the path in the tooltip."""
        chosen = self.current.name if self.current is not None else ""
        self._experiments = {experiment.name: experiment for experiment in experiments}
        self._plans = {experiment.name: experiment.plan() for experiment in experiments}
        self.list.clear()
        for group, members in grouped(experiments):
            self.list.addItem(_heading(group))
            for experiment in members:
                self.list.addItem(_entry(experiment))
        self.select(chosen if chosen in self._experiments else next(iter(self._experiments), ""))
        self.problem.setText("\n".join(brief_sentence_of(problem) for problem in problems))
        where = "<br>".join(escape(sentence_of(problem)) for problem in problems)
        self.problem.setToolTip(f"<qt>{where}</qt>" if where else "")
        self.problem.setVisible(bool(problems))

    def select(self, name: str) -> None:
        """Select the experiment with this name, if it is in the list."""
        for row in range(self.list.count()):
            if name and self.list.item(row).data(_NAME) == name:
                self.list.setCurrentRow(row)

    def show_results(self, results: Mapping[str, str]) -> None:
        """Show the results of earlier matches. `results` maps the title of an experiment to a text about its result."""
        self._results = results
        self._on_current()

    def show_on(self, is_on: bool) -> None:
        """Set whether a match is running."""
        # No experiment can be started then.
        self._is_on = is_on
        self._enable()

    def _set_texts(self) -> None:
        self.list.setAccessibleName(self.tr("Experiments"))
        self.start.setText(self.tr("&Start"))
        self.start.setToolTip(self.tr("Play this experiment. The match is saved; it can be stopped and resumed."))
        self.result.setText(self.tr("&Last Result"))
        self.result.setToolTip(self.tr("Show the latest match of this experiment"))
        self._on_current()

    # Implementation

    def _dress(self) -> None:
        for name in ("start", "result", "title", "question", "played", "answer", "problem"):
            getattr(self, name).setObjectName(f"experiment_{name}")
        for label in (self.title, self.question, self.played, self.answer, self.problem):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.title.setFont(text_font(text_font().pointSizeF() * 1.3, bold=True))
        self.question.setFont(text_font(text_font().pointSizeF() * 1.1))
        show_headings(self.list)
        self.start.setDefault(True)
        self.problem.hide()

    def _lay_out(self) -> None:
        buttons = hbox(self.start, self.result, STRETCH)
        details = QWidget()
        vbox(
            self.title,
            self.question,
            self.played,
            self.answer,
            buttons,
            STRETCH,
            self.problem,
            of=details,
            spacing=2 * GRID,
            margins=None,
        )
        self.list.setFixedWidth(_LIST_WIDTH)
        hbox(self.list, (scrolled(details), 1), of=self, spacing=2 * GRID, margins=(0, GRID, 0, 0))

    @Slot()
    def _on_current(self) -> None:
        experiment = self.current
        self.title.setText(experiment_text(experiment.title) if experiment is not None else "")
        self.question.setText(experiment_text(experiment.question) if experiment is not None else self._nothing())
        self.played.setText(self._played(self._plans[experiment.name]) if experiment is not None else "")
        self.answer.setText(self._answer(experiment) if experiment is not None else "")
        self.answer.setVisible(bool(self.answer.text()))
        self._enable()

    def _enable(self) -> None:
        experiment = self.current
        self.start.setEnabled(experiment is not None and not self._is_on)
        self.result.setVisible(experiment is not None and experiment.title in self._results)
        self.result.setEnabled(not self._is_on)

    def _nothing(self) -> str:
        return self.tr("No experiment was found. Put experiment files into the folder “matches”.")

    def _played(self, plan: MatchPlan) -> str:
        """Return a text about the rounds of `plan` and the number of its games."""
        count = self.tr("%Ln game(s) in total:", "", plan.games_count)
        return "\n".join([count, *(f"•  {self._round_text(round_)}" for round_ in plan.rounds)])

    def _round_text(self, round_: Round) -> str:
        locale, first = QLocale(), round_.contestants[0]
        title = experiment_text(round_.title) or game_title(round_.rules)
        if round_.is_alone:
            text = self.tr("{round}: {players} against itself, one game for each of {openings} openings, {limit}")
        elif round_.mode is Mode.GAUNTLET:
            text = self.tr(
                "{round}: {players}, the first player against each of the others, {games} games per pair, {limit}"
            )
        else:
            text = self.tr("{round}: {players}, {games} games per pair, {limit}")
        controls = {control_text(contestant.control, locale) for contestant in round_.contestants}
        spent = control_text(first.control, locale) if len(controls) == 1 else self.tr("individual limits")
        return fill(
            text,
            round=title,
            players=players_text(round_.contestants),
            openings=locale.toString(len(round_.openings)),
            games=locale.toString(round_.games),
            limit=spent,
        )

    def _answer(self, experiment: Experiment) -> str:
        parts = []
        if experiment.answer:
            parts.append(fill(self.tr("Recorded result: {result}"), result=experiment_text(experiment.answer)))
        if experiment.title in self._results:
            parts.append(fill(self.tr("Your result: {result}"), result=self._results[experiment.title]))
        return "\n\n".join(parts)

    @Slot()
    def _on_start(self) -> None:
        if self.current is not None and not self._is_on:
            self.start_requested.emit(self.current)

    @Slot()
    def _on_result(self) -> None:
        if self.current is not None:
            self.result_requested.emit(self.current)


def _heading(group: str) -> QListWidgetItem:
    """Return a list item with the title of a group."""
    # It cannot be selected.
    item = QListWidgetItem(group_text(group))
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setFont(text_font(bold=True))
    return item


def _entry(experiment: Experiment) -> QListWidgetItem:
    item = QListWidgetItem(experiment_text(experiment.title))
    item.setData(_NAME, experiment.name)
    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, group_text(experiment.group))
    return item
