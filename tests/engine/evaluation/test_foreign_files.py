"""Files of PyTorch and pickles are recognized by their bytes."""

import io
import pickle

import pytest

from studio.engine.evaluation.foreign_files import is_torch, refuse_foreign
from studio.game.errors import FileError
from studio.machine.resources import resource_path
from tests.engine.evaluation.convolutional.models import newer, older
from tests.engine.evaluation.convolutional.pickles import by_numpy, of_python_2
from tests.engine.evaluation.torch_files import TORCH_FILES, archive


@pytest.mark.parametrize("data", TORCH_FILES.values(), ids=TORCH_FILES)
def test_files_of_pytorch_are_explained(data: bytes) -> None:
    assert is_torch(data)
    with pytest.raises(FileError, match="Export the network to ONNX with a script of your own"):
        refuse_foreign(io.BytesIO(data))


PICKLES = [pickle.dumps([1], protocol) for protocol in range(6)]
LISTS = [of_python_2(older(), 0), of_python_2(older(), 2), *(by_numpy(newer(), protocol) for protocol in range(2, 6))]


@pytest.mark.parametrize("data", [*PICKLES[2:], *LISTS])
def test_other_pickles_are_to_be_converted(data: bytes) -> None:
    assert not is_torch(data)
    with pytest.raises(FileError, match="Convert it to ONNX first"):
        refuse_foreign(io.BytesIO(data))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK",
        b"PK\x03\x04",
        b"hello",
        archive("about.npy", "table.npy"),
        archive("a/b.npy"),
        archive("notes/it"),
    ],
)
def test_other_files_pass(data: bytes) -> None:
    stream = io.BytesIO(data)
    refuse_foreign(stream)
    assert stream.tell() == 0


@pytest.mark.parametrize("name", ["gomoku-15.npz", "gomoku-8-textbook.onnx"])
def test_shipped_networks_pass(name: str) -> None:
    with resource_path(f"networks/{name}").open("rb") as stream:
        refuse_foreign(stream)
