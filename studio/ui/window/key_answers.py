"""Messages about keys that seem to have no effect.

The action of the key may be disabled, or there may be nothing to see where the key changes the display.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from studio.game.message import fill
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import plain_name
from studio.ui.actions.spec import EDIT
from studio.ui.controllers.context import ControllerContext
from studio.ui.texts.hidden import answer_first_text, predict_first_text, report_hidden_text
from studio.ui.texts.translating import translate

_OF_SEARCH = ("run", "restart", "play_best", "step_phase", "step_simulation", "step_many", "step_play")
_OF_REVIEW = ("review", "review_deeper", "next_mistake", "previous_mistake", "better_line", "try_better")
_BACK, _ON = ("previous", "back_ten", "first"), ("next", "forward_ten", "last")
_ARROWS = ("previous", "next")
_LOOKS_OF_SEARCH = ("show_heat", "show_priors", "show_discs", "show_nothing")
_LOOKS = (*_LOOKS_OF_SEARCH, "show_costs", "candidates_in_order", "coordinates", "move_numbers", "show_threats")


class KeyAnswers(QObject):
    """Shows why a key has no effect if its action is disabled. Also shows what a key has switched on or off."""

    def __init__(self, context: ControllerContext, menu_of: Callable[[str], str]) -> None:
        """Create the object. `menu_of` returns the title of the menu of an action, given by its name."""
        super().__init__(context.window)
        self._context, self._menu_of = context, menu_of
        self._is_empty_said = False
        context.notes.said.connect(self._on_said)
        for name in _LOOKS:
            context.actions[name].triggered.connect(self._on_look)
        context.actions["restart"].triggered.connect(self._on_restart)
        context.live_search.phases_performed.connect(self._on_performed)

    @Slot(str)
    def answer(self, name: str) -> None:
        """Show why the action `name`, which is disabled, cannot be used now."""
        self._context.notes.say(self.reason(name))

    def reason(self, name: str) -> str:
        """Return a sentence that says why the action `name` cannot be used now."""
        game = self._context.live_game
        if name in _OF_SEARCH:
            return self._of_search(name)
        if game.is_on and self._menu_of(name) == EDIT:
            return self.tr("Moves cannot be edited during a game.")
        if game.is_on and name in (*_OF_REVIEW, "play_from_here"):
            return self.tr(
                "This is not possible during a game. Leave the game first: menu Game, Leave the Game and Review It."
            )
        if name in (*_BACK, *_ON):
            return self._of_ends(name)
        return self._others().get(name, self.tr("This action is not possible now."))

    # Implementation

    def _hidden_text(self) -> str:
        return self.tr("The search is hidden while you play. Ask for a hint (?), or show the search (V).")

    def _of_search(self, name: str) -> str:
        if self._context.hiding.hides_search:
            return self._hidden_text()
        if self._context.hiding.is_prediction:
            return predict_first_text()
        match self._context.live_search.state:
            case EngineState.PREPARING:
                return self.tr("The search for this board is still being prepared.")
            case EngineState.PROVEN:
                return self.tr("The result is proven; there is nothing left to search.")
            case EngineState.OVER:
                return self.tr("The game is over here; there is nothing to search.")
        if name == "play_best":
            return self.tr("The search has no best move yet. “Run” (Space) starts it.")
        return self.tr("This action is not possible now.")

    def _of_ends(self, name: str) -> str:
        """Return a sentence that says that there is no further position.

        During an exercise, it also names the keys of the cursor.
        """
        end = self.tr("This is the first position.") if name in _BACK else self.tr("This is the last position.")
        if name not in _ARROWS or not self._context.actions["end_exercise"].isEnabled():
            return end
        return f"{end} " + self.tr("Shift and the arrow keys move the cursor on the board.")

    def _others(self) -> dict[str, str]:
        nothing = self.tr("There is no move here.")
        root = self.tr("The board already shows the root of the search tree.")
        return {
            "undo": self.tr("There is nothing to undo."),
            "redo": self.tr("There is nothing to redo."),
            "cut_variation": nothing,
            "copy_variation": nothing,
            "delete_variation": nothing,
            "promote_variation": self.tr("This move already belongs to the main line."),
            "paste_variation": self.tr("No variation has been copied."),
            "take_back": self.tr("There is no move of yours to take back."),
            "hint": self.tr("Hints are given when it is your turn in a game, and in exercises."),
            "show_thinking": self.tr("This switch has an effect only while you play a game."),
            "pause_game": self.tr("No game is in progress."),
            "one_move": self.tr("It is not the turn of an engine."),
            "play_from_here": self.tr("The game is over here. Choose an earlier position."),
            "leave_lesson": self.tr("No lesson is open. Alt+L shows the lessons."),
            **dict.fromkeys(("better_line", "try_better"), self._no_mistake_text()),
            **dict.fromkeys(("next_mistake", "previous_mistake"), self._no_review_text()),
            **self._of_exercises(),
            "node_up": root,
            "node_root": root,
            "report": answer_first_text() if self._context.hiding.is_question else report_hidden_text(),
        }

    def _no_mistake_text(self) -> str:
        if self._context.hiding.is_question:
            return answer_first_text()
        return self.tr("No mistake is shown here. “Next Mistake” (J) goes to the next mistake that the review found.")

    def _no_review_text(self) -> str:
        if self._context.hiding.is_question:
            return answer_first_text()
        if self._context.hiding.hides_search:
            return self._hidden_text()
        return self.tr("The game has not been analysed yet. “Review the Game” (F12) analyses it.")

    def _of_exercises(self) -> dict[str, str]:
        if self._context.actions["end_exercise"].isEnabled():
            of_game = {"play_from_here": self.tr("The board shows an exercise. End it before you play a game.")}
            return {
                **({} if self._context.session.position.is_over else of_game),
                "hint": self.tr("There is no further hint for this position."),
                "next_exercise": self.tr("There is no further exercise."),
                "show_solution": self.tr("There is no solution left to show."),
            }
        return {
            "next_exercise": self.tr("No exercise is on the board. “Find the Win” (Ctrl+F) starts exercises."),
            "show_solution": self.tr(
                "Solutions can be shown only in exercises and practice. “Find the Win” (Ctrl+F) starts exercises."
            ),
            "end_exercise": self.tr("No exercise is on the board. “Find the Win” (Ctrl+F) starts exercises."),
        }

    @Slot()
    def _on_restart(self) -> None:
        self._context.notes.say(_restarted())

    @Slot(str)
    def _on_said(self, text: str) -> None:
        self._is_empty_said = text == _restarted()

    @Slot()
    def _on_performed(self) -> None:
        """Remove the message that the tree is empty. A step has filled it."""
        if self._is_empty_said:
            self._is_empty_said = False
            self._context.notes.forget()

    @Slot()
    def _on_look(self) -> None:
        """Show what a key has switched on or off. If a game hides the search, say so."""
        name = next(name for name in _LOOKS if self._context.actions[name] is self.sender())
        action, hiding = self._context.actions[name], self._context.hiding
        if name in _LOOKS_OF_SEARCH and hiding.is_game:
            text = self.tr(
                "{name} takes effect when the game ends, because the search is hidden while you "
                "play. “Show the Search while Playing” (V) shows it."
            )
        elif name in _LOOKS_OF_SEARCH and hiding.hides_search:
            text = self._hidden_text()
        else:
            text = self.tr("{name}: on") if action.isChecked() else self.tr("{name}: off")
        self._context.notes.say(fill(text, name=plain_name(action.text())))


def _restarted() -> str:
    return translate("KeyAnswers", "The search begins again with an empty tree.")
