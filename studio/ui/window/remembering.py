"""What a window keeps in the settings from one start to the next."""

from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSize, Slot

from studio.engine.options.limits import Limit
from studio.machine.settings import EngineSection, HeatSection, Settings, WindowSection
from studio.players.proposals import changes_of
from studio.ui.desks.bench import Bench
from studio.ui.panes.panes import Panes
from studio.ui.panes.workspaces import Workspace, Workspaces
from studio.ui.parts.limit_editor import LimitKind
from studio.ui.parts.screen import fitting
from studio.ui.window.desks import Desks
from studio.ui.window.looks import Looks

_FIRST_SIZE = QSize(1440, 900)


class Remembering(QObject):
    """The settings as they were read, with the files that were opened since; and as they are now, when asked."""

    def __init__(self, settings: Settings, bench: Bench, panes: Panes, workspaces: Workspaces) -> None:
        super().__init__(bench.window)
        self._settings = settings
        self._bench, self._panes, self._workspaces = bench, panes, workspaces

    def recent_files(self) -> tuple[str, ...]:
        """The files that were opened or saved, the last one first."""
        return self._settings.recent

    @Slot(object)
    def remember_file(self, path: Path) -> None:
        self._settings = self._settings.with_recent(str(path.absolute()))

    def restore(self) -> None:
        """Where everything stood, and how long and with what was searched."""
        window, engine, live_search = self._settings.window, self._settings.engine, self._bench.live_search
        self._bench.window.resize(fitting(_FIRST_SIZE, self._bench.window.screen().availableGeometry().size()))
        for kind in LimitKind:
            self._panes.bar.limit_editor.propose(kind, getattr(engine, kind.value))
        self._panes.bar.limit_editor.set_limit(Limit(**{name: getattr(engine, name) for name in engine.limited_by}))
        self._panes.panel.show_resources(live_search.threads, live_search.parameters.memory_mb)
        if window.geometry:
            geometry = QByteArray.fromBase64(window.geometry.encode("ascii", "replace"))
            self._bench.window.restoreGeometry(geometry)
            self._keep_on_screen()
        self._workspaces.restore(window.states, Workspace(self._settings.workspace))

    def remembered(self, desks: Desks, looks: Looks) -> Settings:
        """The settings as the window and the session are now."""
        actions, session = self._bench.actions, self._bench.session
        return msgspec.structs.replace(
            self._settings,
            window=self._window(),
            workspace=self._workspaces.current.value,
            play=desks.play.section,
            review=desks.review.section,
            lessons_done=desks.lessons.done,
            show_thinking=actions["show_thinking"].isChecked(),
            win_rate_side=self._panes.win_rate.side.value,
            last_file=str(session.file) if session.file else None,
            last_game=session.game_number,
            last_cursor=session.cursor if session.file else (),
            theme=str(looks.choice),
            board_style="wood" if actions["wood"].isChecked() else "plain",
            coordinates=actions["coordinates"].isChecked(),
            move_numbers=actions["move_numbers"].isChecked(),
            animated=actions["animated"].isChecked(),
            heat=_heat(desks),
            threats=desks.threats.sides.value,
            prove_threats=actions["prove_threats"].isChecked(),
            engine=self._engine(desks),
        )

    # Inside

    def _keep_on_screen(self) -> None:
        """The screen may be smaller than the one of the last time, or be gone."""
        window, screen = self._bench.window, self._bench.window.screen().availableGeometry()
        if window.isMaximized() or window.isFullScreen():
            return
        window.resize(fitting(window.size(), screen.size()))
        if not screen.contains(window.geometry()):
            window.move(screen.center() - window.rect().center())

    def _window(self) -> WindowSection:
        geometry = bytes(self._bench.window.saveGeometry().toBase64().data()).decode()
        return WindowSection(geometry, self._workspaces.states())

    def _engine(self, desks: Desks) -> EngineSection:
        panel, limit = self._panes.panel, self._panes.bar.limit_editor
        return EngineSection(
            profile=desks.search.profile,
            changes=changes_of(desks.search.profile, self._bench.live_search.parameters, self._bench.profiles.shelf),
            threads=panel.chosen_threads,
            memory_mb=panel.memory.value(),
            limited_by=tuple(kind.value for kind in limit.kinds),
            simulations=int(limit.number(LimitKind.SIMULATIONS)),
            seconds=limit.number(LimitKind.SECONDS),
            depth=int(limit.number(LimitKind.DEPTH)),
        )


def _heat(desks: Desks) -> HeatSection:
    heat = desks.display.heat
    return HeatSection(
        str(heat.display),  # type: ignore[arg-type]
        str(heat.quantity),  # type: ignore[arg-type]
        heat.logarithmic,
        str(heat.colour_map),
        heat.opacity,
    )
