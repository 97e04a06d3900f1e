"""A program's arguments in one line: blanks part them, and quotation marks hold one together. No shell reads them."""

import re

_ARGUMENT = re.compile(r'(?:[^\s"]|"(?:[^"]|"")*"?)+')
_QUOTED = re.compile(r'"((?:[^"]|"")*)"?')


def split_arguments(text: str) -> tuple[str, ...]:
    """Within quotation marks two of them stand for one."""
    return tuple(_QUOTED.sub(lambda match: match[1].replace('""', '"'), word) for word in _ARGUMENT.findall(text))


def joined_arguments(arguments: tuple[str, ...]) -> str:
    """As `split_arguments` reads them."""
    return " ".join(map(_written, arguments))


def _written(argument: str) -> str:
    if argument and not re.search(r'[\s"]', argument):
        return argument
    return '"' + argument.replace('"', '""') + '"'
