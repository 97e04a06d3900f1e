"""The one family of errors that people are meant to read."""

from collections.abc import Callable


class StudioError(Exception):
    """Something that cannot be, in one English sentence; `code` and `fields` let a window say it otherwise."""

    def __init__(self, code: str, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.fields = fields

    def __reduce__(self) -> tuple[Callable[..., "StudioError"], tuple[object, ...], dict[str, object]]:
        """So that an error survives the way between processes."""
        return _empty_error, (type(self), self.code, self.sentence), self.__dict__


def _empty_error(kind: type[StudioError], code: str, sentence: str) -> StudioError:
    return kind(code, sentence)


class IllegalMoveError(StudioError):
    """A move that the rules do not allow; `code` is occupied, off_board, full_column, floating or game_over."""


class PositionError(StudioError):
    """Stones that cannot stand like this, or a text that draws no position."""
