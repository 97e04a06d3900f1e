"""The controller of the players: names, side to move, running clocks, and the cost of moves."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QLocale, QObject, QTimer, Signal, Slot

from studio.game.message import fill
from studio.game.node import Node
from studio.game.notation import move_name
from studio.game.position_analysis import PositionAnalysis
from studio.game.stones import Stone
from studio.game.threats import plain_reason
from studio.machine.settings import PlaySection
from studio.players.baselines import SeatedBaseline, counts_nodes
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.seats import EngineSeat, Person, Seat, SeatedProgram
from studio.thinking.thoughts import Thought
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.playing.unfinished import UnfinishedGame
from studio.ui.controllers.search import SearchController
from studio.ui.play.full_screen_player import FullScreenPlayer
from studio.ui.play.panel import Mode, PlayersPanel, PlayersView
from studio.ui.play.player_row import PlayerRow
from studio.ui.texts.baselines import baseline_title
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.numbers import decimal, short_number, signed_score
from studio.ui.texts.openings import player_in_order
from studio.ui.texts.parameters import profile_title
from studio.ui.texts.sides import side_name
from studio.ui.texts.times import Spent, clock_text, cost_lines, limit_text, seconds_text
from studio.ui.texts.translating import translate

_TICK_MS = 100
_BEST_MOVES = 3
_NO_COSTS = ("", "", "")


class PlayersController(QObject):
    """Updates the pane of players and the players in full screen. While a clock runs, it does so ten times a second."""

    fault_shown = Signal()
    """Emitted when the pane of players first shows that an engine has failed."""

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        display: SearchDisplay,
        panel: PlayersPanel,
        full_screen: Sequence[FullScreenPlayer],
        unfinished: UnfinishedGame,
        *,
        show_costs: bool,
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._hiding = context.session, context.live_game, context.hiding
        self._actions, self._search, self._profiles = context.actions, search, context.profiles
        self._display, self._unfinished = display, unfinished
        self._panel, self._full_screen = panel, tuple(full_screen)
        self._locale = QLocale()
        self._spent: dict[Stone, Spent] = {}
        self._fault, self._news = "", tuple[str, ...]()
        self._task: Mode | None = None  # what the board shows instead of a game
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_clocks)
        self._actions["show_costs"].setChecked(show_costs)
        self._connect()

    def remembered(self, section: PlaySection) -> PlaySection:
        return msgspec.structs.replace(section, show_costs=self._actions["show_costs"].isChecked())

    @Slot()
    def show(self) -> None:
        game, rows = self._live_game, (self._row(Stone.BLACK), self._row(Stone.WHITE))
        if not game.is_on:
            self._spent = {}
        self._panel.show_rules(self._session.rules)
        fault = sentence_of(game.fault) if game.fault is not None else ""
        between = game.setup is not None and game.setup.is_between_engines
        self._panel.show_view(PlayersView(*rows, self._mode(), between, fault, self._news))
        for side, row, stone in zip(self._full_screen, rows, (Stone.BLACK, Stone.WHITE), strict=False):
            side.show_rules(self._session.rules)
            side.show_row(row, self._word(row, stone))
        if game.is_on and not game.is_paused:
            self._timer.start()
        else:
            self._timer.stop()
        before, self._fault = self._fault, fault
        if fault and not before:
            self.fault_shown.emit()

    def show_news(self, news: tuple[str, ...]) -> None:
        """Show the last choices in the opening that is in progress, the oldest first.

        Outside of openings, `news` is empty.
        """
        if news != self._news:
            self._news = news
            self.show()

    @property
    def names(self) -> tuple[str, str]:
        """The names of both players as the pane shows them, Black first."""
        return self._row(Stone.BLACK).name, self._row(Stone.WHITE).name

    def set_task(self, task: Mode | None) -> None:
        """Set whether the board shows an exercise or practice (`task`) instead of a game."""
        self._task = task
        self.show()

    # Implementation

    def _connect(self) -> None:
        self._live_game.thought_changed.connect(self._on_thought)
        self._live_game.analysis_reported.connect(self._on_reported)
        self._live_game.answered.connect(self._on_answered)
        self._actions["show_costs"].toggled.connect(self.show)
        self._display.side_changed.connect(self.show)

    def _mode(self) -> Mode:
        game = self._live_game
        if game.is_on:
            if not game.is_at_tip:
                return Mode.LOOKING_BACK
            return Mode.PAUSED if game.is_paused else Mode.PLAYING
        if self._task is not None:
            return self._task
        if self._unfinished.is_at_end:
            return Mode.UNFINISHED
        return Mode.OVER if game.setup is not None and game.is_at_tip and game.result else Mode.REVIEWING

    def _row(self, stone: Stone) -> PlayerRow:
        game, seat = self._live_game, self._seat(stone)
        is_next = game.is_on and game.to_move is stone and not game.is_paused
        recorded = self._session.record.black if stone is Stone.BLACK else self._session.record.white
        name = self._name(seat, stone) if seat else contestant_text(recorded) or side_name(stone, self._session.rules)
        detail = self._detail(seat) if seat else ""
        clock, costs = self._clock(stone), self._costs(stone)
        is_thinking = is_next and game.is_thinking and not game.is_preparing
        return PlayerRow(name, detail, is_next, is_thinking, clock, costs, self._used(stone))

    def _seat(self, stone: Stone) -> Seat | None:
        """Return the player of `stone` in the game.

        Return None if the name in the record is shown instead: before a game, and in the older positions of a record
        that a game has continued.
        """
        game = self._live_game
        is_of_game = game.is_on or game.is_own_record or (game.result and game.is_at_tip)
        return game.setup.seat(stone) if game.setup is not None and is_of_game else None

    def _word(self, row: PlayerRow, stone: Stone) -> str:
        """Return the state of this side in full screen, such as "thinking …", or an empty text."""
        if self._live_game.is_paused and self._live_game.to_move is stone:
            return self.tr("paused")
        return self.tr("thinking …") if row.thinking else self.tr("to move") if row.to_move else ""

    def _name(self, seat: Seat, stone: Stone) -> str:
        if isinstance(seat, SeatedEngine):
            return profile_title(self._profiles.catalogue.get(seat.profile) or seat.profile)
        if isinstance(seat, SeatedProgram):
            return seat.engine.name
        if isinstance(seat, SeatedBaseline):
            return baseline_title(seat.kind)
        return seat.name or self._nameless(stone)

    def _nameless(self, stone: Stone) -> str:
        """Return a text for a person without a name.

        After an opening between two people, the text calls them first and second player.
        """
        game = self._live_game
        if not game.is_between_persons:
            return self.tr("You")
        if game.last_opening is None:
            return self.tr("Person")
        return player_in_order(game.last_opening.player_of(stone))

    def _detail(self, seat: Seat) -> str:
        if isinstance(seat, Person):
            return ""
        limit = limit_text(seat.move_limit if isinstance(seat, SeatedBaseline) else seat.limit, self._locale)
        if not isinstance(seat, SeatedEngine):
            return limit
        level = translate("Levels", LEVELS[seat.level].title)
        is_changed = seat.own is not None and seat.own != self._profiles.catalogue.known(seat.profile).parameters
        changed = self.tr("parameters changed") if is_changed else ""
        return " · ".join(part for part in (level, limit, changed) if part)

    # Clocks

    @Slot()
    def _show_clocks(self) -> None:
        for place, stone in enumerate((Stone.BLACK, Stone.WHITE)):
            clock, used, costs = self._clock(stone), self._used(stone), self._costs(stone)
            self._panel.show_clock(stone, clock, used, costs)
            if place < len(self._full_screen):
                self._full_screen[place].show_clock(clock, used, costs)

    def _clock(self, stone: Stone) -> str:
        """Return the remaining time of the game or the move as text.

        Return an empty text if there is no clock, or if the engine of this side is not ready.
        """
        left = self._left(stone)
        return "" if left is None else clock_text(max(0.0, left), self._locale)

    def _left(self, stone: Stone) -> float | None:
        game, setup = self._live_game, self._live_game.setup
        if setup is None or (game.is_preparing and game.to_move is stone):
            return None
        left = game.clock.left(stone)
        return game.clock.left_of_move(stone) if left is None else left

    def _used(self, stone: Stone) -> str:
        """Return an engine's own limit as text: the seconds or simulations used for this move, and the maximum.

        Return an empty text if there is a clock or no limit, or if the engine is not ready.
        """
        game, setup = self._live_game, self._live_game.setup
        if setup is None or not game.is_on or (game.is_preparing and game.to_move is stone):
            return ""
        seat = setup.seat(stone)
        is_timed = self._left(stone) is not None
        return "" if isinstance(seat, Person) or is_timed else self._own_limit(stone, seat)

    def _own_limit(self, stone: Stone, seat: EngineSeat) -> str:
        limit, clock = seat.move_limit, self._live_game.clock
        is_running = clock.running is stone
        if limit.seconds is not None:
            used = decimal(clock.spent if is_running else 0.0, 1, self._locale)
            text = self.tr("{used} / {limit} s")  # no remaining time: it would look like that of a clock
            return fill(text, used=used, limit=seconds_text(limit.seconds, self._locale))
        if limit.simulations is None:
            return ""
        spent = self._spent.get(stone, Spent()).simulations if is_running else 0
        used_up, of = short_number(spent or 0, self._locale), short_number(limit.simulations, self._locale)
        return f"{used_up} / {of}"

    # Cost of moves

    def _costs(self, stone: Stone) -> tuple[str, ...]:
        """Return lines about the cost of this side's last move before the cursor, or of the move that is being
        searched.

        Return an empty tuple if no cost is known or costs are not shown.
        """
        game, setup = self._live_game, self._live_game.setup
        if not self._actions["show_costs"].isChecked():
            return ()
        if setup is None or not game.is_on or not game.is_at_tip:
            kept = self._kept(stone)
            return self._cost_lines(kept, stone) if kept is not None else ()
        if isinstance(setup.seat(stone), Person):
            return ()
        spent = self._spent.get(stone)
        return self._cost_lines(spent, stone) if spent is not None else _NO_COSTS

    def _cost_lines(self, spent: Spent, mover: Stone) -> tuple[str, ...]:
        return cost_lines(spent, mover, self._display.viewed, self._locale)

    def _kept(self, stone: Stone) -> Spent | None:
        """Return the saved cost of this side's last move up to the cursor, or None."""
        moves = ((node, node.move) for node in reversed(self._session.node.path()))
        last = next((node for node, move in moves if move is not None and move.stone is stone), None)
        return self._spent_on(last) if last is not None else None

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        """Store the cost so far of the move that is being searched. If the search is not hidden, show its results."""
        snapshot, rules = thought.snapshot, self._session.rules
        rows = snapshot.root.candidates[:_BEST_MOVES]
        self._spent[self._live_game.to_move] = Spent(
            snapshot.simulations,
            snapshot.seconds,
            snapshot.draws,
            snapshot.depth,
            rows[0].win_rate if rows else None,
            tuple((move_name(row.point, rules), row.win_rate) for row in rows),
        )
        if not self._hiding.hides_search and self._live_game.is_at_tip:
            self._search.show_others(thought)

    @Slot(object)
    def _on_reported(self, analysis: PositionAnalysis) -> None:
        self._spent[self._live_game.to_move] = self._spent_of(analysis, self._live_game.clock.spent)
        if not self._hiding.hides_search and self._live_game.is_at_tip:
            self._search.show_reported(analysis)

    @Slot(object)
    def _on_answered(self, node: Node) -> None:
        """Store the final cost of the move that led to `node`."""
        spent = self._spent_on(node)
        if spent is not None and node.move is not None:
            self._spent[node.move.stone] = spent

    def _spent_on(self, node: Node) -> Spent | None:
        """Return the cost of the move that led to `node`, or None if the record has none."""
        # The best moves come from the saved analysis of the position before the move.
        if node.cost is None or node.parent is None or node.move is None:
            return None
        cost, analysis = node.cost, node.parent.analysis
        reason = plain_reason(self._session.record.position(node.parent), node.move)
        seconds = None if node.time_ms is None else node.time_ms / 1000
        best_moves = self._spent_of(analysis, 0.0).moves if analysis is not None else ()
        own = analysis if analysis is not None and analysis.depth == cost.depth else None
        return Spent(
            None if own is not None and own.told_simulations is None else cost.simulations,
            seconds,
            cost.draws,
            cost.depth,
            cost.win_rate,
            best_moves,
            reason,
            cost.kept,
            analysis is not None and (analysis.is_external or counts_nodes(analysis.profile)),
            own.full_depth if own is not None else None,
            cost.engine_score,
        )

    def _spent_of(self, analysis: PositionAnalysis, seconds: float) -> Spent:
        rules, rows = self._session.rules, analysis.candidates[:_BEST_MOVES]
        return Spent(
            analysis.told_simulations or None,
            seconds,
            analysis.draws,
            analysis.depth,
            rows[0].win_rate if rows and not rows[0].is_estimate else None,
            tuple(
                (move_name(row.point, rules), signed_score(row.engine_score) if row.is_estimate else row.win_rate)
                for row in rows
            ),
            kept=analysis.kept,
            counts_nodes=analysis.is_external or counts_nodes(analysis.profile),
            full_depth=analysis.full_depth,
            score=rows[0].engine_score if rows else "",
        )
