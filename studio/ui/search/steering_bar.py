"""A bar with a small button for each restriction of the search and each request of extra visits."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from studio.engine.options.steering import Steering
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_REMOVE = "×"
# The chip must not be wider than its pane.
_MOST_NAMES = 4
"""The maximum number of moves that a button names."""
_Part = tuple[str, int]  # a field of `Steering`, and the point; -1 if one chip stands for all points
_ONLY: _Part = ("only", -1)


class SteeringBar(QWidget):
    """Shows a small button for each restriction of the search and each request of extra visits.

    If the user clicks a button, its restriction or request is removed. If there are none, the bar is hidden.
    """

    steering_requested = Signal(object)
    """Emitted when the user has removed a part, with the `Steering` that is left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("steering_bar")
        self._steering, self._rules = Steering(), Rules(3, 3, 3)
        self._owed: dict[int, int] = {}
        self._chips: dict[_Part, QPushButton] = {}
        self._clear = QPushButton(self)
        self._clear.setObjectName("steering_clear")
        self._clear.clicked.connect(self._on_clear)
        self._flow = FlowLayout(self)
        self._flow.setContentsMargins(GRID, GRID // 2, GRID, GRID // 2)
        self._flow.addWidget(self._clear)
        self.setVisible(False)
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def show_steering(self, steering: Steering, owed: Mapping[int, int], rules: Rules) -> None:
        """Show these restrictions and requests.

        `owed` maps points to the number of requested visits that have not happened yet.
        """
        if (steering, owed, rules) == (self._steering, self._owed, self._rules):
            return
        self._steering, self._owed, self._rules = steering, dict(owed), rules
        self._show_chips()

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the buttons, in order."""
        return tuple(chip.text() for chip in self._chips.values())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claim_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            for chip in self._chips.values():
                chip.setFont(figure_font())

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(_style_sheet(colors))

    def _show_chips(self) -> None:
        # The button of a remaining restriction stays, because the user may be pressing it.
        parts = list(self._parts())
        for part in [part for part in self._chips if part not in parts]:
            self._drop(part)
        self._chips = {part: self._chips.get(part) or self._made(place) for place, part in enumerate(parts)}
        self._write()
        self._order_focus()
        self._clear.setVisible(len(parts) > 1)
        self.setVisible(bool(parts))
        self._claim_height()

    def _claim_height(self) -> None:
        """Set the minimum height that the bar needs at its current width."""
        # Docks do not use `heightForWidth`.
        self.setMinimumHeight(self._flow.heightForWidth(self.width()))
        self.updateGeometry()

    def _order_focus(self) -> None:
        """Set the order in which the Tab key moves through the buttons."""
        # Qt appends new ones after all widgets of the window.
        stops = [self, *self._chips.values(), self._clear]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _parts(self) -> Iterator[_Part]:
        """Yield those parts of `steering` that have a button."""
        # Extra visits that were made have none.
        if self._steering.only:
            yield _ONLY
        yield from (("excluded", point) for point in sorted(self._steering.excluded))
        yield from (("more_visits", point) for point, _ in self._in_force())

    def _in_force(self) -> tuple[tuple[int, int], ...]:
        return tuple(pair for pair in self._steering.more_visits if self._owed.get(pair[0], 0) > 0)

    def _made(self, place: int) -> QPushButton:
        chip = QPushButton(self)
        chip.setProperty("chip", True)
        chip.setFont(figure_font())
        chip.clicked.connect(self._on_chip)
        self._flow.insert_widget(place, chip)
        chip.show()
        return chip

    def _drop(self, part: _Part) -> None:
        chip = self._chips.pop(part)
        if chip.hasFocus():
            self.focusNextChild()
        self._flow.removeWidget(chip)
        chip.hide()
        chip.deleteLater()

    @Slot()
    def _on_chip(self) -> None:
        chip = self.sender()
        part = next((part for part, button in self._chips.items() if button is chip), None)
        if part is not None:
            self.steering_requested.emit(self._without(part))

    @Slot()
    def _on_clear(self) -> None:
        self.steering_requested.emit(Steering())

    def _without(self, part: _Part) -> Steering:
        """Return the restrictions and requests without `part`. Extra visits that are completed are also removed."""
        left = replace(self._steering, more_visits=self._in_force())
        match part:
            case ("only", _):
                return replace(left, only=frozenset())
            case ("excluded", point):
                return replace(left, excluded=left.excluded - {point})
            case (_, point):
                return replace(left, more_visits=tuple(pair for pair in left.more_visits if pair[0] != point))

    # Texts

    def _write(self) -> None:
        for part, chip in self._chips.items():
            text = self._text(part)
            chip.setText(f"{text}  {_REMOVE}")
            chip.setAccessibleName(fill(self.tr("Remove: {restriction}"), restriction=text))
            chip.setToolTip(chip.accessibleName())

    def _text(self, part: _Part) -> str:
        field, point = part
        if part == _ONLY:
            names = [self._name(only) for only in sorted(self._steering.only)]
            shown = names if len(names) <= _MOST_NAMES else [*names[:_MOST_NAMES], "…"]
            return fill(self.tr("Only {moves}"), moves=", ".join(shown))
        if field == "excluded":
            return fill(self.tr("Without {move}"), move=self._name(point))
        return self._visits_text(point)

    def _visits_text(self, point: int) -> str:
        locale, wanted = self.locale(), dict(self._steering.more_visits)[point]
        given = max(0, wanted - self._owed.get(point, 0))
        text = self.tr("{move}: {given} of {wanted} extra visits")
        return fill(text, move=self._name(point), given=locale.toString(given), wanted=locale.toString(wanted))

    def _name(self, point: int) -> str:
        return move_name(point, self._rules)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Restrictions of the search"))
        self._clear.setText(self.tr("Clear all"))
        self._clear.setAccessibleName(self.tr("Clear all: search every move again"))
        self._clear.setToolTip(self._clear.accessibleName())
        self._write()


def _style_sheet(colors: ThemeColors) -> str:
    return f"""
    QPushButton {{
        background: transparent; color: {colors.quiet_text}; border: 1px solid transparent; border-radius: 10px;
        padding: 2px {GRID}px;
    }}
    QPushButton[chip="true"] {{ background: {colors.raised}; color: {colors.text}; border-color: {colors.border}; }}
    QPushButton:hover {{ border-color: {colors.accent}; color: {colors.text}; }}
    QPushButton:focus {{ color: {colors.text}; }}
    {focus_rule("QPushButton:focus", colors, 2, GRID)}
    """
