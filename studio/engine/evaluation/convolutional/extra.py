"""Whether what the extra `onnx` brings is there."""

from importlib.util import find_spec

from studio.game.errors import StudioError


def refuse_missing(*modules: str) -> None:
    """Refuse what cannot be done without these."""
    if any(find_spec(module) is None for module in modules):
        sentence = "ONNX networks need an extra. Install it by: pip install 'mcts-studio[onnx]'"
        raise StudioError("no_onnx", sentence)
