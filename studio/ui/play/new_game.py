"""The dialog for a new game. The user sets the game, the players, limits of engines, the clock, and who moves first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLayout,
    QWidget,
)

from studio.engine.options.parameters import Parameters
from studio.game.message import fill
from studio.game.openings import offered_protocols
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine
from studio.players.playing_on import without_names
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import GameSetup
from studio.ui.board.stone_mark import StoneMark
from studio.ui.play.clock_editor import ClockEditor
from studio.ui.play.rules_editor import RulesEditor
from studio.ui.play.seat_editor import SeatEditor
from studio.ui.texts.openings import protocol_sequence, protocol_title
from studio.ui.texts.sides import side_name
from studio.ui.widgets.arranging import DIALOG_MARGINS, hbox, vbox
from studio.ui.widgets.fitting import FittedArea
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID, Theme, show_quietly


@dataclass(frozen=True, slots=True)
class EditedParameters:
    """Edited parameters and the profile on which they are based. Also all profiles, some of which may be new."""

    profile: str
    parameters: Parameters
    catalogue: ProfileCatalogue


EditParameters = Callable[[SeatedEngine, QWidget], EditedParameters | None]
"""A function that lets the user edit an engine's parameters in a dialog. It returns None if the user cancels."""


class NewGameDialog(QDialog):
    """Lets the user edit the setup of a new game. It begins with a proposed setup, and `setup` returns the result."""

    def __init__(
        self,
        proposed: GameSetup,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        engines: Sequence[EngineEntry] = (),
        catalogue: ProfileCatalogue = OURS,
        edit_parameters: EditParameters | None = None,
        is_random: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new_game_dialog")
        self.setWindowTitle(self.tr("New Game"))
        self.setModal(True)
        self._edit_parameters = edit_parameters
        self._rules, self._clock, self._starts = RulesEditor(theme), ClockEditor(), QComboBox()
        self._colour, self._opening = QComboBox(), QComboBox()
        self._colour_label, self._protocol = QLabel(), QLabel()
        self._black = SeatEditor(Stone.BLACK, engines, catalogue)
        self._white = SeatEditor(Stone.WHITE, engines, catalogue)
        self._marks = StoneMark(Stone.BLACK, theme), StoneMark(Stone.WHITE, theme)
        self._names = QLabel(), QLabel()
        self._dress_starts()
        self._lay_out()
        self._connect()
        self._propose(proposed)
        if is_random and self._colour.isEnabled():
            self._colour.setCurrentIndex(self._colour.findData(None))
        self._rules.game.setFocus()

    @property
    def is_random(self) -> bool:
        """Return whether the person gets a random colour. This requires that only one player is a person."""
        return self._colour.isEnabled() and self._colour.currentData() is None

    def setup(self) -> GameSetup:
        """Return the setup in the fields."""
        starts, opening = Stone(self._starts.currentData()), str(self._opening.currentData())
        black, white, clock = self._black.seat(), self._white.seat(), self._clock.clock()
        setup = GameSetup(self._rules.rules(), black, white, starts, clock, opening)
        return setup if setup.is_between_persons else without_names(setup)

    # Construction

    def _dress_starts(self) -> None:
        self._starts.setObjectName("new_game_starts")
        self._starts.setAccessibleName(self.tr("First move"))
        self._opening.setObjectName("new_game_opening")
        self._opening.setAccessibleName(self.tr("Opening"))
        self._colour.setObjectName("new_game_colour")
        for stone in (Stone.BLACK, Stone.WHITE):
            self._starts.addItem("", stone)
            self._colour.addItem("", stone)
        self._colour.addItem(self.tr("Random"), None)
        self._protocol.setObjectName("new_game_protocol")
        self._protocol.setWordWrap(True)
        show_quietly(self._protocol)

    def _lay_out(self) -> None:
        form, (black, white) = Form(), self._marks
        form.setVerticalSpacing(2 * GRID)
        form.add(QLabel(self.tr("&Game")), self._rules, self._rules.game)
        form.add(self._colour_label, _in_line(self._colour), self._colour)
        form.add(self._names[0], self._black, self._black.player, mark=black)
        form.add(self._names[1], self._white, self._white.player, mark=white)
        form.add(QLabel(self.tr("Cloc&k")), self._clock, self._clock.kind)
        form.add(QLabel(self.tr("First &move")), _in_line(self._starts), self._starts)
        opening = vbox(_in_line(self._opening), self._protocol, spacing=GRID // 2)
        form.add(QLabel(self.tr("O&pening")), opening, self._opening)
        fields = QWidget()
        fields.setLayout(form)
        column = vbox(FittedArea(fields), of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)
        column.addWidget(self._buttons())  # added after the fields, so that the Tab key reaches it after them
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # grows with the sizes of a custom game

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)  # needed for a default button
        start = buttons.addButton(self.tr("S&tart Game"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setObjectName("new_game_start")
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self._rules.rules_changed.connect(self._on_rules)
        self._opening.currentIndexChanged.connect(self._on_opening)
        self._colour.activated.connect(self._on_colour)
        self._colour.currentIndexChanged.connect(self._on_random)
        for seat in (self._black, self._white):
            seat.seat_changed.connect(self._on_seats)
            seat.parameters_wanted.connect(self._on_parameters)
            seat.parameters.setVisible(self._edit_parameters is not None)

    # Choices

    def _propose(self, proposed: GameSetup) -> None:
        self._rules.set_rules(proposed.rules)
        self._on_rules(proposed.rules)
        self._black.set_seat(proposed.black)
        self._white.set_seat(proposed.white)
        self._clock.set_clock(proposed.clock)
        self._starts.setCurrentIndex(self._starts.findData(proposed.starts))
        self._opening.setCurrentIndex(max(0, self._opening.findData(proposed.opening)))
        self._on_seats()

    @Slot(object)
    def _on_rules(self, rules: Rules) -> None:
        for mark in self._marks:
            mark.show_rules(rules)
        for seat in (self._black, self._white):
            seat.show_rules(rules)
        self._name_sides(rules)
        self._list_openings(rules)

    def _list_openings(self, rules: Rules) -> None:
        """List the opening protocols for this game. The selected one stays selected if it is still in the list."""
        chosen, offered = self._opening.currentData(), offered_protocols(rules)
        self._opening.clear()
        self._opening.addItem(self.tr("None"), "")
        for protocol in offered:
            self._opening.addItem(protocol_title(protocol), protocol.name)
            sequence = protocol_sequence(protocol.name)
            self._opening.setItemData(self._opening.count() - 1, sequence, Qt.ItemDataRole.ToolTipRole)
        self._opening.setCurrentIndex(max(0, self._opening.findData(chosen)))
        self._opening.setEnabled(bool(offered))

    @Slot()
    def _on_opening(self) -> None:
        """Describe the opening protocol. With a protocol Black always begins, so the user cannot choose the side."""
        has_opening = bool(self._opening.currentData())
        text = protocol_sequence(str(self._opening.currentData())) or self.tr(
            "The players place the first stones and choose their colours by this protocol. Black places the first "
            "stone."
        )
        self._opening.setToolTip(text)
        self._protocol.setText(text if has_opening else "")
        self._protocol.setVisible(has_opening)
        label, name = self.tr("Your colo&ur"), self.tr("Your colour")
        if has_opening:  # the protocol may swap the colours
            label, name = self.tr("Your colo&ur at first"), self.tr("Your colour at first")
        self._colour_label.setText(label)
        self._colour.setAccessibleName(name)
        self._starts.setEnabled(not has_opening)
        if has_opening:
            self._starts.setCurrentIndex(self._starts.findData(Stone.BLACK))

    def _name_sides(self, rules: Rules) -> None:
        """Show the names that the sides have in this game, such as Red and Yellow.

        If the person gets a random colour, the labels of the players do not name the sides.
        """
        seats, stones = (self._black, self._white), (Stone.BLACK, Stone.WHITE)
        for at, (label, seat, stone) in enumerate(zip(self._names, seats, stones, strict=True)):
            name = side_name(stone, rules)
            seat.name_side(name)
            self._starts.setItemText(at, name)
            self._colour.setItemText(at, name)
            drawn = self.tr("&One side") if at == 0 else self.tr("Othe&r side")
            label.setText(drawn if self.is_random else fill(self.tr("&{side}"), side=name))
            self._marks[at].setVisible(not self.is_random)

    @Slot()
    def _on_seats(self) -> None:
        """Let the user choose a colour if one player is a person.

        Select the person's side there, unless it is random.
        """
        people = [seat for seat in (self._black, self._white) if seat.is_person]
        for seat in (self._black, self._white):
            seat.name_person(alone=len(people) < 2)
        self._colour.setEnabled(len(people) == 1)
        if len(people) == 1 and not self.is_random:
            stone = Stone.BLACK if people[0] is self._black else Stone.WHITE
            self._colour.setCurrentIndex(self._colour.findData(stone))
        self._name_sides(self._rules.rules())

    @Slot()
    def _on_colour(self) -> None:
        """Give the person the selected side, and the opponent the other side."""
        chosen = self._colour.currentData()
        seat = self._black if chosen == Stone.BLACK else self._white
        if chosen is not None and not seat.is_person:
            black, white = self._black.seat(), self._white.seat()
            self._black.set_seat(white)
            self._white.set_seat(black)

    @Slot()
    def _on_random(self) -> None:
        self._name_sides(self._rules.rules())

    @Slot()
    def _on_parameters(self) -> None:
        editor = self.sender()
        seat = editor.seat() if isinstance(editor, SeatEditor) else None
        if self._edit_parameters is None or not isinstance(seat, SeatedEngine) or not isinstance(editor, SeatEditor):
            return
        edited = self._edit_parameters(seat, self)
        if edited is not None:
            editor.take_parameters(edited.profile, edited.parameters, edited.catalogue)


def _in_line(widget: QWidget) -> QWidget:
    """Return a container in which the widget is as wide as the fields of the players."""
    holder = QWidget()
    hbox((widget, 3), (QWidget(), 2), of=holder)
    return holder
