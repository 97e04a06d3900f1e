"""The opening protocol of a game between two engines: lets them decide, and writes their choices into the record."""

from collections.abc import Callable, Mapping

from studio.engine.options.limits import Limit
from studio.game.node import Node
from studio.game.openings import PROTOCOLS, after, opening_text, start, write_opening
from studio.game.openings import Player as Who
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.matches.contestant import Contestant
from studio.matches.plan import PlannedGame
from studio.players.clocks import opening_limit
from studio.players.levels import SeatedEngine
from studio.players.openings.player import OpeningPlayer
from studio.players.player import Player


class PlayedProtocol:
    """Plays the opening protocol of a planned game. It owns the search that decides for players that are not searches
    of this program.
    """

    def __init__(
        self, planned: PlannedGame, make_advisor: Callable[[], Player] | None, is_stopped: Callable[[], bool]
    ) -> None:
        self._planned, self._make_advisor, self._is_stopped = planned, make_advisor, is_stopped
        self._advisor: Player | None = None
        self._opening = start(PROTOCOLS[planned.opening.protocol], planned.rules)

    @property
    def is_finished(self) -> bool:
        return self._opening.is_finished

    @property
    def is_swapped(self) -> bool:
        """Whether the first player has White now."""
        return self._opening.black is Who.SECOND

    @property
    def mover(self) -> Stone:
        """The present colour of the player who decides next."""
        return Stone.BLACK if self._opening.player is self._opening.black else Stone.WHITE

    @property
    def text(self) -> str:
        return opening_text(self._opening)

    def decide(self, players: Mapping[Stone, Player]) -> None:
        """Let the next player decide. `players` are the players by their present colours."""
        first_is_next = self._opening.player is Who.FIRST
        contestant = self._planned.black if first_is_next else self._planned.white
        player = players[self.mover]
        deciding = OpeningPlayer(
            contestant.name,
            player,
            lambda: self._search_of(contestant, player),
            opening_limit(contestant.control, _own_limit(contestant)),
            self._planned.seed + (not first_is_next),
            self._is_stopped,
        )
        for choice in deciding.choose(self._opening):
            self._opening = after(self._opening, choice)

    def write(self, record: GameRecord, node: Node, position: Position) -> Node:
        """Write the opening into the record, play its stones, and return the node of the last one."""
        for point in self._opening.moves:
            node = record.add(node, point, position)
            position.play(point)
        names = {Who.FIRST: self._planned.black.name, Who.SECOND: self._planned.white.name}
        write_opening(record, node, self._opening, names)
        return node

    def stop(self) -> None:
        """End a running search of this object at once. Any thread may call this."""
        if (advisor := self._advisor) is not None:
            advisor.stop()

    def close(self) -> None:
        if self._advisor is not None:
            self._advisor.close()

    def _search_of(self, contestant: Contestant, player: Player) -> Player:
        if self._make_advisor is None or isinstance(contestant.player, SeatedEngine):
            return player
        self._advisor = self._advisor or self._make_advisor()
        return self._advisor


def _own_limit(contestant: Contestant) -> Limit:
    return contestant.player.move_limit if isinstance(contestant.player, SeatedEngine) else Limit()
