"""The first bytes of files of PyTorch, without PyTorch."""

import io
import zipfile


def archive(*names: str) -> bytes:
    """Return the bytes of a zip archive with members of these names."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        for name in names:
            file.writestr(name, b"something")
    return stream.getvalue()


NEW_ARCHIVE = archive("best_policy/data.pkl", "best_policy/byteorder", "best_policy/data/0", "best_policy/version")
OLD_ARCHIVE = b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03."
SCRIPT = archive("net/data/0", "net/code/__torch__.py", "net/data.pkl", "net/constants.pkl")
PICKLED_TENSORS = (
    b"\x80\x02ccollections\nOrderedDict\nq\x00)Rq\x01X\x01\x00\x00\x00actorch._utils\n_rebuild_tensor_v2\n"
)
NEWER_PICKLE = b"\x80\x04\x95\x00\x00\x00\x00\x00\x00\x00\x00\x8c\x0ctorch._utils\x94\x8c\x12_rebuild_tensor_v2\x94\x93"
TORCH_FILES = {
    "archive": NEW_ARCHIVE,
    "script": SCRIPT,
    "old archive": OLD_ARCHIVE,
    "pickled tensors": PICKLED_TENSORS,
    "newer pickle": NEWER_PICKLE,
}
