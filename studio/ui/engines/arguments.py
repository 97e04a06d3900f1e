"""The arguments of a program in one line: separated by spaces, grouped by quotation marks, not read by a shell."""

import re

_ARGUMENT = re.compile(r'(?:[^\s"]|"(?:[^"]|"")*"?)+')
_QUOTED = re.compile(r'"((?:[^"]|"")*)"?')


def split_arguments(text: str) -> tuple[str, ...]:
    """Split the line; inside quotation marks, two of them stand for one."""
    return tuple(_QUOTED.sub(lambda match: match[1].replace('""', '"'), word) for word in _ARGUMENT.findall(text))


def joined_arguments(arguments: tuple[str, ...]) -> str:
    """Join arguments so that `split_arguments` returns them."""
    return " ".join(map(_written, arguments))


def _written(argument: str) -> str:
    if argument and not re.search(r'[\s"]', argument):
        return argument
    return '"' + argument.replace('"', '""') + '"'
