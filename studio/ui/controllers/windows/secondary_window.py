"""The base class of secondary windows. If work is running, it asks the user before the window closes."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QMessageBox, QWidget

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import Profile
from studio.game.errors import StudioError
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.fitting import scrolled_below
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import Theme


class Leaving(StrEnum):
    """What happens if a window is closed during work: the work continues, the work stops, or the window stays open."""

    KEEP = "keep"
    STOP = "stop"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class LeavingTexts:
    """The texts of the question about running work."""

    title: str
    question: str
    keep: str
    stop: str


class SecondaryWindow(QWidget):
    """A window beside the main window.

    Escape closes it. The program ends when the main window closes, even if a secondary window is still open.
    """

    def __init__(
        self, name: str, minimum: QSize, profiles: OwnProfiles, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName(f"{name}_window")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._least = minimum
        self._name, self._profiles, self._theme = name, profiles, theme
        self._question: QMessageBox | None = None

    def bring_up(self) -> None:
        """Show the window in front of the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def ask_leaving(self) -> Leaving:
        """Ask the user what should happen to the running work. Return the answer."""
        texts = self._leaving_texts()
        box = QMessageBox(QMessageBox.Icon.Question, texts.title, texts.question, parent=self)
        box.setObjectName(f"{self._name}_leaving")
        keep = box.addButton(texts.keep, QMessageBox.ButtonRole.AcceptRole)
        stop = box.addButton(texts.stop, QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(keep)
        self._question = box
        box.exec()
        self._question = None
        clicked = box.clickedButton()
        box.deleteLater()
        return Leaving.KEEP if clicked is keep else Leaving.STOP if clicked is stop else Leaving.CANCEL

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        """If work is running, ask the user before the window closes."""
        answer = self.ask_leaving() if self._is_busy() else Leaving.KEEP
        if answer is Leaving.CANCEL:
            event.ignore()
            return
        if answer is Leaving.STOP:
            self._stop_work()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that no widget in the window handles."""
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            if not event.isAutoRepeat():
                self._on_space()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self.focusWidget())
        elif not self._takes_key(event):
            super().keyPressEvent(event)

    # To be overridden

    def _is_busy(self) -> bool:
        """Return whether work is running, so that the user must be asked before the window closes."""
        return False

    def _stop_work(self) -> None:
        """Stop the running work."""
        # The user does not want it to continue.

    def _leaving_texts(self) -> LeavingTexts:
        raise NotImplementedError

    def _on_space(self) -> None:
        """Run or pause the work."""

    def _takes_key(self, event: QKeyEvent) -> bool:
        """Handle a key other than Space and Escape. Return False if the key means nothing here."""
        del event
        return False

    # Implementation

    def _activate(self, control: QWidget | None) -> None:
        """Press the focused button. If a list is focused, open it."""
        if isinstance(control, QAbstractButton):
            control.click()
        elif isinstance(control, QComboBox):
            control.showPopup()

    def _withdraw_question(self) -> None:
        """Close the open question about running work."""
        # The work has ended.
        if self._question is not None:
            self._question.reject()
            self.setFocus()  # Enter was meant for the question, so it must press no button

    def _place(self, view: QWidget) -> None:
        """Fill the window with `view`. On a small screen, `view` scrolls."""
        vbox(scrolled_below(self._least, view, DIALOG_MARGINS), of=self)

    def _fit_screen(self) -> None:
        self.resize(fitting(self.sizeHint(), self.screen().availableGeometry().size()))

    def _warn(self, what: str, error: StudioError) -> None:
        QMessageBox.warning(self, self.windowTitle(), f"{what}\n\n{sentence_of(error)}")

    def _asked_parameters(
        self, title: str, profile: Profile, parameters: Parameters
    ) -> tuple[Profile, Parameters] | None:
        """Let the user edit parameters. Return the profile and the parameters, or None if the user cancels."""
        keeping = self._profiles
        dialog = ParametersDialog(
            title, profile, parameters, self._theme, self, catalogue=keeping.catalogue, keep=keeping.keep
        )
        answer = (dialog.profile, dialog.parameters) if dialog.exec() else None
        dialog.deleteLater()
        return answer
