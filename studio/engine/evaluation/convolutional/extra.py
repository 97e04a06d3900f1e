"""Checks whether the modules of the optional extra `onnx` are installed."""

from importlib.util import find_spec

from studio.engine.evaluation import messages
from studio.game.errors import StudioError, install_command


def refuse_missing(*modules: str) -> None:
    """Raise if a module of the extra `onnx` is not installed."""
    if any(find_spec(module) is None for module in modules):
        raise StudioError(messages.NO_ONNX, command=install_command("onnx", "onnxruntime"))
