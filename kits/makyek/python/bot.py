# A bot for the contest makyek: Mak-yek, on a board of 12 x 12.
# Fill in choose_move, below; nothing else needs a change. Until then it plays at random.
#   Build:  nothing to build (Python 3.8 or newer)
#   Run:    python3 bot.py   and type START 1, TURN, PLACE 2 2 0, TURN and END 0, a line each
#
# Who has no piece or no move left loses; after 120 moves of both together more pieces win.
# Standard output belongs to the referee: write notes to yourself with debug.

import random
import sys

SIZE = 12

# What is on a square. Off the board nothing is.
OFF_BOARD, EMPTY, BLACK, WHITE = -1, 0, 1, 2

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
UP_LEFT = 4
UP_RIGHT = 5
DOWN_LEFT = 6
DOWN_RIGHT = 7

# The seed is fixed: a bot that plays the same game again is easy to debug.
random.seed(1)


def choose_move(board, me):
    """
    FILL THIS IN: choose your move, within 2 seconds.

    board[row][column]      EMPTY, BLACK or WHITE; both from 0 to 11, from the top left
    me                      BLACK or WHITE: your colour
    legal_moves(board, me)  all your moves, each as (row, column, direction): the piece there
                            takes one step in this direction
    after(board, move)      the board after a move, with its captures; board stays as it is
    opponent_of(me)         the other colour
    debug(text)             writes a line to your log

    There is always a legal move when you are asked. Return one of them.
    """
    return random.choice(legal_moves(board, me))


# ---- The board: helpers for choose_move ----

# The step of each direction: rows, columns.
STEPS = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]


def opponent_of(player):
    return BLACK + WHITE - player


def piece_at(board, row, column):
    """What is on this square: EMPTY, BLACK, WHITE or OFF_BOARD."""
    is_on_board = 0 <= row < SIZE and 0 <= column < SIZE
    return board[row][column] if is_on_board else OFF_BOARD


def is_legal(board, player, move):
    row, column, direction = move
    if not UP <= direction <= DOWN_RIGHT or piece_at(board, row, column) != player:
        return False
    dr, dc = STEPS[direction]
    return piece_at(board, row + dr, column + dc) == EMPTY


def legal_moves(board, player):
    moves = []
    for row in range(SIZE):
        for column in range(SIZE):
            if board[row][column] != player:
                continue
            for direction in range(8):
                move = (row, column, direction)
                if is_legal(board, player, move):
                    moves.append(move)
    return moves


def after(board, move):
    row, column, direction = move
    board = [line[:] for line in board]
    me = board[row][column]
    enemy = opponent_of(me)
    board[row][column] = EMPTY
    row += STEPS[direction][0]
    column += STEPS[direction][1]
    board[row][column] = me

    # Tiao: two enemies with the moved piece right between them both change colour.
    for direction in (UP, LEFT, UP_LEFT, UP_RIGHT):
        dr, dc = STEPS[direction]
        if piece_at(board, row + dr, column + dc) != enemy:
            continue
        if piece_at(board, row - dr, column - dc) != enemy:
            continue
        board[row + dr][column + dc] = me
        board[row - dr][column - dc] = me

    # Jia: an enemy between the moved piece and another of the same colour changes colour.
    for dr, dc in STEPS:
        if piece_at(board, row + dr, column + dc) != enemy:
            continue
        if piece_at(board, row + 2 * dr, column + 2 * dc) != me:
            continue
        board[row + dr][column + dc] = me
    return board


def say(text):
    # Flushed: an answer kept in a buffer is one the referee never hears.
    print(text, flush=True)


def debug(text):
    """One DEBUG line; of a game 16 KB a line and 32 KB in all are kept."""
    # A second line would count as an answer.
    say('DEBUG ' + str(text).replace('\r', ' ').replace('\n', ' '))


# ---- The protocol: nothing to change below ----

START_ROWS = (
    '............/'
    '............/'
    '..www....b../'
    '.........b../'
    '............/'
    '...bbb....../'
    '......www.../'
    '............/'
    '..w........./'
    '..w....bbb../'
    '............/'
    '............'
)


def read_board(rows):
    """The board that is written as rows like these."""
    board = [[EMPTY] * SIZE for _ in range(SIZE)]
    for row, line in enumerate(rows.split('/')):
        for column, letter in enumerate(line):
            if piece_at(board, row, column) != OFF_BOARD:
                board[row][column] = {'b': BLACK, 'w': WHITE}.get(letter, EMPTY)
    return board


def numbers(words):
    """['5', '3', '7'] -> [5, 3, 7]; what is not a number becomes -1, which is never legal."""
    return [int(word) if word.isdecimal() else -1 for word in words]


def take_turn(board, me):
    """Asks for a move, sends it, and plays it on the board."""
    move = choose_move(board, me)
    text = ' '.join(str(number) for number in move)
    # An illegal move is sent all the same: the referee judges, and the log says what was wrong.
    is_good = is_legal(board, me, move)
    if not is_good:
        debug(f'choose_move: {text} is not legal')
    say(text)
    return after(board, move) if is_good else board


def main():
    # Notes may be in any language, whatever this machine is set to.
    sys.stdin.reconfigure(encoding='utf-8', errors='replace')
    sys.stdout.reconfigure(encoding='utf-8', errors='replace')

    board = read_board(START_ROWS)
    me = BLACK
    for line in sys.stdin:
        command, *words = line.split() or ['']
        if command == 'START':
            [seat] = numbers(words[:1]) or [-1]
            if seat not in (BLACK, WHITE):
                continue
            me = seat
            # An unusual start is told after the seat, as rows.
            board = read_board(words[1] if len(words) > 1 else START_ROWS)
            say('OK')
        elif command == 'PLACE':
            move = numbers(words)
            if len(move) == 3 and is_legal(board, opponent_of(me), move):
                board = after(board, move)
        elif command == 'TURN':
            # Who cannot move has lost and is not asked, but whoever types TURN may not know.
            if legal_moves(board, me):
                board = take_turn(board, me)
        elif command == 'END':
            break


main()
