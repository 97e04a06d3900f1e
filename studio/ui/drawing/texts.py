"""The texts about a drawn node, which are shown in its tooltip and read by screen readers."""

import math

from PySide6.QtCore import QLocale

from studio.game.message import fill
from studio.game.notation import move_name
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.texts.numbers import percent
from studio.ui.texts.point_of_view import PointOfView
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate
from studio.ui.texts.viewed_side import ViewedSide

_LONGEST_LINE = 12  # the number of moves that are named: the last ones of a longer line


class TreeDrawingTexts:
    """The texts about the nodes of one layout."""

    # Win rates and proven results are for one side.

    def __init__(self, layout: TreeDrawingLayout, viewed: ViewedSide, locale: QLocale) -> None:
        self._layout, self._outline = layout, layout.outline
        self._viewed, self._locale = viewed, locale
        self._side = side_name(viewed.side, layout.outline.rules)

    def lines(self, node: int) -> list[str]:
        """Return lines with the path and the numbers of a node."""
        numbers = [self._visits(node), self._win_rate(node), self._prior(node), self._proof(node)]
        return [self._path_text(node), *filter(None, numbers), *self._counts(node)]

    def _path_text(self, node: int) -> str:
        if node == 0:
            return translate("TreeDrawingTexts", "The root: the position shown")
        names = [move_name(point, self._outline.rules) for point in self._outline.path(node)]
        return " ".join(["…", *names[-_LONGEST_LINE:]] if len(names) > _LONGEST_LINE else names)

    def _visits(self, node: int) -> str:
        visits, edge = int(self._outline.visits[node]), int(self._layout.edge_into[node])
        if edge < 0:
            text = translate("TreeDrawingTexts", "Visits: {visits}")
            return fill(text, visits=self._locale.toString(visits))
        above = int(self._outline.visits[self._outline.parent[node]])
        text = translate("TreeDrawingTexts", "Visits: {visits}, {share} of the parent")
        share = int(self._outline.edge_visits[edge]) / max(1, above)
        return fill(text, visits=self._locale.toString(visits), share=percent(share, self._locale))

    def _win_rate(self, node: int) -> str:
        value = self._pov(node).value(float(self._outline.value[node]))
        if not math.isfinite(value):
            return ""
        text = translate("TreeDrawingTexts", "Win rate: {rate} for {side}")
        return fill(text, rate=percent((value + 1) / 2, self._locale), side=self._side)

    def _prior(self, node: int) -> str:
        edge = int(self._layout.edge_into[node])
        prior = float(self._outline.edge_prior[edge]) if edge >= 0 else math.nan
        if not math.isfinite(prior):
            return ""
        text = translate("TreeDrawingTexts", "Prior: {prior}")
        return fill(text, prior=percent(prior, self._locale))

    def _proof(self, node: int) -> str:
        proof = self._pov(node).value(int(self._outline.proof[node]))
        if proof == 0:
            return translate("TreeDrawingTexts", "Proven: draw")
        if proof == 1:
            text = translate("TreeDrawingTexts", "Proven: win for {side}")
        elif proof == -1:
            text = translate("TreeDrawingTexts", "Proven: loss for {side}")
        else:
            return ""
        return fill(text, side=self._side)

    def _counts(self, node: int) -> list[str]:
        """Return up to two texts: how many move orders lead to the node, and how many of its children are not drawn."""
        lines = []
        edges, left_out = self._layout.edges_into(node), int(self._outline.left_out[node])
        if edges > 1:
            text = translate("TreeDrawingTexts", "Move orders that lead here: at least {count}")
            lines.append(fill(text, count=self._locale.toString(edges)))
        if left_out:
            text = translate("TreeDrawingTexts", "Child nodes not drawn: {count}")
            lines.append(fill(text, count=self._locale.toString(left_out)))
        return lines

    def _pov(self, node: int) -> PointOfView:
        return self._viewed.on_moves_to(int(self._outline.depth[node]))
