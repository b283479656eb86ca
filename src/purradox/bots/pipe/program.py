"""A running program, and a conversation with it that cannot hang.

Threads carry the lines, because that works on every system: one writes to the program, one reads
its answers, one keeps the end of what it complains. None of them outlives the program.
"""

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from purradox.bots.forfeit import Reason
from purradox.bots.pipe.lines import MOST_BYTES, Unusable, brief

WAITING_LINES = 4
"""A program with more unread lines than this is not listened to any further."""
TAIL = 4096
"""Bytes of standard error that are kept."""
GRACE = 0.5
"""Seconds that a program has to end by itself."""


class Mark(Enum):
    """What the reading thread has to say beside lines."""

    END = Reason.CLOSED
    TOO_LONG = Reason.TOO_LONG


class Program:
    """One life of a program, from its start to its end."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str]) -> None:
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                start_new_session=True,  # so that its children can be ended with it
            )
        except (OSError, ValueError) as error:
            raise Unusable(Reason.NOT_STARTED, getattr(error, "strerror", "") or "") from error
        self.answered = False
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes | Mark] = SimpleQueue()
        self._tail: deque[int] = deque(maxlen=TAIL)
        self._threads = [
            _started(self._write, self.process.stdin),
            _started(self._read, self.process.stdout),
            _started(self._keep_tail, self.process.stderr),
        ]

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers the question; `Unusable` says why there is none."""
        with suppress(Empty):
            raise self._trouble(self._lines.get_nowait(), Reason.OUT_OF_TURN)
        self._questions.put(question)
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise Unusable(Reason.LATE) from None
        if isinstance(line, Mark):
            raise self._trouble(line, line.value)
        self.answered = True
        return line

    def _trouble(self, line: bytes | Mark, reason: Reason) -> Unusable:
        if line is not Mark.END:
            return Unusable(reason)
        try:
            return Unusable(Reason.DIED, str(self.process.wait(GRACE)))
        except subprocess.TimeoutExpired:
            return Unusable(Reason.CLOSED)

    def stop(self, grace: float = 0.0) -> None:
        """End the program: at once, or after it had some time to see that nothing more comes."""
        self._questions.put(None)
        if grace:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(grace)
        if self.process.returncode is None:
            self._kill()
            self.process.wait()
        if self._held():
            self._kill()
            self._held()

    def last_words(self) -> str:
        """The last line of standard error that says something."""
        lines = bytes(self._tail).decode("utf-8", "replace").split("\n")
        return next((brief(line) for line in reversed(lines) if line.strip()), "")

    def _held(self) -> bool:
        """Whether something still holds the pipes: a child that the program left behind."""
        end = time.monotonic() + GRACE
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        return any(thread.is_alive() for thread in self._threads)

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def _write(self, stream: IO[bytes]) -> None:
        while question := self._questions.get():
            left = memoryview(question)
            while left:
                left = left[stream.write(left) :]

    def _read(self, stream: IO[bytes]) -> None:
        rest = b""
        try:
            while self._lines.qsize() < WAITING_LINES and (chunk := stream.read(MOST_BYTES)):
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._lines.put(line if len(line) <= MOST_BYTES else Mark.TOO_LONG)
                if len(rest) > MOST_BYTES:
                    self._lines.put(Mark.TOO_LONG)
                    return
            if rest:
                self._lines.put(rest)
        finally:
            self._lines.put(Mark.END)

    def _keep_tail(self, stream: IO[bytes]) -> None:
        while chunk := stream.read(TAIL):
            self._tail.extend(chunk)


def _started(work: Callable[[IO[bytes]], None], stream: IO[bytes] | None) -> Thread:
    """A thread that owns its end of a pipe; the end of the program is the end of it."""
    assert stream is not None

    def run(stream: IO[bytes] = stream) -> None:
        with suppress(OSError), stream:
            work(stream)

    thread = Thread(target=run, daemon=True)
    thread.start()
    return thread
