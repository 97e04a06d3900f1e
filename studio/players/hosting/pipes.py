"""The three pipes of a process."""

import subprocess
from typing import IO


def pipes_of(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise ValueError("the process was not started with pipes")
    return process.stdin, process.stdout, process.stderr
