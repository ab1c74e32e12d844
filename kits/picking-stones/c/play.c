/*
 * A program for the contest picking-stones: run afresh for each move, it prints the best stone.
 * Fill in evaluate, below; nothing else needs a change. Until then it only sees wins that are near.
 *   Build:  gcc -std=gnu17 -O2 -o play play.c
 *   Run:    ./play 7 3 1 4 2   (7 stones, 3 of them taken: 1, 4 and 2, in this order)
 *
 * The first stone must be odd and smaller than n/2, every other one a multiple or a factor of the
 * last. Who cannot take a stone loses. Max begins: an even number of taken stones says Max moves.
 */
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * How many stones to look ahead. With 6 any position of 60 stones takes about a second at most,
 * even in Python; one more takes up to six times as long, and a move may take 10 seconds.
 * A limit as large as n looks to the end of the game.
 */
#define DEPTH_LIMIT 6

#define FEWEST_STONES 3
#define MOST_STONES 10000

static int n;                         /* how many stones the game has */
static bool isTaken[MOST_STONES + 1]; /* whether a stone is gone */

static int nextStone(int last, int stone);

/*
 * FILL THIS IN: what a position at the depth limit is worth, where nobody has won yet. Return a
 * number above 0 if it is good for Max and below 0 if it is good for Min; 1.0 and -1.0 are games
 * that are won.
 *
 * last                    the stone that was taken last
 * maxToMove               whether Max takes the next stone; otherwise Min does
 * isTaken[stone]          whether a stone is gone
 * nextStone(last, stone)  the smallest stone above this one that may be taken now, or 0 if there
 *                         is none. So this loop goes through all of them; there is at least one:
 *     for (int stone = nextStone(last, 0); stone != 0; stone = nextStone(last, stone))
 *
 * A first exercise, the rules of the assignment. Where something is counted, an odd count is +
 * and an even one - if Max is to move; if Min is to move, it is the other way round.
 *   stone 1 is not taken yet   0
 *   last is 1                  count the stones that may be taken now   0.5 or -0.5
 *   last is a prime            count the multiples of last among them   0.7 or -0.7
 *   last is any other stone    count the primes among them              0.6 or -0.6
 * To see whether you got it right: ./daeguk play 30 0 --depth 6
 */
static double evaluate(int last, bool maxToMove)
{
    (void)last, (void)maxToMove; /* not used as yet: this line goes when they are */
    return 0.0;
}

/* ---- The search: alpha-beta, to the letter of the assignment ---- */

static int bestMove = 0; /* 0 as long as there is none */
static int visited = 0;
static int maxDepth = 0;

/* Whether the rules let a stone be taken after the last one; last is 0 at the start. */
static bool mayFollow(int stone, int last)
{
    if (last == 0) return stone % 2 == 1 && 2 * stone < n;
    return stone % last == 0 || last % stone == 0;
}

static int nextStone(int last, int stone)
{
    for (stone++; stone <= n; stone++) {
        if (!isTaken[stone] && mayFollow(stone, last)) return stone;
    }
    return 0;
}

/* The value of the position after a stone; at the root it also finds the best move. */
static double visit(int last, int depth, bool maxToMove, double alpha, double beta)
{
    visited++;
    if (depth > maxDepth) maxDepth = depth;
    int first = nextStone(last, 0);
    if (first == 0) return maxToMove ? -1.0 : 1.0;
    if (depth == DEPTH_LIMIT) return evaluate(last, maxToMove);

    double best = maxToMove ? -INFINITY : INFINITY;
    for (int stone = first; stone != 0; stone = nextStone(last, stone)) {
        isTaken[stone] = true;
        double value = visit(stone, depth + 1, !maxToMove, alpha, beta);
        isTaken[stone] = false;
        /* Strictly better: of equal stones the smaller one, which came first, stays. */
        if (maxToMove ? value > best : value < best) {
            best = value;
            if (depth == 0) bestMove = stone;
        }
        if (maxToMove) {
            if (value >= beta) break;
            if (value > alpha) alpha = value;
        } else {
            if (value <= alpha) break;
            if (value < beta) beta = value;
        }
    }
    return best;
}

/* ---- The protocol: nothing to change below ---- */

/* Says what is wrong with the words n k s1 ... sk, and ends the program. */
static void refuse(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("play: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(2);
}

static int readNumber(const char *word)
{
    const char *digits = word[0] == '-' ? word + 1 : word;
    size_t length = strspn(digits, "0123456789");
    bool isNumber = length >= 1 && length <= 9 && digits[length] == '\0';
    if (!isNumber) refuse("\"%s\" is not a number that can be read.", word);
    return atoi(word);
}

/* Takes the next stone of the list, if it may follow the last one. */
static void take(int stone, int last)
{
    if (stone < 1 || stone > n) {
        refuse("There is no stone %d; the stones go from 1 to %d.", stone, n);
    }
    if (isTaken[stone]) refuse("Stone %d has been taken already.", stone);
    if (last != 0 && !mayFollow(stone, last)) {
        refuse("Stone %d is neither a multiple nor a factor of the last stone, %d.", stone, last);
    }
    isTaken[stone] = true;
}

int main(int argc, char *argv[])
{
    for (int i = 1; i < argc; i++) readNumber(argv[i]);
    if (argc < 3) refuse("Give n k s1 ... sk: how many stones, how many taken, and which.");
    n = readNumber(argv[1]);
    int count = readNumber(argv[2]);
    if (n < FEWEST_STONES || n > MOST_STONES) {
        refuse("The number of stones must be %d to %d, not %d.", FEWEST_STONES, MOST_STONES, n);
    }
    if (count != argc - 3) {
        refuse("The count of taken stones says %d, but the list has %d.", count, argc - 3);
    }
    int last = 0;
    for (int i = 3; i < argc; i++) {
        int stone = readNumber(argv[i]);
        take(stone, last);
        last = stone;
    }
    /* Positions from the middle of a game are exercises too, whatever they began with. */
    if (count == 1 && !mayFollow(last, 0)) {
        refuse("Stone %d cannot open; the first must be odd and smaller than %d/2.", last, n);
    }

    bool maxToMove = count % 2 == 0;
    double value = visit(last, 0, maxToMove, -INFINITY, INFINITY);
    if (bestMove == 0) {
        puts("Best Move : none");
    } else {
        printf("Best Move : %d\n", bestMove);
    }
    printf("Calculated Value : %.1f\n", value);
    printf("Number of Visited Nodes : %d\n", visited);
    printf("Max Depth : %d\n", maxDepth);
    if (bestMove == 0) {
        const char *player = maxToMove ? "Max" : "Min";
        fprintf(stderr, "There is no stone to take: the player to move, %s, has lost.\n", player);
    }
    return 0;
}
