"""Convolutional networks for tests, as arrays and as ONNX files."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from studio.engine.evaluation.convolutional.weights import NAMES, Array, ConvolutionalWeights, Sizes, untrained

RULES_SIDE = 5


@cache
def small_weights(planes: int = 4) -> ConvolutionalWeights:
    return untrained(Sizes(planes, RULES_SIDE**2, (3, 3, 3), 2, 1, 4), np.random.default_rng(3))


def older(seed: int = 0, sizes: Sizes | None = None) -> list[Array]:
    """Return the arrays of a network of the older framework, whose dense layers have the shape [inputs, outputs]."""
    chance = np.random.default_rng(seed)
    shapes = (sizes or Sizes(4, 64, (5, 6, 7))).shapes()
    return [chance.normal(0, 0.3, shapes[name]).astype(np.float32) for name in NAMES]


def newer(seed: int = 0) -> list[Array]:
    """Return the arrays of a network of the newer framework, whose dense layers have the shape [outputs, inputs]."""
    return [np.ascontiguousarray(array.T) if array.ndim == 2 else array for array in older(seed)]


def model(nodes: Sequence[Any], **other: Any) -> Any:
    """Return an ONNX model, unchecked, whose nodes compute `policy` and `value` from `planes`."""
    from onnx import TensorProto, helper

    shape = other.get("shape", ["n", 4, RULES_SIDE, RULES_SIDE])
    graph = helper.make_graph(
        nodes,
        "tested",
        [helper.make_tensor_value_info("planes", other.get("kind", TensorProto.FLOAT), shape)],
        [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, None])
            for name in other.get("outputs", OUTPUTS)
        ],
        other.get("numbers", ()),
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(made, other.get("told", {}))
    return made


OUTPUTS = ("policy", "value")


def plain_nodes() -> list[Any]:
    """Return the nodes of a minimal network: the policy is the first plane, the value the mean of all planes."""
    from onnx import helper

    return [
        helper.make_node("Flatten", ["planes"], ["flat"], axis=1),
        helper.make_node("ReduceMean", ["flat"], ["value"], axes=[1], keepdims=1),
        helper.make_node("ReduceMax", ["planes"], ["deep"], axes=[1], keepdims=0),
        helper.make_node("Flatten", ["deep"], ["policy"], axis=1),
    ]
