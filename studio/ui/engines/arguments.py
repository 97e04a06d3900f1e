"""Converts command-line arguments to one line of text, and back."""

# An argument with spaces is quoted.

import re

_ARGUMENT = re.compile(r'(?:[^\s"]|"(?:[^"]|"")*"?)+')
_QUOTED = re.compile(r'"((?:[^"]|"")*)"?')


def split_arguments(text: str) -> tuple[str, ...]:
    """Split a line of text into arguments."""
    # Two quotation marks inside a quoted argument mean one.
    return tuple(_QUOTED.sub(lambda match: match[1].replace('""', '"'), word) for word in _ARGUMENT.findall(text))


def joined_arguments(arguments: tuple[str, ...]) -> str:
    """Return a line of text from which `split_arguments` gets the same arguments."""
    return " ".join(map(_written, arguments))


def _written(argument: str) -> str:
    if argument and not re.search(r'[\s"]', argument):
        return argument
    return '"' + argument.replace('"', '""') + '"'
