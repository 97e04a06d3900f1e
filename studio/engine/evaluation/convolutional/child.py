"""Checks and runs one ONNX network in a process of its own. This file imports no other module of the program.

The command-line arguments are the memory limit in MB, the time limit in seconds for reading the network, and the time
limit in seconds for an answer. The process first reads the network from its input: the length in eight bytes, then the
content. After that it reads batches of boards: the number of boards in four bytes, then their planes. It writes each
answer to its output: a byte for the kind, the length in four bytes, then the content. The content is a JSON text
(READY, REFUSED), or the policies of all boards followed by their values (JUDGED). All numbers are little-endian.

A network that exhausts its memory or time, or crashes, ends only this process.
"""

import contextlib
import faulthandler
import json
import os
import signal
import struct
import sys
import traceback
from typing import Any, BinaryIO

READY, REFUSED, JUDGED = range(3)
LARGEST_NUMBER = 1e6
_MOST_NODES = 2000
_MOST_BOARDS = 1024
_PREFIX = "mcts-studio."
_PLANES_UNSAID = 4
_OPERATORS = frozenset((
    "Add", "AveragePool", "BatchNormalization", "Cast", "Clip", "Concat", "Constant", "Conv", "Div", "Dropout", "Elu",
    "Flatten", "Gather", "Gemm", "GlobalAveragePool", "GlobalMaxPool", "HardSigmoid", "HardSwish", "Identity",
    "LayerNormalization", "LeakyRelu", "LogSoftmax", "MatMul", "MaxPool", "Mul", "Neg", "PRelu", "ReduceMax",
    "ReduceMean", "ReduceSum", "Relu", "Reshape", "Selu", "Shape", "Sigmoid", "Slice", "Softmax", "Softplus", "Sqrt",
    "Squeeze", "Sub", "Sum", "Tanh", "Transpose", "Unsqueeze",
))  # fmt: skip


class Refusal(Exception):  # noqa: N818  # an answer to the main program, which raises the error
    """Raised if a network cannot be used.

    `kind` is the reason, which selects the main program's error message. `given` is a detail for this message.
    """

    def __init__(self, kind: str, given: str = "") -> None:
        super().__init__(kind, given)
        self.kind, self.given = kind, given


# The checks


def checked(data: bytes) -> dict[str, Any]:
    """Check a network and return its metadata. Raise `Refusal` if the network may not be run."""
    import onnx

    try:
        model = onnx.load_model_from_string(data)
        _refuse_foreign(model)
        onnx.checker.check_model(data, full_check=True)
        return _metadata(model)
    except Refusal:
        raise
    except Exception as error:
        raise Refusal("damaged", " ".join(str(error).split())[:120]) from error


def _refuse_foreign(model: Any) -> None:
    """Raise `Refusal` if the model has forbidden operators, too many nodes, or weights that are invalid or stored
    elsewhere.
    """
    if model.functions or model.training_info or model.graph.sparse_initializer:
        raise Refusal("operator", "functions of its own")
    if len(model.graph.node) > _MOST_NODES:
        raise Refusal("operator", f"{len(model.graph.node)} steps")
    for tensor in model.graph.initializer:
        _refuse_tensor(tensor)
    for node in model.graph.node:
        if node.domain not in ("", "ai.onnx") or node.op_type not in _OPERATORS:
            raise Refusal("operator", ":".join(part for part in (node.domain, node.op_type) if part))
        for attribute in node.attribute:
            if attribute.HasField("g") or attribute.graphs or attribute.HasField("sparse_tensor"):
                raise Refusal("operator", f"{node.op_type} with a graph of its own")
            for tensor in (attribute.t, *attribute.tensors):
                _refuse_tensor(tensor)


def _refuse_tensor(tensor: Any) -> None:
    import numpy as np
    from onnx import TensorProto, numpy_helper

    if tensor.data_location == TensorProto.EXTERNAL or tensor.external_data:
        raise Refusal("external")
    if tensor.data_type not in (TensorProto.FLOAT, TensorProto.DOUBLE, TensorProto.FLOAT16):
        return
    numbers = numpy_helper.to_array(tensor)
    if numbers.size and not np.abs(numbers.astype(np.float64)).max() <= LARGEST_NUMBER:  # also refuses NaN
        raise Refusal("numbers", tensor.name[:40])


def _metadata(model: Any) -> dict[str, Any]:
    """Return the metadata of a model.

    Raise `Refusal` if it does not have two outputs and one input of the required shape.
    """
    own = {tensor.name for tensor in model.graph.initializer}
    inputs = [given for given in model.graph.input if given.name not in own]
    if len(inputs) != 1 or len(model.graph.output) != 2:
        raise Refusal("shape", f"{len(inputs)} inputs, {len(model.graph.output)} outputs")
    sizes = [size.dim_value for size in inputs[0].type.tensor_type.shape.dim]
    if len(sizes) != 4 or not (1 <= sizes[1] <= 64 and all(1 <= size <= 22 for size in sizes[2:])) or sizes[0] > 1:
        raise Refusal("shape", "×".join(map(str, sizes)))
    if inputs[0].type.tensor_type.elem_type != 1:
        raise Refusal("shape", "no real numbers of 4 bytes")
    notes = {entry.key.removeprefix(_PREFIX): entry.value[:200] for entry in model.metadata_props}
    planes = notes.get("planes", "").split()
    if len(planes) != sizes[1] and (planes or sizes[1] != _PLANES_UNSAID):
        raise Refusal("shape", f"{sizes[1]} planes")
    return {
        "name": str(notes.get("name", "")),
        "rules": str(notes.get("rules", "")),
        "planes": planes,
        "board": sizes[1:],
        "one_by_one": sizes[0] == 1,
        "input": inputs[0].name,
        "shares": _softmax_outputs(model),
    }


def _softmax_outputs(model: Any) -> list[str]:
    """Return the names of the outputs that come from a softmax, and so are probabilities instead of logits."""
    outputs = {output.name for output in model.graph.output}
    return [name for node in model.graph.node if node.op_type == "Softmax" for name in node.output if name in outputs]


# Running the network


class Runner:
    """A loaded network that evaluates boards."""

    def __init__(self, data: bytes, metadata: dict[str, Any]) -> None:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            self._session = onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
        except Exception as error:
            raise _not_run(error) from error
        self._metadata = metadata
        self._planes, self._points = int(metadata["board"][0]), int(metadata["board"][1] * metadata["board"][2])
        self._names = [output.name for output in self._session.get_outputs()]
        self.judge(bytes(self.bytes_of(1)), 1)

    def bytes_of(self, boards: int) -> int:
        return 4 * boards * self._planes * self._points

    def judge(self, data: bytes, boards: int) -> bytes:
        """Evaluate boards.

        `data` contains the planes of all boards. Return the policies of all boards as bytes, followed by the values of
        all boards.
        """
        import numpy as np

        planes = np.frombuffer(data, "<f4").reshape(boards, *self._metadata["board"])
        parts = np.split(planes, boards) if self._metadata["one_by_one"] else [planes]
        answers = [self._answer(part) for part in parts]
        policies, values = (np.concatenate(each) for each in zip(*answers, strict=True))
        return bytes(policies.astype("<f4").tobytes() + values.astype("<f4").tobytes())

    def _answer(self, planes: Any) -> tuple[Any, Any]:
        import numpy as np

        try:
            found = self._session.run(None, {self._metadata["input"]: planes})
        except Exception as error:
            raise _not_run(error) from error
        for policy, value, name in ((found[0], found[1], self._names[0]), (found[1], found[0], self._names[1])):
            if np.size(policy) == len(planes) * self._points and np.size(value) == len(planes):
                chances = _chances(policy.reshape(len(planes), -1).astype(np.float64), name in self._metadata["shares"])
                return chances, _values(value)
        raise Refusal("shape", ", ".join("×".join(map(str, np.shape(each))) for each in found))


def _not_run(error: Exception) -> Refusal:
    return Refusal("memory") if "alloc" in str(error) else Refusal("not_run", type(error).__name__)


def _chances(policy: Any, are_shares: bool) -> Any:
    import numpy as np

    if not np.isfinite(policy).all() or (are_shares and policy.min() < 0):
        raise Refusal("answer")
    if are_shares:
        return policy
    grown = np.exp(policy - policy.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def _values(values: Any) -> Any:
    import numpy as np

    if not np.abs(values).max() <= 1.001:  # also refuses NaN
        raise Refusal("answer")
    return np.clip(np.ravel(values), -1, 1)


# Communication with the main program


class Talk:
    """Communicates with the main program through the standard input and output with which this process was started."""

    # All other code of this process gets the null device instead.

    def __init__(self) -> None:
        self._input: BinaryIO = os.fdopen(os.dup(0), "rb")
        self._output: BinaryIO = os.fdopen(os.dup(1), "wb")
        _report_errors(os.dup(2))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nowhere, number)

    def number(self, form: str) -> int | None:
        """Read the next number, whose struct format is `form`. Return None if the main program has ended."""
        data = self._input.read(struct.calcsize(form))
        return int(struct.unpack(form, data)[0]) if len(data) == struct.calcsize(form) else None

    def taken(self, size: int) -> bytes:
        return self._input.read(size)

    def say(self, kind: int, data: bytes) -> None:
        self._output.write(struct.pack("<BI", kind, len(data)) + data)
        self._output.flush()

    def say_json(self, kind: int, content: dict[str, Any]) -> None:
        self.say(kind, json.dumps(content).encode())


def _report_errors(output: int) -> None:
    """Write crashes and unexpected errors to the file descriptor `output`. The main program logs them."""
    faulthandler.enable(output)
    sys.excepthook = lambda *error: os.write(output, "".join(traceback.format_exception(*error))[-4096:].encode())


def main() -> None:
    memory_mb, reading_seconds, answering_seconds = (int(argument) for argument in sys.argv[1:4])
    talk = Talk()
    _limit(memory_mb)
    try:
        with _ending_after(reading_seconds):
            data = talk.taken(talk.number("<Q") or 0)
            metadata = checked(data)
            runner = Runner(data, metadata)
        talk.say_json(READY, metadata)
        while (boards := talk.number("<I")) is not None and boards <= _MOST_BOARDS:
            planes = talk.taken(runner.bytes_of(boards))
            with _ending_after(answering_seconds):
                talk.say(JUDGED, runner.judge(planes, boards))
    except Refusal as refusal:
        talk.say_json(REFUSED, {"kind": refusal.kind, "given": refusal.given})
    except MemoryError:
        talk.say_json(REFUSED, {"kind": "memory", "given": ""})
    except BrokenPipeError:
        os._exit(0)  # the main program has ended


def _limit(memory_mb: int) -> None:
    """Ignore Ctrl+C.

    If the system supports it, limit the memory, and forbid the process to write files and core dumps.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(ImportError):
        import resource

        for limit, most in (
            (resource.RLIMIT_AS, memory_mb << 20),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
        ):
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(limit, (most, most))


@contextlib.contextmanager
def _ending_after(seconds: int) -> Any:
    """End the process if the `with` block takes longer than `seconds`.

    This works even if the main program has ended. On systems without alarm signals, do nothing.
    """
    if not hasattr(signal, "alarm"):
        yield
        return
    signal.alarm(seconds)
    yield
    signal.alarm(0)


if __name__ == "__main__":
    main()
