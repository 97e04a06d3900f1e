"""A button with several lines of text, used to choose a lesson or an answer."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from studio.ui.lessons.markup import dressed, undressed
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, figure_font, text_font

_BADGE, _LOW_BADGE = 3 * GRID, 18
"""The width and height of the number or sign in pixels, and those in a pane of small height."""
_SPARE = 4
"""Pixels that a text may need beyond the width of its letters, for example if its style sheet adds a border."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Mark(StrEnum):
    """The sign that a button shows."""

    NONE = "none"
    CHOSEN = "chosen"
    RIGHT = "right"
    WRONG = "wrong"


_SIGNS = {Mark.RIGHT: "✓", Mark.WRONG: "✗"}


class LessonButton(QPushButton):
    """A button with a number or a sign, and a text. A second text in a quieter colour may follow below it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._mark = theme, Mark.NONE
        self._number = self._title = self._sentence = ""
        self._is_low = False
        self._badge, self._upper, self._lower = QLabel(), QLabel(), QLabel()
        for label in (self._badge, self._upper, self._lower):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._arrange()
        self._show()
        theme.changed.connect(self._show)

    @property
    def mark(self) -> Mark:
        return self._mark

    @property
    def words(self) -> str:
        """The texts of the button without its number or sign."""
        return " ".join(undressed(text) for text in (self._title, self._sentence) if text)

    def write(self, number: str, title: str, sentence: str = "") -> None:
        """Set the number and the texts of the button.

        If `sentence` is given, it is shown below `title`, which becomes bold. The texts may contain lesson markup.
        """
        self._number, self._title, self._sentence = number, title, sentence
        self._lower.setVisible(bool(sentence))
        self._upper.setFont(text_font(bold=bool(sentence)))
        self._show()

    def show_mark(self, mark: Mark) -> None:
        self._mark = mark
        self._show()

    def set_low(self, *, low: bool) -> None:
        """Set whether the pane has a small height. If so, the margins of the button are smaller."""
        self._is_low = low
        badge = _LOW_BADGE if low else _BADGE
        self._badge.setFixedSize(badge, badge)
        self._layout.setContentsMargins(*((GRID // 2, 2) if low else (GRID, GRID)) * 2)
        above = 1 if low else 3
        self._texts.setContentsMargins(0, above, 0, above)
        self._show()

    # Size

    @property
    def line_width(self) -> int:
        """The width in pixels with which the title fits into one line."""
        margins, metrics = self._layout.contentsMargins(), QFontMetrics(text_font(bold="`" in self._title))
        spaces = self._title.count("`")  # a point of the board has a space on both sides
        text = metrics.horizontalAdvance(self.words) + spaces * metrics.horizontalAdvance(" ")
        return margins.left() + self._badge.width() + self._layout.spacing() + text + margins.right() + _SPARE

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._layout.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(32 * GRID, self.heightForWidth(32 * GRID))

    def minimumSizeHint(self) -> QSize:
        least = min(16 * GRID, self.line_width) if self._is_low else 16 * GRID
        return QSize(least, self.heightForWidth(max(self.width(), least)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Treat Enter like a click."""
        # The shortcuts of the window would get the key first.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    # Implementation

    def _arrange(self) -> None:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._badge.setFont(figure_font(bold=True))
        self._badge.setFixedSize(_BADGE, _BADGE)
        self._badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._layout = hbox((self._badge, 0, Qt.AlignmentFlag.AlignTop), of=self, margins=GRID)
        self._texts = texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.setContentsMargins(0, 3, 0, 3)
        for label in (self._upper, self._lower):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
            texts.addWidget(label)
        self._layout.addLayout(texts, 1)

    @Slot()
    def _show(self) -> None:
        colors, mark = self._theme.colors, self._mark
        self._upper.setText(dressed(self._title, colors))
        self._lower.setText(dressed(self._sentence, colors))
        self._badge.setText(_SIGNS.get(mark, self._number))
        edge = {Mark.CHOSEN: colors.accent, Mark.RIGHT: colors.thinking, Mark.WRONG: colors.failed}.get(
            mark, colors.border
        )
        background = colors.raised if mark is Mark.NONE else edge
        sign = colors.quiet_text if mark is Mark.NONE else colors.pane
        self.setStyleSheet(
            f"""
            LessonButton {{
                background: {colors.pane}; border: 1px solid {edge}; border-radius: 6px; padding: 0; text-align: left;
            }}
            LessonButton:hover:enabled {{ border-color: {colors.accent}; }}
            {focus_rule("LessonButton:focus", colors)}
            LessonButton:focus {{ background: {colors.raised}; }}
            """
        )
        round_px = self._badge.width() // 2
        self._badge.setStyleSheet(f"background: {background}; color: {sign}; border-radius: {round_px}px;")
        self._upper.setStyleSheet(f"color: {colors.text}; background: transparent;")
        self._lower.setStyleSheet(f"color: {colors.quiet_text}; background: transparent;")
        self.updateGeometry()
