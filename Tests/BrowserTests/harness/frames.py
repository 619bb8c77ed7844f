# SPDX-License-Identifier: Apache-2.0
"""Reads WebSocket frames and event streams, so that a test can check what was sent and not only what the page shows."""

import zlib



class FrameReader:
    """Takes the bytes of one direction, and calls `text` with every complete text message."""

    def __init__(self, text):
        self._text, self._buffer, self._message = text, bytearray(), bytearray()
        self._is_compressed = False
        self.compressed = 0  #: the number of messages that were compressed

    def feed(self, data: bytes) -> None:
        self._buffer += data
        while self._step():
            pass

    def _step(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        final, compressed, opcode = buffer[0] & 0x80, buffer[0] & 0x40, buffer[0] & 0x0F
        masked, length, at = buffer[1] & 0x80, buffer[1] & 0x7F, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if len(buffer) < at + size:
                return False
            length, at = int.from_bytes(buffer[at:at + size], "big"), at + size
        key = b""
        if masked:
            key, at = bytes(buffer[at:at + 4]), at + 4
        if len(buffer) < at + length or (masked and len(key) < 4):
            return False
        payload = bytes(buffer[at:at + length])
        del buffer[:at + length]
        if masked:
            payload = bytes(byte ^ key[index % 4] for index, byte in enumerate(payload))
        if opcode == 1:
            self._is_compressed = bool(compressed)
        if opcode in (0, 1):
            self._message += payload
            if final:
                self._finish()
        return True

    def _finish(self) -> None:
        message = bytes(self._message)
        self._message.clear()
        if self._is_compressed:
            self.compressed += 1
            # Both sides leave out the end of a flush, and nothing marks the last block.
            message = zlib.decompress(message + b"\0\0\xff\xff\3\0", -15)
        self._text(message.decode("utf-8", "replace"))


class EventReader:
    """Takes the bytes of an answer in chunks, and calls `text` with every frame of its event stream."""

    def __init__(self, text):
        self._text, self._buffer, self._lines, self._has_head = text, bytearray(), bytearray(), False
        self._has_name = self._is_stream = False

    def feed(self, data: bytes) -> None:
        self._buffer += data
        if not self._has_head and b"\r\n\r\n" in self._buffer:
            head, _, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            self._has_head, self._buffer = True, bytearray(rest)
            self._is_stream = b"text/event-stream" in head.lower()
        while self._is_stream and self._step():
            pass

    def _step(self) -> bool:
        size, separator, rest = bytes(self._buffer).partition(b"\r\n")
        if not separator or len(rest) < int(size, 16) + 2:
            return False
        self._lines += rest[:int(size, 16)]
        self._buffer = bytearray(rest[int(size, 16) + 2:])
        *lines, self._lines = self._lines.split(b"\n")
        for line in lines:
            if line.startswith(b"data: "):
                # The first event is the name and the key of the stream.
                if self._has_name:
                    self._text(line[6:].decode())
                self._has_name = True
        return True
