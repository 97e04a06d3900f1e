"""Converts command-line arguments to one line and back. Spaces separate arguments; an argument with spaces is
quoted.
"""

import re

_ARGUMENT = re.compile(r'(?:[^\s"]|"(?:[^"]|"")*"?)+')
_QUOTED = re.compile(r'"((?:[^"]|"")*)"?')


def split_arguments(text: str) -> tuple[str, ...]:
    """Split the line into arguments. Inside a quoted argument, two quotation marks stand for one."""
    return tuple(_QUOTED.sub(lambda match: match[1].replace('""', '"'), word) for word in _ARGUMENT.findall(text))


def joined_arguments(arguments: tuple[str, ...]) -> str:
    """Return one line that `split_arguments` splits into these arguments."""
    return " ".join(map(_written, arguments))


def _written(argument: str) -> str:
    if argument and not re.search(r'[\s"]', argument):
        return argument
    return '"' + argument.replace('"', '""') + '"'
