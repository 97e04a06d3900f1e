"""The installed program with its window on a real X server, controlled by keys and clicks."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

NEEDED = ("Xvfb", "xdotool")
LONGEST_SECONDS = 60
_SOON_SECONDS = 5
on_a_screen = pytest.mark.skipif(
    not sys.platform.startswith("linux") or any(shutil.which(name) is None for name in NEEDED),
    reason="needs Xvfb and xdotool",
)

SCREEN = 1440, 900
"""Width and height of the screen, in pixels; parts of windows beyond them are not visible."""
MANAGER = "openbox"
with_a_frame = pytest.mark.skipif(
    any(shutil.which(name) is None for name in (MANAGER, "xprop", "xwininfo")),
    reason=f"needs {MANAGER}, xprop and xwininfo",
)


class Window:
    """A running program, with methods that send keys and clicks to its window."""

    def __init__(self, environment: dict[str, str], home: Path, *arguments: str) -> None:
        self.environment = environment | {"MCTS_STUDIO_HOME": str(home)}
        command = shutil.which("mcts-studio", path=str(Path(sys.executable).parent))
        assert command is not None, "the project is not installed"
        self.process = subprocess.Popen(
            [command, *arguments], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._last_number = 0

    @property
    def number(self) -> int:
        """The number of the current main window.

        It is looked up each time: the first visible window may have been a dialog, and the main window may be replaced.
        """
        self._last_number = min(self._numbers(), default=self._last_number)
        return self._last_number

    def wait_until_seen(self) -> None:
        until(self._found)

    @property
    def title(self) -> str:
        return self._ask("getwindowname", str(self.number)).strip()

    def key(self, *keys: str) -> None:
        self._focus(self.number, "key", "--clearmodifiers", *keys)

    def resize(self, width: int, height: int) -> None:
        self._ask("windowsize", str(self.number), str(width), str(height))

    def place(self) -> tuple[int, int, int, int]:
        """Return left, top, width and height of the window without its frame, in pixels."""
        told = self._run("xwininfo", "-id", str(self.number))
        found = {name.strip(): int(number) for name, number in re.findall(r"([-\w ]+):\s+(-?\d+)\n", told)}
        left, top = (found[f"Absolute upper-left {axis}"] for axis in "XY")
        return left, top, found["Width"], found["Height"]

    def frame(self) -> tuple[int, ...]:
        """Return the width of the frame at the left, right, top and bottom, in pixels; an empty tuple without a window
        manager.
        """
        told = self._run("xprop", "-id", str(self.number), "_NET_FRAME_EXTENTS").partition("=")[2]
        return tuple(int(number) for number in told.split(",")) if told else ()

    def click(self, x: int, y: int) -> None:
        self._ask("mousemove", "--window", str(self.number), str(x), str(y), "click", "1")

    def open_dialog(self, *keys: str) -> None:
        """Press the keys that open a dialog until it is visible, because at first the window may not have the keyboard
        focus.
        """
        until(lambda: self._opens_dialog(keys))

    def _opens_dialog(self, keys: Sequence[str]) -> bool:
        self.key(*keys)
        return happens(lambda: len(self._numbers()) > 1, _SOON_SECONDS)

    def in_dialog(self, *keys: str, text: str = "") -> None:
        """Wait for a dialog, type a text into it, and press keys that close it."""
        until(lambda: len(self._numbers()) > 1)
        dialog = self._numbers()[-1]
        happens(lambda: self._ask("getwindowfocus").strip() == str(dialog), _SOON_SECONDS)  # or it misses the keys
        until(lambda: self._is_answered(dialog, keys, text))

    def _is_answered(self, dialog: int, keys: Sequence[str], text: str) -> bool:
        """Type the text and press the keys; return whether they closed the dialog. If they came too early, call this
        again.
        """
        if text:
            self._focus(dialog, "key", "--clearmodifiers", "ctrl+a", "type", text)
        self._focus(dialog, "key", "--clearmodifiers", *keys)
        return happens(lambda: dialog not in self._numbers(), _SOON_SECONDS)

    def close(self) -> int:
        assert happens(self._is_quit, LONGEST_SECONDS), self._standing()
        _, errors = self.process.communicate(timeout=LONGEST_SECONDS)
        assert b"Traceback" not in errors, errors.decode()
        return self.process.returncode

    def _is_quit(self) -> bool:
        """Press Ctrl+Q; return whether the program has ended. If the key came too early, call this again."""
        self.key("ctrl+q")
        return happens(lambda: self.process.poll() is not None, _SOON_SECONDS)

    def _standing(self) -> str:
        """Return a description of the open windows, for the message of a failed test."""
        names = {number: self._ask("getwindowname", str(number)).strip() for number in self._numbers()}
        return f"still open: {names}, the main one {self.number}, focus {self._ask('getwindowfocus').strip()}"

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate(timeout=LONGEST_SECONDS)

    def _found(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()
        return bool(self.number)

    def _numbers(self) -> list[int]:
        """Return the visible windows in the order of their creation, so a dialog comes after the main window."""
        seen = self._ask("search", "--onlyvisible", "--class", "studio")
        return sorted(map(int, seen.split()))

    def _focus(self, window: int, *words: str) -> None:
        """Give the window the keyboard focus, because without a window manager no other program does it."""
        self._ask("windowfocus", "--sync", str(window), *words)

    def _ask(self, *words: str) -> str:
        return self._run("xdotool", *words)

    def _run(self, *words: str) -> str:
        return subprocess.run(  # only programs that the tests name
            words,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LONGEST_SECONDS,
            check=False,
        ).stdout


OpenWindow = Callable[..., Window]


def until(condition: Callable[[], bool]) -> None:
    assert happens(condition, LONGEST_SECONDS), "the expected state was not reached"


def happens(condition: Callable[[], bool], longest_seconds: float) -> bool:
    end = time.monotonic() + longest_seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def journals(home: Path) -> list[Path]:
    return list((home / "state" / "journals").glob("*.journal"))
