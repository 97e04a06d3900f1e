"""Uses an installed program in an empty home folder: in a terminal, in the window, with worker processes."""

import os
import re
import resource
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

_PATIENCE_SECONDS = 900.0
_POLL_SECONDS = 0.05
_SEARCH = ("analyze", "--game", "gomoku-15", "--simulations", "1", "--json")
_OTHER_RULES = ("renju-15", "caro-15")
_ONNX_SEARCH = ("--profile", "alphazero", "--set", "network=gomoku-8-textbook", "--simulations", "5", "--json")
_MATCH = ("match", "studio-rollouts", "classic-uct", "--game", "tic-tac-toe", "--games", "2", "--simulations", "50")
_PLAY = ("play", "--game", "tic-tac-toe", "--black", "studio:full", "--white", "graph:full", "--simulations", "50")
_REVIEW = ("review", "game.sgf", "--simulations", "20", "--workers", "2", "--out", "reviewed")
_TRAINING = ("train", "toy", "--toy", "--hours", "0.002")
_OWN = re.compile(r"\.(config|cache|local/share|local/state)/mcts-studio/")
"""The user's own files, which stay after the program is removed."""
_OF_DESKTOP = re.compile(r"\.(cache/(fontconfig|mesa_\w+)|local/share/(applications|mime|icons)|config/(dconf|ibus))/")
"""Files that libraries and the desktop write for all programs."""


@dataclass(frozen=True, slots=True)
class Program:
    """An installed program: the command that starts it, its own path, and the PATH that it sees."""

    command: tuple[str, ...]
    path: str = "/usr/bin:/bin"
    has_onnx: bool = False
    kernels: Path | None = None
    """The compiled kernels in the package, or None if it has none."""


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds from the start of the program, with an empty home folder."""

    window: float
    search: float
    search_processor: float
    """The processor time of the search, which does not depend on how busy the computer is."""


class Trial:
    """Uses a program in an empty home folder. Each step ends this process if it fails."""

    def __init__(self, program: Program, place: Path) -> None:
        self._program, self._home, self._temporary = program, place / "home", place / "temporary"
        self._home.mkdir()
        self._temporary.mkdir()
        self._variables = {
            "HOME": str(self._home),
            "PATH": program.path,
            "LANG": "C.UTF-8",
            "TMPDIR": str(self._temporary),
        }

    def run(self) -> Times:
        """Use the program in all ways, and return how long its start takes."""
        self._step("--version")
        before = _processor_seconds()
        search = self._step(*_SEARCH)
        processor = _processor_seconds() - before
        if self._program.kernels is not None:
            for game in _OTHER_RULES:
                self._step("analyze", "--game", game, "--simulations", "1", "--json")
            self._check_kernels(self._program.kernels)
        self._step(*_PLAY, "--save", "game.sgf")
        self._step(*_MATCH)
        self._step(*_REVIEW)
        self._require((self._home / "reviewed" / "mistakes.json").is_file(), "The review wrote no table of mistakes.")
        self._step("engines", "add", "itself", self._program.command[-1], "engine")
        self._step("engines", "test", "itself")
        if self._program.has_onnx:
            self._step("analyze", "--game", "gomoku-8", *_ONNX_SEARCH)
        self._step(*_TRAINING)
        self._require((self._home / "toy" / "network.npz").is_file(), "The training wrote no network.")
        with _Screen() as screen:
            window = self._use_window(screen)
        self._step("integrate")
        self._step("integrate", "--remove")
        self._check_rest()
        return Times(window, search, processor)

    def _step(self, *arguments: str) -> float:
        """Run a command and return how many seconds it took."""
        begun = time.monotonic()
        command = [*self._program.command, *arguments]
        done = subprocess.run(
            command, cwd=self._home, env=self._variables, timeout=_PATIENCE_SECONDS, capture_output=True, check=False
        )
        seconds = time.monotonic() - begun
        print(f"  {seconds:6.1f} s  {' '.join(arguments)[:90]}", flush=True)
        said = (done.stdout + done.stderr)[-2000:].decode("utf-8", "replace")
        self._require(done.returncode == 0, f"The exit code is {done.returncode}:\n{said}")
        return seconds

    def _check_kernels(self, shipped: Path) -> None:
        """Check that the searches have used the kernels of the package, and compiled none."""
        used, came = (_kernel_names(folder) for folder in (self._home / ".cache" / "mcts-studio", shipped))
        self._require(bool(came), "The package contains no kernels.")
        self._require(
            used == came, f"The searches compiled {len(used - came)} kernels in spite of {len(came)} ready ones."
        )

    def _use_window(self, screen: "_Screen") -> float:
        """Open the window, play a move, wait for the answer, and close the window."""
        begun = time.monotonic()
        variables = self._variables | {"DISPLAY": screen.display}
        process = subprocess.Popen(self._program.command, cwd=self._home, env=variables)
        try:
            _wait(lambda: bool(screen.titles()) or process.poll() is not None, "The window did not open.")
            self._require(process.poll() is None, "The program ended before its window was there.")
            seconds = time.monotonic() - begun
            print(f"  {seconds:6.1f} s  until the window is there", flush=True)
            screen.act("windowfocus", "--sync", "%1")
            screen.act("key", "Return")  # on the start screen: play against the program
            _wait(lambda: self._has_played(screen), "No move could be played.")
            _wait(lambda: '"edit":"added"' in self._journal(), "The program did not answer the move.")
            print(f"  {time.monotonic() - begun:6.1f} s  until its answer to a move", flush=True)
            screen.act("key", "ctrl+q")
            _wait(lambda: process.poll() is not None, "The window did not close.")
            self._require(process.returncode == 0, f"The window ended with the code {process.returncode}.")
        finally:
            process.kill()
            process.wait()
        games = [file.read_text("utf-8") for file in self._folder("share").glob("games/*.sgf")]
        self._require(any(";B[" in game and ";W[" in game for game in games), "The game of the window was not kept.")
        return seconds

    def _has_played(self, screen: "_Screen") -> bool:
        """Click on the board, and return whether the title says that the game has changed."""
        screen.act("mousemove", "--window", "%1", "500", "420", "click", "1")
        time.sleep(1.0)
        return "*" in "".join(screen.titles())

    def _journal(self) -> str:
        return "".join(file.read_text("utf-8") for file in self._folder("state").rglob("*.journal"))

    def _folder(self, kind: str) -> Path:
        return self._home / ".local" / kind / "mcts-studio"

    def _check_rest(self) -> None:
        """Check that only the user's own files are left, and no process."""
        made = {"game.sgf", "reviewed", "toy"} | {path.name for path in self._home.glob("*-*")}
        names = [file.relative_to(self._home).as_posix() for file in self._home.rglob("*") if file.is_file()]
        left = [name for name in names if name.partition("/")[0] not in made and unexpected(name)]
        left += [str(file) for file in self._temporary.iterdir()]
        self._require(not left, f"These files are left: {', '.join(left)}")
        entries = list((self._home / ".local" / "share").rglob("mcts-studio.*"))
        self._require(not entries, f"Removing the entry of the menu left {', '.join(map(str, entries))}.")
        _wait(lambda: not self._processes(), "A process of the program is left.")

    def _processes(self) -> list[int]:
        """Return the processes with the home folder of this trial."""
        wanted, found = f"HOME={self._home}".encode(), []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                variables = (folder / "environ").read_bytes().split(b"\0")
            except OSError:  # it has ended
                continue
            if wanted in variables:
                found.append(int(folder.name))
        return found

    def _require(self, condition: bool, sentence: str) -> None:
        if not condition:
            raise SystemExit(f"{self._program.command[-1]}: {sentence}")


def unexpected(name: str) -> bool:
    """Return whether a file in the home folder belongs neither to the user nor to the desktop."""
    return not (_OWN.match(name) or _OF_DESKTOP.match(name))


def _kernel_names(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*.kernel")}


def _processor_seconds() -> float:
    """Return the processor time of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class _Screen:
    """A virtual screen, and the windows of the program on it."""

    def __init__(self) -> None:
        ready, number = os.pipe()
        size = ("-screen", "0", "1440x900x24", "-nolisten", "tcp")
        command = ["Xvfb", "-displayfd", str(number), *size]
        self._process = subprocess.Popen(command, pass_fds=(number,), stderr=subprocess.DEVNULL)
        os.close(number)
        with os.fdopen(ready, "rb") as reading:
            self.display = f":{reading.readline().decode().strip()}"  # written when the screen accepts connections

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._process.terminate()
        self._process.wait()

    def titles(self) -> list[str]:
        """Return the titles of the program's visible windows."""
        return self.act("getwindowname", "%@").splitlines()

    def act(self, *action: str) -> str:
        """Do something with the program's visible windows, and return what xdotool prints."""
        command = ["xdotool", "search", "--onlyvisible", "--name", "MCTS Studio", *action]
        variables = os.environ | {"DISPLAY": self.display}
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=False).stdout


def _wait(is_done: Callable[[], bool], sentence: str) -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while not is_done():
        if time.monotonic() > deadline:
            raise SystemExit(sentence)
        time.sleep(_POLL_SECONDS)
