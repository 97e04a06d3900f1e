"""Parameters, profiles and levels of the search, as the window names and explains them."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from studio.engine.options.parameters import PARAMETERS, SHIPPED_NETWORK
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.message import QT_TRANSLATE_NOOP
from studio.players.levels import LEVELS

PARAMETER_TITLES: Mapping[str, str] = {
    "selection": QT_TRANSLATE_NOOP("Parameters", "Selection"),
    "exploration": QT_TRANSLATE_NOOP("Parameters", "Exploration"),
    "first_play": QT_TRANSLATE_NOOP("Parameters", "First play"),
    "least_prior": QT_TRANSLATE_NOOP("Parameters", "Least prior"),
    "network": QT_TRANSLATE_NOOP("Parameters", "Network"),
    "batch": QT_TRANSLATE_NOOP("Parameters", "Asked at once"),
    "rollout": QT_TRANSLATE_NOOP("Parameters", "Rollout"),
    "rollout_radius": QT_TRANSLATE_NOOP("Parameters", "Rollout radius"),
    "rollout_moves": QT_TRANSLATE_NOOP("Parameters", "Rollout length"),
    "widening_start": QT_TRANSLATE_NOOP("Parameters", "Widening from"),
    "widening_factor": QT_TRANSLATE_NOOP("Parameters", "Widening factor"),
    "widening_exponent": QT_TRANSLATE_NOOP("Parameters", "Widening exponent"),
    "tree_radius": QT_TRANSLATE_NOOP("Parameters", "Tree radius"),
    "centre_radius": QT_TRANSLATE_NOOP("Parameters", "Centre radius"),
    "transpositions": QT_TRANSLATE_NOOP("Parameters", "Shared positions"),
    "threats": QT_TRANSLATE_NOOP("Parameters", "Threats"),
    "threat_nodes": QT_TRANSLATE_NOOP("Parameters", "Look for threats"),
    "end_positions": QT_TRANSLATE_NOOP("Parameters", "Look at the end"),
    "proofs": QT_TRANSLATE_NOOP("Parameters", "Proofs"),
    "reuse": QT_TRANSLATE_NOOP("Parameters", "Keep the tree"),
    "final_move": QT_TRANSLATE_NOOP("Parameters", "Final move"),
    "temperature": QT_TRANSLATE_NOOP("Parameters", "Temperature"),
    "confidence": QT_TRANSLATE_NOOP("Parameters", "Confidence"),
    "memory_mb": QT_TRANSLATE_NOOP("Parameters", "Memory"),
}
PARAMETER_SENTENCES = (
    QT_TRANSLATE_NOOP("Parameters", "The rule that compares children: uct or puct."),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "How much the search explores: c of UCT on win rates from 0 to 1, or c of PUCT on values from −1 to 1.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "What a child not yet visited is worth, as a win rate for uct and a value for puct; inf: such children come "
        "before all others.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "Moves to which a network gives a smaller prior are left out below the root; they are put back when all the "
        "others are proven lost. 0: none is left out.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "Which network judges positions in place of rollouts: its name, or shipped for ours that has learnt the game. "
        "Where there is none, the best rollouts search. Empty: rollouts. Goes with puct.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "About how many positions a convolutional network, or a function, is asked at once; passes that wait count as "
        "losses meanwhile, so that others look elsewhere. Rollouts and pattern networks have no use for it.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "How a rollout chooses its moves: uniform among all, neighbour for those near to stones, tactical to take "
        "wins and block losses first.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters", "How near to a stone the moves of neighbour and tactical rollouts are; 0: anywhere."
    ),
    QT_TRANSLATE_NOOP("Parameters", "A rollout that lasts longer counts as a draw; 0: it is played to its end."),
    QT_TRANSLATE_NOOP("Parameters", "How many children a node considers at first; 0: all of them."),
    QT_TRANSLATE_NOOP("Parameters", "As a node's visits grow, it considers factor × visits ^ exponent more children."),
    QT_TRANSLATE_NOOP("Parameters", "How fast that grows with the visits: the exponent in factor × visits ^ exponent."),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "How near to a stone the children are that come first; the others follow when those are proven lost. "
        "0: all are alike.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "How near to the middle of the board the children are that come first in each side's first move. "
        "0: all are alike.",
    ),
    QT_TRANSLATE_NOOP("Parameters", "Whether positions reached by different orders of moves share a node."),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "What is seen of threats: none; wins: moves that win at once, and the only reply to one; fours: besides, wins "
        "by fours and what refutes them; threes: besides, wins by threes at the root. Where stones fall, at most wins.",
    ),
    QT_TRANSLATE_NOOP(
        "Parameters", "How many moves a look for fours may try at a node; at the root it is a hundred times as many."
    ),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "Where stones fall and four win: how many positions an exact look at what the root's moves are worth may try "
        "while the search goes on, as soon as few enough points are empty; 0: nobody looks.",
    ),
    QT_TRANSLATE_NOOP("Parameters", "Whether certain wins, draws and losses rise through the tree."),
    QT_TRANSLATE_NOOP("Parameters", "Whether the tree below a move is kept when the move is played."),
    QT_TRANSLATE_NOOP(
        "Parameters",
        "The move in the end: most visits, best value, best lower bound of confidence, or a sample of the visits.",
    ),
    QT_TRANSLATE_NOOP("Parameters", "How freely a sample is drawn: small values prefer the most visited move."),
    QT_TRANSLATE_NOOP("Parameters", "How far below its value the lower bound of confidence lies."),
    QT_TRANSLATE_NOOP("Parameters", "How large the tree may grow; then the search goes on without growing."),
)
UNITS = (
    QT_TRANSLATE_NOOP("Parameters", "points"),
    QT_TRANSLATE_NOOP("Parameters", "moves"),
    QT_TRANSLATE_NOOP("Parameters", "children"),
    QT_TRANSLATE_NOOP("Parameters", "standard errors"),
    QT_TRANSLATE_NOOP("Parameters", "positions"),
    QT_TRANSLATE_NOOP("Parameters", "MB"),
)
CHOICE_TITLES: Mapping[str, Mapping[str, str]] = {
    "selection": {"uct": QT_TRANSLATE_NOOP("Parameters", "UCT"), "puct": QT_TRANSLATE_NOOP("Parameters", "PUCT")},
    "rollout": {
        "uniform": QT_TRANSLATE_NOOP("Parameters", "uniform"),
        "neighbour": QT_TRANSLATE_NOOP("Parameters", "neighbour"),
        "tactical": QT_TRANSLATE_NOOP("Parameters", "tactical"),
    },
    "threats": {
        "none": QT_TRANSLATE_NOOP("Parameters", "none"),
        "wins": QT_TRANSLATE_NOOP("Parameters", "wins at once"),
        "fours": QT_TRANSLATE_NOOP("Parameters", "wins by fours"),
        "threes": QT_TRANSLATE_NOOP("Parameters", "by threes at the root"),
    },
    "final_move": {
        "visits": QT_TRANSLATE_NOOP("Parameters", "most visits"),
        "value": QT_TRANSLATE_NOOP("Parameters", "best value"),
        "confidence": QT_TRANSLATE_NOOP("Parameters", "best lower bound"),
        "sample": QT_TRANSLATE_NOOP("Parameters", "sample of the visits"),
    },
}
"""What each value of a choice is called."""
NETWORK_TITLES: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("Parameters", "none"),
    SHIPPED_NETWORK: QT_TRANSLATE_NOOP("Parameters", "the studio’s, for the game"),
}
"""What those that are no names of networks are called."""
PROFILE_TEXTS = (
    QT_TRANSLATE_NOOP("Profiles", "Studio"),
    QT_TRANSLATE_NOOP(
        "Profiles", "The strongest: what a network has learnt in games against itself, and wins by threats."
    ),
    QT_TRANSLATE_NOOP("Profiles", "Studio without a network"),
    QT_TRANSLATE_NOOP(
        "Profiles",
        "The strongest rollouts: moves next to stones first, little exploration, shared positions, wins by threats.",
    ),
    QT_TRANSLATE_NOOP("Profiles", "AlphaZero"),
    QT_TRANSLATE_NOOP(
        "Profiles",
        "The textbook's search with a network: priors and values in place of rollouts, all legal moves, no proofs.",
    ),
    QT_TRANSLATE_NOOP("Profiles", "Classic UCT"),
    QT_TRANSLATE_NOOP(
        "Profiles", "UCB1 with c = √2 on win rates, uniform rollouts, one child at a time, the most visited move."
    ),
    QT_TRANSLATE_NOOP("Profiles", "Classroom UCT"),
    QT_TRANSLATE_NOOP(
        "Profiles", "The textbook's UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move."
    ),
    QT_TRANSLATE_NOOP("Profiles", "Win-share UCT"),
    QT_TRANSLATE_NOOP(
        "Profiles", "Rewards are wins by visits with a tie as one half; few children at first, more as visits grow."
    ),
    QT_TRANSLATE_NOOP("Profiles", "Neighbour rollouts"),
    QT_TRANSLATE_NOOP(
        "Profiles", "Rollouts play next to stones only and end at a depth; the move with the best value."
    ),
    QT_TRANSLATE_NOOP("Profiles", "Uniform twin"),
    QT_TRANSLATE_NOOP(
        "Profiles",
        "Neighbour rollouts' twin for comparison: the same in everything, but its rollouts play anywhere.",
    ),
    QT_TRANSLATE_NOOP("Profiles", "Graph search"),
    QT_TRANSLATE_NOOP(
        "Profiles", "Positions reached by different orders of moves share a node; made for Connect Four."
    ),
)
LEVEL_TITLES = (
    QT_TRANSLATE_NOOP("Levels", "Beginner"),
    QT_TRANSLATE_NOOP("Levels", "Casual"),
    QT_TRANSLATE_NOOP("Levels", "Club player"),
    QT_TRANSLATE_NOOP("Levels", "Strong"),
    QT_TRANSLATE_NOOP("Levels", "Full strength"),
)


def parameter_title(name: str) -> str:
    """The parameter's name for people."""
    return QCoreApplication.translate("Parameters", PARAMETER_TITLES[name])


def parameter_sentence(name: str) -> str:
    """What the parameter does."""
    return QCoreApplication.translate("Parameters", PARAMETERS[name].metadata["sentence"])


def parameter_unit(name: str) -> str:
    """In what it is measured; nothing for a plain number or a choice."""
    unit = PARAMETERS[name].metadata["unit"]
    return QCoreApplication.translate("Parameters", unit) if unit else ""


def parameter_range(name: str) -> str:
    """From where to where it goes, with its unit; empty for a switch and a choice."""
    parameter = PARAMETERS[name]
    if isinstance(parameter.default, bool | str):
        return ""
    low, high = (number_text(parameter.metadata[end]) for end in ("low", "high"))
    if math.isinf(parameter.metadata["high"]):
        text = QCoreApplication.translate("Parameters", "from %1, or ∞").replace("%1", low)
    else:
        text = QCoreApplication.translate("Parameters", "%1 to %2").replace("%1", low).replace("%2", high)
    return f"{text} {parameter_unit(name)}".strip()


def value_text(name: str, value: bool | float | str) -> str:
    """A value of the parameter, as people read it."""
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("Parameters", "on") if value else QCoreApplication.translate("Parameters", "off")
        )
    if name == "network":
        title = NETWORK_TITLES.get(str(value))
        return str(value) if title is None else QCoreApplication.translate("Parameters", title)
    if isinstance(value, str):
        return QCoreApplication.translate("Parameters", CHOICE_TITLES[name][str(value)])
    return number_text(value)


def changes_text(profile: Profile | str, changes: Mapping[str, bool | float | str], most: int = 6) -> str:
    """What is like this profile but for some parameters, of which so many are told."""
    title = profile_title(profile)
    if not changes:
        return QCoreApplication.translate("Parameters", "the same as %1").replace("%1", title)
    told = [f"{parameter_title(name)} {value_text(name, value)}" for name, value in list(changes.items())[:most]]
    listed = QLocale().createSeparatedList(told + (["…"] if len(changes) > most else []))
    return QCoreApplication.translate("Parameters", "%1, but for %2").replace("%2", listed).replace("%1", title)


def number_text(value: float) -> str:
    """A number with as many figures as tell something."""
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    text = QLocale().toString(value) if isinstance(value, int) else QLocale().toString(value, "g", 6)
    return text.replace("-", "−")


def profile_title(profile: Profile | str) -> str:
    """What it is called; a name that nobody knows any more is its own title."""
    known = _known(profile)
    if known is None:
        return str(profile)
    return known.title if known.base else QCoreApplication.translate("Profiles", known.title)


def profile_sentence(profile: Profile | str) -> str:
    """What makes the system what it is, and how much it explores on both scales that people know."""
    known = _known(profile)
    if known is None:
        return ""
    parameters, locale = known.parameters, QLocale()
    scales = QCoreApplication.translate("Profiles", "c is %1 on win rates from 0 to 1, and %2 on values from −1 to 1.")
    for place, c in (("%1", parameters.exploration_on_win_rates), ("%2", parameters.exploration_on_values)):
        scales = scales.replace(place, locale.toString(c, "g", 4))
    own = known.sentence if known.base else QCoreApplication.translate("Profiles", known.sentence)
    return f"{own}\n{scales}" if own else scales


def _known(profile: Profile | str) -> Profile | None:
    return PROFILES.get(profile) if isinstance(profile, str) else profile


def level_title(name: str) -> str:
    return QCoreApplication.translate("Levels", LEVELS[name].title)
