"""Above the board while another node than the root is looked at: which one, and the way back."""

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from studio.engine.snapshot import NodeView
from studio.game.notation import move_name
from studio.ui.actions import Actions
from studio.ui.elided_label import ElidedLabel
from studio.ui.numbers import percent
from studio.ui.theme import GRID, Theme, figure_font

_LONGEST_NAMED = 8


class NodeBar(QWidget):
    """Hidden at the root."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("node_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view: NodeView | None = None
        self._label = ElidedLabel()
        self._label.setObjectName("node_label")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, GRID // 2, GRID // 2, GRID // 2)
        layout.setSpacing(GRID)
        layout.addWidget(self._label, 1)
        for name in ("node_up", "node_root"):
            button = QToolButton()
            button.setObjectName(f"bar_{name}")
            button.setDefaultAction(actions[name])
            layout.addWidget(button)
        self.set_theme(theme)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def show_node(self, view: NodeView | None) -> None:
        """The node that is looked at; nothing at the root."""
        self._view = view
        self._write()
        self.setVisible(view is not None)

    def set_theme(self, theme: Theme) -> None:
        self._label.setFont(figure_font())
        self.setStyleSheet(
            f"#node_bar {{ background: {theme.raised}; border: 1px solid {theme.accent}; border-radius: 6px; }}"
            f"#node_label {{ color: {theme.text}; }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    # Inside

    def _write(self) -> None:
        view, locale = self._view, QLocale()
        if view is None:
            self._label.setText("")
            return
        text = self.tr("Inside the search, after %1 · %2 · %3")
        self._label.setText(
            text.replace("%1", _moves(view))
            .replace("%2", self.tr("%Ln visit(s)", "", view.visits))
            .replace("%3", percent(view.win_rate, locale))
        )

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("The node that is looked at"))
        self._write()


def _moves(view: NodeView) -> str:
    """The last moves of the way there."""
    names = [move_name(point, view.rules) for point in view.path[-_LONGEST_NAMED:]]
    return ("… " if len(view.path) > _LONGEST_NAMED else "") + " ".join(names)
