# A program for the contest picking-stones: run afresh for each move, it prints the best stone.
# Fill in evaluate, below; nothing else needs a change. Until then it only sees wins that are near.
#   Build:  nothing to build (Python 3.8 or newer)
#   Run:    python3 play.py 7 3 1 4 2   (7 stones, 3 of them taken: 1, 4 and 2, in this order)
#
# The first stone must be odd and smaller than n/2, every other one a multiple or a factor of the
# last. Who cannot take a stone loses. Max begins: an even number of taken stones says Max moves.

import re
import sys
from functools import lru_cache

# How many stones to look ahead. With 6 any position of 60 stones takes about a second at most,
# even in Python; one more takes up to six times as long, and a move may take 10 seconds.
# A limit as large as n looks to the end of the game.
DEPTH_LIMIT = 6


def evaluate(last, stones, is_taken, max_to_move):
    """
    FILL THIS IN: what a position at the depth limit is worth, where nobody has won yet. Return a
    number above 0 if it is good for Max and below 0 if it is good for Min; 1.0 and -1.0 are games
    that are won.

    last            the stone that was taken last
    stones          the stones that may be taken now, ascending; at least one
    is_taken[stone] whether a stone is gone
    max_to_move     whether Max takes the next stone; otherwise Min does

    A first exercise, the rules of the assignment. Where something is counted, an odd count is +
    and an even one - if Max is to move; if Min is to move, it is the other way round.
      stone 1 is not taken yet   0
      last is 1                  count stones                             0.5 or -0.5
      last is a prime            count the multiples of last in stones    0.7 or -0.7
      last is any other stone    count the primes in stones               0.6 or -0.6
    To see whether you got it right: ./daeguk play 30 0 --depth 6
    """
    return 0.0


# ---- The search: alpha-beta, to the letter of the assignment ----


def may_follow(n, stone, last):
    """Whether the rules let a stone be taken after the last one; last is 0 at the start."""
    if last == 0:
        return stone % 2 == 1 and 2 * stone < n
    return stone % last == 0 or last % stone == 0


@lru_cache(maxsize=None)  # the search asks this over and over
def followers(n, last):
    """All stones that may follow the last one, ascending, taken or not."""
    return [stone for stone in range(1, n + 1) if may_follow(n, stone, last)]


class Search:
    def __init__(self, n, taken):
        self.n = n
        self.is_taken = [stone in taken for stone in range(n + 1)]
        self.best_move = None
        self.visited = 0
        self.max_depth = 0

    def visit(self, last, depth, max_to_move, alpha, beta):
        """The value of the position after a stone; at the root it also finds the best move."""
        self.visited += 1
        self.max_depth = max(self.max_depth, depth)
        is_taken = self.is_taken
        stones = [stone for stone in followers(self.n, last) if not is_taken[stone]]
        if not stones:
            return -1.0 if max_to_move else 1.0
        if depth == DEPTH_LIMIT:
            return evaluate(last, stones, is_taken, max_to_move)

        best = float('-inf') if max_to_move else float('inf')
        for stone in stones:
            is_taken[stone] = True
            value = self.visit(stone, depth + 1, not max_to_move, alpha, beta)
            is_taken[stone] = False
            # Strictly better: of equal stones the smaller one, which came first, stays.
            if value > best if max_to_move else value < best:
                best = value
                if depth == 0:
                    self.best_move = stone
            if max_to_move:
                if value >= beta:
                    break
                alpha = max(alpha, value)
            else:
                if value <= alpha:
                    break
                beta = min(beta, value)
        return best


# ---- The protocol: nothing to change below ----

FEWEST_STONES, MOST_STONES = 3, 10000


def fault_in(words):
    """What is wrong with the words n k s1 ... sk, or None."""
    for word in words:
        if not re.fullmatch('-?[0-9]{1,9}', word):
            return f'"{word}" is not a number that can be read.'
    if len(words) < 2:
        return 'Give n k s1 ... sk: how many stones, how many taken, and which.'
    n, count, *taken = [int(word) for word in words]
    if not FEWEST_STONES <= n <= MOST_STONES:
        return f'The number of stones must be {FEWEST_STONES} to {MOST_STONES}, not {n}.'
    if count != len(taken):
        return f'The count of taken stones says {count}, but the list has {len(taken)}.'
    return fault_in_stones(n, taken)


def fault_in_stones(n, taken):
    last = 0
    for index, stone in enumerate(taken):
        if not 1 <= stone <= n:
            return f'There is no stone {stone}; the stones go from 1 to {n}.'
        if stone in taken[:index]:
            return f'Stone {stone} has been taken already.'
        if last != 0 and not may_follow(n, stone, last):
            return f'Stone {stone} is neither a multiple nor a factor of the last stone, {last}.'
        last = stone
    # Positions from the middle of a game are exercises too, whatever they began with.
    if len(taken) == 1 and not may_follow(n, last, 0):
        return f'Stone {last} cannot open; the first must be odd and smaller than {n}/2.'
    return None


def main(words):
    fault = fault_in(words)
    if fault is not None:
        print(f'play: {fault}', file=sys.stderr)
        sys.exit(2)

    n, count, *taken = [int(word) for word in words]
    last = taken[-1] if taken else 0
    max_to_move = count % 2 == 0
    search = Search(n, taken)
    value = search.visit(last, 0, max_to_move, float('-inf'), float('inf'))
    print(f'Best Move : {search.best_move or "none"}')
    print(f'Calculated Value : {value:.1f}')
    print(f'Number of Visited Nodes : {search.visited}')
    print(f'Max Depth : {search.max_depth}')
    if search.best_move is None:
        player = 'Max' if max_to_move else 'Min'
        message = f'There is no stone to take: the player to move, {player}, has lost.'
        print(message, file=sys.stderr)


main(sys.argv[1:])
