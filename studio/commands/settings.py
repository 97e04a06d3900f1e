"""What commands share that take parameters of the search: --set NAME=VALUE."""

import argparse

from studio.commands.opening import printable


def add_settings_argument(parser: argparse.ArgumentParser, *, lists: bool = False) -> None:
    """`lists` says that the command lists the parameters when it is asked for help with them."""
    where = "--set help lists them" if lists else "mcts-studio analyze --set help lists them"
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=_setting_or_help if lists else _setting,
        metavar="NAME=VALUE",
        dest="settings",
        help=f"change a parameter of the profile, such as proofs=off or exploration=0.5; {where}",
    )


def _setting_or_help(text: str) -> tuple[str, str]:
    return ("help", "") if text == "help" else _setting(text)


def _setting(text: str) -> tuple[str, str]:
    """A parameter's name and its value as a text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{printable(text[:40])!r} is not NAME=VALUE, such as proofs=off")
    return name.strip().replace("-", "_"), value.strip()
