"""Three boards with the same position: a heatmap of each search, and a heatmap of their difference."""

from enum import StrEnum

from PySide6.QtCore import QLocale, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position import Position
from studio.insight.differences import Differences, Opinion
from studio.insight.sides import Side
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.overlays import GhostLine, HeatLayer
from studio.ui.compare.difference_map import compared_heat, difference_layer, difference_legend
from studio.ui.heat.layers import Legend
from studio.ui.heat.legend import LegendBar
from studio.ui.texts.numbers import percent
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import STRETCH, hbox, keep_space
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.state_light import StateLight
from studio.ui.widgets.theme import GRID, Theme, figure_font, show_quietly

_LEAST_BOARD = 20 * GRID
_WIDE_LEGEND = 40 * GRID
"""The legend shows five numbers if it has at least this width in pixels."""


class Place(StrEnum):
    LEFT = "left"
    DIFFERENCE = "difference"
    RIGHT = "right"


class CompareBoards(QWidget):
    """Shows the heatmaps of both searches with the same colour scale, and a heatmap of their difference."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Differences | None = None
        self._position: Position | None = None
        self.boards = {place: BoardCanvas(theme) for place in Place}
        self.legends = {place: LegendBar(theme) for place in Place}
        self.lights = {side: StateLight(theme) for side in Side}
        self._counts = {side: QLabel() for side in Side}
        self._caption, self._networks = QLabel(), ElidedLabel()
        self._opinions: dict[Side, Opinion | None] = dict.fromkeys(Side)
        self._viewed = ViewedSide()
        self._states = dict.fromkeys(Side, EngineState.PAUSED)
        self._simulations = dict.fromkeys(Side, 0)
        self._grid = QGridLayout(self)
        self._dress()
        self._lay_out()
        show_quietly(*self._counts.values(), self._caption, self._networks)
        theme.changed.connect(self._on_theme)
        self._set_texts()

    def count_text(self, side: Side) -> str:
        """Return the text above the board of a side: the number of simulations, or an empty text."""
        return self._counts[side].text()

    @property
    def network_text(self) -> str:
        """A text that compares, in one sentence per side, the network's evaluation before the search with the result of
        the search.
        """
        return self._networks.toolTip()

    # Commands

    def show_position(self, position: Position) -> None:
        """Show a position, and remove all results and marks."""
        self._position = position
        last = position.last_move
        point = last.point if last is not None and 0 <= last.point < position.rules.size else None
        for board in self.boards.values():
            board.show_position(position, point, {})
        self.show_differences(None)
        self.show_opinions(None, None)
        self.show_move(None)

    def show_thought(self, side: Side, thought: Thought | None) -> None:
        self._simulations[side] = thought.snapshot.simulations if thought is not None else 0
        self._write_count(side)

    def show_state(self, side: Side, state: EngineState) -> None:
        self._states[side] = state
        self.lights[side].show_state(state)

    def show_differences(self, shown: Differences | None) -> None:
        """Show the heatmaps of both searches.

        If both have results, also show their difference. If `shown` is None, remove all.
        """
        self._shown, locale = shown, QLocale()
        heat = compared_heat(shown, locale) if shown is not None and len(shown) else None
        self._show(Place.LEFT, heat.left if heat else None, heat.legend if heat else None)
        self._show(Place.RIGHT, heat.right if heat else None, heat.legend if heat else None)
        if shown is None or not shown.is_known:
            self._show(Place.DIFFERENCE, None, None)
        else:
            is_wide = self.legends[Place.DIFFERENCE].width() >= _WIDE_LEGEND
            legend = difference_legend(shown, locale, is_wide=is_wide)
            self._show(Place.DIFFERENCE, difference_layer(shown), legend)

    def show_opinions(self, left: Opinion | None, right: Opinion | None) -> None:
        """Show for each side the network's evaluation before the search, and the result of the search.

        If no side has a network, hide the text. `left` and `right` are None until the search of the side has visited a
        move.
        """
        self._opinions = {Side.LEFT: left, Side.RIGHT: right}
        judged = any(opinion is not None and opinion.promised is not None for opinion in (left, right))
        self._write_networks(judged)
        self._networks.setVisible(judged)

    def show_side(self, viewed: ViewedSide) -> None:
        """In the texts about the networks, show win rates for the side of `viewed`."""
        self._viewed = viewed
        self.show_opinions(*self._opinions.values())

    def show_move(self, point: int | None) -> None:
        """Mark the move at `point` on all boards. If `point` is None, remove the mark."""
        line = GhostLine((point,), self._position.to_move) if point is not None and self._position else None
        for board in self.boards.values():
            board.show_line(line)

    def _set_texts(self) -> None:
        self._caption.setText(self.tr("Difference in visits, B minus A"))
        names = (self.tr("Board of A"), self.tr("Board of the differences"), self.tr("Board of B"))
        for place, name in zip(Place, names, strict=True):
            self.boards[place].setAccessibleName(name)
        self._networks.setAccessibleName(self.tr("Network evaluations without search"))
        self.show_opinions(*self._opinions.values())
        for side in Side:
            self.show_state(side, self._states[side])
            self._write_count(side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grid.activate()
        self.show_differences(self._shown)
        self.show_opinions(*self._opinions.values())

    def sizeHint(self) -> QSize:
        return QSize(130 * GRID, 48 * GRID)

    def hasHeightForWidth(self) -> bool:
        """Return False, so that the layout gives the table below its share of the height."""
        # The table below then gets its share of the height.
        return False

    # Implementation

    @Slot()
    def _on_theme(self) -> None:
        self.show_differences(self._shown)

    def _show(self, place: Place, layer: HeatLayer | None, legend: Legend | None) -> None:
        self.boards[place].show_heat(layer)
        self.legends[place].show_legend(legend)
        self.legends[place].setVisible(legend is not None)

    def _write_networks(self, judged: bool) -> None:
        """Write the sentences about the networks.

        If they do not fit, write short ones; the tooltip always has the full ones. If `judged` is False, no side has a
        network and there is nothing to write.
        """
        known = [(side, opinion) for side, opinion in self._opinions.items() if opinion is not None and judged]
        whole, short = (" ".join(tell(*one) for one in known) for tell in (self._sentence, self._short_sentence))
        fits = self._networks.fontMetrics().horizontalAdvance(whole) <= self.width()
        self._networks.setText(whole if fits else short)
        self._networks.setToolTip(whole)
        self._networks.setAccessibleDescription(whole)

    def _short_sentence(self, side: Side, opinion: Opinion) -> str:
        text = (
            self.tr("{side}: the search prefers {found}.")
            if opinion.promised is None
            else self.tr("{side}: the network prefers {proposed}, the search {found}.")
        )
        letter = self.tr("A") if side is Side.LEFT else self.tr("B")
        return fill(text, side=letter, proposed=self._name(opinion.promised), found=self._name(opinion.point))

    def _sentence(self, side: Side, opinion: Opinion) -> str:
        """Return a sentence about the network and the search of a side."""
        if opinion.promised is None or opinion.prior is None or opinion.judged_rate is None:
            text = self.tr(
                "{side}: the search with rollouts prefers {found}; its mean win rate for {viewed} is {found_rate}."
            )
        elif opinion.promised == opinion.point:
            text = self.tr(
                "{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of "
                "{proposed_rate} for {viewed}. The search prefers the same move; its mean win rate is {found_rate}."
            )
        else:
            text = self.tr(
                "{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of "
                "{proposed_rate} for {viewed}. The search prefers {found}; its mean win rate is {found_rate}."
            )
        return fill(
            text,
            side=self.tr("A") if side is Side.LEFT else self.tr("B"),
            proposed=self._name(opinion.promised),
            prior="" if opinion.prior is None else percent(opinion.prior, QLocale()),
            viewed=self._viewed.name,
            proposed_rate=self._rate(opinion.judged_rate),
            found=self._name(opinion.point),
            found_rate=self._rate(opinion.win_rate),
        )

    def _rate(self, win_rate: float | None) -> str:
        """Convert a win rate of the side to move to a win rate of the side for which the window shows numbers."""
        return "" if win_rate is None else percent(self._viewed.rate(win_rate, self._viewed.root), QLocale())

    def _name(self, point: int | None) -> str:
        return "" if point is None or self._position is None else move_name(point, self._position.rules)

    def _write_count(self, side: Side) -> None:
        count = self._simulations[side]
        self._counts[side].setText(self.tr("%Ln simulation(s)", "", count) if count else "")

    def _dress(self) -> None:
        for place in Place:
            self.boards[place].setObjectName(f"compare_board_{place}")
            self.boards[place].setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
            self.boards[place].setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            self.boards[place].set_neutral(True)
            self.boards[place].set_animated(False)
            self.legends[place].setObjectName(f"compare_legend_{place}")
            keep_space(self.legends[place])
        for side in Side:
            self.lights[side].setObjectName(f"compare_state_{side}")
            self._counts[side].setObjectName(f"compare_simulations_{side}")
            self._counts[side].setFont(figure_font())
        self._networks.setObjectName("compare_networks")

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID // 2)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(self._heading(Side.LEFT), 0, 0)
        grid.addWidget(self._caption, 0, 1)
        grid.addLayout(self._heading(Side.RIGHT), 0, 2)
        for column, place in enumerate(Place):
            grid.addWidget(self.boards[place], 1, column)
            grid.addWidget(self.legends[place], 2, column)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self._networks, 3, 0, 1, len(Place))
        grid.setRowStretch(1, 1)

    def _heading(self, side: Side) -> QHBoxLayout:
        return hbox(self.lights[side], STRETCH, self._counts[side], spacing=None)
