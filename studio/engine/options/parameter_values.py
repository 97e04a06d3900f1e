"""Checks the values of parameters, and reads them from text."""

import math
from dataclasses import Field
from enum import StrEnum
from typing import Any

from studio.engine import messages
from studio.engine.options.network_names import LONGEST_NETWORK, LONGEST_NETWORK_PATH, names_network
from studio.game.argument_checks import as_bool, as_float, as_int, brief_repr
from studio.game.errors import StudioError

ParameterValue = bool | int | float | str
_TRUTHS = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


class ParameterError(StudioError):
    """Raised for an unknown parameter, or if the value of a parameter is invalid."""


def checked_value(parameter: Field[Any], value: Any) -> ParameterValue:
    """Return a value, converted to the type of the parameter.

    Raise an error if this fails, or if it is out of range.
    """
    checked = _as_kind(type(parameter.default), value)
    if checked is None or (
        isinstance(checked, int | float) and not parameter.metadata["low"] <= checked <= parameter.metadata["high"]
    ):
        raise _refusal(parameter, value)
    return checked


def _as_kind(kind: type, value: Any) -> ParameterValue | None:
    """Return a value, converted to the type `kind`. Return None if this is impossible."""
    if kind is bool:
        return as_bool(value)
    if kind is float:
        return as_float(value)
    if kind is int:
        return as_int(value)
    if kind is str:
        return value if isinstance(value, str) and names_network(value) else None
    return kind(value) if isinstance(value, str) and value in list(kind) else None  # type: ignore[call-overload]


def _refusal(parameter: Field[Any], value: Any) -> ParameterError:
    kind: Any = type(parameter.default)
    message, bounds = messages.NOT_A_SWITCH, dict[str, object]()
    if issubclass(kind, StrEnum):
        message, bounds = messages.NOT_A_CHOICE, {"choices": ", ".join(kind)}
    elif kind is str:
        message, bounds = messages.NOT_A_NETWORK_NAME, {"longest": LONGEST_NETWORK, "most": LONGEST_NETWORK_PATH}
    elif kind is not bool:
        low, high = parameter.metadata["low"], parameter.metadata["high"]
        message, bounds = messages.TOO_LOW, {"low": low}
        if high < math.inf:
            message = messages.NOT_IN_WHOLE_RANGE if kind is int else messages.NOT_IN_RANGE
            bounds["high"] = high
    return ParameterError(message, name=parameter.name, value=_shown(value), **bounds)


def _shown(value: Any) -> object:
    """Return a value as it appears in a message. Numbers and texts are unchanged. Other values become a short repr."""
    is_plain = isinstance(value, int | float) or (isinstance(value, str) and value.strip())
    return value if is_plain else brief_repr(value)


def read_value(parameter: Field[Any], text: str) -> ParameterValue:
    """Convert a text to a value of the parameter's type.

    Raise an error if this fails. Whole numbers are returned as floats. The range is not checked.
    """
    kind: Any = type(parameter.default)
    if not isinstance(text, str):
        raise _refusal(parameter, text)
    if kind is bool:
        if text.lower() not in _TRUTHS:
            raise _refusal(parameter, text)
        return _TRUTHS[text.lower()]
    try:
        return float(text) if kind is int else kind(text)  # 512, 512.0 and 5.12e2 are equal
    except (ValueError, OverflowError) as error:
        raise _refusal(parameter, text) from error
