"""The bar above the board. It shows the path of the shown node, and has buttons that go back."""

from PySide6.QtCore import QLocale, Qt, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from studio.engine.views.snapshot import NodeView
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.insight.certainty import EndProof, SolverProof
from studio.ui.actions.actions import Actions
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_LONGEST_NAMED = 8


class NodeBar(QWidget):
    """Shows the path of the shown node. At the root, the bar is hidden."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("node_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._actions = actions
        self._view: NodeView | None = None
        self._to_move, self._viewed = Stone.BLACK, ViewedSide()
        self._proof: SolverProof | EndProof | None = None
        self._buttons: dict[str, QToolButton] = {}
        self._label = ElidedLabel()
        self._label.setObjectName("node_label")
        layout = hbox((self._label, 1), of=self, margins=(GRID, GRID // 2, GRID // 2, GRID // 2))
        for name in ("node_up", "node_root"):
            button = self._buttons[name] = QToolButton()
            button.setObjectName(f"bar_{name}")
            button.clicked.connect(actions[name].trigger)
            layout.addWidget(button)
        theme.bind(self._apply_colors)
        self._set_texts()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def show_node(
        self, view: NodeView | None, to_move: Stone = Stone.BLACK, proof: SolverProof | EndProof | None = None
    ) -> None:
        """Show the path of a node, the side to move and a proven result. If `view` is None, hide the bar."""
        self._view, self._to_move, self._proof = view, to_move, proof
        self._write()
        self.setVisible(view is not None)

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates for this side, and mention the side."""
        self._viewed = viewed
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._label.setFont(figure_font())
        self.setStyleSheet(
            f"#node_bar {{ background: {colors.raised}; border: 1px solid {colors.accent}; border-radius: 6px; }}"
            f"#node_label {{ color: {colors.text}; }}"
        )

    def _write(self) -> None:
        """Show the longest of the texts that fit."""
        texts = self._texts(self._view) if self._view is not None else ("",)
        room = self.width() - 4 * GRID - sum(button.sizeHint().width() for button in self._buttons.values())
        metrics = self._label.fontMetrics()
        fitting = (text for text in texts if metrics.horizontalAdvance(text) <= room)
        self._label.setText(next(fitting, texts[-1]))
        self._label.setToolTip(texts[0])
        self._label.setAccessibleName(texts[0])

    def _texts(self, view: NodeView) -> tuple[str, ...]:
        """Return texts to choose from, beginning with the longest."""
        visits, rate = self.tr("%Ln visit(s)", "", view.visits), self._rate(view.win_rate)
        side, short = side_name(self._viewed.side, view.rules), self.tr("After {moves} · {visits} · {side} {rate}")
        if self._proof is not None:
            proof = self._proof
            rate = self._ended(view, proof) if isinstance(proof, EndProof) else self._proven(view, proof)
            short = self.tr("After {moves} · {visits} · {rate}")
            long: tuple[str, ...] = (self.tr("Inside the search, after {moves} · {visits} · {rate}"), short)
        elif view.judged_rate is not None:
            long = (
                self.tr(
                    "Inside the search, after {moves} · {visits} · win rate for {side}: network {network_rate} "
                    "(prior {prior}), mean of the search {rate}"
                ),
                self.tr("After {moves} · {visits} · {side}: network {network_rate} (prior {prior}), search {rate}"),
                self.tr("After {moves} · {side}: network {network_rate} (prior {prior}), search {rate}"),
            )
        else:
            long = (
                self.tr("Inside the search, after {moves} · {visits} · mean win rate {rate} for {side}"),
                self.tr("After {moves} · {visits} · {rate} for {side}"),
            )
        fields = {"visits": visits, "rate": rate, "side": side, **self._before_search(view)}
        whole = [fill(text, moves=_moves(view, _LONGEST_NAMED), **fields) for text in long]
        brief = [fill(short, moves=_moves(view, named), **fields) for named in range(_LONGEST_NAMED, 0, -1)]
        return (*whole, *brief)

    def _proven(self, view: NodeView, proof: SolverProof) -> str:
        """Return a text such as "Black wins by fours in at most 9 plies"."""
        winner = self._to_move if proof.is_won else self._to_move.opponent
        text = self.tr("{side} wins {means} in at most %n plies", "", proof.moves)
        return fill(text, side=side_name(winner, view.rules), means=kind_text(proof.kind, view.rules))

    def _ended(self, view: NodeView, proof: EndProof) -> str:
        """Return a text such as "Black wins in at most 9 plies (endgame solver)"."""
        if proof.proof is Proof.DRAW:
            return self.tr("a draw (endgame solver)")
        winner = self._to_move if proof.proof is Proof.WIN else self._to_move.opponent
        text = self.tr("{side} wins in at most %n plies (endgame solver)", "", proof.moves)
        return fill(text, side=side_name(winner, view.rules))

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Current node"))
        for name, text, description in (
            ("node_up", self.tr("Up"), self.tr("Go to the parent node")),
            ("node_root", self.tr("Root"), self.tr("Go back to the root")),
        ):
            keys = self._actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._buttons[name].setText(text)
            self._buttons[name].setAccessibleName(description)
            self._buttons[name].setToolTip(f"{description} ({keys})" if keys else description)
        self._write()

    def _before_search(self, view: NodeView) -> dict[str, str]:
        """Return the fields for a text about a node that has no visits yet.

        `network_rate` is the network's win rate of the node, and `prior` is the prior of the move that leads to it.
        """
        prior = "–" if view.prior is None else percent(view.prior, QLocale())
        return {"network_rate": "–" if view.judged_rate is None else self._rate(view.judged_rate), "prior": prior}

    def _rate(self, rate: float) -> str:
        """Convert a win rate of the side to move to a win rate of the shown side."""
        return percent(self._viewed.rate(rate, self._to_move), QLocale())


def _moves(view: NodeView, named: int) -> str:
    """Return the last moves of the node's path as text. `named` is their number."""
    names = [move_name(point, view.rules) for point in view.path[-named:]]
    return ("… " if len(view.path) > named else "") + " ".join(names)
