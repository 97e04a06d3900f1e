"""The whole program in a process of its own, when something in it fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.machine.folders import HOME_VARIABLE
from studio.machine.log_file import LOG

FAILING_SLOT = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from studio.__main__ import main
from studio.ui.program import Program

def fail():
    raise RuntimeError("a fault")

def look():
    for button in QApplication.allWidgets():
        if isinstance(button, QPushButton) and button.objectName() == "error_quit" and button.isVisible():
            print("the dialog is open")
            button.click()
            return

show = Program.show

def show_and_fail(self):
    show(self)
    QTimer.singleShot(0, fail)
    self.looks = QTimer()
    self.looks.timeout.connect(look)
    self.looks.start(20)

Program.show = show_and_fail
print(main([]))
"""
FAILING_START = """
from PySide6.QtWidgets import QMessageBox
from studio.__main__ import main
from studio.ui.program import Program

def fail(*_):
    raise RuntimeError("a fault")

Program.__init__ = fail
QMessageBox.exec = lambda box: print(box.text())
main([])
"""
WARNING = """
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication
from studio.__main__ import main
from studio.ui.program import Program

def show(self):
    qWarning("a warning of Qt")
    QTimer.singleShot(0, QApplication.quit)

Program.show = show
print(main([]))
"""
CRASHING = """
import signal
from studio.__main__ import main
from studio.ui.program import Program

Program.show = lambda _: signal.raise_signal(signal.SIGSEGV)
main([])
"""


def run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {HOME_VARIABLE: str(home), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def logged(home: Path) -> str:
    return (home / "state" / "log" / LOG).read_text()


def test_an_error_in_a_slot_is_shown_and_logged_and_the_program_ends_in_order(tmp_path: Path) -> None:
    finished = run(FAILING_SLOT, tmp_path)
    assert finished.stdout == "the dialog is open\n0\n"
    text = logged(tmp_path)
    assert "INFO window[" in text
    assert "Start: MCTS Studio " in text
    assert "PySide6 6." in text
    assert "RuntimeError: a fault" in text


@pytest.mark.long
def test_a_window_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    finished = run(FAILING_START, tmp_path)
    path = tmp_path / "state" / "log" / LOG
    reason = "because of an unexpected error (RuntimeError: a fault)"
    assert finished.stdout == f"The window cannot be opened {reason}. The log has the details: {path}\n"
    assert finished.returncode == 1
    assert "The program ends because of an unexpected error." in logged(tmp_path)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="signals are for other systems")
def test_a_crash_of_the_window_is_logged_at_the_next_start(tmp_path: Path) -> None:
    assert run(CRASHING, tmp_path).returncode < 0
    run("from studio.__main__ import main; main(['show', 'nothing.sgf'])", tmp_path)
    text = logged(tmp_path)
    assert "A process has crashed before this start:\nFatal Python error: Segmentation fault" in text
    assert "program.py" in text


@pytest.mark.long
def test_messages_of_qt_are_logged_and_printed(tmp_path: Path) -> None:
    finished = run(WARNING, tmp_path)
    assert finished.stdout == "0\n"
    assert "a warning of Qt" in finished.stderr
    assert "WARNING window[" in logged(tmp_path)
    assert "Qt: a warning of Qt" in logged(tmp_path)
