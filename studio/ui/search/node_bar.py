"""Above the board while another node than the root is looked at: which one, and the way back."""

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from studio.engine.views.snapshot import NodeView
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.insight.certainty import EndProof, SolverProof
from studio.ui.actions.actions import Actions
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, figure_font

_LONGEST_NAMED = 8


class NodeBar(QWidget):
    """Hidden at the root."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("node_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._actions = actions
        self._view: NodeView | None = None
        self._to_move = Stone.BLACK
        self._proof: SolverProof | EndProof | None = None
        self._buttons: dict[str, QToolButton] = {}
        self._label = ElidedLabel()
        self._label.setObjectName("node_label")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, GRID // 2, GRID // 2, GRID // 2)
        layout.setSpacing(GRID)
        layout.addWidget(self._label, 1)
        for name in ("node_up", "node_root"):
            button = self._buttons[name] = QToolButton()
            button.setObjectName(f"bar_{name}")
            button.clicked.connect(actions[name].trigger)
            layout.addWidget(button)
        self.set_theme(theme)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def show_node(
        self, view: NodeView | None, to_move: Stone = Stone.BLACK, proof: SolverProof | EndProof | None = None
    ) -> None:
        """The node that is looked at, whose turn it is there, and what was proven of it; nothing at the root."""
        self._view, self._to_move, self._proof = view, to_move, proof
        self._write()
        self.setVisible(view is not None)

    def set_theme(self, theme: Theme) -> None:
        self._label.setFont(figure_font())
        self.setStyleSheet(
            f"#node_bar {{ background: {theme.raised}; border: 1px solid {theme.accent}; border-radius: 6px; }}"
            f"#node_label {{ color: {theme.text}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    # Inside

    def _write(self) -> None:
        """In as many words as there is room for."""
        texts = self._texts(self._view) if self._view is not None else ("",)
        room = self.width() - 4 * GRID - sum(button.sizeHint().width() for button in self._buttons.values())
        metrics = self._label.fontMetrics()
        fitting = (text for text in texts if metrics.horizontalAdvance(text) <= room)
        self._label.setText(next(fitting, texts[-1]))
        self._label.setToolTip(texts[0])
        self._label.setAccessibleName(texts[0])

    def _texts(self, view: NodeView) -> tuple[str, ...]:
        """The same, from the longest to the shortest."""
        visits, rate = self.tr("%Ln visit(s)", "", view.visits), percent(view.win_rate, QLocale())
        side, short = side_name(self._to_move, view.rules), self.tr("After %1 · %2 · %3")
        if self._proof is not None:
            proof = self._proof
            rate = self._ended(view, proof) if isinstance(proof, EndProof) else self._proven(view, proof)
            long: tuple[str, ...] = (self.tr("Inside the search, after %1 · %2 · %3"), short)
        elif view.judged_rate is not None:
            long = (
                self.tr("Inside the search, after %1 · %2 · the network said %5 (prior %6), the search says %3 for %4"),
                self.tr("After %1 · %2 · the network said %5 (prior %6), the search says %3 for %4"),
                self.tr("After %1 · network %5 (prior %6), search %3"),
            )
        else:
            long = (self.tr("Inside the search, after %1 · %2 · %3 for %4"), self.tr("After %1 · %2 · %3 for %4"))
        texts = [
            _judged(_filled(text, _moves(view, _LONGEST_NAMED), visits, rate).replace("%4", side), view)
            for text in long
        ]
        return (
            *texts,
            *(_filled(short, _moves(view, named), visits, rate) for named in range(_LONGEST_NAMED, 0, -1)),
        )

    def _proven(self, view: NodeView, proof: SolverProof) -> str:
        """Such as "Black wins by fours in 9 moves", which says more than a win rate."""
        winner = self._to_move if proof.is_won else self._to_move.opponent
        text = self.tr("%1 wins %2 in %n move(s)", "", proof.moves)
        return text.replace("%1", side_name(winner, view.rules)).replace("%2", kind_text(proof.kind, view.rules))

    def _ended(self, view: NodeView, proof: EndProof) -> str:
        """Such as "Black wins in at most 9 moves, by an exact look at the end"."""
        if proof.proof is Proof.DRAW:
            return self.tr("a draw, by an exact look at the end")
        winner = self._to_move if proof.proof is Proof.WIN else self._to_move.opponent
        text = self.tr("%1 wins in at most %n move(s), by an exact look at the end", "", proof.moves)
        return text.replace("%1", side_name(winner, view.rules))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("The node that is looked at"))
        for name, text, told in (
            ("node_up", self.tr("Up"), self.tr("To the node above")),
            ("node_root", self.tr("Root"), self.tr("Back to the root")),
        ):
            keys = self._actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._buttons[name].setText(text)
            self._buttons[name].setAccessibleName(told)
            self._buttons[name].setToolTip(f"{told} ({keys})" if keys else told)
        self._write()


def _filled(template: str, moves: str, visits: str, rate: str) -> str:
    return template.replace("%1", moves).replace("%2", visits).replace("%3", rate)


def _judged(text: str, view: NodeView) -> str:
    """With what was said of the node, and of the move that leads there, before it was searched."""
    for place, share in (("%5", view.judged_rate), ("%6", view.prior)):
        text = text.replace(place, "–" if share is None else percent(share, QLocale()))
    return text


def _moves(view: NodeView, named: int) -> str:
    """The last moves of the way there."""
    names = [move_name(point, view.rules) for point in view.path[-named:]]
    return ("… " if len(view.path) > named else "") + " ".join(names)
