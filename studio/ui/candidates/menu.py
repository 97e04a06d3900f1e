"""The context menu of one candidate."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from studio.engine.options.steering import Steering
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.rules import Rules

VISITS_OFFERED = (1_000, 10_000, 100_000)
_MOST_VISITS = 1_000_000_000


def searching_only(steering: Steering, point: int) -> Steering:
    """Return restrictions that search only `point`. If they do so already, remove this restriction."""
    if steering.only == {point}:
        return replace(steering, only=frozenset())
    return Steering(only=frozenset({point}), more_visits=_visits_of(steering, point))


def leaving_out(steering: Steering, point: int) -> Steering:
    """Return restrictions that exclude `point`. If it is already excluded, include it."""
    if point in steering.excluded:
        return replace(steering, excluded=steering.excluded - {point})
    return Steering(
        only=steering.only - {point},
        excluded=steering.excluded | {point},
        more_visits=tuple(wish for wish in steering.more_visits if wish[0] != point),
    )


def giving_more(steering: Steering, point: int, visits: int) -> Steering:
    """Return `steering` with a request of `visits` more visits for the move at `point`.

    If the move is excluded, include it.
    """
    promised = sum(wish[1] for wish in _visits_of(steering, point))
    return Steering(
        only=steering.only | {point} if steering.only else steering.only,
        excluded=steering.excluded - {point},
        more_visits=(*(wish for wish in steering.more_visits if wish[0] != point), (point, promised + visits)),
    )


def _visits_of(steering: Steering, point: int) -> tuple[tuple[int, int], ...]:
    return tuple(wish for wish in steering.more_visits if wish[0] == point)


class CandidateMenu(QMenu):
    """The context menu of one candidate. After it is closed, it deletes itself and its dialog."""

    look_requested = Signal(int)
    steering_requested = Signal(object)
    """Emitted with the new `Steering`."""
    explanation_requested = Signal(int)

    def __init__(self, point: int, rules: Rules, steering: Steering | None, parent: QWidget | None = None) -> None:
        """Create the menu. `steering` has the active restrictions. If it is None, the move can only be inspected."""
        super().__init__(parent)
        self.setObjectName("candidate_menu")
        self._point, self._name, self._steering = point, move_name(point, rules), steering or Steering()
        self._question: QInputDialog | None = None
        self._look = self._add("look_inside", self.tr("Look Inside {move}"))
        self.addSeparator()
        self._only = self._add("search_only", self.tr("Search Only {move}"), self._steering.only == {point})
        self._out = self._add("leave_out", self.tr("Leave Out {move}"), point in self._steering.excluded)
        self._more = QMenu(fill(self.tr("Give {move} Extra Visits"), move=self._name), self)
        self._more.setObjectName("more_visits")
        self._offer_visits()
        self.addMenu(self._more)
        for action in (self._only, self._out, self._more.menuAction()):
            action.setEnabled(steering is not None)
        self.addSeparator()
        self._why = self._add("why_not", self.tr("Why Not {move}?"))
        self._connect()

    @Slot()
    def ask_for_visits(self) -> None:
        question = self._question = QInputDialog(self.parentWidget())
        question.setObjectName("more_visits_question")
        question.setInputMode(QInputDialog.InputMode.IntInput)
        question.setIntRange(1, _MOST_VISITS)
        question.setIntStep(1_000)
        question.setIntValue(VISITS_OFFERED[-1])
        question.setWindowTitle(fill(self.tr("Give {move} Extra Visits"), move=self._name))
        question.setLabelText(fill(self.tr("Minimum number of extra visits for {move}:"), move=self._name))
        question.intValueSelected.connect(self._on_visits)
        question.finished.connect(self._on_answered)
        question.open()

    def dismiss(self) -> None:
        """Close the menu and its dialog."""
        if self._question is not None:
            self._question.reject()
        self.close()

    # Implementation

    def _add(self, name: str, text: str, is_checked: bool | None = None) -> QAction:
        action = self.addAction(fill(text, move=self._name))
        action.setObjectName(name)
        action.setCheckable(is_checked is not None)
        action.setChecked(bool(is_checked))
        return action

    def _offer_visits(self) -> None:
        locale = QLocale()
        for visits in VISITS_OFFERED:
            action = self._more.addAction(locale.toString(visits))
            action.setData(visits)
        self._more.addAction(self.tr("Other …"))

    def _connect(self) -> None:
        self._look.triggered.connect(self._on_look)
        self._only.triggered.connect(self._on_only)
        self._out.triggered.connect(self._on_out)
        self._why.triggered.connect(self._on_why)
        self._more.triggered.connect(self._on_more)
        self.aboutToHide.connect(self._on_hiding)

    @Slot()
    def _on_look(self) -> None:
        self.look_requested.emit(self._point)

    @Slot()
    def _on_only(self) -> None:
        self.steering_requested.emit(searching_only(self._steering, self._point))

    @Slot()
    def _on_out(self) -> None:
        self.steering_requested.emit(leaving_out(self._steering, self._point))

    @Slot()
    def _on_why(self) -> None:
        self.explanation_requested.emit(self._point)

    @Slot(QAction)
    def _on_more(self, action: QAction) -> None:
        if action.data() is None:
            self.ask_for_visits()
        else:
            self._on_visits(action.data())

    @Slot(int)
    def _on_visits(self, visits: int) -> None:
        self.steering_requested.emit(giving_more(self._steering, self._point, visits))

    @Slot()
    def _on_answered(self) -> None:
        if self._question is not None:
            self._question.deleteLater()
        self.deleteLater()

    @Slot()
    def _on_hiding(self) -> None:
        # Qt hides it before it emits the chosen action.
        QTimer.singleShot(0, self, self._leave)

    @Slot()
    def _leave(self) -> None:
        if self._question is None:
            self.deleteLater()
