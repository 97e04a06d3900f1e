"""What commands share that take parameters of the search: --set NAME=VALUE."""

import argparse

from studio.commands.opening import printable


def add_settings_argument(parser: argparse.ArgumentParser, *, more: str = "") -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=setting,
        metavar="NAME=VALUE",
        dest="settings",
        help=f"change a parameter of the profile, such as proofs=off or exploration=0.5{more}",
    )


def setting(text: str) -> tuple[str, str]:
    """A parameter's name and its value as a text; `help` stands alone."""
    name, equals, value = text.partition("=")
    if not equals and name != "help":
        raise argparse.ArgumentTypeError(f"{printable(text[:40])!r} is not NAME=VALUE, such as proofs=off")
    return name.strip().replace("-", "_"), value.strip()
