"""The dialog that opens an empty board for analysis, without players."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLayout, QWidget

from studio.game.rules import Rules
from studio.ui.play.rules_editor import RulesEditor
from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.theme import GRID, Theme


class NewBoardDialog(QDialog):
    """A dialog in which the user selects a known game, or a board of any size."""

    def __init__(self, rules: Rules, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_board_dialog")
        self.setWindowTitle(self.tr("New Board"))
        self._rules = RulesEditor(theme)
        self._rules.set_rules(rules)
        buttons = QDialogButtonBox(self)
        begin = buttons.addButton(self.tr("&Show the Board"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("new_board_show")
        begin.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)  # after the other one, so that Tab reaches it last
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = vbox(self._rules, buttons, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # grows with the sizes of a custom game
        self._rules.game.setFocus()

    def rules(self) -> Rules:
        return self._rules.rules()
