"""A row for one value: title, editor, range, description, and a button that resets the value."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QToolButton, QWidget

from studio.ui.widgets.arranging import keep_space
from studio.ui.widgets.icons import icon
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID, ThemeColors

_BAR = 3


class ValueRow(QFrame):
    """Edits a value.

    If the value was changed, the row has a bar, a bold title and a button that resets it. A derived class creates the
    editor, and supplies the texts about the original value.
    """

    value_changed = Signal()

    editor: QWidget

    def __init__(self, title: str, value_range: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.reset = QLabel(title), QToolButton()
        self._range, self._sentence, self._refusal = QLabel(value_range), QLabel(sentence), Sentence()
        self._refused, self._is_out = "", False

    # To be overridden

    @property
    def differs(self) -> bool:
        """Whether the value differs from the original value."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Restore the original value, and emit `value_changed`."""
        raise NotImplementedError

    def _out_of_range(self) -> str:
        """Return a message which says that the typed number is out of range."""
        raise NotImplementedError

    def _original(self) -> str:
        """Return a sentence for screen readers that gives the original value."""
        raise NotImplementedError

    def _update_texts(self) -> None:
        """Show the texts that depend on the value, and call `_mark`."""
        raise NotImplementedError

    # Texts

    @property
    def refusal(self) -> str:
        """Why the value is refused. If it is accepted, the text is empty."""
        return self._refusal.text()

    def refuse(self, sentence: str) -> None:
        """Show below the row why the value is refused. If `sentence` is empty, remove the message."""
        self._refused = sentence
        self._show_refusal()

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a bar at the left edge if the value differs from the original value."""
        super().paintEvent(event)
        if self.differs:
            painter = QPainter(self)
            painter.fillRect(0, 0, _BAR, self.height(), self.palette().highlight())
            painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the wheel while the editor does not have the focus."""
        # Scrolling the list must change no value.
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    # Construction

    def _dress(self, editor_name: str, reset_name: str, editor_width: int) -> None:
        """Set up the widgets that all rows have."""
        self.editor.setObjectName(editor_name)
        self.editor.setFixedWidth(editor_width)
        self.editor.setAccessibleName(self.title.text())
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not give the editor the focus
        self.editor.installEventFilter(self)
        self.title.setBuddy(self.editor)
        self.reset.setObjectName(reset_name)
        self.reset.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.reset.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reset.clicked.connect(self.take_back)
        keep_space(self.reset)
        self._refusal.hide()
        self._sentence.setWordWrap(True)

    def _lay_out(self, beside: QWidget) -> QGridLayout:
        """Arrange the widgets of the row, and return the layout. `beside` stands between the editor and the button."""
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for column, part in enumerate((self.title, self.editor, beside, self.reset)):
            grid.addWidget(part, 0, column)
        grid.addWidget(self._sentence, 1, 0, 1, 4)
        grid.addWidget(self._refusal, 2, 0, 1, 4)
        return grid

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.reset.setIcon(icon("restart", colors))

    # Slots

    @Slot(bool)
    def _on_refused(self, is_refused: bool) -> None:
        """Show that the typed number is out of range or, if `is_refused` is False, hide this message."""
        if is_refused is not self._is_out:
            self._is_out = is_refused
            self._show_refusal()

    def _show_refusal(self) -> None:
        sentence = self._out_of_range() if self._is_out else self._refused
        self._refusal.setText(f"⚠ {sentence}" if sentence else "")
        self._refusal.setVisible(bool(sentence))
        self._refusal.fit()
        self._describe()

    @Slot()
    def _on_value(self) -> None:
        self._update_texts()
        self.value_changed.emit()

    def _mark(self) -> None:
        """Show whether the value differs from the original value."""
        self.reset.setVisible(self.differs)
        weight = "font-weight: 600" if self.differs else ""
        if self.title.styleSheet() != weight:  # setting a style sheet is slow
            self.title.setStyleSheet(weight)
        self._describe()
        self.update()

    def _describe(self) -> None:
        # That of the editor contains the texts around it.
        original = self._original() if self.differs else ""
        parts = (self._refusal.text(), original, self._sentence.text(), self._range.text())
        self.editor.setAccessibleDescription(" ".join(filter(None, parts)))
