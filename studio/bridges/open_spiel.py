"""A bot that plays games of OpenSpiel, and an evaluator for OpenSpiel's Monte Carlo tree search.

Supported games are tic_tac_toe, connect_four, mnk, and gomoku on a plane board.
"""

from typing import Any

from studio.bridges import messages
from studio.bridges.libraries import library
from studio.bridges.scripts import ScriptSearch, search
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules

pyspiel = library("pyspiel", "open-spiel")
_ONE = Limit(simulations=1)


def rules_of(game: Any) -> Rules:
    """Return the rules of a game of OpenSpiel. Raise StudioError if this program does not support the game."""
    name, given = game.get_type().short_name, game.get_parameters()
    if name == "tic_tac_toe":
        return PRESETS["tic-tac-toe"]
    if name == "connect_four":
        return Rules(given["rows"], given["columns"], given["x_in_row"], gravity=True)
    if name == "mnk":
        return Rules(given["n"], given["m"], given["k"])
    if name == "gomoku" and given["dims"] == 2 and not given["wrap"] and not given["anti"]:
        return Rules(given["size"], given["size"], given["connect"])
    raise StudioError(messages.OTHER_GAME, library="OpenSpiel", game=str(game))


def position_of(state: Any) -> Position:
    """Return the position of a state. It includes the moves that led to it."""
    position = Position(rules_of(state.get_game()))
    for action in state.history():
        play_action(position, action)
    return position


def play_action(position: Position, action: int) -> None:
    """Play an action of OpenSpiel. It is a column in games with gravity, and a point in other games."""
    if position.rules.gravity:
        position.drop(action)
    else:
        position.play(action)


def action_of(point: int, rules: Rules) -> int:
    """Return the action of OpenSpiel for a point."""
    return point % rules.columns if rules.gravity else point


class StudioBot(pyspiel.Bot):  # type: ignore[misc, name-defined]  # OpenSpiel has no types
    """A bot that plays with the search of this program. Its tree is kept during a game."""

    def __init__(
        self,
        game: Any,
        *,
        profile: str = "studio",
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        threads: int = 1,
        **settings: Any,
    ) -> None:
        """Create a bot.

        `simulations` and `seconds` limit the search of each move. If both are None, a move takes one second. `settings`
        are parameters that differ from those of the profile.
        """
        pyspiel.Bot.__init__(self)
        self._limit = Limit(simulations=simulations, seconds=seconds)
        if self._limit.is_empty:
            self._limit = Limit(seconds=1.0)
        self._search = search(rules_of(game), profile=profile, seed=seed, threads=threads, **settings)

    @property
    def search(self) -> ScriptSearch:
        """The search at the position of the last move."""
        return self._search

    def step(self, state: Any) -> int:
        """Return the action to play in a state."""
        position = position_of(state)
        self._search.set_position(position)
        self._search.run(self._limit)
        point = self._search.final_move()
        return action_of(position.legal_moves()[0] if point is None else point, position.rules)

    def restart(self) -> None:
        """Begin a new game."""
        self._search.set_position(Position(self._search.position.rules))

    def restart_at(self, state: Any) -> None:
        self._search.set_position(position_of(state))

    def inform_action(self, state: Any, player_id: int, action: int) -> None:
        """Do nothing. `step` finds the moves of the other player in the state."""

    def provides_policy(self) -> bool:
        return True

    def get_policy(self, state: Any) -> list[tuple[int, float]]:
        """Return each legal action with its share of the visits."""
        self.step(state)
        return self._policy()

    def step_with_policy(self, state: Any) -> tuple[list[tuple[int, float]], int]:
        action = self.step(state)
        return self._policy(), action

    def _policy(self) -> list[tuple[int, float]]:
        root, rules = self._search.inspect(()), self._search.position.rules
        shares = {action_of(row.point, rules): row.share for row in root.candidates}
        legal = sorted(action_of(point, rules) for point in self._search.position.legal_moves())
        return [(action, shares.get(action, 0.0)) for action in legal]


class NetworkEvaluator:
    """A network of this program, used as an evaluator for `open_spiel.python.algorithms.mcts`."""

    def __init__(self, game: Any, network: str = "") -> None:
        """Create an evaluator.

        `network` is the name of a network. By default, it is the network that comes with the program for this game.
        """
        rules = rules_of(game)
        settings: dict[str, Any] = {"threats": "none", "proofs": False} | ({"network": network} if network else {})
        self._search = search(rules, profile="alphazero", **settings)
        if not self._search.parameters.network:
            raise StudioError(messages.NO_NETWORK, game=str(game))

    def evaluate(self, state: Any) -> list[float]:
        """Return the expected results of both players, from -1 to 1."""
        self._at(state)
        value = self._search.inspect(()).judged or 0.0
        return [value, -value] if state.current_player() == 0 else [-value, value]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return a probability for each legal action."""
        position = self._at(state)
        root, rules = self._search.inspect(()), position.rules
        priors = dict(zip(root.points.tolist(), root.priors.tolist(), strict=True))
        legal = position.legal_moves()
        total = sum(priors.get(point, 0.0) for point in legal)
        equal = 1 / len(legal) if legal else 0.0
        shares = (priors.get(point, 0.0) / total if total > 0 else equal for point in legal)
        return sorted((action_of(point, rules), share) for point, share in zip(legal, shares, strict=True))

    def _at(self, state: Any) -> Position:
        position = position_of(state)
        if self._search.position.key != position.key or not self._search.simulations:
            self._search.set_position(position)
            self._search.run(_ONE)
        return position
