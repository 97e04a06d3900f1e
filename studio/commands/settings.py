"""The option `--set NAME=VALUE`, for parameters of the search or settings of a training. Also the option `--scale`."""

import argparse
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from studio.commands.opening import printable

if TYPE_CHECKING:
    from studio.engine.options.scale import Scale
    from studio.training.recipes import Recipe
    from studio.training.setting import TrainingSetting

_OPTION = "--set"
_SETTING = re.compile(r"[a-z][a-z_-]*=", re.ASCII)
_SCALES = ("rates", "values")
_SETS_C = re.compile(r"(^|,)\s*exploration\s*=", re.ASCII)


def add_settings_argument(parser: argparse.ArgumentParser, *, lists: bool = False) -> None:
    """Add the option `--set`. If `lists` is True, `--set help` lists all parameters."""
    where = "--set help lists all" if lists else "`mcts-studio analyze --set help` lists all"
    parser.add_argument(
        _OPTION,
        action="append",
        default=[],
        type=_setting_or_help if lists else _setting,
        metavar="NAME=VALUE",
        dest="settings",
        help=f"set a parameter of the profile, such as proofs=off or exploration=0.5; several may follow; {where}",
    )


def add_scale_argument(parser: argparse.ArgumentParser, where: str) -> None:
    """Add the option `--scale` for the scale of the exploration constant c.

    The help text contains `where`, which describes where the user sets c in this command.
    """
    parser.add_argument(
        "--scale",
        choices=_SCALES,
        help=f"scale of the exploration constant in {where}: win rates from 0 to 1, or values from -1 to 1 (default: "
        "win rates with uct, values with puct)",
    )


def scale_of(args: argparse.Namespace, texts: Iterable[str]) -> "Scale | None":
    """Return the value of the option `--scale`, or None.

    Raise an error if it is given although none of the other arguments `texts` sets the exploration constant c.
    """
    if args.scale is None:
        return None
    from studio.engine import messages
    from studio.engine.options.parameters import ParameterError
    from studio.engine.options.scale import Scale

    if not any(_SETS_C.search(text) for text in texts):
        raise ParameterError(messages.SCALE_WITHOUT_C)
    return Scale(args.scale)


def with_repeated_set(arguments: Sequence[str]) -> list[str]:
    """Insert `--set` before each setting, because users may write several settings after one `--set`.

    The name of an existing file is not taken for a setting.
    """
    spread: list[str] = []
    follows = False
    for place, argument in enumerate(arguments):
        is_value = place > 0 and arguments[place - 1] == _OPTION
        is_setting = _SETTING.match(argument) is not None and not os.path.exists(argument)  # noqa: PTH110  # never raises
        if follows and is_setting and not is_value:
            spread.append(_OPTION)
        follows = is_value or (follows and is_setting)
        spread.append(argument)
    return spread


def _setting_or_help(text: str) -> tuple[str, str]:
    return ("help", "") if text == "help" else _setting(text)


def _setting(text: str) -> tuple[str, str]:
    """Split NAME=VALUE into the name and the value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{printable(text[:40])!r} is not NAME=VALUE, such as proofs=off")
    return name.strip().replace("-", "_"), value.strip()


def add_training_settings_argument(parser: argparse.ArgumentParser, more: str = "") -> None:
    """Add the option `--set` for settings of a training. `--set help` lists them.

    `more` is appended to the help text.
    """
    parser.add_argument(
        _OPTION,
        action="append",
        default=[],
        type=_setting_or_help,
        metavar="NAME=VALUE",
        dest="settings",
        help="change a setting, such as playouts=400 or noise_alpha=0.3; several may follow; --set help lists all"
        + more,
    )


def training_settings_listed(recipe: "Recipe", settings: "Mapping[str, TrainingSetting]") -> str:
    """Return a table of training settings with their values in this recipe. The settings are grouped."""
    rows = [
        (setting.name, _written(setting.value(recipe)), _limits(setting), setting.sentence)
        for setting in settings.values()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines, group = [], None
    for (name, value, limits, sentence), setting in zip(rows, settings.values(), strict=True):
        if setting.group is not group:
            group = setting.group
            lines += ["", f"{group.capitalize()}:"]
        lines.append(f"  {name:<{widths[0]}}  {value:>{widths[1]}}  {limits:<{widths[2]}}  {sentence}")
    return "\n".join(lines[1:])


def _limits(setting: "TrainingSetting") -> str:
    return f"{_written(setting.least)} to {_written(setting.most)}"


def _written(number: int | float) -> str:
    return f"{number:,}" if isinstance(number, int) else f"{number:g}"
