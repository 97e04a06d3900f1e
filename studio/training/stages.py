"""The stages of compilation that self-play and trainings need."""

from collections.abc import Iterable
from dataclasses import replace

from studio.engine.options.parameters import Threats
from studio.engine.options.profiles import PROFILES
from studio.engine.stages import FUNCTION, NETWORK, stages_of
from studio.game.rules import Rules
from studio.training.recipes import NetworkKind, Recipe, SelfPlay
from studio.training.strength import OPPONENT


def self_play_stages(settings: SelfPlay, rules: Rules, network: NetworkKind) -> tuple[str, ...]:
    """Return the stages of compilation that self-play with this kind of network needs."""
    judge = NETWORK if network is NetworkKind.PATTERN else FUNCTION
    used = [settings.parameters] if settings.plain_share < 1 else []
    used += [replace(settings.parameters, threats=Threats.NONE, proofs=False)] if settings.plain_share > 0 else []
    used += [settings.stronger.parameters] if settings.uneven_share > 0 else []
    return _without_repetitions(stage for parameters in used for stage in stages_of(rules, parameters, judge=judge))


def training_stages(recipe: Recipe, rules: Rules) -> tuple[str, ...]:
    """Return the stages of compilation for self-play and for measurements against plain search."""
    judge = NETWORK if recipe.network is NetworkKind.PATTERN else FUNCTION
    measured = stages_of(rules, recipe.self_play.parameters, judge=judge)
    opponent = stages_of(rules, PROFILES[OPPONENT].parameters)
    return _without_repetitions((*self_play_stages(recipe.self_play, rules, recipe.network), *measured, *opponent))


def _without_repetitions(stages: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stages))
