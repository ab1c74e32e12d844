"""A bot for corner-less Reversi, in Python. Fill in GetStep below; the rest is ready.

Run:  python3 bot.py        (plays at 127.0.0.1:8888; elsewhere: python3 bot.py HOST PORT)
"""

import random
import socket
import struct
import sys
import time

# The number your team was given.
idTeam = -1

# The seed is fixed: a bot that plays the same game again is easy to debug.
dice = random.Random(1)


def GetStep(board, is_black):
    """THE FUNCTION TO FILL IN: choose your move. You have 5 seconds.

    board[r][c] is the square in row r and column c, both 0 to 7 from the top left:
    0 empty, 1 black, 2 white, -1 one of the four corners, which are not part of the board.
    is_black is True if you play Black and False if you play White.
    Return the row and the column of your move: (r, c).
    It is called only when you have a legal move.
    """
    # Any legal move, until you have a better idea.
    return dice.choice(legal_moves(board, is_black))


# ---- Helpers you may use --------------------------------------------------------------------

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def legal_moves(board, is_black):
    """All legal moves as (row, column), row by row."""
    moves = []
    for r in range(8):
        for c in range(8):
            if board[r][c] != 0:
                continue
            # In the central 6x6 a disc need not flip anything.
            is_central = 1 <= r <= 6 and 1 <= c <= 6
            if is_central or flips(board, is_black, r, c):
                moves.append((r, c))
    return moves


def flips(board, is_black, r, c):
    """The discs, as (row, column), that a disc placed at (r, c) turns over."""
    own, theirs = (1, 2) if is_black else (2, 1)
    flipped = []
    for down, right in DIRECTIONS:
        row, column = r + down, c + right
        passed = []
        while 0 <= row < 8 and 0 <= column < 8 and board[row][column] == theirs:
            passed.append((row, column))
            row += down
            column += right
        # They are turned over only if a disc of your own stands at the far end.
        if 0 <= row < 8 and 0 <= column < 8 and board[row][column] == own:
            flipped += passed
    return flipped


# ---- The protocol: nothing to change below --------------------------------------------------

END = 0
TURN = 1


def send_ints(server, *numbers):
    """Numbers travel as 4 bytes each, the lowest first, whatever the machine."""
    server.sendall(struct.pack(f'<{len(numbers)}i', *numbers))


def receive_ints(server, count):
    """Messages may arrive in pieces, so this waits for every byte."""
    data = b''
    while len(data) < 4 * count:
        piece = server.recv(4 * count - len(data))
        if not piece:
            raise ConnectionError('no more data')
        data += piece
    return struct.unpack(f'<{count}i', data)


def play(server):
    """Returns at the end of the game."""
    send_ints(server, idTeam)
    while True:
        # For a turn, the second number is that of the package.
        code, package = receive_ints(server, 2)
        if code == END:
            return
        if code != TURN:
            raise ConnectionError(f'unknown code {code}')
        *cells, is_black = receive_ints(server, 65)
        board = [cells[i:i + 8] for i in range(0, 64, 8)]
        row, column = GetStep(board, is_black != 0)
        send_ints(server, TURN, package, row, column)


def connect(host, port):
    """The server may start later than we do: tries until it is there."""
    is_first = True
    while True:
        try:
            return socket.create_connection((host, port))
        except OSError:
            if is_first:
                print(f'Waiting for a server at {host}:{port}', file=sys.stderr)
            is_first = False
            time.sleep(0.15)


def main():
    host = sys.argv[1] if len(sys.argv) > 1 else '127.0.0.1'
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 8888
    with connect(host, port) as server:
        try:
            play(server)
        except ConnectionError as error:
            sys.exit(f'The connection ended before the game did: {error}')


if __name__ == '__main__':
    main()
