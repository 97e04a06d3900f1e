"""Drives a headless Chromium over a pipe, without a network port."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
_SECONDS = 60.0
# The browser reads commands from descriptor 3 and writes answers to descriptor 4.
_LAUNCH = """
import os, sys
read, write = int(sys.argv[1]), int(sys.argv[2])
os.dup2(read, 3)
os.dup2(write, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--no-first-run",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)


class Browser:
    """One page in a browser. `errors` has the messages of its console about errors, and of uncaught exceptions."""

    def __init__(self, commands: int, answers: int) -> None:
        self._commands, self._answers = commands, answers
        self._buffer = b""
        self._number = 0
        self._events: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.requests: list[str] = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **fields: Any) -> Any:
        return self._call(method, session=self._session, **fields)

    def open(self, path: Path) -> None:
        self._events.clear()
        self.call("Page.navigate", url=path.as_uri())
        self._await("Page.loadEventFired")

    def evaluate(self, code: str) -> Any:
        """Return the value of a JavaScript expression. An exception in it raises an error."""
        found = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise AssertionError(found["exceptionDetails"])
        return found["result"].get("value")

    def press(self, key: str, *, shift: bool = False) -> None:
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        entry = {"key": key, "code": _CODES.get(key, key), "windowsVirtualKeyCode": _VIRTUAL.get(key, 0)}
        modifiers = 8 if shift else 0
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, modifiers=modifiers, **entry)
        self.call("Input.dispatchKeyEvent", type="keyUp", modifiers=modifiers, **entry)

    def show(self, width: int, height: int, *, dark: bool = False, scale: float = 1.0) -> None:
        """Set the size of the page in CSS pixels, the preferred colours, and the pixels per CSS pixel."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    def picture(self) -> bytes:
        return base64.b64decode(self.call("Page.captureScreenshot", captureBeyondViewport=False)["data"])

    # The protocol: JSON messages, each ended by a zero byte

    def _call(self, method: str, session: str = "", **fields: Any) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": fields}
        if session:
            message["sessionId"] = session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while (answer := self._next()).get("id") != self._number:
            self._take(answer)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        return answer["result"]

    def _await(self, name: str) -> None:
        while not any(event["method"] == name for event in self._events):
            self._take(self._next())

    def _next(self) -> dict[str, Any]:
        until = time.monotonic() + _SECONDS
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._answers], [], [], max(0.0, until - time.monotonic()))
            part = os.read(self._answers, 1 << 20) if ready else b""
            if not part:
                raise AssertionError("The browser does not answer.")
            self._buffer += part
        message, _, self._buffer = self._buffer.partition(b"\0")
        answer: dict[str, Any] = json.loads(message)
        return answer

    def _take(self, event: dict[str, Any]) -> None:
        if "method" not in event:
            return
        self._events.append(event)
        match event["method"], event["params"]:
            case "Runtime.exceptionThrown", {"exceptionDetails": details}:
                self.errors.append(str(details))
            case "Runtime.consoleAPICalled", {"type": "error" | "warning", "args": arguments}:
                self.errors.append(str(arguments))
            case "Log.entryAdded", {"entry": {"level": "error" | "warning", "text": text}}:
                self.errors.append(str(text))
            case "Network.requestWillBeSent", {"request": {"url": url}}:
                self.requests.append(str(url))


_CODES = {" ": "Space", "n": "KeyN", "N": "KeyN"}
_VIRTUAL = {
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
    "Home": 36,
    "End": 35,
    "Enter": 13,
    "Tab": 9,
    " ": 32,
    "n": 78,
    "N": 78,
}


@contextmanager
def browser(folder: Path) -> Iterator[Browser]:
    """Start a browser with an empty profile in `folder`, and end it."""
    assert PROGRAM is not None
    theirs_in, ours_out = _pipe()
    ours_in, theirs_out = _pipe()
    command = [sys.executable, "-c", _LAUNCH, str(theirs_in), str(theirs_out)]
    command += [PROGRAM, *_FLAGS, f"--user-data-dir={folder / 'profile'}"]
    process = subprocess.Popen(
        command,
        pass_fds=(theirs_in, theirs_out),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HOME": str(folder)},
    )
    os.close(theirs_in)
    os.close(theirs_out)
    try:
        found = Browser(ours_out, ours_in)
        yield found
        found._call("Browser.close")
        process.wait(_SECONDS)
    finally:
        process.kill()
        process.wait()
        os.close(ours_out)
        os.close(ours_in)


def _pipe() -> tuple[int, int]:
    """Return both ends of a pipe, with descriptors that are not needed for others."""
    ends = os.pipe()
    moved = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 20) for end in ends]
    for end in ends:
        os.close(end)
    return moved[0], moved[1]
