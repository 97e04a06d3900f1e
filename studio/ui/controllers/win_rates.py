"""The controller of the user's choice: for which side the window shows win rates."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QActionGroup

from studio.game.message import fill
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions, translated
from studio.ui.actions.view import FOR_BLACK, FOR_WHITE
from studio.ui.controllers.display import SearchDisplay
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide, WinRatesFor

_ACTIONS = {
    "win_rates_black": WinRatesFor.BLACK,
    "win_rates_white": WinRatesFor.WHITE,
    "win_rates_to_move": WinRatesFor.TO_MOVE,
}
_SIDES = {"win_rates_black": (Stone.BLACK, FOR_BLACK), "win_rates_white": (Stone.WHITE, FOR_WHITE)}


class WinRatesController(QObject):
    """Applies the user's choice in the View menu, and gives its sides the names that the game uses.

    During a lesson, the numbers are for the side to move in the lesson's position, because the lesson's texts are. They
    stay so when the user looks into a node. The choice is restored after the lesson.
    """

    changed = Signal()
    """Emitted when the windows begin to show the numbers of another side."""

    def __init__(self, actions: Actions, display: SearchDisplay, chosen: WinRatesFor) -> None:
        super().__init__(display)
        self._actions, self._display, self._chosen = actions, display, chosen
        self._is_lesson = False
        self._pieces = Pieces.STONES  # those of the texts in the table of actions
        self._tips = {name: actions[name].toolTip() for name in _ACTIONS}
        group = QActionGroup(self)
        for name in _ACTIONS:
            group.addAction(actions[name])
            actions[name].triggered.connect(self._on_action)
        display.side_changed.connect(self._on_side)
        self._apply()

    @property
    def chosen(self) -> WinRatesFor:
        """The user's choice. It is also available during a lesson."""
        return self._chosen

    @property
    def shown(self) -> WinRatesFor:
        """The side whose numbers are shown now. During a lesson, this is the side to move."""
        return WinRatesFor.TO_MOVE if self._is_lesson else self._chosen

    def set_lesson(self, *, is_lesson: bool) -> None:
        """Set whether a lesson is open. During a lesson, the user cannot choose the side."""
        if is_lesson is not self._is_lesson:
            self._is_lesson = is_lesson
            self._apply()

    # Implementation

    def _apply(self) -> None:
        shown = self.shown
        for name, side in _ACTIONS.items():
            self._actions[name].setChecked(side is shown)
            self._actions[name].setEnabled(not self._is_lesson)
        self._explain()
        self._display.show_win_rates_for(shown, keeps_root_side=self._is_lesson)
        self.changed.emit()

    @Slot()
    def _on_action(self) -> None:
        self._chosen = next(side for name, side in _ACTIONS.items() if self._actions[name].isChecked())
        self._apply()

    @Slot(object)
    def _on_side(self, viewed: ViewedSide) -> None:
        """Give the sides the names that the game on the board uses."""
        if viewed.rules.pieces is self._pieces:
            return
        self._pieces = viewed.rules.pieces
        for name, (side, usual) in _SIDES.items():
            told = side_name(side, viewed.rules)
            self._actions[name].setText(translated(usual) if self._pieces is Pieces.STONES else _with_mnemonic(told))
            self._tips[name] = fill(self.tr("Show all win rates, values and proven results for {side}"), side=told)
        self._explain()

    def _explain(self) -> None:
        """Set the tooltips. During a lesson, they say why the side cannot be chosen."""
        for name, tip in self._tips.items():
            text = self.tr("A lesson shows all numbers for the side to move") if self._is_lesson else tip
            self._actions[name].setToolTip(text)
            self._actions[name].setStatusTip(text)


def _with_mnemonic(name: str) -> str:
    """Return the name of a side as the text of an action. If its first letter is Latin, it is the mnemonic."""
    return f"&{name}" if name[:1].isascii() else name
