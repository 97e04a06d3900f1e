"""The games of this program as environments of PettingZoo, for agents that learn."""

from typing import Any

import numpy as np

from studio.bridges.libraries import library
from studio.game.position import Position
from studio.game.rules import Rules, rules_from_text
from studio.game.stones import Stone

_pettingzoo = library("pettingzoo", "pettingzoo")
_spaces = library("gymnasium.spaces", "gymnasium")
_AGENTS = {"black": Stone.BLACK, "white": Stone.WHITE}
_WIN = 1.0


def env(game: str | Rules = "gomoku-9") -> Any:
    """Return an environment that also checks the order of calls. The environments of PettingZoo do the same."""
    wrappers = library("pettingzoo.utils.wrappers", "pettingzoo")
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game)))


class raw_env(_pettingzoo.AECEnv):  # type: ignore[misc, name-defined]  # noqa: N801  # PettingZoo's name
    """A game between the agents `black` and `white`.

    An observation is a dict. Its array `observation` [row, column, 2] has the agent's stones in the first plane, and
    the opponent's in the second. Its array `action_mask` has a 1 for each legal action. An action is a point, or a
    column in games with gravity. The winner gets 1, the loser -1. An illegal action loses the game.
    """

    metadata = {"name": "mcts_studio_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str | Rules = "gomoku-9", render_mode: str | None = None) -> None:
        super().__init__()
        self._rules = game if isinstance(game, Rules) else rules_from_text(game)
        self.render_mode = render_mode
        self.possible_agents = list(_AGENTS)
        size = self._rules.columns if self._rules.gravity else self._rules.size
        board = (self._rules.rows, self._rules.columns, 2)
        self._actions = size
        self.action_spaces = {agent: _spaces.Discrete(size) for agent in _AGENTS}
        self.observation_spaces = {
            agent: _spaces.Dict(
                {
                    "observation": _spaces.Box(0, 1, board, np.int8),
                    "action_mask": _spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in _AGENTS
        }
        self._position = Position(self._rules)

    @property
    def position(self) -> Position:
        """A copy of the current position."""
        return self._position.copy()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The games have no chance, so `seed` and `options` change nothing."""
        del seed, options
        self._position = Position(self._rules)
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self.agent_selection = "black"

    def observe(self, agent: str) -> dict[str, Any]:
        mine = _AGENTS[agent]
        cells = np.array(self._position.cells).reshape(self._rules.rows, self._rules.columns)
        board = np.stack([cells == mine, cells == mine.opponent], axis=-1).astype(np.int8)
        mask = np.zeros(self._actions, np.int8)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[[self._action(point) for point in self._position.legal_moves()]] = 1
        return {"observation": board, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Perform an action of the current agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        other = next(name for name in _AGENTS if name != agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not self._play(int(action)):
            self._finish({agent: -_WIN, other: _WIN})
        elif self._position.is_over:
            won = self._position.winner is not None
            self._finish({agent: _WIN * won, other: -_WIN * won})
        self.agent_selection = other
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text if the render mode is `ansi`. Otherwise return None."""
        return self._position.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, because the environment holds no resources."""

    def _action(self, point: int) -> int:
        return point % self._rules.columns if self._rules.gravity else point

    def _play(self, action: int) -> bool:
        """Perform an action. Return False if it is illegal."""
        point = self._position.landing_point(action) if self._rules.gravity else action
        if point is None or not self._position.is_legal(point):
            return False
        self._position.play(point)
        return True

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(_AGENTS, True)
