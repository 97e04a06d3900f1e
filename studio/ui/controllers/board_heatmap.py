"""The controller of the heatmap on the board, of its legend, and of the user's choice of what the board shows."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from studio.engine.views.snapshot import NodeView
from studio.ui.controllers.neutral_board import NeutralBoard
from studio.ui.heat.layers import Display, HeatSettings, Quantity, heat_layer, lacks_priors, legend_of
from studio.ui.panes.panes import Panes
from studio.ui.texts.point_of_view import PointOfView


class BoardHeatmap(QObject):
    """Shows the heatmap of a node with its legend, and owns the `HeatSettings`."""

    chosen = Signal()
    """Emitted when the user has chosen what the board shows, even if the choice is the same as before."""

    def __init__(self, panes: Panes) -> None:
        super().__init__(panes.board)
        self._board, self._selector, self._legend = panes.board, panes.heatmap, panes.board_line.legend
        self._neutral, self._locale = NeutralBoard(panes.board), QLocale()
        self._settings = self._selector.settings
        self._selector.settings_changed.connect(self.set_settings)
        self._board.shows_visits_changed.connect(self._selector.set_has_visits)

    @property
    def settings(self) -> HeatSettings:
        return self._settings

    @Slot(object)
    def set_settings(self, settings: HeatSettings) -> None:
        self._settings = settings
        self.chosen.emit()

    def set_display(self, display: Display, quantity: Quantity | None = None) -> None:
        """Show a heatmap, candidates or nothing on the board.

        A heatmap shows `quantity`; if `quantity` is None, it shows the same quantity as last time.
        """
        chosen = replace(self._settings, display=display, quantity=quantity or self._settings.quantity)
        self._selector.set_settings(chosen)
        self.set_settings(chosen)

    def show_view(self, view: NodeView | None, best: int | None, pov: PointOfView, *, is_hidden: bool) -> None:
        """Show the heatmap of `view` if the user wants one.

        Otherwise remove the heatmap. `best` is the best move of `view`. `is_hidden` says that results are hidden from a
        person who plays.
        """
        settings, locale = self._settings, self._locale
        if settings.display is not Display.HEAT:
            view = None
        layer = heat_layer(view, settings, locale, best, pov) if view else None
        self._board.show_heat(layer)
        is_wanted = settings.display is Display.HEAT and not is_hidden
        self._neutral.set_heated(layer is not None and layer.is_coloured, is_wanted=is_wanted)
        legend = legend_of(view, settings, locale, pov) if view else None
        self._legend.show_heat(legend, self._selector.quantity_name)
        self._selector.show_legend(legend, lacks_priors=view is not None and lacks_priors(view, settings))
