"""The titles and descriptions of training settings in the window's language."""

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.training.request import STANDARD, TEXTBOOK, TOY
from studio.training.setting import Number, SettingGroup
from studio.training.settings import SETTINGS
from studio.ui.texts.parameters import number_text, value_text
from studio.ui.texts.translating import translate

_CONTEXT = "TrainingSettings"
SETTING_TITLES: Mapping[str, str] = {
    "playouts": QT_TRANSLATE_NOOP("TrainingSettings", "Playouts"),
    "other_playouts": QT_TRANSLATE_NOOP("TrainingSettings", "Playouts of other moves"),
    "sample_share": QT_TRANSLATE_NOOP("TrainingSettings", "Share of samples"),
    "c": QT_TRANSLATE_NOOP("TrainingSettings", "Exploration c"),
    "threats": QT_TRANSLATE_NOOP("TrainingSettings", "Threats"),
    "threat_nodes": QT_TRANSLATE_NOOP("TrainingSettings", "Threat search limit"),
    "opening": QT_TRANSLATE_NOOP("TrainingSettings", "Random opening"),
    "natural_share": QT_TRANSLATE_NOOP("TrainingSettings", "Openings near the centre"),
    "positions_share": QT_TRANSLATE_NOOP("TrainingSettings", "Given positions"),
    "uneven_share": QT_TRANSLATE_NOOP("TrainingSettings", "Uneven games"),
    "uneven_factor": QT_TRANSLATE_NOOP("TrainingSettings", "Playout factor"),
    "temperature": QT_TRANSLATE_NOOP("TrainingSettings", "First temperature"),
    "temperature_moves": QT_TRANSLATE_NOOP("TrainingSettings", "Moves at first temperature"),
    "late_temperature": QT_TRANSLATE_NOOP("TrainingSettings", "Later temperature"),
    "plain_share": QT_TRANSLATE_NOOP("TrainingSettings", "Games played to the end"),
    "noise_alpha": QT_TRANSLATE_NOOP("TrainingSettings", "Dirichlet α"),
    "noise_share": QT_TRANSLATE_NOOP("TrainingSettings", "Noise in priors"),
    "move_noise_share": QT_TRANSLATE_NOOP("TrainingSettings", "Noise in moves"),
    "games": QT_TRANSLATE_NOOP("TrainingSettings", "Games per generation"),
    "batch": QT_TRANSLATE_NOOP("TrainingSettings", "Batch size"),
    "epochs": QT_TRANSLATE_NOOP("TrainingSettings", "Epochs"),
    "rate": QT_TRANSLATE_NOOP("TrainingSettings", "Learning rate"),
    "last_rate": QT_TRANSLATE_NOOP("TrainingSettings", "Final learning rate"),
    "average": QT_TRANSLATE_NOOP("TrainingSettings", "Averaged generations"),
    "buffer": QT_TRANSLATE_NOOP("TrainingSettings", "Buffer"),
    "measure_seconds": QT_TRANSLATE_NOOP("TrainingSettings", "Interval in seconds"),
    "measure_games": QT_TRANSLATE_NOOP("TrainingSettings", "Games per opponent"),
    "measure_playouts": QT_TRANSLATE_NOOP("TrainingSettings", "Network's playouts per move"),
    "opponent_playouts": QT_TRANSLATE_NOOP("TrainingSettings", "Opponent's playouts per move"),
    "opponent_doubles": QT_TRANSLATE_NOOP("TrainingSettings", "Playout doubling"),
    "copy_every": QT_TRANSLATE_NOOP("TrainingSettings", "Generations between copies"),
}
GROUP_TITLES: Mapping[SettingGroup, str] = {
    SettingGroup.SEARCH: QT_TRANSLATE_NOOP("TrainingSettings", "Search"),
    SettingGroup.GAMES: QT_TRANSLATE_NOOP("TrainingSettings", "Games"),
    SettingGroup.NOISE: QT_TRANSLATE_NOOP("TrainingSettings", "Noise"),
    SettingGroup.LEARNING: QT_TRANSLATE_NOOP("TrainingSettings", "Learning"),
    SettingGroup.MEASURING: QT_TRANSLATE_NOOP("TrainingSettings", "Evaluation"),
}
# The window shows recipes as kinds of networks.
KIND_TITLES: Mapping[str, str] = {
    STANDARD: QT_TRANSLATE_NOOP("TrainingSettings", "Patterns"),
    TOY: QT_TRANSLATE_NOOP("TrainingSettings", "Patterns, toy"),
    TEXTBOOK: QT_TRANSLATE_NOOP("TrainingSettings", "Convolutional"),
}
"""The titles of the recipes."""
_MOST_LISTED = 4


def setting_title(name: str) -> str:
    return translate(_CONTEXT, SETTING_TITLES[name])


def setting_sentence(name: str) -> str:
    return translate(_CONTEXT, SETTINGS[name].sentence)


def setting_range(name: str) -> str:
    """Return the range of the setting as text. It is empty for a switch."""
    if is_switch(name):
        return ""
    setting = SETTINGS[name]
    text = translate("Parameters", "{low} to {high}")
    return fill(text, low=number_text(setting.least), high=number_text(setting.most))


def is_switch(name: str) -> bool:
    """Return whether the setting can only be on or off."""
    setting = SETTINGS[name]
    return setting.kind is int and (setting.least, setting.most) == (0, 1)


def setting_value(name: str, value: Number) -> str:
    return value_text(name, bool(value)) if is_switch(name) else number_text(value)


def changes_listed(values: Mapping[str, Number], most: int = _MOST_LISTED) -> str:
    """Return a text such as "Playouts 400, Exploration c 5". It contains at most `most` settings."""
    listed = [f"{setting_title(name)} {setting_value(name, value)}" for name, value in list(values.items())[:most]]
    text = QLocale().createSeparatedList(listed)
    return f"{text} …" if len(values) > most else text


def kind_title(recipe: str) -> str:
    """Return the title of the kind of network that a recipe trains. If the recipe is unknown, return its name."""
    return translate(_CONTEXT, KIND_TITLES[recipe]) if recipe in KIND_TITLES else recipe
