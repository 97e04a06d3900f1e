"""Creates external engines from scripts, and players that use these engines."""

from pathlib import Path
from typing import Any

from studio.players.engine_entry import EngineEntry
from studio.players.gomocup.client import GomocupPlayer
from tests.players.engines import scripted

KEEPING = """
    class Kept:
        def __init__(self, lines):
            self.lines = lines
        def __iter__(self):
            return self
        def __next__(self):
            line = next(self.lines)
            with open("told", "a") as kept:
                kept.write(line)
            return line
    sys.stdin = Kept(sys.stdin)
"""
"""Makes a scripted engine write each line that it reads to the file `told`."""


class Engines:
    """Creates players from scripts, and closes them at the end of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._players: list[GomocupPlayer] = []

    def entry(self, doing: str = "", **fields: Any) -> EngineEntry:
        return scripted(self.folder, doing, **fields)

    def player(self, doing: str = "", *, data_folder: Path | None = None, **fields: Any) -> GomocupPlayer:
        return self.of(self.entry(doing, **fields), data_folder)

    def of(self, entry: EngineEntry, data_folder: Path | None = None) -> GomocupPlayer:
        player = GomocupPlayer(entry, data_folder=data_folder)
        self._players.append(player)
        return player

    def close(self) -> None:
        for player in self._players:
            player.close()
