"""Reversi over TCP: takes the first square it may, those of the middle before the others; with "last"
the last."""
import socket
import struct
import sys
import time

step = -1 if "last" in sys.argv else 1


def flips(cells, own, at):
    row, column = divmod(at, 8)
    for down, right in ((a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b):
        r, c, seen = row + down, column + right, 0
        while 0 <= r < 8 and 0 <= c < 8 and cells[8 * r + c] == 3 - own:
            r, c, seen = r + down, c + right, seen + 1
        if seen and 0 <= r < 8 and 0 <= c < 8 and cells[8 * r + c] == own:
            return True
    return False


def connect():
    while True:
        try:
            return socket.create_connection(("localhost", 8888))
        except OSError:
            time.sleep(0.02)


def read(link, size):
    data = b""
    while len(data) < size:
        part = link.recv(size - len(data))
        if not part:
            sys.exit()
        data += part
    return struct.unpack(f"<{size // 4}i", data)


link = connect()
link.sendall(struct.pack("<i", 7))
while True:
    (code,) = read(link, 4)
    if code == 0:
        break
    package, *rest = read(link, 264)
    cells, own = rest[:64], 1 if rest[64] else 2
    free = [i for i in range(64) if cells[i] == 0]
    middle = [i for i in free if 0 < i // 8 < 7 and 0 < i % 8 < 7]
    row, column = divmod((middle or [i for i in free if flips(cells, own, i)])[::step][0], 8)
    link.sendall(struct.pack("<4i", 1, package, row, column))
