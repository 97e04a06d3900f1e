"""The controller of the game views: board, moves and comment."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.openings import named_opening
from studio.game.position import Position
from studio.game.record import Outcome, outcome_of
from studio.game.stones import PASS
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.recorded_end import RecordedEnd
from studio.ui.record.comment_view import CommentView
from studio.ui.record.moves_view import MovesView
from studio.ui.texts.game_ends import decided_end, end_before_decision
from studio.ui.texts.messages import sentence_of, translated
from studio.ui.texts.sides import result_text, turn_text

_TEN, _STEPS = 10, ("previous", "next")
_NAMED_UNTIL = 5
"""The status line names the opening of a renju game up to this number of moves."""


class GameController(QObject):
    """Shows the open record on the board and in its views, and handles the user's requests."""

    standing_changed = Signal(str)
    """Emitted with a text that gives the move number and the side to move."""
    result_changed = Signal(object, str)
    """Emitted with the `Outcome` of the game, and a text that says who won and how.

    If the game did not end at the cursor, the arguments are UNKNOWN and an empty text.
    """
    acted = Signal()
    """Emitted when the user plays a move or moves the cursor."""
    line_stepped = Signal(int)
    """Emitted with 1 or -1 if the user steps through the line on the board."""

    def __init__(self, context: ControllerContext, board: BoardView, moves: MovesView, comment: CommentView) -> None:
        super().__init__(board)
        self._session, self._live_game, self._actions = context.session, context.live_game, context.actions
        self._board, self._moves, self._comment, self._notes = board, moves, comment, context.notes
        self._hint, self._is_end_shown, self._is_line_walked = "", False, False
        self._stone_note = ""  # the last message, if it says that the point of the cursor is occupied
        self._supposed: Position | None = None  # the position of the shown node of the search; None at the root
        self._end = RecordedEnd(context.session, context.live_game, self)  # learns of another record before this object
        self._connect_views()
        self._connect_actions()
        self.show_all()

    @Slot(str)
    def show_hint(self, sentence: str) -> None:
        """Show a hint below the board. An empty text removes it."""
        self._hint = sentence
        self._on_game()

    def set_line_walked(self, walked: bool) -> None:
        """Set whether *Previous Move* and *Next Move* step through the line on the board instead of the game."""
        self._is_line_walked = walked
        self._enable()

    @Slot(bool)
    def set_end_shown(self, shown: bool) -> None:
        """Set whether a card over the board shows the result of the game."""
        # The board then does not.
        self._is_end_shown = shown
        self._on_game()

    @Slot()
    def show_all(self) -> None:
        """Show the whole record, after another record was opened."""
        self._moves.show_record(self._session.record)
        self.show_position()

    # Views

    def _connect_views(self) -> None:
        session = self._session
        self._board.click_refused.connect(self._on_refused)
        self._board.full_column_chosen.connect(self._on_full_column)
        self._board.forbidden_chosen.connect(self._on_forbidden)
        self._board.stone_chosen.connect(self._on_stone)
        self._board.cursor_changed.connect(self._on_cursor)
        self._notes.said.connect(self._on_said)
        self._board.occupied_chosen.connect(self._on_occupied)
        self._live_game.changed.connect(self._on_game)
        self._live_game.moving.connect(self._comment.flush)
        self._moves.node_chosen.connect(self._on_node)
        self._moves.steps_requested.connect(self.step)
        self._comment.comment_edited.connect(session.comment)
        session.leaving_node.connect(self._comment.flush)
        session.record_opened.connect(self.show_all)
        session.tree_changed.connect(self._on_tree)
        session.comment_changed.connect(self._show_comment)

    @Slot()
    def show_position(self) -> None:
        self.show_board()
        self._moves.show_current(self._session.node)
        self._show_comment()

    def show_supposed(self, position: Position) -> None:
        """Show the side to move in `position`. This is the position of a search node that the board already shows."""
        self._supposed = position
        self.standing_changed.emit(self._standing())

    def show_board(self) -> None:
        """Show the position at the cursor instead of a search node."""
        self._supposed = None
        node = self._session.node
        self._board.show_position(self._session.position, _last_point(node), _numbers(node))
        self._on_game()

    @Slot()
    def _on_game(self) -> None:
        """Update the result, the actions and the status line, and enable or disable the board."""
        game = self._live_game
        self._moves.hide_nodes(game.hidden_nodes)
        self._board.show_banner("" if self._is_end_shown else self._verdict() or self._hint)
        may_play = (game.awaits_person and game.is_at_tip) if game.is_on else not self._session.position.is_over
        self._board.set_accepts_moves(may_play)
        self._enable()
        self.standing_changed.emit(self._standing())
        self._announce_result()

    @Slot()
    def _show_comment(self) -> None:
        self._comment.show_comment(self._session.node.comment)
        self._moves.show_notes()

    @Slot()
    def _on_tree(self) -> None:
        self._moves.show_tree()
        self._moves.show_current(self._session.node)
        self._enable()

    def _verdict(self) -> str:
        """Return a text that says who has won.

        If the position does not show how, the text says this too. Before the end of the game, return an empty text.
        """
        position, rules = self._session.position, self._session.rules
        if position.is_over:
            return result_text(outcome_of(position), rules)
        return end_before_decision(self._end.result_at(self._session.node), rules)

    def _announce_result(self) -> None:
        position, recorded = self._session.position, self._end.result_at(self._session.node)
        outcome = outcome_of(position) if position.is_over else Outcome.UNKNOWN
        text = decided_end(position) if position.is_over else end_before_decision(recorded, position.rules)
        self.result_changed.emit(outcome, text)

    def _standing(self) -> str:
        """Return the state of the game, such as "Move 12 · White to move", without the result."""
        if self._supposed is not None:
            return self._of_node(self._supposed)
        moves = [step.move.point for step in self._session.node.path() if step.move is not None]
        name, number = named_opening(moves, self._session.rules), str(len(moves))
        if name is not None and len(moves) <= _NAMED_UNTIL:
            number = f"{number} · {name.name} ({name.code})"
        if self._verdict():
            return fill(self.tr("Move {number}"), number=number)
        setup = self._session.record.root.setup
        if not moves and setup is not None and setup.stones:
            return fill(self.tr("Position · {state}"), state=self._turn())
        standing = fill(self.tr("Move {number} · {state}"), number=number, state=self._turn())
        is_sample = self._session.is_sample and not self._live_game.is_on
        return f"{self._session.origin.name} · {standing}" if is_sample else standing

    def _of_node(self, position: Position) -> str:
        if position.is_over:
            return self.tr("Node of the search")
        return fill(self.tr("Node of the search · {state}"), state=turn_text(position.to_move, self._session.rules))

    def _turn(self) -> str:
        if self._live_game.is_on:
            if not self._live_game.is_at_tip:
                return self.tr("not the latest position: a click on the board (Enter) returns to the game")
            if not self._live_game.has_person:
                return self._turn_of_engines()
            if self._live_game.is_paused:
                return self.tr("the game is paused")
            if self._live_game.is_preparing:
                return self.tr("the engine is being prepared")
            if self._live_game.is_thinking:
                return self.tr("the engine is thinking")
            if self._live_game.awaits_person and not self._live_game.is_between_persons:
                return self.tr("your turn")
        return turn_text(self._session.position.to_move, self._session.rules)

    def _turn_of_engines(self) -> str:
        """Return the state of a game between engines, and the keys for pausing or continuing it."""
        if self._live_game.is_paused:
            return self.tr("the engines are paused: “Pause” (Shift+F11) continues")
        return self.tr("engines play both sides: “Pause” (Shift+F11 or Esc) pauses")

    # Actions

    def _connect_actions(self) -> None:
        for name, slot in (
            ("previous", self._on_previous),
            ("next", self._on_next),
            ("back_ten", self._on_back_ten),
            ("forward_ten", self._on_forward_ten),
            ("first", self._on_first),
            ("last", self._on_last),
            ("undo", self._on_undo),
            ("redo", self._on_redo),
        ):
            self._actions[name].triggered.connect(slot)

    def _enable(self) -> None:
        session, node = self._session, self._session.node
        has_parent, has_child = node.parent is not None, bool(self._ahead())
        for names, enabled in (
            (("previous", "back_ten", "first"), has_parent),
            (("next", "forward_ten", "last"), has_child),
            (("undo",), self._live_game.can_take_back if self._live_game.is_on else session.can_undo),
            (("redo",), session.can_redo and not self._live_game.is_on),
        ):
            for name in names:
                self._actions[name].setEnabled(enabled or (self._is_line_walked and name in _STEPS))

    def _before_leaving(self) -> None:
        """Store the comment from the text field in the record."""
        # The cursor moves to another node.
        self._comment.flush()
        self.acted.emit()

    @Slot(int)
    def play(self, point: int) -> None:
        """Play `point` in the running game.

        If no game is running, play it in the record. Errors are shown as messages.
        """
        self._before_leaving()
        try:
            if self._live_game.is_on:
                self._live_game.play(point)
            else:
                self._play_alone(point)
        except StudioError as error:
            self._notes.say(sentence_of(error))

    def _play_alone(self, point: int) -> None:
        """Play a move while no game is running. If it leaves the main line of the record, show a message."""
        before = self._session.node
        was_in_game = all(each.parent is None or each.parent.children[0] is each for each in before.path())
        self._session.play(point)
        if was_in_game and before.children[0] is not self._session.node:
            self._notes.say(
                self.tr(
                    "You are in a variation, not in the game. “Previous Move” (Left) goes back, “Undo” (Ctrl+Z) "
                    "removes the move."
                )
            )

    @Slot(object)
    def _on_node(self, node: Node) -> None:
        self._before_leaving()
        self._session.go_to(node)

    @Slot(int)
    def step(self, steps: int) -> None:
        """Move the cursor forward by `steps` moves, or back if `steps` is negative."""
        self._before_leaving()
        if steps < 0:
            self._session.go_back(-steps)
        elif ahead := self._ahead()[:steps]:
            self._session.go_to(ahead[-1])

    def _ahead(self) -> list[Node]:
        """Return the nodes through which the cursor can go forward."""
        node = self._session.node
        return self._live_game.ahead(node) if self._live_game.is_on else [*node.main_line()][1:]

    @Slot()
    def _on_previous(self) -> None:
        self._step_once(-1)

    @Slot()
    def _on_next(self) -> None:
        self._step_once(1)

    def _step_once(self, step: int) -> None:
        """Move the cursor to the previous or the next move, or step through the line on the board."""
        if self._is_line_walked:
            self.line_stepped.emit(step)
        else:
            self.step(step)

    @Slot()
    def _on_back_ten(self) -> None:
        self.step(-_TEN)

    @Slot()
    def _on_forward_ten(self) -> None:
        self.step(_TEN)

    @Slot()
    def _on_first(self) -> None:
        self._before_leaving()
        self._session.go_to_start()

    @Slot()
    def _on_last(self) -> None:
        self._before_leaving()
        if ahead := self._ahead():
            self._session.go_to(ahead[-1])

    @Slot()
    def _on_refused(self) -> None:
        """Handle a click that cannot play a move.

        Return to the end of the running game. If the game is paused, say so.
        """
        if self._live_game.is_on and not self._live_game.is_at_tip:
            self._before_leaving()
            self._live_game.return_to_tip()
        elif self._live_game.is_paused:
            self._notes.say(self.tr("The game is paused. “Pause the Game” (P) continues it."))
        elif self._live_game.is_on:
            self._notes.say(self.tr("It is not your turn."))
        elif self._session.position.is_over:
            self._notes.say(self.tr("The game is over here. Go back to play another move."))

    @Slot(int)
    def _on_stone(self, point: int) -> None:
        text = self.tr("{point} is occupied. Move the cursor with Shift and the arrow keys.")
        self._stone_note = fill(text, point=human_point(point, self._session.rules))
        self._notes.say(self._stone_note)

    @Slot()
    def _on_cursor(self) -> None:
        """Remove the message that the point of the cursor is occupied. The cursor has moved."""
        if self._stone_note:
            self._stone_note = ""
            self._notes.forget()

    @Slot(str)
    def _on_said(self, text: str) -> None:
        if text != self._stone_note:
            self._stone_note = ""

    @Slot(int)
    def _on_occupied(self, point: int) -> None:
        """During an opening, explain why a click on a stone does nothing. Offered moves have no stones yet."""
        if self._live_game.opening is not None:
            self._notes.say(translated(messages.OCCUPIED, {"where": human_point(point, self._session.rules)}))

    @Slot(int)
    def _on_full_column(self, column: int) -> None:
        text = self.tr("Column {column} is full. Choose another one.")
        self._notes.say(fill(text, column=str(column)))

    @Slot(int)
    def _on_forbidden(self, point: int) -> None:
        reason = self._board.forbidden(point)
        if reason is not None:
            self._notes.say(translated(reason.message, reason.fields))

    @Slot()
    def _on_undo(self) -> None:
        self._before_leaving()
        if self._live_game.is_on:
            self._live_game.take_back()
        else:
            self._session.undo()

    @Slot()
    def _on_redo(self) -> None:
        self._before_leaving()
        self._session.redo()


def _last_point(node: Node) -> int | None:
    """Return the point of the last move before the position at `node`, or None."""
    if node.move is None:
        return node.setup.last if node.setup is not None else None
    return node.move.point if node.move.point != PASS else None


def _numbers(node: Node) -> dict[int, int]:
    """Return the move number of each played stone, by point."""
    # Setup stones have no number.
    moves = [step.move for step in node.path() if step.move is not None]
    return {move.point: number for number, move in enumerate(moves, 1) if move.point != PASS}
