"""The choice of the sides whose threats the board marks, with a legend."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QWidget

from studio.game.message import fill
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.threat_marks import draw_threat
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import Made, made_name
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID, Theme, text_font

_RADIUS = 6.0
_ROOM = 3 * GRID
"""The width in pixels of the space for a mark before its text."""


class ThreatSides(StrEnum):
    """The sides whose threats the board marks."""

    NEITHER = "nobody"
    BOTH = "both"
    BLACK = "black"
    WHITE = "white"

    @property
    def sides(self) -> tuple[Stone, ...]:
        return _SIDES[self]


_SIDES = {
    ThreatSides.NEITHER: (),
    ThreatSides.BOTH: (Stone.BLACK, Stone.WHITE),
    ThreatSides.BLACK: (Stone.BLACK,),
    ThreatSides.WHITE: (Stone.WHITE,),
}


class ThreatChooser(QWidget):
    """Lets the user choose the sides whose threats the board marks."""

    # Its legend is shown only with marks.

    sides_changed = Signal(object)
    """Emitted with the user's `ThreatSides`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threats")
        self._rules = PRESETS["gomoku-15"]
        self._last = ThreatSides.BOTH
        self._choice, self._legend = QComboBox(self), ThreatLegend(theme, self)
        self._choice.setObjectName("threats_sides")
        for sides in ThreatSides:
            self._choice.addItem("", sides)
        self._choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._choice.currentIndexChanged.connect(self._on_choice)
        self._lay_out()
        self._name()
        self.set_sides(ThreatSides.NEITHER)

    @property
    def sides(self) -> ThreatSides:
        return ThreatSides(self._choice.currentData())

    def set_sides(self, sides: ThreatSides) -> None:
        """Choose these sides without emitting a signal."""
        with QSignalBlocker(self._choice):
            self._choice.setCurrentIndex(self._choice.findData(sides))
        self._take()

    def switch(self, marked: bool) -> None:
        """Set whether threats are marked, as if the user had chosen it.

        When turned on, the sides that were chosen last are marked.
        """
        if marked is not bool(self.sides.sides):
            wanted = self._last if marked else ThreatSides.NEITHER
            self._choice.setCurrentIndex(self._choice.findData(wanted))

    def set_rules(self, rules: Rules) -> None:
        """Set the game."""
        # It determines the names of the sides and threats.
        if rules != self._rules:
            self._rules = rules
            self._name()

    # Implementation

    def _lay_out(self) -> None:
        self._label = QLabel(self)
        form = Form()
        form.add(self._label, self._choice)
        vbox(form, self._legend, of=self, margins=(GRID, GRID, GRID, 0))

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Threats on the board"))
        self._label.setText(self.tr("Threats of"))
        self._choice.setAccessibleName(self.tr("Threats of"))
        black, white = side_name(Stone.BLACK, self._rules), side_name(Stone.WHITE, self._rules)
        for at, text in enumerate((self.tr("neither side"), self.tr("both sides"), black, white)):
            self._choice.setItemText(at, text)
        self._legend.set_rules(self._rules)

    def _on_choice(self) -> None:
        self._take()
        self.sides_changed.emit(self.sides)

    def _take(self) -> None:
        if self.sides.sides:
            self._last = self.sides
        self._legend.show_sides(self.sides.sides)


class ThreatLegend(QWidget):
    """Shows each mark in the colours of the chosen sides, with its meaning."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threats_legend")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme, self._rules = theme, PRESETS["gomoku-15"]
        theme.changed.connect(self.update)
        self._sides: tuple[Stone, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The meanings of the marks, the strongest threat first."""
        return tuple(made_name(made, self._rules) for made in Made)

    def show_sides(self, sides: tuple[Stone, ...]) -> None:
        self._sides = sides
        self.setVisible(bool(sides))
        self.updateGeometry()
        self.update()

    def set_rules(self, rules: Rules) -> None:
        self._rules = rules
        self.setAccessibleName(fill(self.tr("Threat marks: {marks}"), marks=", ".join(self.texts)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(20 * GRID, len(Made) * self._row_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(text_font())
        for row, (made, text) in enumerate(zip(Made, self.texts, strict=True)):
            top, left = row * self._row_height, 0
            for side in self._sides:
                place = QPointF(left + _ROOM / 2, top + self._row_height / 2)
                draw_threat(painter, self._theme.colors, self._rules, (made, side), place, _RADIUS)
                left += _ROOM
            painter.setPen(self._theme.color("text"))
            room = QRectF(left + GRID / 2, top, self.width() - left - GRID / 2, self._row_height)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()

    @property
    def _row_height(self) -> int:
        return max(self.fontMetrics().height(), 2 * int(_RADIUS)) + GRID // 2
