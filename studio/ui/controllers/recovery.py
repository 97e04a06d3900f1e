"""The controller of recovery: after a crash, it offers the unsaved games."""

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.session.recovery import RecoverableGame, Recovered, claim, found, replayed
from studio.session.session import Session
from studio.ui.controllers.context import Notes


class RecoveryController(QObject):
    """Asks about each file of unsaved changes from a crash. The user can restore, discard or keep it."""

    def __init__(self, folder: Path, session: Session, notes: Notes, window: QWidget) -> None:
        super().__init__(window)
        self._folder, self._session, self._notes, self._window = folder, session, notes, window

    def ask(self) -> None:
        """Ask about one game after the other until the user restores one."""
        # The next start asks about the rest.
        games = found(self._folder)
        for number, game in enumerate(games, 1):
            claimed = claim(game)
            if claimed is None:  # another process claimed the journal first
                continue
            recovered = _read(claimed)
            if recovered is None or not recovered.changed:
                claimed.discard() if recovered else claimed.release()
                continue
            if self._answer(claimed, recovered):
                self._report_others(len(games) - number)
                return

    def _report_others(self, others: int) -> None:
        if others:
            self._notes.say(self.tr("%n more unsaved game(s) will be offered at the next start.", "", others))

    def _answer(self, game: RecoverableGame, recovered: Recovered) -> bool:
        """Ask about one game. Return whether the user restored it."""
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Unsaved game"), self._question(recovered))
        box.setParent(self._window, box.windowFlags())
        box.setObjectName("recovery")
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain anything
        restore = box.addButton(self.tr("&Restore"), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(self.tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
        later = box.addButton(self.tr("&Later"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(restore)
        box.setEscapeButton(later)
        box.exec()
        if box.clickedButton() is restore:
            kept = self._session.restore(recovered.record, recovered.file, recovered.cursor)
            game.discard() if kept else game.release()
            return True
        game.discard() if box.clickedButton() is discard else game.release()
        return False

    def _question(self, recovered: Recovered) -> str:
        edited_at = QDateTime.fromSecsSinceEpoch(int(recovered.edited_at.timestamp()))
        when = QLocale().toString(edited_at, QLocale.FormatType.ShortFormat)
        name = Path(recovered.path).name if recovered.path else self.tr("A game that was never saved")
        text = self.tr("MCTS Studio ended unexpectedly. {game} has unsaved changes ({moves}, {time}).")
        moves = self.tr("%n move(s)", "", recovered.moves)
        return fill(text, game=name, moves=moves, time=when)


def _read(game: RecoverableGame) -> Recovered | None:
    try:
        return replayed(game)
    except StudioError:
        return None  # the file stays for manual recovery
