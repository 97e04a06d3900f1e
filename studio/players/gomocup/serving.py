"""Runs our engine for another program over byte streams, and reads while the engine thinks.

The reading thread passes on bytes and never waits for answers. A second thread answers the lines in order. Three
commands take effect at once: STOP ends the current search, START discards the move being searched, and END ends the
engine. If the input ends without END, the engine ends after the remaining answers.
"""

import time
from collections.abc import Callable
from queue import Queue
from threading import Thread

from studio.players.gomocup.conversation import Conversation, Line
from studio.players.gomocup.lines import LineSplitter, words_of
from studio.players.gomocup.thinking import Interrupts, MakePlayer

_MOST_WAITING = 5000
"""The maximum number of unanswered lines. Further lines are dropped."""
_LOOK_SECONDS = 0.1
_STOPS = ("STOP", "YXSTOP")
_STARTS = ("START", "RECTSTART", "RESTART")


class Server:
    """Serves one tournament manager.

    The reading thread calls `take` and `end`, the answering thread `write`.
    """

    def __init__(
        self,
        make_player: MakePlayer,
        write: Callable[[str], None],
        now: Callable[[], float] = time.monotonic,
        remark: Callable[[], str] = lambda: "",
    ) -> None:
        """Start the answering thread.

        `remark` returns a text to send at the start of a game, or an empty text.
        """
        self._now, self._write = now, write
        self._interrupts = Interrupts()
        self._conversation = Conversation(make_player, write, self._interrupts, now, remark)
        self._splitter, self._count = LineSplitter(), 0
        self._waiting: Queue[Line | None] = Queue(_MOST_WAITING + 2)
        self._is_flooded = self._has_ended = False
        self._thread = Thread(target=self._answer, name="answers", daemon=True)
        self._thread.start()

    def take(self, data: bytes) -> bool:
        """Process received bytes. Return False after END, when the caller must stop reading."""
        return all(self._take(text) for text in self._splitter.take(data))

    def finish(self, is_awaited: Callable[[], bool]) -> None:
        """At the end of the input, answer the remaining lines as long as `is_awaited` returns True.

        Call `end` afterwards.
        """
        if not self._has_ended and all(self._take(text) for text in self._splitter.last()):
            self._waiting.put_nowait(None)
            while self._thread.is_alive() and is_awaited():
                self._thread.join(_LOOK_SECONDS)

    def end(self, seconds: float | None = None) -> bool:
        """Answer the remaining lines without further searches, and end the answering thread.

        Return whether it ended within `seconds`.
        """
        if not self._has_ended:
            all(self._take(text) for text in self._splitter.last())
            self._finish()
        self._thread.join(seconds)
        return not self._thread.is_alive()

    # The reading thread

    def _take(self, text: str) -> bool:
        keyword, _ = words_of(text)
        if keyword == "END":
            self._finish()
            return False
        if keyword in _STOPS:
            self._interrupts.hurry(self._count)
            return True
        if keyword in _STARTS:
            self._interrupts.drop(self._count)
        self._count += 1
        self._hand_over(Line(text, self._count, self._now()))
        return True

    def _hand_over(self, line: Line) -> None:
        if self._waiting.qsize() >= _MOST_WAITING:
            self._is_flooded = True
            return
        self._waiting.put_nowait(line)

    def _finish(self) -> None:
        """Tell the answering thread to drop its work and end."""
        # The queue always has space for this last item, also after `finish`.
        if self._has_ended:
            return
        self._has_ended = True
        self._interrupts.drop(self._count)
        self._waiting.put_nowait(None)

    # The answering thread

    def _answer(self) -> None:
        while (line := self._waiting.get()) is not None:
            self._conversation.take(line)
            if self._is_flooded and self._waiting.empty():
                self._is_flooded = False
                self._write("ERROR too many lines at once: some were passed over")
        self._conversation.close()
