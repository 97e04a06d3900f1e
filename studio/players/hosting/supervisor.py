"""Runs one program. Ends it and everything that it has started, on request or when the studio is gone.

The supervisor is a separate process between the studio and the program, and imports nothing of the studio. Its
arguments are a socket to the studio, a file for errors, the process id of the studio, and the command of the program.
It sends messages to the socket: `failed ERRNO`, or `started` and at the end `ended STATUS LEFT`, with the exit status
and the number of processes that the program left behind. When the studio has closed its end of the socket or has died,
the supervisor asks the program to exit, and then kills it.
"""

import contextlib
import ctypes
import faulthandler
import os
import select
import signal
import socket
import sys
import time

TERMINATION_SECONDS = 0.2
"""Seconds between asking the program to exit and killing it."""
_PARENT_POLL_SECONDS = 1.0
_KILLING_SECONDS = 5.0
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36


def main() -> None:
    studio, errors, parent, command = socket.socket(fileno=int(sys.argv[1])), *map(int, sys.argv[2:4]), sys.argv[4:]
    studio.set_inheritable(False)
    os.set_inheritable(errors, False)
    faulthandler.enable(errors)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    woken = _wake_on_signals()
    _control_process(_PR_SET_CHILD_SUBREAPER, 1)
    program, failure = _started(command)
    _let_go_of_pipes(errors)
    if failure:
        _say(studio, f"failed {failure}")
        return
    _say(studio, "started")
    status = _wait(studio, parent, program, woken)
    if status is None:
        status = _ended(program, woken)
    left = _kill_all(program)
    _say(studio, f"ended {os.waitstatus_to_exitcode(status)} {left}")


def _wake_on_signals() -> int:
    """Return the reading end of a pipe that receives a byte when a child of the supervisor ends."""
    reading, writing = os.pipe()
    for end in (reading, writing):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(writing)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    return reading


def _control_process(what: int, value: int) -> None:
    """Call `prctl` with these arguments on Linux. Do nothing on other systems."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _started(command: list[str]) -> tuple[int, int]:
    """Start the program in a session of its own.

    Return its process id, and 0 or the errno of a failed start.
    """
    reading, writing = os.pipe()  # the start of the program closes this end
    child = os.fork()
    if child == 0:
        _become(command, writing)
    os.close(writing)
    data = os.read(reading, 16)
    os.close(reading)
    if data:
        os.waitpid(child, 0)
    return child, int(data or 0)


def _become(command: list[str], failing: int) -> None:
    """Replace this child process by the program."""
    # On Linux, the program is killed when the supervisor dies.
    try:
        os.setsid()
        _control_process(_PR_SET_PDEATHSIG, signal.SIGKILL)
        for number in (signal.SIGINT, signal.SIGPIPE, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        os.execv(command[0], command)  # noqa: S606  # its purpose is to run a program
    except OSError as error:
        os.write(failing, str(error.errno or 0).encode())
    finally:
        os._exit(127)


def _let_go_of_pipes(errors: int) -> None:
    """Close the supervisor's copies of the pipes."""
    # The studio can then notice when the program closes its own copies.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number, target in ((0, nowhere), (1, nowhere), (2, errors)):
        os.dup2(target, number)


def _wait(studio: socket.socket, parent: int, program: int, woken: int) -> int | None:
    """Wait until the program ends by itself, and return its wait status.

    Return None if the studio requests the end or is gone.
    """
    poll = select.poll()
    poll.register(studio, select.POLLIN)
    poll.register(woken, select.POLLIN)
    while os.getppid() == parent:
        ready = [number for number, _event in poll.poll(_PARENT_POLL_SECONDS * 1000)]
        if woken in ready:
            os.read(woken, 4096)
        if (status := _reaped(program)) is not None:
            return status
        if studio.fileno() in ready:
            return None  # the studio sends nothing, so it has closed the socket
    return None


def _reaped(program: int) -> int | None:
    """Return the wait status of the program, or None if it is still running.

    Also reap other children that have ended.
    """
    status = None
    with contextlib.suppress(ChildProcessError):
        while True:
            child, its_status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                break
            if child == program:
                status = its_status
    return status


def _ended(program: int, woken: int) -> int:
    """Ask the program to exit, and return its wait status.

    Kill it if it does not exit in time.
    """
    _signal(program, signal.SIGTERM)
    deadline = time.monotonic() + TERMINATION_SECONDS
    while (left := deadline - time.monotonic()) > 0:
        if (status := _reaped(program)) is not None:
            return status
        if select.select([woken], [], [], left)[0]:
            os.read(woken, 4096)
    _signal(program, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.kill(program, signal.SIGKILL)
    return os.waitpid(program, 0)[1]


def _signal(group: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def _kill_all(program: int) -> int:
    """Kill the processes that the program left behind: its process group and, on Linux, all its descendants.

    Return their number.
    """
    killed: set[int] = set()
    deadline = time.monotonic() + _KILLING_SECONDS
    _reaped(program)
    while (children := _children()) and time.monotonic() < deadline:
        for child in children:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
        killed.update(children)
        time.sleep(0.002)
        _reaped(program)
    _signal(program, signal.SIGKILL)
    return len(killed)


def _children() -> list[int]:
    """Return the supervisor's children, including adopted ones, as far as the system reports them."""
    own, found = os.getpid(), []
    try:
        numbers = [name for name in os.listdir("/proc") if name.isdecimal()]  # noqa: PTH208
    except OSError:
        return []
    for number in numbers:
        with contextlib.suppress(OSError, ValueError), open(f"/proc/{number}/stat", "rb") as status:  # noqa: PTH123
            parent = status.read().rpartition(b")")[2].split()[1]  # the name before it may contain any character
            if int(parent) == own:
                found.append(int(number))
    return found


def _say(studio: socket.socket, text: str) -> None:
    with contextlib.suppress(OSError):
        studio.sendall(text.encode() + b"\n")


if __name__ == "__main__":
    main()
