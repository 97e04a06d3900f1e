"""The list of the nodes that match a filter, with a line that says how much of the tree was examined."""

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QLabel, QStackedLayout, QWidget

from studio.engine.views.found_nodes import FilteredNodes
from studio.game.message import fill
from studio.game.rules import Rules
from studio.ui.texts.numbers import short_number
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.found_table import FoundNodesTable
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly


class FoundNodesView(QWidget):
    """Lists the nodes that match a filter."""

    # Signals report the hovered and the chosen node.

    node_chosen = Signal(object)
    """Emitted with the path of the chosen node."""
    node_pointed = Signal(object)
    """Emitted with a node's path: of the row under the pointer or, if the keyboard is used, of the current row.

    Emitted with None if there is no such row.
    """
    order_requested = Signal(object)
    """Emitted with the requested `FilterOrder`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("found_nodes_view")
        self._nodes: FilteredNodes | None = None
        self._is_outdated = False
        self._table, self._empty, self._summary = FoundNodesTable(theme), EmptyLabel("found_nodes_empty"), QLabel()
        self._table.node_chosen.connect(self.node_chosen)
        self._table.node_pointed.connect(self.node_pointed)
        self._table.order_requested.connect(self.order_requested)
        self.setFocusProxy(self._table)
        self._arrange()
        show_quietly(self._summary)
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def show_nodes(self, nodes: FilteredNodes | None, rules: Rules) -> None:
        """Show the nodes known so far that match the filter. If `nodes` is None, show that no filter is set."""
        self._nodes, self._is_outdated = nodes, False
        self._table.show_nodes(nodes, rules)
        self._update_texts()

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results for this side."""
        self._table.show_side(viewed)

    def set_outdated(self, is_outdated: bool) -> None:
        """Set whether the list is outdated because the search has continued."""
        self._is_outdated = is_outdated
        self._update_texts()

    @property
    def summary(self) -> str:
        """The line that says how many nodes match, and how many were examined."""
        return self._summary.text()

    @property
    def empty_text(self) -> str:
        """The text that replaces a list without rows. Empty if there are rows."""
        return self._empty.text() if self._pages.currentIndex() == 1 else ""

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 12 * GRID)

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._summary.setFont(figure_font())
        self._empty.setStyleSheet(
            f"#found_nodes_empty {{ background: {colors.pane}; color: {colors.quiet_text};"
            f"border: 1px solid {colors.border}; border-radius: 6px; padding: {2 * GRID}px; }}"
        )

    def _arrange(self) -> None:
        self._empty.setMinimumSize(1, 1)
        self._summary.setObjectName("found_nodes_summary")
        self._summary.setWordWrap(True)
        self._summary.setContentsMargins(GRID, 0, GRID, 0)
        self._pages = QStackedLayout()
        vbox((self._pages, 1), self._summary, of=self, spacing=GRID // 2, margins=(0, 0, 0, GRID // 2))
        self._pages.addWidget(self._table)  # this shows the first page, which needs a parent before
        self._pages.addWidget(self._empty)

    def _update_texts(self) -> None:
        nodes = self._nodes
        is_empty = nodes is None or not nodes.paths
        self._empty.setText(self._empty_sentence(nodes) if is_empty else "")
        self._pages.setCurrentIndex(int(is_empty))
        self._summary.setText("" if nodes is None else self._summary_of(nodes))
        self._summary.setAccessibleName(self._summary.text())
        self._summary.setVisible(nodes is not None)

    # Texts

    def _empty_sentence(self, nodes: FilteredNodes | None) -> str:
        if nodes is None:
            return self.tr("Nodes that match the filter appear here. Set the filter above.")
        if not nodes.is_complete:
            return self.tr("No node found so far.")
        if nodes.filter.proven_only:
            return self.tr("No proven node matches the filter.")
        if nodes.filter.fewest_visits > 1:
            return self.tr("No node matches.")
        return self.tr("No node matches the filter.")

    def _summary_of(self, nodes: FilteredNodes) -> str:
        """Return a text such as "1,000 of 12,345 matching nodes; 5.0M of 12M nodes searched"."""
        locale = self.locale()
        shown, matching = locale.toString(len(nodes.paths)), locale.toString(nodes.matching)
        looked_at, of = short_number(nodes.looked_at, locale), short_number(nodes.nodes, locale)
        found = self.tr("{shown} of {matching} matching nodes", "", nodes.matching)
        if nodes.is_complete:
            searched = fill(self.tr("{searched} nodes searched", "", nodes.looked_at), searched=looked_at)
        else:
            searched = self.tr("{searched} of {total} nodes searched", "", nodes.nodes)
            searched = fill(searched, searched=looked_at, total=of)
        text = f"{fill(found, shown=shown, matching=matching)}; {searched}"
        older = self.tr("The list is outdated: the search has continued.")
        return f"{text}. {older}" if self._is_outdated else text

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Nodes that match the filter"))
        self._update_texts()
