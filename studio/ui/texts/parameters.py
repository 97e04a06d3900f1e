"""Titles and descriptions of parameters, profiles and levels in the window's language."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QLocale

from studio.engine.options.parameters import PARAMETERS, SHIPPED_NETWORK
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.networks.catalogue import title_of
from studio.players.levels import LEVELS
from studio.ui.texts.translating import translate

PARAMETER_TITLES: Mapping[str, str] = {
    "selection": QT_TRANSLATE_NOOP("Parameters", "Selection"),
    "exploration": QT_TRANSLATE_NOOP("Parameters", "Exploration"),
    "exploration_growth": QT_TRANSLATE_NOOP("Parameters", "Exploration growth"),
    "first_play": QT_TRANSLATE_NOOP("Parameters", "First-play urgency"),
    "first_play_reduction": QT_TRANSLATE_NOOP("Parameters", "First-play reduction"),
    "least_prior": QT_TRANSLATE_NOOP("Parameters", "Minimum prior"),
    "network": QT_TRANSLATE_NOOP("Parameters", "Network"),
    "batch": QT_TRANSLATE_NOOP("Parameters", "Batch size"),
    "rollout": QT_TRANSLATE_NOOP("Parameters", "Rollout"),
    "rollout_radius": QT_TRANSLATE_NOOP("Parameters", "Rollout radius"),
    "rollout_moves": QT_TRANSLATE_NOOP("Parameters", "Rollout length"),
    "widening_start": QT_TRANSLATE_NOOP("Parameters", "Widening start"),
    "widening_factor": QT_TRANSLATE_NOOP("Parameters", "Widening factor"),
    "widening_exponent": QT_TRANSLATE_NOOP("Parameters", "Widening exponent"),
    "tree_radius": QT_TRANSLATE_NOOP("Parameters", "Tree radius"),
    "centre_radius": QT_TRANSLATE_NOOP("Parameters", "Centre radius"),
    "transpositions": QT_TRANSLATE_NOOP("Parameters", "Transpositions"),
    "threats": QT_TRANSLATE_NOOP("Parameters", "Threats"),
    "threat_nodes": QT_TRANSLATE_NOOP("Parameters", "Threat search limit"),
    "shortest_fours": QT_TRANSLATE_NOOP("Parameters", "Shortest wins by fours"),
    "threat_visits": QT_TRANSLATE_NOOP("Parameters", "Visits before threat search"),
    "attack_nodes": QT_TRANSLATE_NOOP("Parameters", "Long attack search limit"),
    "refutation_nodes": QT_TRANSLATE_NOOP("Parameters", "Refutation search limit"),
    "end_positions": QT_TRANSLATE_NOOP("Parameters", "Endgame solver"),
    "proofs": QT_TRANSLATE_NOOP("Parameters", "Proofs"),
    "reuse": QT_TRANSLATE_NOOP("Parameters", "Tree reuse"),
    "final_move": QT_TRANSLATE_NOOP("Parameters", "Final move"),
    "natural_opening": QT_TRANSLATE_NOOP("Parameters", "Opening near centre"),
    "temperature": QT_TRANSLATE_NOOP("Parameters", "Temperature"),
    "confidence": QT_TRANSLATE_NOOP("Parameters", "Confidence"),
    "memory_mb": QT_TRANSLATE_NOOP("Parameters", "Memory"),
}
CHOICE_TITLES: Mapping[str, Mapping[str, str]] = {
    "selection": {
        "uct": QT_TRANSLATE_NOOP("Parameters", "UCT"),
        "uct-total": QT_TRANSLATE_NOOP("Parameters", "UCT, N = all simulations"),
        "puct": QT_TRANSLATE_NOOP("Parameters", "PUCT"),
    },
    "rollout": {
        "uniform": QT_TRANSLATE_NOOP("Parameters", "uniform"),
        "neighbour": QT_TRANSLATE_NOOP("Parameters", "neighbour"),
        "tactical": QT_TRANSLATE_NOOP("Parameters", "tactical"),
    },
    "threats": {
        "none": QT_TRANSLATE_NOOP("Parameters", "none"),
        "wins": QT_TRANSLATE_NOOP("Parameters", "immediate wins"),
        "fours": QT_TRANSLATE_NOOP("Parameters", "wins by fours"),
        "threes": QT_TRANSLATE_NOOP("Parameters", "wins by threes at the root"),
    },
    "final_move": {
        "visits": QT_TRANSLATE_NOOP("Parameters", "most visits"),
        "value": QT_TRANSLATE_NOOP("Parameters", "best value"),
        "confidence": QT_TRANSLATE_NOOP("Parameters", "best lower bound"),
        "sample": QT_TRANSLATE_NOOP("Parameters", "sample by visits"),
    },
}
"""The titles of the values of those parameters that offer a choice."""
NETWORK_TITLES: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("Parameters", "none"),
    SHIPPED_NETWORK: QT_TRANSLATE_NOOP("Parameters", "shipped network"),
}
"""The titles of those two values of `network` that do not name a file."""


def parameter_title(name: str) -> str:
    return translate("Parameters", PARAMETER_TITLES[name])


def parameter_sentence(name: str) -> str:
    return translate("Parameters", PARAMETERS[name].metadata["sentence"])


def code_name_tip(name: str) -> str:
    """Return a tooltip that shows the code name of a parameter, a choice or a profile."""
    # Commands and files use it.
    return fill(translate("Parameters", "In commands and files: {name}"), name=name)


def parameter_unit(name: str) -> str:
    """Return the unit of the parameter. The text is empty if it has none."""
    unit = PARAMETERS[name].metadata["unit"]
    return translate("Parameters", unit) if unit else ""


def parameter_range(name: str) -> str:
    """Return the range of the parameter with its unit. Switches and choices have none, so the text is empty."""
    parameter = PARAMETERS[name]
    if isinstance(parameter.default, bool | str):
        return ""
    return f"{range_text(parameter.metadata['low'], parameter.metadata['high'])} {parameter_unit(name)}".strip()


def range_text(low: float, high: float) -> str:
    """Return a range as text. `high` may be infinite."""
    if math.isinf(high):
        return fill(translate("Parameters", "{low} to ∞"), low=number_text(low))
    return fill(translate("Parameters", "{low} to {high}"), low=number_text(low), high=number_text(high))


def value_text(name: str, value: bool | float | str) -> str:
    if isinstance(value, bool):
        return translate("Parameters", "on") if value else translate("Parameters", "off")
    if name == "network":
        title = NETWORK_TITLES.get(str(value))
        return title_of(str(value)) if title is None else translate("Parameters", title)
    if isinstance(value, str):
        return translate("Parameters", CHOICE_TITLES[name][str(value)])
    return number_text(value)


def changes_text(profile: Profile | str, changes: Mapping[str, bool | float | str], most: int = 6) -> str:
    """Return a text such as "Studio, except for Rollout uniform".

    It names at most `most` changes. If there are none, the text is like "the same as Studio".
    """
    title = profile_title(profile)
    if not changes:
        return fill(translate("Parameters", "the same as {profile}"), profile=title)
    listed = [f"{parameter_title(name)} {value_text(name, value)}" for name, value in list(changes.items())[:most]]
    joined = QLocale().createSeparatedList(listed + (["…"] if len(changes) > most else []))
    return fill(translate("Parameters", "{profile}, except for {changes}"), changes=joined, profile=title)


def number_text(value: float) -> str:
    """Return a number with up to six significant digits."""
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    text = QLocale().toString(value) if isinstance(value, int) else QLocale().toString(value, "g", 6)
    return text.replace("-", "−")


def profile_title(profile: Profile | str) -> str:
    """Return the title of a profile.

    The title is translated if the profile is built in. An unknown name is returned unchanged.
    """
    known = _known(profile)
    if known is None:
        return str(profile)
    return known.title if known.base else translate("Profiles", known.title)


def profile_sentence(profile: Profile | str) -> str:
    """Return the description of a profile, or an empty text if the name is unknown.

    It gives the exploration constant on two scales: for win rates, and for values from −1 to 1.
    """
    known = _known(profile)
    if known is None:
        return ""
    parameters, locale = known.parameters, QLocale()
    scales = fill(
        translate("Profiles", "c = {on_win_rates} on win rates from 0 to 1, c = {on_values} on values from −1 to 1."),
        on_win_rates=locale.toString(parameters.exploration_on_win_rates, "g", 4),
        on_values=locale.toString(parameters.exploration_on_values, "g", 4),
    )
    own = known.sentence if known.base else translate("Profiles", known.sentence)
    return f"{own}\n{scales}" if own else scales


def _known(profile: Profile | str) -> Profile | None:
    return PROFILES.get(profile) if isinstance(profile, str) else profile


def level_title(name: str) -> str:
    return translate("Levels", LEVELS[name].title)
