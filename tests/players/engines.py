"""External engines for tests: a script that plays the first free point, with the faults that a test needs."""

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from studio.players.engine_entry import EngineEntry

MakeEngine = Callable[..., EngineEntry]

_SCRIPT = r"""
import os, subprocess, sys, time

stones, sides, told = {}, [0, 0], []

def say(*lines):
    for line in lines:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()

def free():
    return next((x, y) for y in range(sides[1]) for x in range(sides[0]) if (x, y) not in stones)

def pair(text):
    return tuple(int(number) for number in text.split(",")[:2])

def written(point):
    return "%d,%d" % point

def play(point):
    stones[point] = 1
    say(written(point))

def move():
    play(free())

def start():
    say("OK")

def info(key, value):
    pass

def about():
    say('name="Scripted", version="1.0", author="A test", country="Nowhere"')

def stop():
    say("UNKNOWN command")

def end():
    sys.exit(0)

def board():
    stones.clear()
    for line in sys.stdin:
        if line.strip() == "DONE":
            return
        told.append(line.strip())
        stones[pair(line)] = int(line.split(",")[2])

def take(line):
    told.append(line)
    word, _, rest = line.partition(" ")
    if word in ("START", "RECTSTART", "RESTART"):
        stones.clear()
        if word != "RESTART":
            sides[:] = pair(rest) if "," in rest else [int(rest), int(rest)]
        start()
    elif word == "INFO":
        info(*rest.split(" ", 1))
    elif word in ("BEGIN", "TURN", "BOARD"):
        if word == "TURN":
            stones[pair(rest)] = 2
        if word == "BOARD":
            board()
        move()
    elif word == "ABOUT":
        about()
    elif word in ("STOP", "YXSTOP"):
        stop()
    elif word == "END":
        end()
    else:
        say("UNKNOWN command")

def run():
    for line in sys.stdin:
        take(line.strip())
"""

CLEVER = """
    def completes(point):
        for dx, dy in ((1, 0), (0, 1)):
            line = [(point[0] + dx * step, point[1] + dy * step) for step in range(-4, 5)]
            for first in range(5):
                if all(stones.get(each) == 1 for each in line[first:first + 5] if each != point):
                    return True
        return False

    def move():
        empty = [(x, y) for y in range(sides[1]) for x in range(sides[0]) if (x, y) not in stones]
        play(next(filter(completes, empty), empty[0]))
"""
"""Makes a scripted engine complete its own rows of four."""
DETAILS = """
    def move():
        for rank, (nodes, value, line) in enumerate((
            (120000, 60, "7,7 8,8 6,6 5,5 6,8"), (80000, 20, "6,8 8,8"), (30000, -40, "9,6 8,8")
        )):
            say("INFO PV %d" % rank, "INFO DEPTH 12", "INFO SELDEPTH 21", "INFO NODES %d" % nodes)
            say("INFO TOTALNODES 300000", "INFO EVAL %d" % value, "INFO BESTLINE " + line, "INFO PV DONE")
        time.sleep(0.2)
        say("MESSAGE that is all")
        play((7, 7))
"""
"""Makes a scripted engine report three moves in detail blocks."""
ROW_FIRST = """
    def written(point):
        return "%d,%d" % (point[1], point[0])

    def board():
        stones.clear()
        for line in sys.stdin:
            if line.strip() == "DONE":
                return
            y, x, whose = map(int, line.split(","))
            if x >= sides[0] or y >= sides[1]:
                return say("ERROR off the board")
            stones[(x, y)] = whose
"""
"""Makes a scripted engine write the row before the column, in games that it receives by `BOARD`."""


def scripted(folder: Path, doing: str = "", *, name: str = "Scripted", **fields: Any) -> EngineEntry:
    """Return the entry of a scripted engine; the functions in `doing` replace those of the script."""
    script = folder / f"engine-{len(list(folder.glob('engine-*.py')))}.py"
    script.write_text(f"{_SCRIPT}\n{textwrap.dedent(doing)}\nrun()\n", "utf-8")
    return EngineEntry(name, (sys.executable, "-I", "-S", str(script)), folder=str(folder), **fields)


def running(marker: str) -> list[int]:
    """Return the processes with this text in their command line; none on systems that do not list processes."""
    found: list[int] = []
    if sys.platform != "linux":
        return found
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            command, state = (entry / "cmdline").read_bytes(), (entry / "stat").read_bytes().rpartition(b")")[2].split()
        except OSError:
            continue
        if marker.encode() in command and state[0] != b"Z":
            found.append(int(entry.name))
    return found
