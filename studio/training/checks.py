"""Functions that check whether a recipe suits a game. They need neither the compiler nor a file."""

from studio.engine.evaluation.convolutional.extra import refuse_missing
from studio.engine.evaluation.patterns import patterns_of
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.training import messages
from studio.training.recipes import NetworkKind, Recipe


def refuse_impossible(recipe: Recipe, rules: Rules) -> None:
    """Raise an error if this training cannot run, or could learn nothing.

    If settings caused it, the field `names` of the error lists them.
    """
    refuse_game(recipe.network, rules)
    if recipe.measurement.games % 2:
        raise StudioError(messages.MEASURE_GAMES_ODD, names=("measure_games",))
    if recipe.last_rate > recipe.first_rate:
        raise StudioError(messages.LAST_RATE, rate=f"{recipe.first_rate:g}", names=("rate", "last_rate"))
    if recipe.window[1] < recipe.batch:
        raise StudioError(messages.SMALL_BUFFER, batch=recipe.batch, names=("batch", "buffer"))


def refuse_game(kind: NetworkKind, rules: Rules) -> None:
    """Raise an error if this kind of network cannot learn the game, or requires a package that is not installed."""
    if rules.every_game_is_drawn or rules.win_length == 1:
        raise StudioError(messages.NOTHING_TO_LEARN, rules=rules.text)
    if kind is NetworkKind.CONVOLUTIONAL:
        refuse_missing("onnx")
    elif patterns_of(rules) is None:
        raise StudioError(messages.NOT_FOR_PATTERNS, rules=rules.text)
