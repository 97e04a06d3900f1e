"""The option --set NAME=VALUE for parameters of the search."""

import argparse

from studio.commands.opening import printable


def add_settings_argument(parser: argparse.ArgumentParser, *, lists: bool = False) -> None:
    """Add the option; `lists` makes `--set help` list all parameters."""
    where = "--set help lists all" if lists else "`mcts-studio analyze --set help` lists all"
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=_setting_or_help if lists else _setting,
        metavar="NAME=VALUE",
        dest="settings",
        help=f"set a parameter of the profile, such as proofs=off or exploration=0.5; may be repeated; {where}",
    )


def _setting_or_help(text: str) -> tuple[str, str]:
    return ("help", "") if text == "help" else _setting(text)


def _setting(text: str) -> tuple[str, str]:
    """Split NAME=VALUE into the parameter's name and its value as text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{printable(text[:40])!r} is not NAME=VALUE, such as proofs=off")
    return name.strip().replace("-", "_"), value.strip()
