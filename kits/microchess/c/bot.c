/*
 * A bot for the contest microchess: chess on a board of 4 x 5, spoken to in UCI.
 * Fill in act, below; nothing else needs a change. Until then it plays at random.
 *   Build:  gcc -std=gnu17 -O2 -o bot bot.c
 *   Run:    ./bot   and type position startpos moves d2d4, go and quit, a line each
 *
 * Mate wins; after 80 moves of both together, or in a draw of chess, more material does:
 * queen 10, rook 5, bishop 3, knight 3, pawn 1. Each side has 400 s for all its moves.
 * Standard output belongs to the referee: write notes to yourself to stderr.
 */
#define _CRT_SECURE_NO_WARNINGS /* Visual Studio would warn of strtok */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME "My bot"
#define AUTHOR "Me"

#define FILES 4
#define RANKS 5
#define SQUARES (FILES * RANKS)
#define MAX_MOVES (SQUARES * SQUARES) /* more than any position has */

#define WHITE 'w'
#define BLACK 'b'
#define EMPTY '.'

/* Squares are numbers: a1 is 0, b1 is 1, a2 is 4. These are the homes of kings and rooks. */
enum { NO_SQUARE = -1, A1 = 0, D1 = 3, A5 = 16, D5 = 19 };

typedef struct {
    char text[6]; /* "d2d4", "d4d5q" promotes, "d1a1" castles */
} Move;

typedef struct {
    char board[SQUARES];
    char turn;
    bool whiteCastles, blackCastles; /* whether the right to castle is still there */
    int passant;                     /* the square a pawn has just passed over with two steps */
    int ply;
    double remaining;
} State;

static int legalMoves(const State *state, Move moves[MAX_MOVES]);
static State after(const State *state, Move move);
static bool inCheck(const State *state, char side);

/* A new game begins. The fixed seed lets the same game be played again. */
static void reset(void) {
    srand(1);
}

/*
 * FILL THIS IN: choose your move.
 *
 * state->board             20 letters, a1 first, then b1, c1, d1, a2 ... d5: 'K' is the white
 *                          king, 'k' the black one, '.' an empty square
 * state->turn              WHITE or BLACK: the side to move, which is yours
 * state->ply               how many moves both have played, of 80
 * state->remaining         the seconds left for this move and all your later ones
 * legalMoves(state, moves) writes your moves into moves and returns how many they are
 * after(state, move)       the state after a move, with the other side to move
 * inCheck(state, side)     whether the king of WHITE or BLACK is attacked
 *
 * There is always a legal move when you are asked. Return one of them.
 */
static Move act(const State *state) {
    Move moves[MAX_MOVES];
    int count = legalMoves(state, moves);
    return moves[rand() % count];
}

/* The bot is about to leave. */
static void closeAgent(void) {
}

/* ---- The board: helpers for act ---- */

static bool isAttacked(const State *state, int target, char by);
static int attacks(const State *state, int source, int targets[SQUARES]);
static int pieceMoves(const State *state, int source, Move moves[]);
static int pawnMoves(const State *state, int source, Move moves[]);
static bool canCastle(const State *state);
static int forward(const State *state);
static bool isEmpty(const State *state, int square);

typedef struct {
    int files, ranks;
} Step;

/* How pieces take. Of the eight ways the first four are straight, the others diagonal. */
static const Step WHITE_PAWN[] = {{-1, 1}, {1, 1}};
static const Step BLACK_PAWN[] = {{-1, -1}, {1, -1}};
static const Step EVERY_WAY[] = {
    {0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
static const Step JUMPS[] = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static int squareOf(const char *name) {
    return (name[1] - '1') * FILES + (name[0] - 'a');
}

/* Promotion is the letter of the new piece, or 0. */
static Move moveOf(int source, int target, char promotion) {
    Move move = {{"abcd"[source % FILES], "12345"[source / FILES],
                  "abcd"[target % FILES], "12345"[target / FILES], promotion}};
    return move;
}

static bool inside(int file, int rank) {
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
}

static char other(char side) {
    return side == WHITE ? BLACK : WHITE;
}

/* WHITE, BLACK, or EMPTY where no piece stands. */
static char sideOf(char piece) {
    if (piece == EMPTY) return EMPTY;
    return piece >= 'A' && piece <= 'Z' ? WHITE : BLACK;
}

/* Points steps to the steps of a piece and returns how many they are. */
static int stepsOf(char piece, const Step **steps) {
    switch (piece) {
    case 'P': *steps = WHITE_PAWN; return 2;
    case 'p': *steps = BLACK_PAWN; return 2;
    case 'N': case 'n': *steps = JUMPS; return 8;
    case 'B': case 'b': *steps = EVERY_WAY + 4; return 4;
    case 'R': case 'r': *steps = EVERY_WAY; return 4;
    default: *steps = EVERY_WAY; return 8;
    }
}

static int legalMoves(const State *state, Move moves[MAX_MOVES]) {
    int count = 0;
    for (int source = 0; source < SQUARES; source++) {
        if (sideOf(state->board[source]) != state->turn) continue;
        Move candidates[MAX_MOVES];
        const int candidateCount = pieceMoves(state, source, candidates);
        for (int i = 0; i < candidateCount; i++) {
            const State next = after(state, candidates[i]);
            if (!inCheck(&next, state->turn)) moves[count++] = candidates[i];
        }
    }
    if (canCastle(state)) {
        moves[count++] = state->turn == WHITE ? moveOf(D1, A1, 0) : moveOf(A5, D5, 0);
    }
    return count;
}

/* The state after a legal move; the given state stays as it is. */
static State after(const State *state, Move move) {
    const int source = squareOf(move.text);
    const int target = squareOf(move.text + 2);
    const char promotion = move.text[4];
    const char piece = state->board[source];
    const bool isPawn = piece == 'P' || piece == 'p';

    State next = *state;
    next.board[source] = EMPTY;
    if (sideOf(state->board[target]) == state->turn) {
        /* Castling: the king goes two squares towards his rook, the rook beside him. */
        const int toward = target > source ? 1 : -1;
        next.board[target] = EMPTY;
        next.board[source + 2 * toward] = piece;
        next.board[source + toward] = state->board[target];
    } else if (promotion != 0) {
        next.board[target] = state->turn == WHITE ? (char)toupper(promotion) : promotion;
    } else {
        next.board[target] = piece;
    }
    if (isPawn && target == state->passant) next.board[target - forward(state)] = EMPTY;

    const bool twoSteps = isPawn && abs(target - source) == 2 * FILES;
    next.passant = twoSteps ? (source + target) / 2 : NO_SQUARE;
    /* Whatever leaves or enters a home square of king or rook ends the right to castle. */
    if (source == A1 || source == D1 || target == A1 || target == D1) next.whiteCastles = false;
    if (source == A5 || source == D5 || target == A5 || target == D5) next.blackCastles = false;
    next.turn = other(state->turn);
    next.ply++;
    return next;
}

static bool inCheck(const State *state, char side) {
    const char king = side == WHITE ? 'K' : 'k';
    for (int square = 0; square < SQUARES; square++) {
        if (state->board[square] == king && isAttacked(state, square, other(side))) return true;
    }
    return false;
}

static bool isAttacked(const State *state, int target, char by) {
    for (int source = 0; source < SQUARES; source++) {
        if (sideOf(state->board[source]) != by) continue;
        int targets[SQUARES];
        const int count = attacks(state, source, targets);
        for (int i = 0; i < count; i++) {
            if (targets[i] == target) return true;
        }
    }
    return false;
}

/* Writes the squares that the piece on source attacks, whatever stands there. */
static int attacks(const State *state, int source, int targets[SQUARES]) {
    const bool slides = strchr("BbRrQq", state->board[source]) != NULL;
    const Step *steps;
    const int stepCount = stepsOf(state->board[source], &steps);
    int count = 0;
    for (int i = 0; i < stepCount; i++) {
        int file = source % FILES + steps[i].files;
        int rank = source / FILES + steps[i].ranks;
        while (inside(file, rank)) {
            const int target = rank * FILES + file;
            targets[count++] = target;
            if (!slides || state->board[target] != EMPTY) break;
            file += steps[i].files;
            rank += steps[i].ranks;
        }
    }
    return count;
}

/* Writes the moves of one piece, even those that leave the own king in check. */
static int pieceMoves(const State *state, int source, Move moves[]) {
    if (state->board[source] == 'P' || state->board[source] == 'p') {
        return pawnMoves(state, source, moves);
    }
    int targets[SQUARES];
    const int targetCount = attacks(state, source, targets);
    int count = 0;
    for (int i = 0; i < targetCount; i++) {
        const bool isFree = sideOf(state->board[targets[i]]) != state->turn;
        if (isFree) moves[count++] = moveOf(source, targets[i], 0);
    }
    return count;
}

static int pawnMoves(const State *state, int source, Move moves[]) {
    int attacked[SQUARES], targets[SQUARES];
    const int attackedCount = attacks(state, source, attacked);
    int targetCount = 0;
    for (int i = 0; i < attackedCount; i++) {
        /* En passant never arises from the usual start, only in positions set up by hand. */
        const char side = sideOf(state->board[attacked[i]]);
        const bool takes = side == other(state->turn) || attacked[i] == state->passant;
        if (takes) targets[targetCount++] = attacked[i];
    }
    const int one = source + forward(state);
    const int two = one + forward(state);
    const int homeRank = state->turn == WHITE ? 1 : RANKS - 2;
    if (isEmpty(state, one)) {
        targets[targetCount++] = one;
        if (source / FILES == homeRank && isEmpty(state, two)) targets[targetCount++] = two;
    }

    int count = 0;
    for (int i = 0; i < targetCount; i++) {
        const bool promotes = targets[i] / FILES == 0 || targets[i] / FILES == RANKS - 1;
        for (const char *letter = promotes ? "qrbn" : ""; *letter != 0; letter++) {
            moves[count++] = moveOf(source, targets[i], *letter);
        }
        if (!promotes) moves[count++] = moveOf(source, targets[i], 0);
    }
    return count;
}

static bool canCastle(const State *state) {
    const int king = state->turn == WHITE ? D1 : A5;
    const int toward = state->turn == WHITE ? -1 : 1;
    const bool hasRight = state->turn == WHITE ? state->whiteCastles : state->blackCastles;
    const int beside = king + toward;
    const int goal = beside + toward;
    const char enemy = other(state->turn);
    if (!hasRight || !isEmpty(state, beside) || !isEmpty(state, goal)) return false;
    return !isAttacked(state, king, enemy) && !isAttacked(state, beside, enemy) &&
           !isAttacked(state, goal, enemy);
}

/* From a square to the next one in the direction of the pawns. */
static int forward(const State *state) {
    return state->turn == WHITE ? FILES : -FILES;
}

static bool isEmpty(const State *state, int square) {
    return square >= 0 && square < SQUARES && state->board[square] == EMPTY;
}

/* ---- The protocol: nothing to change below ---- */

#define MAX_LINE 65536 /* room for 10000 moves */
#define MAX_WORDS (MAX_LINE / 2)

static const char *START[] = {"knbr/p3/4/3P/RBNK", "w", "Qk", "-", "0", "1"};

/* Cuts the line into its words and returns how many they are. */
static int split(char *line, const char *words[MAX_WORDS]) {
    int count = 0;
    for (char *word = strtok(line, " \t\r\n"); word != NULL; word = strtok(NULL, " \t\r\n")) {
        words[count++] = word;
    }
    return count;
}

/* The place of a word, or count if it is not there. */
static int find(const char *words[], int count, const char *word) {
    int at = 0;
    while (at < count && strcmp(words[at], word) != 0) at++;
    return at;
}

static int toNumber(const char *text, int fallback) {
    char *end;
    const long number = strtol(text, &end, 10);
    return end == text ? fallback : (int)number;
}

static int numberAfter(const char *words[], int count, const char *name, int fallback) {
    const int at = find(words, count, name) + 1;
    return at < count ? toNumber(words[at], fallback) : fallback;
}

/* The state that the six fields of a FEN describe. */
static State readFen(const char *fields[]) {
    State state = {.passant = NO_SQUARE};
    memset(state.board, EMPTY, SQUARES);
    int file = 0;
    int rank = RANKS - 1;
    for (const char *letter = fields[0]; *letter != 0; letter++) {
        if (*letter == '/') {
            file = 0;
            rank--;
        } else if (*letter >= '1' && *letter <= '4') {
            file += *letter - '0';
        } else if (inside(file, rank)) {
            state.board[rank * FILES + file] = *letter;
            file++;
        }
    }
    state.turn = strcmp(fields[1], "b") == 0 ? BLACK : WHITE;
    state.whiteCastles = strchr(fields[2], 'Q') != NULL;
    state.blackCastles = strchr(fields[2], 'k') != NULL;
    if (inside(fields[3][0] - 'a', fields[3][1] - '1')) state.passant = squareOf(fields[3]);
    state.ply = 2 * (toNumber(fields[5], 1) - 1) + (state.turn == BLACK ? 1 : 0);
    return state;
}

/* The move that a text means: castling may be written as the two steps of the king. */
static const char *readMove(const State *state, const char *text) {
    if (strcmp(text, "d1b1") == 0 && state->board[D1] == 'K') return "d1a1";
    if (strcmp(text, "a5c5") == 0 && state->board[A5] == 'k') return "a5d5";
    return text;
}

/* Plays the move if it is legal. */
static bool play(State *state, const char *text) {
    Move moves[MAX_MOVES];
    const int count = legalMoves(state, moves);
    for (int i = 0; i < count; i++) {
        if (strcmp(moves[i].text, text) != 0) continue;
        *state = after(state, moves[i]);
        return true;
    }
    return false;
}

/* Reads "position startpos|fen ... [moves ...]"; leaves the state alone if it makes no sense. */
static void readPosition(State *state, const char *words[], int count) {
    const int end = find(words, count, "moves");
    const bool isStart = end == 2 && strcmp(words[1], "startpos") == 0;
    const bool isFen = end == 8 && strcmp(words[1], "fen") == 0;
    if (!isStart && !isFen) return;
    State read = readFen(isStart ? START : words + 2);
    for (int i = end + 1; i < count; i++) {
        if (!play(&read, readMove(&read, words[i]))) return;
    }
    *state = read;
}

/* The seconds of "go wtime ... btime ..."; the contest's 400 if the line tells nothing. */
static double readClock(const char *words[], int count, char turn) {
    const int moveTime = numberAfter(words, count, "movetime", 400000);
    return numberAfter(words, count, turn == WHITE ? "wtime" : "btime", moveTime) / 1000.0;
}

/* The answer to "go"; a position without a legal move, never asked in the contest, gives 0000. */
static Move choose(const State *state) {
    Move moves[MAX_MOVES];
    if (legalMoves(state, moves) > 0) return act(state);
    return (Move){"0000"};
}

int main(void) {
    static char line[MAX_LINE];
    static const char *words[MAX_WORDS];
    setbuf(stdout, NULL); /* every answer leaves at once */
    reset();
    State state = readFen(START);
    while (fgets(line, sizeof line, stdin) != NULL) {
        const int count = split(line, words);
        const char *command = count > 0 ? words[0] : "";
        if (strcmp(command, "uci") == 0) {
            printf("id name %s\nid author %s\nuciok\n", NAME, AUTHOR);
        } else if (strcmp(command, "isready") == 0) {
            printf("readyok\n");
        } else if (strcmp(command, "ucinewgame") == 0) {
            reset();
            state = readFen(START);
        } else if (strcmp(command, "position") == 0) {
            readPosition(&state, words, count);
        } else if (strcmp(command, "go") == 0) {
            state.remaining = readClock(words, count, state.turn);
            const Move move = choose(&state);
            printf("bestmove %s\n", move.text);
        } else if (strcmp(command, "quit") == 0) {
            break;
        }
    }
    closeAgent();
}
