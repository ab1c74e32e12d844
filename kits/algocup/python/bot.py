# A bot for the contest algocup: Connect6 with blocks, on a board of 19 x 19.
# Fill in my_turn, below; nothing else needs a change. Until then it plays at random.
#   Build:  nothing to build (Python 3.8 or newer)
#   Run:    python3 bot.py   and type START, BLOCK 3,4, BEGIN, TURN 9,9 9,10 and QUIT, a line each
#
# Exactly six in a row win, seven or more lose; a block counts as a stone of both players.

import random
import re
import sys

# Your team and school, about ten letters each. Change only what stands after the colons.
INFO = 'TeamName:MyTeam,Department:MySchool'

SIZE = 19  # x grows to the right, y downwards, both from 0 to 18

# What is on a point of the board. Outside the board nothing is.
OUTSIDE, EMPTY, MINE, THEIRS, BLOCK = -1, 0, 1, 2, 3

# The seed is fixed: a bot that plays the same game again is easy to debug.
random.seed(6)


def my_turn(count):
    """
    Your turn. Return a list of count different empty points (1 for the first stone of the game,
    then 2), each as (x, y), within limit_time() seconds.
    """
    # At random beside other stones, and again where that would make seven or more in a row.
    points = [point for point in empty_points() if is_near_stone(*point)]
    if len(points) < count:
        points = empty_points()
    my_log(f'{count} to place on {len(points)} points in {limit_time()} s')

    for _ in range(100):
        stones = random.sample(points, count)
        if longest_line(stones) <= 6:
            break
    return stones


# Helpers for my_turn: use them, or write your own.


def show_board(x, y):
    """What is on this point: OUTSIDE, EMPTY, MINE, THEIRS or BLOCK."""
    is_on_board = 0 <= x < SIZE and 0 <= y < SIZE
    return board[y][x] if is_on_board else OUTSIDE


def limit_time():
    """The seconds a turn may take, both stones together; 0 as long as nobody has said so."""
    return seconds_a_turn


def my_log(text):
    """Adds a line to ./myLog.txt. Where that file cannot be written, nothing happens."""
    try:
        with open('./myLog.txt', 'a', encoding='utf-8', errors='replace') as file:
            file.write(f'{text}\n')
    except OSError:
        pass


def empty_points():
    return [(x, y) for y in range(SIZE) for x in range(SIZE) if show_board(x, y) == EMPTY]


def is_near_stone(x, y):
    """Whether one of the eight points around has a stone of either player."""
    around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    return any(show_board(*point) in (MINE, THEIRS) for point in around)


def longest_line(stones):
    """The longest line these stones make with my stones and the blocks: 6 wins, 7 or more lose."""
    longest = 0
    for x, y in stones:
        for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            ahead = count_from(x, y, dx, dy, stones)
            behind = count_from(x, y, -dx, -dy, stones)
            longest = max(longest, ahead + behind - 1)  # the stone itself counts once
    return longest


def count_from(x, y, dx, dy, stones):
    """How many points from here on, in this direction, will be mine without a gap."""
    count = 0
    while (x, y) in stones or show_board(x, y) in (MINE, BLOCK):
        x, y, count = x + dx, y + dy, count + 1
    return count


# ---- The protocol: nothing to change below ----

board = []  # board[y][x]
seconds_a_turn = 0


def new_game():
    board[:] = [[EMPTY] * SIZE for _ in range(SIZE)]


def numbers(text):
    """'3,4 5,6' -> [3, 4, 5, 6]"""
    return [int(digits) for digits in re.findall(r'-?[0-9]+', text)]


def put(what, text):
    """Puts this on the points of a text like '3,4 5,6'; False if that is not what it says."""
    values = numbers(text)
    points = list(zip(values[0::2], values[1::2]))
    if any(show_board(*point) != EMPTY for point in points):
        return False
    for x, y in points:
        board[y][x] = what
    return len(points) > 0


def play(count):
    """Asks for so many stones; for fewer only where the board has no room for them."""
    stones = my_turn(min(count, len(empty_points())))
    for x, y in stones:
        # A wrong point is sent all the same: the referee judges, and the log says what was wrong.
        if show_board(x, y) != EMPTY:
            my_log(f'my_turn: {x},{y} is not empty')
        if show_board(x, y) != OUTSIDE:
            board[y][x] = MINE
    answer(' '.join(f'{x},{y}' for x, y in stones))


def answer(text):
    # Flushed: an answer kept in a buffer is one the referee never hears.
    print(text, flush=True)


def main():
    global seconds_a_turn
    # Names may be in any language, whatever this machine is set to.
    sys.stdin.reconfigure(encoding='utf-8', errors='replace')
    sys.stdout.reconfigure(encoding='utf-8')

    new_game()
    for line in sys.stdin:
        command = line.upper()
        if command.startswith('START'):
            new_game()
            answer('OK')
        elif command.startswith('INFO'):
            answer(INFO)
        elif command.startswith('LIMITTIME'):
            seconds_a_turn = sum(numbers(line)[:1])
        elif command.startswith('BLOCK'):
            if put(BLOCK, line):
                answer('OK')
        elif command.startswith('BEGIN'):
            play(1)
        elif command.startswith('TURN'):
            if put(THEIRS, line):
                play(2)
        elif command.startswith('QUIT'):
            break


main()
