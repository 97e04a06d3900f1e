"""A question that is asked before a game is saved in a format that cannot store all of it."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from studio.game.files import FileWarning
from studio.game.files.losses import loses_only_analysis
from studio.game.message import fill
from studio.ui.texts.messages import sentence_of_warning


class LossAnswer(Enum):
    """What the user chose."""

    AS_SGF = auto()
    WITHOUT = auto()
    CANCEL = auto()


class LossQuestion(QMessageBox):
    """Names what would be lost in a format. It offers SGF instead, which can store everything."""

    def __init__(self, name: str, lost: Sequence[FileWarning], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("losses")
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("MCTS Studio"))
        self.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain anything
        listed = "\n".join(f"• {sentence_of_warning(warning)}" for warning in lost)
        self.setText(fill(self.tr("{file} cannot keep everything:\n\n{losses}"), file=name, losses=listed))
        without = self.tr("Save &without the Analysis") if loses_only_analysis(lost) else self.tr("Save &without These")
        self._as_sgf = self.addButton(self.tr("Save as &SGF…"), QMessageBox.ButtonRole.AcceptRole)
        self._without = self.addButton(without, QMessageBox.ButtonRole.DestructiveRole)
        cancel = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self._as_sgf)
        self.setEscapeButton(cancel)

    def answer(self) -> LossAnswer:
        """Show the question, and return the user's answer."""
        self.exec()
        clicked = self.clickedButton()
        if clicked is self._as_sgf:
            return LossAnswer.AS_SGF
        return LossAnswer.WITHOUT if clicked is self._without else LossAnswer.CANCEL
