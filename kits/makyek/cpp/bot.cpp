// A bot for the contest makyek: Mak-yek, on a board of 12 x 12.
// Fill in chooseMove, below; nothing else needs a change. Until then it plays at random.
//   Build:  g++ -std=gnu++17 -O2 -o bot bot.cpp
//   Run:    ./bot   and type START 1, TURN, PLACE 2 2 0, TURN and END 0, a line each
//
// Who has no piece or no move left loses; after 120 moves of both together more pieces win.
// Standard output belongs to the referee: write notes to yourself with debug.

#include <array>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

const int SIZE = 12;

// What is on a square. Off the board nothing is.
const int OFF_BOARD = -1;
const int EMPTY = 0;
const int BLACK = 1;
const int WHITE = 2;

const int UP = 0;
const int DOWN = 1;
const int LEFT = 2;
const int RIGHT = 3;
const int UP_LEFT = 4;
const int UP_RIGHT = 5;
const int DOWN_LEFT = 6;
const int DOWN_RIGHT = 7;

// board[row][column], both from 0 to 11, from the top left
using Board = std::array<std::array<int, SIZE>, SIZE>;

struct Move {
    int row, column, direction; // the piece there takes one step in this direction
};

std::vector<Move> legalMoves(const Board &board, int player);
Board after(const Board &board, const Move &move);
int opponentOf(int player);
void debug(const std::string &text);

// The seed is fixed: a bot that plays the same game again is easy to debug.
std::mt19937 dice(1);

// FILL THIS IN: choose your move, within 2 seconds.
//
// board[row][column]     EMPTY, BLACK or WHITE
// me                     BLACK or WHITE: your colour
// legalMoves(board, me)  all your moves
// after(board, move)     the board after a move, with its captures; board stays as it is
// opponentOf(me)         the other colour
// debug("text")          writes a line to your log
//
// There is always a legal move when you are asked. Return one of them.
Move chooseMove(const Board &board, int me)
{
    std::vector<Move> moves = legalMoves(board, me);
    return moves[dice() % moves.size()];
}

// ---- The board: helpers for chooseMove ----

// The step of each direction: rows, columns.
const int STEPS[8][2] = {
    {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1},
};

int opponentOf(int player)
{
    return BLACK + WHITE - player;
}

// What is on this square: EMPTY, BLACK, WHITE or OFF_BOARD.
int pieceAt(const Board &board, int row, int column)
{
    bool isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    return isOnBoard ? board[row][column] : OFF_BOARD;
}

bool isLegal(const Board &board, int player, const Move &move)
{
    if (move.direction < UP || move.direction > DOWN_RIGHT) return false;
    if (pieceAt(board, move.row, move.column) != player) return false;
    const int *step = STEPS[move.direction];
    return pieceAt(board, move.row + step[0], move.column + step[1]) == EMPTY;
}

std::vector<Move> legalMoves(const Board &board, int player)
{
    std::vector<Move> moves;
    for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++) {
            for (int direction = UP; direction <= DOWN_RIGHT; direction++) {
                Move move = {row, column, direction};
                if (isLegal(board, player, move)) moves.push_back(move);
            }
        }
    }
    return moves;
}

Board after(const Board &board, const Move &move)
{
    Board next = board;
    int me = board[move.row][move.column];
    int enemy = opponentOf(me);
    int row = move.row + STEPS[move.direction][0];
    int column = move.column + STEPS[move.direction][1];
    next[move.row][move.column] = EMPTY;
    next[row][column] = me;

    // Tiao: two enemies with the moved piece right between them both change colour.
    for (int direction : {UP, LEFT, UP_LEFT, UP_RIGHT}) {
        int dr = STEPS[direction][0], dc = STEPS[direction][1];
        if (pieceAt(next, row + dr, column + dc) != enemy) continue;
        if (pieceAt(next, row - dr, column - dc) != enemy) continue;
        next[row + dr][column + dc] = me;
        next[row - dr][column - dc] = me;
    }

    // Jia: an enemy between the moved piece and another of the same colour changes colour.
    for (const auto &[dr, dc] : STEPS) {
        if (pieceAt(next, row + dr, column + dc) != enemy) continue;
        if (pieceAt(next, row + 2 * dr, column + 2 * dc) != me) continue;
        next[row + dr][column + dc] = me;
    }
    return next;
}

void say(const std::string &text)
{
    std::cout << text << std::endl; // flushed: the referee never hears what stays in a buffer
}

// One DEBUG line; of a game 16 KB a line and 32 KB in all are kept.
void debug(const std::string &text)
{
    std::string line = "DEBUG " + text;
    for (char &c : line) {
        if (c == '\n' || c == '\r') c = ' '; // a second line would count as an answer
    }
    say(line);
}

// ---- The protocol: nothing to change below ----

const std::string START_ROWS =
    "............/"
    "............/"
    "..www....b../"
    ".........b../"
    "............/"
    "...bbb....../"
    "......www.../"
    "............/"
    "..w........./"
    "..w....bbb../"
    "............/"
    "............";

// The board that is written as rows like these.
Board readBoard(const std::string &rows)
{
    Board board{};
    int row = 0, column = 0;
    for (char c : rows) {
        if (c == '/') {
            row++;
            column = 0;
        } else {
            int piece = c == 'b' ? BLACK : c == 'w' ? WHITE : EMPTY;
            if (pieceAt(board, row, column) != OFF_BOARD) board[row][column] = piece;
            column++;
        }
    }
    return board;
}

// Asks for a move, sends it, and plays it on the board.
Board takeTurn(const Board &board, int me)
{
    Move move = chooseMove(board, me);
    std::ostringstream text;
    text << move.row << ' ' << move.column << ' ' << move.direction;
    // An illegal move is sent all the same: the referee judges, and the log says what was wrong.
    bool isGood = isLegal(board, me, move);
    if (!isGood) debug("chooseMove: " + text.str() + " is not legal");
    say(text.str());
    return isGood ? after(board, move) : board;
}

int main()
{
    Board board = readBoard(START_ROWS);
    int me = BLACK;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "START") {
            int seat = 0;
            words >> seat;
            if (seat != BLACK && seat != WHITE) continue;
            me = seat;
            // An unusual start is told after the seat, as rows.
            std::string rows;
            words >> rows;
            board = readBoard(rows.empty() ? START_ROWS : rows);
            say("OK");
        } else if (command == "PLACE") {
            Move move;
            bool isRead = bool(words >> move.row >> move.column >> move.direction);
            if (isRead && isLegal(board, opponentOf(me), move)) board = after(board, move);
        } else if (command == "TURN") {
            // Who cannot move has lost and is not asked, but whoever types TURN may not know.
            if (!legalMoves(board, me).empty()) board = takeTurn(board, me);
        } else if (command == "END") {
            break;
        }
    }
}
