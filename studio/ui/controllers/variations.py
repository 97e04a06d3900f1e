"""The controller that promotes, deletes, cuts, copies and pastes variations."""

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu

from studio.game.errors import StudioError
from studio.game.node import Node
from studio.ui.controllers.context import ControllerContext
from studio.ui.record.comment_view import CommentView
from studio.ui.record.moves_view import MovesView
from studio.ui.texts.messages import sentence_of

_MENU = ("promote_variation", "cut_variation", "copy_variation", "paste_variation", "delete_variation")


class VariationController(QObject):
    """Promotes, deletes, cuts, copies and pastes variations. It does nothing during a game."""

    def __init__(self, context: ControllerContext, moves: MovesView, comment: CommentView) -> None:
        super().__init__(moves)
        self._session, self._live_game, self._actions = context.session, context.live_game, context.actions
        self._notes = context.notes
        self._moves, self._comment = moves, comment
        for name, slot in zip(
            _MENU, (self._on_promote, self._on_cut, self._on_copy, self._on_paste, self._on_delete), strict=True
        ):
            self._actions[name].triggered.connect(slot)
        for signal in (self._session.tree_changed, self._live_game.changed):
            signal.connect(self.enable)
        moves.menu_requested.connect(self._on_menu)
        self.enable()

    @Slot()
    def enable(self) -> None:
        """Enable the actions that are possible at the cursor. During a game, disable all of them."""
        node, free = self._session.node, not self._live_game.is_on
        for name, enabled in (
            ("promote_variation", _branch(node) is not None),
            ("cut_variation", node.parent is not None),
            ("copy_variation", node.parent is not None),
            ("paste_variation", self._session.held is not None),
            ("delete_variation", node.parent is not None),
        ):
            self._actions[name].setEnabled(enabled and free)

    # Implementation

    @Slot(object, QPoint)
    def _on_menu(self, _node: Node, place: QPoint) -> None:
        """Open the menu of the clicked move at `place`."""
        # The cursor is there already.
        menu = QMenu(self._moves)
        menu.setObjectName("moves_menu")
        for name in _MENU:
            menu.addAction(self._actions[name])
        menu.exec(place)
        menu.deleteLater()

    @Slot()
    def _on_promote(self) -> None:
        self._comment.flush()
        branch = _branch(self._session.node)
        if branch is not None:
            self._session.promote(branch)

    @Slot()
    def _on_cut(self) -> None:
        self._hold()
        if self._delete():
            self._report_held()

    @Slot()
    def _on_copy(self) -> None:
        self._hold()
        self._report_held()

    def _hold(self) -> None:
        self._comment.flush()
        self._session.held = self._session.record.copy(self._session.node)
        self.enable()

    def _report_held(self) -> None:
        self._notes.say(self.tr("The moves from here on were copied. Paste them after another move."))

    @Slot()
    def _on_paste(self) -> None:
        if self._session.held is None:
            return
        self._comment.flush()
        try:
            self._session.paste(self._session.held)
        except StudioError as error:
            self._notes.say(sentence_of(error))

    @Slot()
    def _on_delete(self) -> None:
        self._delete()

    def _delete(self) -> bool:
        self._comment.flush()
        try:
            self._session.delete(self._session.node)
        except StudioError as error:
            self._notes.say(sentence_of(error))
            return False
        return True


def _branch(node: Node) -> Node | None:
    """Return the first node of the innermost variation that contains `node`.

    Return None if `node` is on the main line.
    """
    return next((each for each in reversed(node.path()) if each.parent and each.parent.children[0] is not each), None)
