"""The installed command in a window under a real X server, driven by keys and clicks as a person would."""

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


class Window:
    """The program, and the keys and clicks that reach it."""

    def __init__(self, environment: dict[str, str], home: Path, *arguments: str) -> None:
        self.environment = environment | {"MCTS_STUDIO_HOME": str(home)}
        command = shutil.which("mcts-studio", path=str(Path(sys.executable).parent))
        assert command is not None, "the project is not installed"
        self.process = subprocess.Popen(
            [command, *arguments], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.number = 0

    def wait_until_seen(self) -> None:
        until(self._found)

    @property
    def title(self) -> str:
        return self._ask("getwindowname", str(self.number)).strip()

    def key(self, *keys: str) -> None:
        self._focus(self.number, "key", "--clearmodifiers", *keys)

    def click(self, x: int, y: int) -> None:
        self._ask("mousemove", "--window", str(self.number), str(x), str(y), "click", "1")

    def in_dialog(self, *keys: str, text: str = "") -> None:
        """Press keys in the dialog that is open or about to open, after writing a text; they close it."""
        until(lambda: len(self._numbers()) > 1)
        dialog = self._numbers()[-1]
        happens(lambda: self._ask("getwindowfocus").strip() == str(dialog), _SOON_SECONDS)  # it takes the keys itself
        until(lambda: self._is_answered(dialog, keys, text))

    def _is_answered(self, dialog: int, keys: Sequence[str], text: str) -> bool:
        """Whether the keys have closed it; those that came too early are pressed again."""
        if text:
            self._focus(dialog, "key", "--clearmodifiers", "ctrl+a", "type", text)
        self._focus(dialog, "key", "--clearmodifiers", *keys)
        return happens(lambda: dialog not in self._numbers(), _SOON_SECONDS)

    def close(self) -> int:
        self.key("ctrl+q")
        _, errors = self.process.communicate(timeout=LONGEST_SECONDS)
        assert b"Traceback" not in errors, errors.decode()
        return self.process.returncode

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate(timeout=LONGEST_SECONDS)

    def _found(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()
        self.number = min(self._numbers(), default=0)
        return bool(self.number)

    def _numbers(self) -> list[int]:
        """The windows that are seen, the first one made first: a dialog comes after the main window."""
        seen = self._ask("search", "--onlyvisible", "--class", "studio")
        return sorted(map(int, seen.split()))

    def _focus(self, window: int, *words: str) -> None:
        """Without a window manager a window must be given the keys."""
        self._ask("windowfocus", "--sync", str(window), *words)

    def _ask(self, *words: str) -> str:
        return subprocess.run(
            ["xdotool", *words],  # noqa: S607
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LONGEST_SECONDS,
            check=False,
        ).stdout


OpenWindow = Callable[..., Window]


def until(condition: Callable[[], bool]) -> None:
    assert happens(condition, LONGEST_SECONDS), "it did not come to that"


def happens(condition: Callable[[], bool], longest_seconds: float) -> bool:
    end = time.monotonic() + longest_seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def journals(home: Path) -> list[Path]:
    return list((home / "state" / "journals").glob("*.journal"))
