"""A question with two named answers, of which the second one changes nothing and is the default."""

from PySide6.QtWidgets import QMessageBox, QWidget


def is_agreed(parent: QWidget, name: str, title: str, text: str, answers: tuple[str, str]) -> bool:
    """Ask, and return whether the user chose the first of the two `answers`.

    Enter and Escape choose the second one. `name` is the object name of the dialog.
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
