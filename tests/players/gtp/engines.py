"""External engines for tests that speak GTP: a script that plays the first free point, with the faults of a test."""

import sys
import textwrap
from pathlib import Path
from typing import Any

from studio.players.engine_entry import EngineEntry, EngineProtocol
from studio.players.gtp.client import GtpPlayer

_SCRIPT = r"""
import os, subprocess, sys, time

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
stones, sides, told = {}, [19], []
known = ["protocol_version", "name", "version", "known_command", "boardsize", "clear_board", "play", "genmove", "quit"]

def write(*lines):
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()

def say(text=""):
    write(("= " + text).strip(), "")

def fail(text):
    write("? " + text, "")

def free():
    names = (LETTERS[x] + str(y + 1) for y in range(sides[0]) for x in range(sides[0]))
    return next(name for name in names if name not in stones)

def version(given):
    say("2")

def name(given):
    say("Scripted")

def number(given):
    say("1.0")

def known_command(given):
    say("true" if given[0] in known else "false")

def boardsize(given):
    sides[0] = int(given[0])
    stones.clear()
    say()

def clear_board(given):
    stones.clear()
    say()

def play(given):
    stones[given[1]] = given[0]
    say()

def genmove(given):
    point = free()
    stones[point] = given[0]
    say(point)

def quit_(given):
    say()
    sys.exit(0)

COMMANDS = dict(
    protocol_version="version", name="name", version="number", known_command="known_command", boardsize="boardsize",
    clear_board="clear_board", play="play", genmove="genmove", quit="quit_", time_settings="time_settings",
    time_left="time_left", kata_analyze="kata_analyze", kata_genmove_analyze="kata_genmove_analyze",
    lz_genmove_analyze="lz_genmove_analyze", lz_analyze="lz_analyze", kata_set_rules="set_rules",
    kata_set_param="set_param",
)

def take(line):
    told.append(line)
    word, *given = line.split()
    doing = globals().get(COMMANDS.get(word.replace("-", "_"), ""))
    if doing is None:
        fail("unknown command")
    else:
        doing(given)

def run():
    for line in sys.stdin:
        with open("told", "a") as file:
            file.write(line)
        if line.strip():
            take(line.strip())
"""


class GtpEngines:
    """Creates players from scripts, and closes them at the end of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._players: list[GtpPlayer] = []

    @property
    def told(self) -> list[str]:
        """The lines that the engines of this folder have read."""
        return (self.folder / "told").read_text("utf-8").split("\n")[:-1]

    def entry(self, doing: str = "", **fields: Any) -> EngineEntry:
        script = self.folder / "engine.py"
        script.write_text(f"{_SCRIPT}\n{textwrap.dedent(doing)}\nrun()\n", "utf-8")
        command = (sys.executable, "-I", "-S", str(script))
        return EngineEntry("Scripted", command, folder=str(self.folder), protocol=EngineProtocol.GTP, **fields)

    def player(self, doing: str = "", **fields: Any) -> GtpPlayer:
        return self.of(self.entry(doing, **fields))

    def of(self, entry: EngineEntry) -> GtpPlayer:
        player = GtpPlayer(entry)
        self._players.append(player)
        return player

    def close(self) -> None:
        for player in self._players:
            player.close()
