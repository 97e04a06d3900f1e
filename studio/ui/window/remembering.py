"""Restores the settings that a window stores between runs, and collects them at the end."""

from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSize, Slot

from studio.engine.options.limits import Limit
from studio.machine.settings import EngineSection, HeatSection, Settings, WindowSection
from studio.players.proposals import changes_of
from studio.ui.controllers.context import ControllerContext
from studio.ui.panes.panes import Panes
from studio.ui.panes.spec import Workspace
from studio.ui.panes.workspaces import Workspaces
from studio.ui.widgets.limit_editor import LimitKind
from studio.ui.widgets.screen import fitting, keep_on_screen
from studio.ui.window.controllers import Controllers
from studio.ui.window.looks import Looks

_FIRST_SIZE = QSize(1440, 900)


class Remembering(QObject):
    """Owns a window's stored settings and recent files. Collects the current settings."""

    def __init__(self, settings: Settings, context: ControllerContext, panes: Panes, workspaces: Workspaces) -> None:
        super().__init__(context.window)
        self._settings = settings
        self._context, self._panes, self._workspaces = context, panes, workspaces

    def recent_files(self) -> tuple[str, ...]:
        """Return the paths of recently opened or saved files, the newest first."""
        return self._settings.recent

    @Slot(object)
    def remember_file(self, path: Path) -> None:
        self._settings = self._settings.with_recent(str(path.absolute()))

    def restore(self) -> None:
        """Restore the geometry of the window, the panes, and the limit of the search."""
        window, engine, live_search = self._settings.window, self._settings.engine, self._context.live_search
        self._context.window.resize(fitting(_FIRST_SIZE, self._context.window.screen().availableGeometry().size()))
        for kind in LimitKind:
            self._panes.bar.limit_editor.propose(kind, getattr(engine, kind.value))
        self._panes.bar.limit_editor.set_limit(Limit(**{name: getattr(engine, name) for name in engine.limited_by}))
        self._panes.panel.show_resources(live_search.threads, live_search.parameters.memory_mb)
        if window.geometry:
            geometry = QByteArray.fromBase64(window.geometry.encode("ascii", "replace"))
            self._context.window.restoreGeometry(geometry)
            keep_on_screen(self._context.window)
        self._context.places.restore(window.secondary)
        self._workspaces.restore(window.states, Workspace(self._settings.workspace))

    def remembered(self, controllers: Controllers, looks: Looks) -> Settings:
        """Return the settings to store. They describe the current state of the window and the session."""
        actions, session = self._context.actions, self._context.session
        return msgspec.structs.replace(
            self._settings,
            window=self._window(),
            workspace=self._workspaces.current.value,
            play=controllers.play.section,
            review=controllers.review.section,
            exercises=controllers.exercises.section,
            lessons_done=controllers.lessons.done,
            show_thinking=actions["show_thinking"].isChecked(),
            last_file=str(session.file) if session.file else None,
            last_game=session.origin.number,
            last_cursor=session.cursor if session.file else (),
            theme=str(looks.choice),
            board_style="wood" if actions["wood"].isChecked() else "plain",
            evaluation_bar=actions["evaluation_bar"].isChecked(),
            coordinates=actions["coordinates"].isChecked(),
            move_numbers=actions["move_numbers"].isChecked(),
            forbidden_points=actions["forbidden_points"].isChecked(),
            forbidden_on_whites_turn=actions["forbidden_on_whites_turn"].isChecked(),
            animated=actions["animated"].isChecked(),
            win_rates_for=controllers.win_rates.chosen.value,
            heat=_heat(controllers),
            candidates=controllers.candidates.section,
            threats=controllers.threats.sides.value,
            prove_threats=actions["prove_threats"].isChecked(),
            book=controllers.books.path,
            keep_positions=actions["keep_positions"].isChecked(),
            engine=self._engine(controllers),
        )

    # Implementation

    def _window(self) -> WindowSection:
        geometry = bytes(self._context.window.saveGeometry().toBase64().data()).decode()
        return WindowSection(geometry, self._workspaces.states(), self._context.places.remembered())

    def _engine(self, controllers: Controllers) -> EngineSection:
        panel, limit = self._panes.panel, self._panes.bar.limit_editor
        return EngineSection(
            profile=controllers.search.profile,
            changes=changes_of(
                controllers.search.profile, self._context.live_search.parameters, self._context.profiles.catalogue
            ),
            threads=panel.chosen_threads,
            memory_mb=panel.memory.value(),
            limited_by=tuple(kind.value for kind in limit.kinds),
            simulations=int(limit.number(LimitKind.SIMULATIONS)),
            seconds=limit.number(LimitKind.SECONDS),
            depth=int(limit.number(LimitKind.DEPTH)),
        )


def _heat(controllers: Controllers) -> HeatSection:
    heat = controllers.display.heatmap.settings
    return HeatSection(
        str(heat.display),  # type: ignore[arg-type]
        str(heat.quantity),  # type: ignore[arg-type]
        heat.logarithmic,
        str(heat.colour_map),
        heat.opacity,
    )
