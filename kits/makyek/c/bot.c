/*
 * A bot for the contest makyek: Mak-yek, on a board of 12 x 12.
 * Fill in chooseMove, below; nothing else needs a change. Until then it plays at random.
 *   Build:  gcc -std=gnu17 -O2 -o bot bot.c
 *   Run:    ./bot   and type START 1, TURN, PLACE 2 2 0, TURN and END 0, a line each
 *
 * Who has no piece or no move left loses; after 120 moves of both together more pieces win.
 * Standard output belongs to the referee: write notes to yourself with debug.
 */
#define _CRT_SECURE_NO_WARNINGS /* Visual Studio would warn of sscanf */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 12
#define MAX_MOVES (SIZE * SIZE * 8) /* more than any position has */

/* What is on a square. Off the board nothing is. */
enum { OFF_BOARD = -1, EMPTY = 0, BLACK = 1, WHITE = 2 };

#define UP 0
#define DOWN 1
#define LEFT 2
#define RIGHT 3
#define UP_LEFT 4
#define UP_RIGHT 5
#define DOWN_LEFT 6
#define DOWN_RIGHT 7

typedef struct {
    int at[SIZE][SIZE]; /* at[row][column], both from 0 to 11, from the top left */
} Board;

typedef struct {
    int row, column, direction; /* the piece there takes one step in this direction */
} Move;

static int legalMoves(Board board, int player, Move moves[MAX_MOVES]);
static Board after(Board board, Move move);
static int opponentOf(int player);
static void debug(const char *format, ...);

/*
 * FILL THIS IN: choose your move, within 2 seconds.
 *
 * board.at[row][column]         EMPTY, BLACK or WHITE
 * me                            BLACK or WHITE: your colour
 * legalMoves(board, me, moves)  writes your moves into moves and returns how many they are
 * after(board, move)            the board after a move, with its captures; board stays as it is
 * opponentOf(me)                the other colour
 * debug("text %d", number)      writes a line to your log; written like printf
 *
 * There is always a legal move when you are asked. Return one of them.
 */
static Move chooseMove(Board board, int me)
{
    Move moves[MAX_MOVES];
    int count = legalMoves(board, me, moves);
    /* Without srand every run plays the same game again, which is easy to debug. */
    return moves[rand() % count];
}

/* ---- The board: helpers for chooseMove ---- */

/* The step of each direction: rows, columns. */
static const int STEPS[8][2] = {
    {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1},
};

static int opponentOf(int player)
{
    return BLACK + WHITE - player;
}

/* What is on this square: EMPTY, BLACK, WHITE or OFF_BOARD. */
static int pieceAt(const Board *board, int row, int column)
{
    bool isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    return isOnBoard ? board->at[row][column] : OFF_BOARD;
}

static bool isLegal(const Board *board, int player, Move move)
{
    if (move.direction < UP || move.direction > DOWN_RIGHT) return false;
    if (pieceAt(board, move.row, move.column) != player) return false;
    const int *step = STEPS[move.direction];
    return pieceAt(board, move.row + step[0], move.column + step[1]) == EMPTY;
}

static int legalMoves(Board board, int player, Move moves[MAX_MOVES])
{
    int count = 0;
    for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++) {
            for (int direction = UP; direction <= DOWN_RIGHT; direction++) {
                Move move = {row, column, direction};
                if (isLegal(&board, player, move)) moves[count++] = move;
            }
        }
    }
    return count;
}

static Board after(Board board, Move move)
{
    static const int AXES[4] = {UP, LEFT, UP_LEFT, UP_RIGHT}; /* one direction of each */
    int me = board.at[move.row][move.column];
    int enemy = opponentOf(me);
    int row = move.row + STEPS[move.direction][0];
    int column = move.column + STEPS[move.direction][1];
    board.at[move.row][move.column] = EMPTY;
    board.at[row][column] = me;

    /* Tiao: two enemies with the moved piece right between them both change colour. */
    for (int i = 0; i < 4; i++) {
        int dr = STEPS[AXES[i]][0], dc = STEPS[AXES[i]][1];
        if (pieceAt(&board, row + dr, column + dc) != enemy) continue;
        if (pieceAt(&board, row - dr, column - dc) != enemy) continue;
        board.at[row + dr][column + dc] = me;
        board.at[row - dr][column - dc] = me;
    }

    /* Jia: an enemy between the moved piece and another of the same colour changes colour. */
    for (int direction = UP; direction <= DOWN_RIGHT; direction++) {
        int dr = STEPS[direction][0], dc = STEPS[direction][1];
        if (pieceAt(&board, row + dr, column + dc) != enemy) continue;
        if (pieceAt(&board, row + 2 * dr, column + 2 * dc) != me) continue;
        board.at[row + dr][column + dc] = me;
    }
    return board;
}

static void say(const char *text)
{
    puts(text);
    fflush(stdout); /* an answer kept in a buffer is one the referee never hears */
}

/* One DEBUG line; of a game 16 KB a line and 32 KB in all are kept. */
static void debug(const char *format, ...)
{
    static char line[16 * 1024] = "DEBUG ";
    size_t prefix = strlen("DEBUG ");
    va_list values;
    va_start(values, format);
    vsnprintf(line + prefix, sizeof line - prefix, format, values);
    va_end(values);
    for (char *c = line; *c != '\0'; c++) {
        if (*c == '\n' || *c == '\r') *c = ' '; /* a second line would count as an answer */
    }
    say(line);
}

/* ---- The protocol: nothing to change below ---- */

static const char START_ROWS[] =
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

/* The board that is written as rows like these. */
static Board readBoard(const char *rows)
{
    Board board = {0};
    int row = 0, column = 0;
    for (const char *c = rows; *c != '\0'; c++) {
        if (*c == '/') {
            row++;
            column = 0;
        } else {
            int piece = *c == 'b' ? BLACK : *c == 'w' ? WHITE : EMPTY;
            if (pieceAt(&board, row, column) != OFF_BOARD) board.at[row][column] = piece;
            column++;
        }
    }
    return board;
}

/* Asks for a move, sends it, and plays it on the board. */
static Board takeTurn(Board board, int me)
{
    Move move = chooseMove(board, me);
    char text[64];
    snprintf(text, sizeof text, "%d %d %d", move.row, move.column, move.direction);
    /* An illegal move is sent all the same: the referee judges, and the log says what was wrong. */
    if (isLegal(&board, me, move)) {
        board = after(board, move);
    } else {
        debug("chooseMove: %s is not legal", text);
    }
    say(text);
    return board;
}

/* Who cannot move has lost and is not asked, but whoever types TURN by hand may not know. */
static bool canMove(Board board, int player)
{
    Move moves[MAX_MOVES];
    return legalMoves(board, player, moves) > 0;
}

/* Reads a line without its end, as much of it as there is room for; false at the end of input. */
static bool readLine(char line[], int size)
{
    int length = 0, c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (length < size - 1) line[length++] = (char)c;
    }
    line[length] = '\0';
    return c != EOF || length > 0;
}

int main(void)
{
    Board board = readBoard(START_ROWS);
    int me = BLACK;
    char line[256];
    while (readLine(line, sizeof line)) {
        char command[8] = "", rows[sizeof line];
        Move move;
        sscanf(line, "%7s", command);
        if (strcmp(command, "START") == 0) {
            int seat = 0;
            int found = sscanf(line, " START %d %s", &seat, rows);
            if (seat != BLACK && seat != WHITE) continue;
            me = seat;
            /* An unusual start is told after the seat, as rows. */
            board = readBoard(found == 2 ? rows : START_ROWS);
            say("OK");
        } else if (strcmp(command, "PLACE") == 0) {
            int found =
                sscanf(line, " PLACE %d %d %d", &move.row, &move.column, &move.direction);
            if (found == 3 && isLegal(&board, opponentOf(me), move)) board = after(board, move);
        } else if (strcmp(command, "TURN") == 0) {
            if (canMove(board, me)) board = takeTurn(board, me);
        } else if (strcmp(command, "END") == 0) {
            break;
        }
    }
    return 0;
}
