"""A bot for the contest microchess: chess on a board of 4 x 5, spoken to in UCI.

Fill in Agent.act, below; nothing else needs a change. Until then it plays at random.
  Build:  nothing to build (Python 3.8 or newer)
  Run:    python3 bot.py   and type position startpos moves d2d4, go and quit, a line each

Mate wins; after 80 moves of both together, or in a draw of chess, more material does:
queen 10, rook 5, bishop 3, knight 3, pawn 1. Each side has 400 s for all its moves.
Standard output belongs to the referee: write notes to yourself to sys.stderr.
"""

import copy
import random
import sys

NAME = "My bot"
AUTHOR = "Me"


class Agent:
    def reset(self):
        """A new game begins. The fixed seed lets the same game be played again."""
        self.random = random.Random(1)

    def act(self, state):
        """FILL THIS IN: choose your move.

        state.board          20 letters, a1 first, then b1, c1, d1, a2 ... d5: "K" is the white
                             king, "k" the black one, "." an empty square
        state.turn           WHITE or BLACK: the side to move, which is yours
        state.ply            how many moves both have played, of 80
        state.remaining      the seconds left for this move and all your later ones
        state.legal_moves()  your moves as texts: "d2d4", "d4d5q" promotes, "d1a1" castles
        state.after(move)    the state after a move, with the other side to move
        state.in_check(side) whether the king of WHITE or BLACK is attacked

        There is always a legal move when you are asked. Return one of them.
        """
        return self.random.choice(state.legal_moves())

    def close(self):
        """The bot is about to leave."""


# ---- The board: helpers for act ----

FILES = 4
RANKS = 5
SQUARES = FILES * RANKS

WHITE = "w"
BLACK = "b"
EMPTY = "."

# Squares are numbers: a1 is 0, b1 is 1, a2 is 4. These are the homes of kings and rooks.
A1, D1, A5, D5 = 0, 3, 16, 19
NO_SQUARE = -1

# How pieces take, as (files, ranks).
WHITE_PAWN = [(-1, 1), (1, 1)]
BLACK_PAWN = [(-1, -1), (1, -1)]
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
EVERY_WAY = STRAIGHT + DIAGONAL
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def square_of(name):
    return "12345".index(name[1]) * FILES + "abcd".index(name[0])


def name_of(square):
    return "abcd"[square % FILES] + "12345"[square // FILES]


def inside(file, rank):
    return 0 <= file < FILES and 0 <= rank < RANKS


def other(side):
    return BLACK if side == WHITE else WHITE


def side_of(piece):
    """WHITE, BLACK, or EMPTY where no piece stands."""
    if piece == EMPTY:
        return EMPTY
    return WHITE if piece.isupper() else BLACK


def steps_of(piece):
    if piece == "P":
        return WHITE_PAWN
    if piece == "p":
        return BLACK_PAWN
    if piece in "Nn":
        return JUMPS
    if piece in "Bb":
        return DIAGONAL
    if piece in "Rr":
        return STRAIGHT
    return EVERY_WAY


class State:
    def __init__(self):
        self.board = [EMPTY] * SQUARES
        self.turn = WHITE
        self.white_castles = False  # whether the right to castle is still there
        self.black_castles = False
        self.passant = NO_SQUARE  # the square a pawn has just passed over with two steps
        self.ply = 0
        self.remaining = 0.0

    def legal_moves(self):
        moves = []
        for source in range(SQUARES):
            if side_of(self.board[source]) != self.turn:
                continue
            for move in self.piece_moves(source):
                if not self.after(move).in_check(self.turn):
                    moves.append(move)
        if self.can_castle():
            moves.append("d1a1" if self.turn == WHITE else "a5d5")
        return moves

    def after(self, move):
        """The state after a legal move; this state stays as it is."""
        source = square_of(move[0:2])
        target = square_of(move[2:4])
        piece = self.board[source]
        is_pawn = piece in "Pp"

        new = copy.copy(self)
        new.board = list(self.board)
        new.board[source] = EMPTY
        if side_of(self.board[target]) == self.turn:
            # Castling: the king goes two squares towards his rook, the rook beside him.
            toward = 1 if target > source else -1
            new.board[target] = EMPTY
            new.board[source + 2 * toward] = piece
            new.board[source + toward] = self.board[target]
        elif len(move) == 5:
            new.board[target] = move[4].upper() if self.turn == WHITE else move[4]
        else:
            new.board[target] = piece
        if is_pawn and target == self.passant:
            new.board[target - self.forward()] = EMPTY

        two_steps = is_pawn and abs(target - source) == 2 * FILES
        new.passant = (source + target) // 2 if two_steps else NO_SQUARE
        # Whatever leaves or enters a home square of king or rook ends the right to castle.
        for square in (source, target):
            if square in (A1, D1):
                new.white_castles = False
            if square in (A5, D5):
                new.black_castles = False
        new.turn = other(self.turn)
        new.ply += 1
        return new

    def in_check(self, side):
        king = "K" if side == WHITE else "k"
        for square in range(SQUARES):
            if self.board[square] == king and self.is_attacked(square, other(side)):
                return True
        return False

    def is_attacked(self, target, by):
        for source in range(SQUARES):
            if side_of(self.board[source]) == by and target in self.attacks(source):
                return True
        return False

    def attacks(self, source):
        """The squares that the piece on `source` attacks, whatever stands there."""
        slides = self.board[source] in "BbRrQq"
        targets = []
        for files, ranks in steps_of(self.board[source]):
            file = source % FILES + files
            rank = source // FILES + ranks
            while inside(file, rank):
                target = rank * FILES + file
                targets.append(target)
                if not slides or self.board[target] != EMPTY:
                    break
                file += files
                rank += ranks
        return targets

    def piece_moves(self, source):
        """The moves of one piece, even those that leave the own king in check."""
        if self.board[source] in "Pp":
            return self.pawn_moves(source)
        moves = []
        for target in self.attacks(source):
            if side_of(self.board[target]) != self.turn:
                moves.append(name_of(source) + name_of(target))
        return moves

    def pawn_moves(self, source):
        targets = []
        for target in self.attacks(source):
            # En passant never arises from the usual start, only in positions set up by hand.
            if side_of(self.board[target]) == other(self.turn) or target == self.passant:
                targets.append(target)
        one = source + self.forward()
        two = one + self.forward()
        home_rank = 1 if self.turn == WHITE else RANKS - 2
        if self.is_empty(one):
            targets.append(one)
            if source // FILES == home_rank and self.is_empty(two):
                targets.append(two)

        moves = []
        for target in targets:
            move = name_of(source) + name_of(target)
            if target // FILES in (0, RANKS - 1):
                moves += [move + "q", move + "r", move + "b", move + "n"]
            else:
                moves.append(move)
        return moves

    def can_castle(self):
        king = D1 if self.turn == WHITE else A5
        toward = -1 if self.turn == WHITE else 1
        has_right = self.white_castles if self.turn == WHITE else self.black_castles
        beside = king + toward
        goal = beside + toward
        if not has_right or not self.is_empty(beside) or not self.is_empty(goal):
            return False
        for square in (king, beside, goal):
            if self.is_attacked(square, other(self.turn)):
                return False
        return True

    def forward(self):
        """From a square to the next one in the direction of the pawns."""
        return FILES if self.turn == WHITE else -FILES

    def is_empty(self, square):
        return 0 <= square < SQUARES and self.board[square] == EMPTY


# ---- The protocol: nothing to change below ----

START = ["knbr/p3/4/3P/RBNK", "w", "Qk", "-", "0", "1"]


def to_number(text, fallback):
    try:
        return int(text)
    except ValueError:
        return fallback


def number_after(words, name, fallback):
    at = words.index(name) + 1 if name in words else len(words)
    return to_number(words[at], fallback) if at < len(words) else fallback


def read_fen(fields):
    """The state that the six fields of a FEN describe."""
    placement, turn, rights, passant, _, move_number = fields
    state = State()
    file, rank = 0, RANKS - 1
    for letter in placement:
        if letter == "/":
            file, rank = 0, rank - 1
        elif letter in "1234":
            file += int(letter)
        elif inside(file, rank):
            state.board[rank * FILES + file] = letter
            file += 1
    state.turn = BLACK if turn == "b" else WHITE
    state.white_castles = "Q" in rights
    state.black_castles = "k" in rights
    for square in range(SQUARES):
        if name_of(square) == passant:
            state.passant = square
    state.ply = 2 * (to_number(move_number, 1) - 1) + (1 if state.turn == BLACK else 0)
    return state


def read_move(state, text):
    """The move that a text means: castling may be written as the two steps of the king."""
    if text == "d1b1" and state.board[D1] == "K":
        return "d1a1"
    if text == "a5c5" and state.board[A5] == "k":
        return "a5d5"
    return text


def read_position(words):
    """The state after `position startpos|fen ... [moves ...]`, or None if it makes no sense."""
    end = words.index("moves") if "moves" in words else len(words)
    is_start = end == 2 and words[1] == "startpos"
    is_fen = end == 8 and words[1] == "fen"
    if not is_start and not is_fen:
        return None
    state = read_fen(START if is_start else words[2:8])
    for text in words[end + 1:]:
        move = read_move(state, text)
        if move not in state.legal_moves():
            return None
        state = state.after(move)
    return state


def read_clock(words, turn):
    """The seconds of `go wtime ... btime ...`; the contest's 400 if the line tells nothing."""
    move_time = number_after(words, "movetime", 400000)
    return number_after(words, "wtime" if turn == WHITE else "btime", move_time) / 1000


def say(line):
    print(line, flush=True)


def main():
    agent = Agent()
    agent.reset()
    state = read_fen(START)
    for line in sys.stdin:
        words = line.split()
        command = words[0] if words else ""
        if command == "uci":
            say("id name " + NAME)
            say("id author " + AUTHOR)
            say("uciok")
        elif command == "isready":
            say("readyok")
        elif command == "ucinewgame":
            agent.reset()
            state = read_fen(START)
        elif command == "position":
            state = read_position(words) or state
        elif command == "go":
            state.remaining = read_clock(words, state.turn)
            say("bestmove " + (agent.act(state) if state.legal_moves() else "0000"))
        elif command == "quit":
            break
    agent.close()


if __name__ == "__main__":
    main()
