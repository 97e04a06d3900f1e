"""The dialog that replaces the player of one side in a running game."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLayout, QWidget

from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import Seat
from studio.ui.play.seat_editor import SeatEditor
from studio.ui.texts.sides import side_name
from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.theme import GRID


class ReplacePlayerDialog(QDialog):
    """Lets the user edit the player of one side. It begins with the current player, and `seat` returns the result."""

    def __init__(
        self,
        stone: Stone,
        seat: Seat,
        rules: Rules,
        parent: QWidget | None = None,
        *,
        engines: Sequence[EngineEntry] = (),
        catalogue: ProfileCatalogue = OURS,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replace_player_dialog")
        self.setWindowTitle(self.tr("Replace Player"))
        self._seat = SeatEditor(stone, engines, catalogue)
        self._seat.parameters.hide()
        self._seat.name_side(side_name(stone, rules))
        self._seat.name_person(alone=False)
        self._seat.set_seat(seat)
        self._seat.show_rules(rules)
        text = self.tr("Choose who plays {side} from now on. The clock does not change.")
        question = QLabel(fill(text, side=side_name(stone, rules)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        agree = buttons.addButton(self.tr("&Continue"), QDialogButtonBox.ButtonRole.AcceptRole)
        agree.setObjectName("replace_player_agree")
        agree.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = vbox(question, self._seat, buttons, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._seat.player.setFocus()

    def seat(self) -> Seat:
        return self._seat.seat()
