"""Measure how late the moves of `mcts-studio engine` arrive: python -m benchmarks.engine_moves [GAMES] [MILLISECONDS]

The benchmark plays whole games through two pipes as a match manager does, by default with 100 ms per move; the other
side plays by simple rules, at once. The time of a move starts before the benchmark writes the request, and ends when it
has read the answer. A thread of the benchmark, the sleeper, only sleeps until the deadline; its delay shows how late
the machine wakes threads. When the sleeper wakes, it reads the processor time of all threads of the engine; the
processor time that they use after this is the work after the deadline. This figure leaves out moves for which the
sleeper woke too late.

Before the games, the benchmark measures the time from the start of an engine's process to its first move, minus the
thinking time of the move.
"""

import os
import random
import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from studio.game.notation import point_from_protocol, protocol_point
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.quick_moves import quick_move

RULES = PRESETS["gomoku-15"]
_AT_ONCE_SECONDS = 0.002
_AFTERWARDS_SECONDS = 0.03
_STARTS = 9
_LATE_MILLISECONDS = 10


@dataclass
class Lateness:
    """The delays of moves and of the sleeper by the clock, in seconds.

    Also the processor time that the engine uses after the deadline.
    """

    moves: list[float] = field(default_factory=list)
    sleeps: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def told(self) -> str:
        later = [move - sleep for move, sleep in zip(self.moves, self.sleeps, strict=True)]
        rows = (
            ("moves, against their deadline", self.moves),
            ("idle control", self.sleeps),
            ("moves, against the control", later),
            ("processor time after", self.work),
        )
        head = f"{'in ms':<32}{'count':>8}{'median':>9}{'p99':>9}{'most':>9}"
        return "\n".join([head, *(_row(name, times) for name, times in rows)])


def _row(name: str, times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    places = (len(ordered) // 2, int(len(ordered) * 0.99), -1)
    return f"{name:<32}{len(times):>8,}" + "".join(f"{1000 * ordered[place]:>9.1f}" for place in places)


class Sleeper:
    """A thread that sleeps until the deadline of a move.

    Then it records its delay and the processor time of the engine.
    """

    def __init__(self, process: int, deadline: float) -> None:
        self._process, self._deadline = process, deadline
        self.late = self.used = 0.0
        self._thread = threading.Thread(target=self._sleep)
        self._thread.start()

    def _sleep(self) -> None:
        time.sleep(max(0.0, self._deadline - time.perf_counter()))
        self.late = time.perf_counter() - self._deadline
        self.used = used_by(self._process)

    def join(self) -> None:
        self._thread.join()


def used_by(process: int) -> float:
    """Return the processor time of all threads of a process, in seconds."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Engine:
    """An engine process, and a game with it."""

    def __init__(self, milliseconds: int) -> None:
        begun, command = time.perf_counter(), [sys.executable, "-m", "studio", "engine"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._seconds = milliseconds / 1000
        self.asks("START 15")
        self.say(f"INFO timeout_turn {milliseconds}")
        self.asks("BEGIN")
        self.ready_seconds = time.perf_counter() - begun - self._seconds
        """From its start to its first move, less that move's time."""

    def say(self, line: str) -> None:
        self._pipe(self._process.stdin).write(f"{line}\r\n".encode())

    def asks(self, line: str) -> str:
        self.say(line)
        return self._pipe(self._process.stdout).readline().decode().strip()

    def move(self, position: Position, found: Lateness) -> int:
        """Ask the engine for its move in a position, and return it as a point. Record the delay."""
        asked = f"TURN {protocol_point(position.moves[-1].point, RULES)}" if position.moves else "BEGIN"
        begun = time.perf_counter()
        sleeper = Sleeper(self._process.pid, begun + self._seconds)
        answer = self.asks(asked)
        taken = time.perf_counter() - begun
        sleeper.join()
        time.sleep(_AFTERWARDS_SECONDS)
        found.moves.append(taken - self._seconds)
        found.sleeps.append(sleeper.late)
        if sleeper.late < _AT_ONCE_SECONDS:
            found.work.append(used_by(self._process.pid) - sleeper.used)
        return point_from_protocol(answer, RULES)

    def close(self) -> None:
        self.say("END")
        self._process.wait(10)

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        if pipe is None:
            raise RuntimeError("the engine has no pipes")
        return pipe


def play(engine: Engine, chance: random.Random, found: Lateness) -> None:
    """Play a game: the engine has the first move, or answers a stone near the middle."""
    position = Position(RULES)
    engine.asks("RESTART")
    if chance.randrange(2):
        position.play(RULES.point(chance.randrange(4, 11), chance.randrange(4, 11)))
    while not position.is_over:
        position.play(engine.move(position, found))
        if not position.is_over:
            position.play(quick_move(position))


def ready_seconds(milliseconds: int) -> float:
    """Return how many seconds an engine needs from its start until it can think (median)."""
    times = []
    for _ in range(_STARTS):
        engine = Engine(milliseconds)
        times.append(engine.ready_seconds)
        engine.close()
    return statistics.median(times)


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else 100
    milliseconds = int(arguments[1]) if len(arguments) > 1 else 100
    found, chance = Lateness(), random.Random(1)
    print(f"ready after {ready_seconds(milliseconds):.2f} s, the median of {_STARTS} starts", flush=True)
    engine = Engine(milliseconds)
    time.sleep(2)  # time in which the engine loads all its modules
    for _ in range(games):
        play(engine, chance, found)
    engine.close()
    print(f"{games} games at {milliseconds} ms a move, load {os.getloadavg()[0]:.1f}\n{found.told()}")
    late = sum(1000 * each > _LATE_MILLISECONDS for each in found.moves)
    print(f"{len(found.moves):,} moves, {late} more than {_LATE_MILLISECONDS} ms after their deadline")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
