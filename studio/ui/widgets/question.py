"""Questions to the user, with two answers of their own or with standard buttons."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

Button = QMessageBox.StandardButton


def is_agreed(parent: QWidget, name: str, title: str, text: str, answers: tuple[str, str]) -> bool:
    """Ask a question, and return whether the user chose the first of the two `answers`.

    Enter and Escape choose the second. `name` is the object name of the dialog.
    """
    box = QMessageBox(QMessageBox.Icon.Question, title, text)
    box.setParent(parent, box.windowFlags())
    box.setObjectName(name)
    agree = box.addButton(answers[0], QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(answers[1], QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    box.exec()
    agreed = box.clickedButton() is agree
    box.deleteLater()
    return agreed


def ask(parent: QWidget, title: str, text: str, buttons: Button, default: Button) -> Button:
    """Ask a question with standard buttons, and return the button that the user chose. Each button has a mnemonic."""
    # Qt has no mnemonics for most of them.
    QTimer.singleShot(0, parent, _add_mnemonics)
    return QMessageBox.question(parent, title, text, buttons, default)


def _add_mnemonics() -> None:
    """Give each button of the open message box a mnemonic: the first letter of its text that is still free."""
    box = QApplication.activeModalWidget()
    if not isinstance(box, QMessageBox):
        return
    buttons = box.buttons()
    used = {text[text.index("&") + 1].lower() for text in (button.text() for button in buttons) if "&" in text[:-1]}
    for button in buttons:
        text = button.text()
        free = (at for at, sign in enumerate(text) if sign.isascii() and sign.isalpha() and sign.lower() not in used)
        at = next(free, None)
        if "&" not in text and at is not None:
            used.add(text[at].lower())
            button.setText(f"{text[:at]}&{text[at:]}")
