"""Classroom projects that can be repeated in the studio.

Each has a summary, searches, trainings, and a text about the differences from the original.
"""

import math
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.game.message import QT_TRANSLATE_NOOP
from studio.game.position_analysis import ParameterValue
from studio.game.rules import Rules, rules_from_text

_ROOT_TWO_ON_VALUES = math.sqrt(2) / 2
"""The exploration constant c for win rates (0 to 1) that equals c = √2 for values (−1 to 1)."""
_HALF_ON_VALUES = 0.25
"""The exploration constant c for win rates (0 to 1) that equals c = 0.5 for values (−1 to 1)."""
_CONVOLUTIONAL = "gomoku-8-textbook"


@dataclass(frozen=True, slots=True)
class ProjectSearch:
    """A search of the empty board. Window and command give the same result."""

    title: str
    game: str
    profile: str
    simulations: int
    depth: int | None = None
    changes: tuple[tuple[str, ParameterValue], ...] = ()
    """Names and values of the parameters that differ from the profile."""
    table: str = ""
    """The layout of the printed table, as named by `--table`. Empty for the default layout."""

    @property
    def rules(self) -> Rules:
        return rules_from_text(self.game)

    @property
    def limit(self) -> Limit:
        return Limit(simulations=self.simulations, depth=self.depth)

    @property
    def parameters(self) -> Parameters:
        return replace(PROFILES[self.profile].parameters, **dict(self.changes))  # type: ignore[arg-type]

    @property
    def command(self) -> str:
        """The command that repeats the search in a terminal."""
        words = ["mcts-studio", "analyze", "--game", self.game, "--profile", self.profile]
        words += ["--simulations", str(self.simulations)]
        words += ["--depth", str(self.depth)] if self.depth is not None else []
        words += ["--table", self.table] if self.table else []
        words += ["--set", *(f"{name}={_as_text(value)}" for name, value in self.changes)] if self.changes else []
        return shlex.join(words)


@dataclass(frozen=True, slots=True)
class ProjectTraining:
    """A training of a network for a classroom project, either in usual size or as a toy that learns in minutes."""

    title: str
    game: str
    folder: str
    is_toy: bool = False

    @property
    def rules(self) -> Rules:
        return rules_from_text(self.game)

    @property
    def command(self) -> str:
        return f"mcts-studio train {self.folder} {'--toy' if self.is_toy else '--textbook'} --game {self.game}"


@dataclass(frozen=True, slots=True)
class ClassroomProject:
    """A project of a course."""

    # Experiments name it as their group.

    name: str
    title: str
    summary: str
    """A summary of the project."""
    differences: str
    """The differences between the studio and the project, with their reasons."""
    searches: tuple[ProjectSearch, ...]
    lessons: tuple[str, ...] = ()
    """The names of the lessons on the subject."""
    trainings: tuple[ProjectTraining, ...] = ()


def _as_text(value: ParameterValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


_FIVE_IN_A_ROW = ClassroomProject(
    "five-in-a-row",
    QT_TRANSLATE_NOOP("ClassroomProjects", "Five in a row with plain search and AlphaZero"),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Five in a row on 8×8 and four in a row on 6×6. Plain Monte Carlo tree search plays 10,000 random games per "
        "move. AlphaZero evaluates positions by a convolutional network, with 400 playouts per move.",
    ),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "The studio keeps the tree below a played move and shows the kept visits separately. A move that lets "
        "the other side win at once counts as lost, even in plain search, because this follows from the rules. "
        "The shipped network was trained by the studio from random weights. It requires the optional packages onnx "
        "and onnxruntime.",
    ),
    (
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Plain search, 8×8, 10,000 playouts"),
            "gomoku-8",
            "classic-uct",
            10_000,
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Plain search, four in a row on 6×6, 10,000 playouts"),
            "6x6/4",
            "classic-uct",
            10_000,
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "AlphaZero, 8×8, 400 playouts"),
            "gomoku-8",
            "alphazero",
            400,
            changes=(("network", _CONVOLUTIONAL),),
        ),
    ),
)
_NEIGHBOUR_PORT = ClassroomProject(
    "neighbour-port",
    QT_TRANSLATE_NOOP("ClassroomProjects", "Tree search with neighbour rollouts"),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Monte Carlo tree search whose rollouts play only next to stones. Four in a row on 5×5, 400 "
        "simulations per move, depth 30, c = √2 on values from −1 to 1.",
    ),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "The studio applies c to win rates from 0 to 1. So c = √2 on values from −1 to 1 "
        "corresponds to c = 0.7071 here. The limit of 30 applies to the depth of the tree and to "
        "the length of rollouts. A rollout that reaches the limit counts as a draw. After the "
        "search, the move with the best value is played.",
    ),
    (
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Neighbour rollouts, 400 simulations"),
            "four-5",
            "neighbour",
            400,
            30,
            (("exploration", _ROOT_TWO_ON_VALUES), ("rollout_moves", 30)),
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Uniform rollouts, 400 simulations"),
            "four-5",
            "neighbour-uniform",
            400,
            30,
            (("exploration", _ROOT_TWO_ON_VALUES), ("rollout_moves", 30)),
        ),
    ),
    ("7-what-a-rollout-cannot-see",),
)
_WIN_SHARE = ClassroomProject(
    "win-share-assignment",
    QT_TRANSLATE_NOOP("ClassroomProjects", "Class assignment with statistics m/n"),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Each move has n simulations, of which m are won; a draw counts one half. The share m/n is the value of "
        "the move. The search tries few children of a node at first, and more as the visits of the node grow.",
    ),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "The studio calls m/n the win rate and n the visits. It also shows the number of draws, "
        "without draws in visits that were kept from earlier moves. On 4×4 no line of five fits, "
        "so every simulation ends in a draw.",
    ),
    (
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Five in a row on 4×4, 2,000 simulations"),
            "4x4/5",
            "win-share",
            2_000,
            table="wins",
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Five in a row on 6×6, 2,000 simulations"),
            "gomoku-6",
            "win-share",
            2_000,
            table="wins",
        ),
    ),
    ("5-widening",),
)
_NOTES = ClassroomProject(
    "alphazero-notes",
    QT_TRANSLATE_NOOP("ClassroomProjects", "AlphaZero notes, and a notebook that trains a network"),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Notes on AlphaZero, with a notebook that trains a convolutional network by self-play. They explain "
        "playouts, temperature, Dirichlet noise, and the losses of policy and value.",
    ),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Every result is 1, 0 or −1 from the point of view of the side to move. In one notebook the test for a "
        "winner never succeeds, so the notebook never gives the reward 1. The studio repeats the method, but not "
        "this error.",
    ),
    (
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "AlphaZero, 8×8, 120 playouts"),
            "gomoku-8",
            "alphazero",
            120,
            changes=(("network", _CONVOLUTIONAL),),
        ),
    ),
    ("6-priors", "8-what-a-network-learns"),
    (
        ProjectTraining(
            QT_TRANSLATE_NOOP("ClassroomProjects", "A convolutional network learns from games against itself, 8×8"),
            "gomoku-8",
            "runs/notes",
        ),
        ProjectTraining(
            QT_TRANSLATE_NOOP("ClassroomProjects", "A small network learns three in a row on 4×5, in two minutes"),
            "4x5/3",
            "runs/rectangle",
            is_toy=True,
        ),
    ),
)
_LAB = ClassroomProject(
    "connect-four-lab",
    QT_TRANSLATE_NOOP("ClassroomProjects", "Connect Four lab with graph search"),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "Connect Four, searched as a graph: positions that are reached by different move orders share a node. A "
        "table shows the visits and the value of each column; size, depth and breadth describe the graph. The "
        "project used c = 2 and c = 0.5 on values from −1 to 1.",
    ),
    QT_TRANSLATE_NOOP(
        "ClassroomProjects",
        "The studio applies c to win rates from 0 to 1. So c = 2 and c = 0.5 on values from −1 to 1 correspond "
        "to c = 1 and c = 0.25 here. The studio also proves wins and losses; when the root is proven, the search "
        "ends, unless proofs=off is set. Values are from the point of view of the side to move.",
    ),
    (
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Graph, 1,000 simulations"),
            "connect-four",
            "graph",
            1_000,
            table="columns",
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Tree, 1,000 simulations"),
            "connect-four",
            "graph",
            1_000,
            changes=(("transpositions", False),),
            table="columns",
        ),
        ProjectSearch(
            QT_TRANSLATE_NOOP("ClassroomProjects", "Graph, 200 simulations, c = 0.5 on values"),
            "connect-four",
            "graph",
            200,
            changes=(("exploration", _HALF_ON_VALUES),),
            table="columns",
        ),
    ),
    ("4-transpositions",),
)
_ALL = (_FIVE_IN_A_ROW, _NEIGHBOUR_PORT, _WIN_SHARE, _NOTES, _LAB)
PROJECTS: Mapping[str, ClassroomProject] = MappingProxyType({project.name: project for project in _ALL})
