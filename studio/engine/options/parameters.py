"""The parameters of the search. Each has a name, a range and a description. Values are checked when they are set."""

import math
from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from studio.engine import messages
from studio.engine.options.choices import FinalMove as FinalMove
from studio.engine.options.choices import Rollout as Rollout
from studio.engine.options.choices import Selection as Selection
from studio.engine.options.choices import Threats as Threats
from studio.engine.options.parameter_values import ParameterError as ParameterError
from studio.engine.options.parameter_values import ParameterValue as ParameterValue
from studio.engine.options.parameter_values import checked_value, read_value
from studio.game.argument_checks import refuse_other_than
from studio.game.message import QT_TRANSLATE_NOOP

MOST_MEMORY_MB = 65_536
SHIPPED_NETWORK = "shipped"
"""The value of `network` that selects the built-in network for the game. Not all games have one."""


_POINTS = QT_TRANSLATE_NOOP("Parameters", "points")
_MOVES = QT_TRANSLATE_NOOP("Parameters", "moves")
_CHILDREN = QT_TRANSLATE_NOOP("Parameters", "children")
_VISITS = QT_TRANSLATE_NOOP("Parameters", "visits")
_POSITIONS = QT_TRANSLATE_NOOP("Parameters", "positions")
_STANDARD_ERRORS = QT_TRANSLATE_NOOP("Parameters", "standard errors")
_MEGABYTES = QT_TRANSLATE_NOOP("Parameters", "MB")


def _parameter(default: Any, sentence: str, low: float = -math.inf, high: float = math.inf, unit: str = "") -> Any:
    return field(default=default, metadata={"sentence": sentence, "low": low, "high": high, "unit": unit})


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """The settings of a search."""

    # `Search` takes the position, seed, threads, priors and evaluator separately.

    selection: Selection = _parameter(
        Selection.UCT,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Rule that selects the child to visit. UCT: UCB1, where N counts the visits of the parent. "
            "UCT, N = all simulations: UCB1, where N counts all simulations of the search. PUCT: AlphaZero's rule.",
        ),
    )
    exploration: float = _parameter(
        math.sqrt(2),
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Exploration constant c. It applies to win rates from 0 to 1 with UCT, and to values from −1 to 1 with "
            "PUCT.",
        ),
        0,
        1000,
    )
    first_play: float = _parameter(
        math.inf,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Value of an unvisited child: a win rate for UCT, a value from −1 to 1 for PUCT. Infinity: "
            "unvisited children are visited first.",
        ),
        -1,
    )
    first_play_reduction: float = _parameter(
        math.inf,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "With PUCT and a network, the value of an unvisited child is the first evaluation of its parent minus "
            "this number. Infinity turns this off; the first-play urgency then applies.",
        ),
        0,
    )
    exploration_growth: float = _parameter(
        0.0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "With PUCT, the exploration constant c grows with the parent's visits N: c + growth × ln(1 + N / 500). 0 "
            "turns this off.",
        ),
        0,
        100,
    )
    least_prior: float = _parameter(
        0.0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Minimum prior of moves at all nodes except the root. Moves with a smaller prior are searched only "
            "when all other moves are proven lost. 0 turns this off.",
        ),
        0,
        0.1,
    )
    network: str = _parameter(
        "",
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Network that evaluates positions: the one that comes with the program, an installed one, or a file. "
            "Leave empty for rollouts. Rollouts are also used if the program comes with no network for the game. "
            "Requires PUCT.",
        ),
    )
    batch: int = _parameter(
        1,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Approximate number of positions per call of a convolutional network or a custom evaluator. "
            "Simulations that wait for a result count as losses (virtual loss). Rollouts and pattern networks "
            "ignore this number.",
        ),
        1,
        64,
        _POSITIONS,
    )
    rollout: Rollout = _parameter(
        Rollout.UNIFORM,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Move choice in rollouts. Uniform: any move. Neighbour: moves near stones. Tactical: first wins and "
            "blocks of wins, then moves near stones.",
        ),
    )
    rollout_radius: int = _parameter(
        1,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Maximum distance from a stone for moves of neighbour and tactical rollouts; 0 allows any move.",
        ),
        0,
        25,
        _POINTS,
    )
    rollout_moves: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters", "Maximum length of a rollout; longer rollouts count as draws. 0 turns the limit off."
        ),
        0,
        10_000,
        _MOVES,
    )
    widening_start: int = _parameter(
        0,
        QT_TRANSLATE_NOOP("Parameters", "Progressive widening: initial number of children of a node; 0 considers all."),
        0,
        676,
        _CHILDREN,
    )
    widening_factor: float = _parameter(
        1.0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Factor of progressive widening. The number of additional children of a node is factor × "
            "visits ^ exponent.",
        ),
        0,
        1000,
    )
    widening_exponent: float = _parameter(
        0.5,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Exponent of progressive widening. The number of additional children of a node is factor "
            "× visits ^ exponent.",
        ),
        0,
        1,
    )
    tree_radius: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Children within this distance of a stone are searched first. The other children follow when all of "
            "these are proven lost. 0 turns this off.",
        ),
        0,
        25,
        _POINTS,
    )
    centre_radius: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "At each side's first move, children within this distance of the centre of the board are searched "
            "first. 0 turns this off.",
        ),
        0,
        25,
        _POINTS,
    )
    transpositions: bool = _parameter(
        False, QT_TRANSLATE_NOOP("Parameters", "Positions reached by different move orders share a node.")
    )
    threats: Threats = _parameter(
        Threats.NONE,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Threat detection. None: off. Immediate wins: with forced blocks. Wins by fours (VCF): with their "
            "refutations. Wins by threes (VCT): only at the root. Each choice includes the ones before it. "
            "Gravity games support only none and immediate wins.",
        ),
    )
    threat_nodes: int = _parameter(
        300,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Maximum number of moves that a search for wins by fours tries at a node. At the root it tries up to "
            "100 times as many.",
        ),
        1,
        100_000,
        _MOVES,
    )
    shortest_fours: bool = _parameter(
        True,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "At each node, find the shortest win by fours of the side to move. Off: find any win; the search then "
            "finds more wins with the same number of tried moves, but proven wins may take more moves than necessary.",
        ),
    )
    attack_nodes: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "The threat solver looks for a long win of the side to move at the root. It tries at most this many "
            "moves per simulation. 0 turns this off.",
        ),
        0,
        1_000,
        _MOVES,
    )
    refutation_nodes: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "The threat solver checks whether the other side wins after one of the best root moves. It tries at "
            "most this many moves per simulation. 0 turns this off.",
        ),
        0,
        1_000,
        _MOVES,
    )
    threat_visits: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "When a node has this many visits, it is searched again for a win by fours, and 8 times "
            "as many moves are tried. Whenever its visits have increased 16-fold, this search is "
            "repeated, each time with 8 times as many moves as before. 0 turns this off.",
        ),
        0,
        1_000_000,
        _VISITS,
    )
    end_positions: int = _parameter(
        0,
        QT_TRANSLATE_NOOP(
            "Parameters", "Endgame solver for Connect Four: maximum positions per search; 0 turns it off."
        ),
        0,
        1_000_000_000,
        _POSITIONS,
    )
    proofs: bool = _parameter(True, QT_TRANSLATE_NOOP("Parameters", "Propagate proven results up the tree."))
    reuse: bool = _parameter(
        True, QT_TRANSLATE_NOOP("Parameters", "Keep the tree below a move after the move is played.")
    )
    final_move: FinalMove = _parameter(
        FinalMove.VISITS,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Rule that selects the move to play: the most visits, the best value, the best lower confidence bound, or "
            "a random sample weighted by visits.",
        ),
    )
    natural_opening: bool = _parameter(
        True,
        QT_TRANSLATE_NOOP(
            "Parameters",
            "Restricts which move is played after a search in games without gravity: the first move of a game is at "
            "most two points from the centre, the second move is next to the first stone or near the centre. The "
            "search tree does not change.",
        ),
    )
    temperature: float = _parameter(
        1.0,
        QT_TRANSLATE_NOOP("Parameters", "Sampling temperature: lower values favour the most visited move."),
        0.001,
        100,
    )
    confidence: float = _parameter(
        1.96,
        QT_TRANSLATE_NOOP("Parameters", "Distance of the lower confidence bound below the value."),
        0,
        10,
        _STANDARD_ERRORS,
    )
    memory_mb: int = _parameter(
        512,
        QT_TRANSLATE_NOOP(
            "Parameters", "Memory limit of the tree in MB. At the limit the search continues without adding nodes."
        ),
        1,
        MOST_MEMORY_MB,
        _MEGABYTES,
    )

    def __post_init__(self) -> None:
        for parameter in fields(self):
            object.__setattr__(self, parameter.name, checked_value(parameter, getattr(self, parameter.name)))
        if self.selection is Selection.PUCT and self.widening_start:
            raise ParameterError(messages.WIDENING_NEEDS_UCT, names=("selection", "widening_start"))
        if self.network and self.selection is not Selection.PUCT:
            raise ParameterError(messages.NETWORK_NEEDS_PUCT, names=("selection", "network"))

    @property
    def exploration_on_win_rates(self) -> float:
        """The exploration constant c on the scale of win rates from 0 to 1, which is usual for UCT."""
        return self.exploration if self.selection.compares_win_rates else self.exploration / 2

    @property
    def exploration_on_values(self) -> float:
        """The exploration constant c on the scale of values from -1 to 1, which is usual for PUCT."""
        return 2 * self.exploration_on_win_rates

    @property
    def seen_threats(self) -> Threats:
        """The kind of threats that the search detects. If `proofs` is off, it detects none."""
        # Detected threats are proofs.
        return self.threats if self.proofs else Threats.NONE

    @property
    def leaves_moves_for_later(self) -> bool:
        """Whether a node first searches only the moves within a radius.

        It searches the others only when all of these are proven lost.
        """
        return self.tree_radius > 0 or self.centre_radius > 0

    def as_dict(self) -> dict[str, ParameterValue]:
        """Return the parameters by name as plain values, which can be stored in files and in JSON."""
        return {name: str(value) if isinstance(value, StrEnum) else value for name, value in asdict(self).items()}

    def changes_from(self, other: "Parameters") -> dict[str, ParameterValue]:
        """Return by name the parameters that differ from those of `other`, as plain values."""
        before = other.as_dict()
        return {name: value for name, value in self.as_dict().items() if value != before[name]}

    def with_values(self, values: Mapping[str, object]) -> "Parameters":
        """Return a copy in which these parameters have new values. The values are plain, as `as_dict` returns them."""
        for name in values:
            _refuse_unknown(name)
        return replace(self, **dict(values))  # type: ignore[arg-type]  # each is checked

    def with_text(self, settings: Mapping[str, str]) -> "Parameters":
        """Return a copy in which these parameters have new values. The values are given as text."""
        refuse_other_than(Mapping, settings, "A mapping of names and texts", "{'exploration': '0.5'}")
        changes: dict[str, Any] = {name: _read(name, text) for name, text in settings.items()}
        return replace(self, **changes)


PARAMETERS: Mapping[str, Field[Any]] = {parameter.name: parameter for parameter in fields(Parameters)}


def sentence_of(name: str) -> str:
    """Return the English description of a parameter."""
    return str(PARAMETERS[name].metadata["sentence"])


def _refuse_unknown(name: str) -> None:
    if name not in PARAMETERS:
        raise ParameterError(messages.NO_SUCH_PARAMETER, name=name, known=", ".join(PARAMETERS))


def _read(name: str, text: str) -> ParameterValue:
    _refuse_unknown(name)
    return read_value(PARAMETERS[name], text)
