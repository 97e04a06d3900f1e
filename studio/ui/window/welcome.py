"""The welcome panel over the board at the first start, with three ways to begin and two important keys."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, text_font

_ICON = 32
_WIDE, _LOW = (120, 92), (200, 56)
"""The minimum sizes of the buttons in pixels, side by side and in a column."""
_LINES_BELOW = 5
"""The number of lines that are kept free at the lower edge of the board for a message, such as one about a damaged
file.
"""


class Welcome(QWidget):
    """A panel in the centre of another widget. It is shown until the user's first action."""

    play_chosen = Signal()
    open_chosen = Signal()
    watch_chosen = Signal()

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self.setObjectName("welcome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._over = over
        self._buttons = {name: QToolButton() for name in ("play", "open", "watch")}
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._hint = QLabel(self.tr("Space runs the search, N performs one phase"))
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self._connect()
        theme.bind(self._apply_colors)
        over.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() is QEvent.Type.Resize:
            self._place()
        return False

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"#welcome {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 12px; }}"
            f"#welcome QToolButton {{ background: {colors.raised}; border: 1px solid {colors.border}; padding: 12px; }}"
            f"#welcome QToolButton:hover, #welcome QToolButton:focus {{ border-color: {colors.accent}; }}"
            f"#welcome QLabel {{ color: {colors.quiet_text}; }}"
        )
        for name, button in self._buttons.items():
            button.setIcon(icon(name, colors))

    def _lay_out(self) -> None:
        texts = {"play": self.tr("Play"), "open": self.tr("Open a game"), "watch": self.tr("Watch the search")}
        row = self._row
        row.setSpacing(2 * GRID)
        for name, button in self._buttons.items():
            button.setObjectName(f"welcome_{name}")
            button.setText(texts[name])
            button.setAccessibleName(texts[name])
            button.setFont(text_font(11, bold=True))
            button.setIconSize(QSize(_ICON, _ICON))
            row.addWidget(button)
        vbox(row, self._hint, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)

    def _arrange(self, *, is_wide: bool) -> None:
        """Place the buttons side by side if `is_wide`, otherwise in a column."""
        direction, style = QBoxLayout.Direction, Qt.ToolButtonStyle
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        for button in self._buttons.values():
            button.setToolButtonStyle(style.ToolButtonTextUnderIcon if is_wide else style.ToolButtonTextBesideIcon)
            button.setMinimumSize(*(_WIDE if is_wide else _LOW))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()  # the layout caches the size of the other arrangement

    def _connect(self) -> None:
        self._buttons["play"].clicked.connect(self.play_chosen)
        self._buttons["open"].clicked.connect(self.open_chosen)
        self._buttons["watch"].clicked.connect(self.watch_chosen)

    def _place(self) -> None:
        self._arrange(is_wide=True)
        if self.sizeHint().width() > self._over.width():
            self._arrange(is_wide=False)
        size = self.sizeHint().boundedTo(self._over.size())
        self.resize(size)
        spare = self._over.height() - size.height()
        below = _LINES_BELOW * QFontMetrics(text_font(bold=True)).lineSpacing() + 2 * GRID
        self.move((self._over.width() - size.width()) // 2, max(0, min(spare * 4 // 5, spare - below)))
