"""The stages of compilation. A stage is a set of kernels that are needed together.

Every search needs two stages before it begins: `LOOKING`, which all searches share, and the stage of `advance` for its
kinds of board, rollout and threat detection. Some searches also need the stage of a solver or of priors. A new kind of
board, rollout or threat detection adds stages and leaves the others unchanged.
"""

from collections.abc import Sequence

from studio.engine.kernels.boards.board import Board, FourWords, OneWord, RowWords
from studio.engine.options.parameters import Parameters, Rollout, Threats
from studio.engine.running.boards import board_kind
from studio.engine.running.root_endgame import uses_endgame_solver
from studio.engine.running.task import looks_for_fours
from studio.game.rules import Overline, Rules

LOOKING = "looking"  # creating, reading and growing a tree, changing its root, sharing it between threads
SURVEYS = "surveys"  # walks over a whole tree
FILES = "files"  # saving a tree, and reading it
PRIORS = "priors"  # priors given by the caller
THREATS = "threats"  # the threat solver
ENDS = "ends"  # the endgame solver
MINIMAX = "minimax"  # minimax, a baseline player
NETWORK = "network"  # part of a stage's name: a pattern network evaluates
FUNCTION = "function"  # part of a stage's name: a Python function or another process evaluates
RULES = {"one-word": Rules(3, 3, 3), "four-words": Rules(9, 9, 5), "row-words": Rules(17, 17, 5)}
"""An example of rules for each kind of board."""
_OTHER = {Overline.CARO: "-caro", Overline.RENJU: "-renju"}
"""The suffixes of the stages for rules that need separate kernels. These stages are not compiled in advance."""
EXAMPLES = RULES | {
    f"{board}{suffix}": Rules(max(rules.rows, 5), max(rules.columns, 5), 5, overline=overline)
    for overline, suffix in _OTHER.items()
    for board, rules in RULES.items()
}
"""An example of rules for each kind of board, and for each kind of rules that needs separate kernels."""
SOLVERS = {THREATS + suffix: EXAMPLES[f"one-word{suffix}"] for suffix in ("", *_OTHER.values())}
"""An example of rules for each stage of the threat solver."""
_BOARDS: dict[type[Board], str] = {OneWord: "one-word", FourWords: "four-words", RowWords: "row-words"}


# Threes are detected only at the root, by the solver.
_THREAT_SUFFIXES = {Threats.NONE: "", Threats.WINS: "-threats", Threats.FOURS: "-fours", Threats.THREES: "-fours"}
"""The suffixes of stages with threat detection."""


def plain(board: str, rollout: Rollout, threats: Threats = Threats.NONE) -> str:
    """Return the name of the stage for searches with rollouts on this kind of board."""
    return f"{board}-{rollout}{_THREAT_SUFFIXES[threats]}"


PLAIN = {
    plain(board, rollout, threats): (board, rollout, threats)
    for threats in (Threats.NONE, Threats.WINS, Threats.FOURS)
    for board in EXAMPLES
    for rollout in Rollout
}
# Other stages are compiled when they are needed.
_DETECTING = tuple(
    plain(board, Rollout.UNIFORM, threats) for board in RULES for threats in (Threats.FOURS, Threats.WINS)
)
"""The stages with rollouts and threat detection that are compiled in advance."""
_NOT_DETECTING = tuple(
    stage for stage, (board, _, threats) in PLAIN.items() if threats is Threats.NONE and board in RULES
)


def judged(board: str, judge: str, threats: Threats = Threats.NONE) -> str:
    """Return the name of the stage for searches with a network or a function on this kind of board."""
    return f"{board}-{judge}{_THREAT_SUFFIXES[threats]}"


JUDGED = {
    judged(board, judge, threats): (board, judge, threats)
    for judge in (NETWORK, FUNCTION)
    for threats in (Threats.FOURS, Threats.NONE, Threats.WINS)
    for board in EXAMPLES
}
_NETWORKS = (
    judged("four-words", NETWORK, Threats.FOURS),
    judged("row-words", NETWORK, Threats.FOURS),
    judged("one-word", NETWORK, Threats.WINS),
    judged("four-words", NETWORK),
    judged("one-word", NETWORK),
)
"""The stages with a network that are compiled in advance: for built-in profiles and small self-play games."""
LOOPS = {stage: board for stage, (board, *_) in (*PLAIN.items(), *JUDGED.items())}
"""For each stage that contains the loop of the search, its kind of board."""
ALL = (LOOKING, *_NOT_DETECTING, SURVEYS, FILES, PRIORS, THREATS, ENDS, MINIMAX, *_DETECTING, *_NETWORKS)
"""The stages that every program compiles in advance."""
PACKAGED = (
    *ALL,
    *(judged(f"four-words{suffix}", NETWORK, Threats.FOURS) for suffix in _OTHER.values()),
    *(f"{THREATS}{suffix}" for suffix in _OTHER.values()),
    judged("one-word", FUNCTION),
)
"""The stages whose kernels packages contain: those in `ALL`, and those of the other shipped networks."""


def stages_of(rules: Rules, parameters: Parameters, *, judge: str = "", with_priors: bool = False) -> tuple[str, ...]:
    """Return the stages that a search with these settings needs before it begins, starting with the stage that
    takes longest to compile.
    """
    threats, board = parameters.seen_threats, f"{_BOARDS[board_kind(rules)]}{_OTHER.get(rules.overline, '')}"
    looks = looks_for_fours(parameters, rules)
    seen = Threats.WINS if threats.sees_fours and not looks else threats
    loop = judged(board, judge, seen) if judge else plain(board, parameters.rollout, seen)
    ends = (ENDS,) if uses_endgame_solver(parameters, rules) else ()
    return (loop, LOOKING, *((solver_stage(rules),) if looks else ()), *ends, *((PRIORS,) if with_priors else ()))


def solver_stage(rules: Rules) -> str:
    """Return the stage of the threat solver for these rules."""
    return f"{THREATS}{_OTHER.get(rules.overline, '')}"


def in_turn(wanted: Sequence[str], lane: int) -> list[str]:
    """Return all stages in the order in which process number `lane` compiles them."""
    # A compiled stage speeds up the next stage for the same board. So each process begins with a different board, and
    # process 0 with the board of the wanted stages.
    boards = list(RULES)
    begun = [boards.index(LOOPS[stage]) for stage in wanted if LOOPS.get(stage) in RULES]
    first = (begun[0] if begun else 0) + lane
    turned = boards[first % len(boards) :] + boards[: first % len(boards)]
    own, *others = ([plain(board, rollout) for rollout in Rollout] for board in turned)
    if lane == 0:  # the next board is last, because another process begins with it
        others.reverse()
        rest = [*others[0], *others[1], *_DETECTING, *_NETWORKS, LOOKING]
        return [*own, SURVEYS, FILES, PRIORS, THREATS, ENDS, MINIMAX, *rest]
    rest = [*others[0], *others[1], SURVEYS, FILES, PRIORS, *_DETECTING, *_NETWORKS]
    return [LOOKING, *own, MINIMAX, ENDS, THREATS, *rest]
