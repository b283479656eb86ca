"""Frames of WebSockets: ours as they go out, and those that came in whole."""

import struct

LAST, MASKED = 0x80, 0x80
TEXT = 0x81
"""How a text in one frame begins."""
SHORT, MIDDLE = 126, 1 << 16
HEAD = 6
"""The least that a client's frame has before its content."""
_middle = struct.Struct("!BBH")
_long = struct.Struct("!BBQ")

Frame = tuple[int, int, int]
"""How it begins, and where its mask and what follows it are."""


def framed(content: bytes) -> bytes:
    """A text message in one frame, as servers send it."""
    size = len(content)
    if size < SHORT:
        return bytes((TEXT, size)) + content
    if size < MIDDLE:
        return _middle.pack(TEXT, 126, size) + content
    return _long.pack(TEXT, 127, size) + content


def whole_frames(data: bytes) -> list[Frame] | None:
    """The frames of which this consists; None unless each is a whole message of moderate size."""
    found, at, end = [], 0, len(data)
    while at < end:
        if end - at < HEAD or not (data[at] & LAST and data[at + 1] & MASKED):
            return None
        first, size, mask = data[at], data[at + 1] - MASKED, at + 2
        if size > SHORT:
            return None
        if size == SHORT:
            size, mask = data[mask] << 8 | data[mask + 1], at + 4
        at = mask + 4 + size
        if at > end:
            return None
        found.append((first, mask, at))
    return found


def text_of(data: bytes, frame: Frame) -> str:
    """What a client's frame says; raises `UnicodeDecodeError`."""
    _, mask, end = frame
    size = end - mask - 4
    content = int.from_bytes(data[mask + 4 : end], "big")
    masked = int.from_bytes((data[mask : mask + 4] * (size // 4 + 1))[:size], "big")
    return (content ^ masked).to_bytes(size, "big").decode()
