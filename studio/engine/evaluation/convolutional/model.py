"""Writes small convolutional networks as ONNX files, and reads these files again.

Both require the optional extra `onnx`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from studio.engine.evaluation import messages
from studio.engine.evaluation.convolutional.child import Refusal, checked
from studio.engine.evaluation.convolutional.extra import refuse_missing
from studio.engine.evaluation.convolutional.planes import USUAL
from studio.engine.evaluation.convolutional.weights import NAMES, ConvolutionalWeights, refuse_other_shapes
from studio.game.errors import FileError

_OPSET = 17  # supported by onnxruntime for years
_FORMAT = 8


@dataclass(frozen=True)
class About:
    """The metadata of an ONNX file."""

    name: str
    rows: int
    columns: int
    planes: Sequence[str] = USUAL
    rules: str = ""
    """The rules as returned by `Rules.text`. The text is empty if the network plays several games."""


def model_of(weights: ConvolutionalWeights, about: About) -> bytes:
    """Return the bytes of an ONNX file. The same network always gives the same bytes."""
    refuse_missing("onnx")
    from onnx import TensorProto, checker, helper, numpy_helper

    points = about.rows * about.columns
    graph = helper.make_graph(
        list(_nodes(helper)),
        "network",
        [helper.make_tensor_value_info("planes", TensorProto.FLOAT, ["n", weights.planes, about.rows, about.columns])],
        [
            helper.make_tensor_value_info("policy_out", TensorProto.FLOAT, ["n", points]),
            helper.make_tensor_value_info("value_out", TensorProto.FLOAT, ["n", 1]),
        ],
        [numpy_helper.from_array(getattr(weights, name), name) for name in NAMES],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", _OPSET)], ir_version=_FORMAT)
    model.producer_name = "mcts-studio"
    helper.set_model_props(model, _metadata_of(about))
    checker.check_model(model, full_check=True)
    return bytes(model.SerializeToString(deterministic=True))


def weights_in(data: bytes) -> ConvolutionalWeights:
    """Return the weights from the bytes of an ONNX file. Raise if an array that `model_of` writes is missing."""
    refuse_missing("onnx")
    from onnx import load_model_from_string, numpy_helper

    try:
        checked(data)
        tensors = {tensor.name: tensor for tensor in load_model_from_string(data).graph.initializer}
        arrays = {name: np.asarray(numpy_helper.to_array(tensors[name]), np.float32) for name in NAMES}
    except (Refusal, KeyError) as error:
        reason = error.kind if isinstance(error, Refusal) else str(error)
        raise FileError(messages.DAMAGED, given=reason) from error
    weights = ConvolutionalWeights(**arrays)
    refuse_other_shapes(weights)
    return weights


def _metadata_of(about: About) -> dict[str, str]:
    metadata = {"name": about.name, "planes": " ".join(about.planes), "rules": about.rules}
    return {f"mcts-studio.{key}": text for key, text in metadata.items() if text}


def _nodes(helper: Any) -> Iterable[Any]:
    seen = "planes"
    for name in ("first", "second", "third"):
        yield from _filtering(helper, seen, name, reach=1)
        seen = name + "_seen"
    yield from _filtering(helper, seen, "policy_filters", reach=0)
    yield helper.make_node("Flatten", ["policy_filters_seen"], ["policy_flat"], axis=1)
    yield helper.make_node("Gemm", ["policy_flat", "policy", "policy_bias"], ["policy_logits"])
    yield helper.make_node("Softmax", ["policy_logits"], ["policy_out"], axis=1)
    yield from _filtering(helper, seen, "value_filters", reach=0)
    yield helper.make_node("Flatten", ["value_filters_seen"], ["value_flat"], axis=1)
    yield helper.make_node("Gemm", ["value_flat", "value_hidden", "value_hidden_bias"], ["value_units"])
    yield helper.make_node("Relu", ["value_units"], ["value_kept"])
    yield helper.make_node("Gemm", ["value_kept", "value", "value_bias"], ["value_sum"])
    yield helper.make_node("Tanh", ["value_sum"], ["value_out"])


def _filtering(helper: Any, seen: str, name: str, reach: int) -> Iterable[Any]:
    yield helper.make_node("Conv", [seen, name, name + "_bias"], [name + "_sum"], pads=[reach] * 4)
    yield helper.make_node("Relu", [name + "_sum"], [name + "_seen"])
