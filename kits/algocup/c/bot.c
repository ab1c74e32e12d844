/*
 * A bot for the contest algocup: Connect6 with blocks, on a board of 19 x 19.
 * Fill in myturn, below; nothing else needs a change. Until then it plays at random.
 *   Build:  gcc -std=gnu17 -O2 -o bot bot.c
 *   Run:    ./bot   and type START, BLOCK 3,4, BEGIN, TURN 9,9 9,10 and QUIT, a line each
 *
 * Exactly six in a row win, seven or more lose; a block counts as a stone of both players.
 */
#define _CRT_SECURE_NO_WARNINGS /* Visual Studio would warn of fopen and sscanf */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 19 /* x grows to the right, y downwards, both from 0 to 18 */

/* What is on a point of the board. Outside the board nothing is. */
enum { OUTSIDE = -1, EMPTY = 0, MINE = 1, THEIRS = 2, BLOCK = 3 };

typedef struct {
    int x, y;
} Point;

/* What is on this point: one of the five above. */
static int showBoard(int x, int y);

/* Places cnt stones, at x[0],y[0] and x[1],y[1]: this is the answer, given once a turn. */
static void domymove(int x[2], int y[2], int cnt);

/* Adds a line to ./myLog.txt; written like printf. Where it cannot be written, nothing happens. */
static void myLog(const char *format, ...);

/* The seconds a turn may take, both stones together; 0 as long as nobody has said so. */
static int limitTime(void);

static int emptyPoints(Point points[]);
static int emptyPointsNearStones(Point points[]);
static void shuffle(Point points[], int count);
static int longestLine(const Point stones[], int cnt);

/* Your team and school, about ten letters each. Change only what stands after the colons. */
static char info[] = {"TeamName:MyTeam,Department:MySchool"};

/*
 * Your turn. Choose cnt different empty points (1 for the first stone of the game, then 2)
 * and call domymove with them, once and within limitTime() seconds.
 */
static void myturn(int cnt)
{
    /* At random beside other stones, and again where that would make seven or more in a row. */
    Point points[SIZE * SIZE];
    int count = emptyPointsNearStones(points);
    if (count < cnt) count = emptyPoints(points);
    myLog("%d to place on %d points in %d s", cnt, count, limitTime());

    int attempts = 0;
    do {
        shuffle(points, count);
        attempts++;
    } while (longestLine(points, cnt) > 6 && attempts < 100);

    int x[2] = {0, 0}, y[2] = {0, 0};
    for (int i = 0; i < cnt; i++) {
        x[i] = points[i].x;
        y[i] = points[i].y;
    }
    domymove(x, y, cnt);
}

/* Helpers for myturn: keep them or write your own. */

/* Fills in the empty points, and says how many there are. */
static int emptyPoints(Point points[])
{
    int count = 0;
    for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) {
            if (showBoard(x, y) == EMPTY) points[count++] = (Point){x, y};
        }
    }
    return count;
}

/* Whether one of the eight points around has a stone of either player. */
static bool isNearStone(int x, int y)
{
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            int cell = showBoard(x + dx, y + dy);
            if (cell == MINE || cell == THEIRS) return true;
        }
    }
    return false;
}

static int emptyPointsNearStones(Point points[])
{
    int all = emptyPoints(points);
    int count = 0;
    for (int i = 0; i < all; i++) {
        if (isNearStone(points[i].x, points[i].y)) points[count++] = points[i];
    }
    return count;
}

/* Without srand every run is the same: a bot that plays the same game again is easy to debug. */
static void shuffle(Point points[], int count)
{
    for (int i = count - 1; i > 0; i--) {
        int other = rand() % (i + 1);
        Point point = points[i];
        points[i] = points[other];
        points[other] = point;
    }
}

/* Whether this point will count as mine once I have placed these stones. */
static bool willBeMine(int x, int y, const Point stones[], int cnt)
{
    for (int i = 0; i < cnt; i++) {
        if (stones[i].x == x && stones[i].y == y) return true;
    }
    int cell = showBoard(x, y);
    return cell == MINE || cell == BLOCK;
}

/* How many points from here on, in this direction, will be mine without a gap. */
static int countFrom(int x, int y, int dx, int dy, const Point stones[], int cnt)
{
    int count = 0;
    while (willBeMine(x + count * dx, y + count * dy, stones, cnt)) count++;
    return count;
}

/* The longest line these stones make with my stones and the blocks: 6 wins, 7 or more lose. */
static int longestLine(const Point stones[], int cnt)
{
    static const int DIRECTIONS[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int longest = 0;
    for (int i = 0; i < cnt; i++) {
        for (int d = 0; d < 4; d++) {
            int dx = DIRECTIONS[d][0], dy = DIRECTIONS[d][1];
            int ahead = countFrom(stones[i].x, stones[i].y, dx, dy, stones, cnt);
            int behind = countFrom(stones[i].x, stones[i].y, -dx, -dy, stones, cnt);
            int length = ahead + behind - 1; /* the stone itself counts once */
            if (length > longest) longest = length;
        }
    }
    return longest;
}

/* ---- The board and the protocol: nothing to change below ---- */

static int board[SIZE][SIZE]; /* board[y][x] */
static int secondsATurn = 0;

static bool isOnBoard(int x, int y)
{
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

static int showBoard(int x, int y)
{
    return isOnBoard(x, y) ? board[y][x] : OUTSIDE;
}

static int limitTime(void)
{
    return secondsATurn;
}

static void myLog(const char *format, ...)
{
    FILE *file = fopen("./myLog.txt", "a");
    if (file == NULL) return;
    va_list values;
    va_start(values, format);
    vfprintf(file, format, values);
    va_end(values);
    fputc('\n', file);
    fclose(file);
}

static void answer(const char *text)
{
    puts(text);
    fflush(stdout); /* an answer kept in a buffer is one the referee never hears */
}

static void domymove(int x[2], int y[2], int cnt)
{
    for (int i = 0; i < cnt && i < 2; i++) {
        /* A wrong point is sent all the same: the referee judges, the log says what was wrong. */
        if (showBoard(x[i], y[i]) != EMPTY) myLog("domymove: %d,%d is not empty", x[i], y[i]);
        if (isOnBoard(x[i], y[i])) board[y[i]][x[i]] = MINE;
        printf(i == 0 ? "%d,%d" : " %d,%d", x[i], y[i]);
    }
    answer("");
}

static void newGame(void)
{
    for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) board[y][x] = EMPTY;
    }
}

/* Asks for cnt stones; for fewer only where the board has no room for them. */
static void play(int cnt)
{
    Point points[SIZE * SIZE];
    int room = emptyPoints(points);
    myturn(cnt < room ? cnt : room);
}

/* Puts this on the points of a text like "3,4" or "3,4 5,6"; false if that is not what it says. */
static bool put(int what, const char *text)
{
    int x[2], y[2];
    int count = sscanf(text, "%d,%d %d,%d", &x[0], &y[0], &x[1], &y[1]) / 2;
    for (int i = 0; i < count; i++) {
        if (showBoard(x[i], y[i]) != EMPTY) return false;
    }
    for (int i = 0; i < count; i++) board[y[i]][x[i]] = what;
    return count > 0;
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

/* What follows this command in the line, or NULL if the line does not begin with it. */
static const char *after(const char *command, const char *line)
{
    for (; *command != '\0'; command++, line++) {
        if (toupper((unsigned char)*line) != *command) return NULL;
    }
    return line;
}

int main(void)
{
    char line[256];
    const char *rest;
    while (readLine(line, sizeof line)) {
        if (after("START", line)) {
            newGame();
            answer("OK");
        } else if (after("INFO", line)) {
            answer(info);
        } else if ((rest = after("LIMITTIME", line)) != NULL) {
            sscanf(rest, "%d", &secondsATurn);
        } else if ((rest = after("BLOCK", line)) != NULL) {
            if (put(BLOCK, rest)) answer("OK");
        } else if (after("BEGIN", line)) {
            play(1);
        } else if ((rest = after("TURN", line)) != NULL) {
            if (put(THEIRS, rest)) play(2);
        } else if (after("QUIT", line)) {
            break;
        }
    }
    return 0;
}
