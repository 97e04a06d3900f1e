"""The installed command in a window under a real X server, driven by keys and clicks."""

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
"""A common size; anything larger is not visible."""
MANAGER = "openbox"
with_a_frame = pytest.mark.skipif(
    any(shutil.which(name) is None for name in (MANAGER, "xprop", "xwininfo")),
    reason=f"needs {MANAGER}, xprop and xwininfo",
)


class Window:
    """The program, and the keys and clicks sent to it."""

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
        """Return the number of the current main window: the first visible one may have been a dialog, or replaced
        since."""
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
        """Return left, top, width and height of the area inside the frame."""
        told = self._run("xwininfo", "-id", str(self.number))
        found = {name.strip(): int(number) for name, number in re.findall(r"([-\w ]+):\s+(-?\d+)\n", told)}
        left, top = (found[f"Absolute upper-left {axis}"] for axis in "XY")
        return left, top, found["Width"], found["Height"]

    def frame(self) -> tuple[int, ...]:
        """Return the width of the frame at the left, right, top and bottom; zeros without a frame."""
        told = self._run("xprop", "-id", str(self.number), "_NET_FRAME_EXTENTS").partition("=")[2]
        return tuple(int(number) for number in told.split(",")) if told else ()

    def click(self, x: int, y: int) -> None:
        self._ask("mousemove", "--window", str(self.number), str(x), str(y), "click", "1")

    def open_dialog(self, *keys: str) -> None:
        """Press the keys of a dialog until it is visible: the window may not have the keyboard at first."""
        until(lambda: self._opens_dialog(keys))

    def _opens_dialog(self, keys: Sequence[str]) -> bool:
        self.key(*keys)
        return happens(lambda: len(self._numbers()) > 1, _SOON_SECONDS)

    def in_dialog(self, *keys: str, text: str = "") -> None:
        """Type a text and press keys in the dialog that is open or about to open; they close it."""
        until(lambda: len(self._numbers()) > 1)
        dialog = self._numbers()[-1]
        happens(lambda: self._ask("getwindowfocus").strip() == str(dialog), _SOON_SECONDS)  # it takes the keys itself
        until(lambda: self._is_answered(dialog, keys, text))

    def _is_answered(self, dialog: int, keys: Sequence[str], text: str) -> bool:
        """Return whether the keys have closed the dialog; keys that came too early are pressed again."""
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
        """Return whether the keys have ended the program; keys that came too early are pressed again."""
        self.key("ctrl+q")
        return happens(lambda: self.process.poll() is not None, _SOON_SECONDS)

    def _standing(self) -> str:
        """Return what is on the screen, to explain why keys had no effect."""
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
        """Return the visible windows in the order of their creation: a dialog comes after the main window."""
        seen = self._ask("search", "--onlyvisible", "--class", "studio")
        return sorted(map(int, seen.split()))

    def _focus(self, window: int, *words: str) -> None:
        """Give the window the focus, which nothing else does without a window manager."""
        self._ask("windowfocus", "--sync", str(window), *words)

    def _ask(self, *words: str) -> str:
        return self._run("xdotool", *words)

    def _run(self, *words: str) -> str:
        return subprocess.run(  # programs that the tests name
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
