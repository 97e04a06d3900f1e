"""The names of match players, in words for the user."""

import re

from studio.players.baselines import baseline_named
from studio.players.levels import LEVELS
from studio.ui.texts.baselines import baseline_title
from studio.ui.texts.experiments import EXPERIMENT_TEXTS, experiment_text
from studio.ui.texts.parameters import level_title, profile_title

_CODED = re.compile(r"(?P<head>[a-z][a-z0-9-]*)(:(?P<level>[a-z]+))?(?P<rest>(,.*| \(\d+\))?)")
"""The pattern of a name that consists of code names: profile, level, settings, and a number if names are equal."""


def contestant_text(name: str) -> str:
    """Return the name of a match player, with the titles of its profile and level instead of their code names.

    A name that the user has chosen does not change.
    """
    coded = _CODED.fullmatch(name)
    if name in EXPERIMENT_TEXTS or coded is None:
        return experiment_text(name)
    title, level, rest = _title(coded["head"]), coded["level"], coded["rest"]
    if title == coded["head"] or (level and level not in LEVELS):
        return name
    named = f"{title}, {level_title(level)}" if level and level != "full" else title
    return named + rest.replace(",", ", ")


def _title(head: str) -> str:
    baseline = baseline_named(head)
    return profile_title(head) if baseline is None else baseline_title(baseline)
