// A bot for the contest algocup: Connect6 with blocks, on a board of 19 x 19.
// Fill in myturn, below; the other two files need no change. Until then it plays at random.
//   Build:  g++ -std=gnu++17 -O2 -o bot *.cpp   (or a Visual Studio project of the three files)
//   Run:    ./bot   and type START, BLOCK 3,4, BEGIN, TURN 9,9 9,10 and QUIT, a line each
//
// Exactly six in a row win, seven or more lose; a block counts as a stone of both players.

#include "Connect6Algo.h"

#include <algorithm>
#include <random>
#include <vector>

// Your team and school, about ten letters each. Change only what stands after the colons.
char info[] = {"TeamName:MyTeam,Department:MySchool"};

struct Point {
    int x, y;
};

static std::vector<Point> emptyPoints();
static std::vector<Point> emptyPointsNearStones();
static int longestLine(const std::vector<Point> &stones);

// The seed is fixed: a bot that plays the same game again is easy to debug.
static std::mt19937 dice(6);

// Your turn. Choose cnt different empty points (1 for the first stone of the game, then 2)
// and call domymove with them, once and within limitTime() seconds.
void myturn(int cnt)
{
    // At random beside other stones, and again where that would make seven or more in a row.
    std::vector<Point> points = emptyPointsNearStones();
    if ((int)points.size() < cnt) points = emptyPoints();
    myLog("%d to place on %d points in %d s", cnt, (int)points.size(), limitTime());

    std::vector<Point> stones;
    int attempts = 0;
    do {
        std::shuffle(points.begin(), points.end(), dice);
        stones.assign(points.begin(), points.begin() + cnt);
        attempts++;
    } while (longestLine(stones) > 6 && attempts < 100);

    int x[2] = {0, 0}, y[2] = {0, 0};
    for (int i = 0; i < cnt; i++) {
        x[i] = stones[i].x;
        y[i] = stones[i].y;
    }
    domymove(x, y, cnt);
}

// Helpers for myturn: keep them or write your own.

static std::vector<Point> emptyPoints()
{
    std::vector<Point> points;
    for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) {
            if (showBoard(x, y) == EMPTY) points.push_back({x, y});
        }
    }
    return points;
}

// Whether one of the eight points around has a stone of either player.
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

static std::vector<Point> emptyPointsNearStones()
{
    std::vector<Point> points;
    for (const Point &point : emptyPoints()) {
        if (isNearStone(point.x, point.y)) points.push_back(point);
    }
    return points;
}

// Whether this point will count as mine once I have placed these stones.
static bool willBeMine(int x, int y, const std::vector<Point> &stones)
{
    for (const Point &stone : stones) {
        if (stone.x == x && stone.y == y) return true;
    }
    int cell = showBoard(x, y);
    return cell == MINE || cell == BLOCK;
}

// How many points from here on, in this direction, will be mine without a gap.
static int countFrom(int x, int y, int dx, int dy, const std::vector<Point> &stones)
{
    int count = 0;
    while (willBeMine(x + count * dx, y + count * dy, stones)) count++;
    return count;
}

// The longest line these stones make with my stones and the blocks: 6 wins, 7 or more lose.
static int longestLine(const std::vector<Point> &stones)
{
    static const Point DIRECTIONS[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int longest = 0;
    for (const Point &stone : stones) {
        for (const Point &d : DIRECTIONS) {
            int ahead = countFrom(stone.x, stone.y, d.x, d.y, stones);
            int behind = countFrom(stone.x, stone.y, -d.x, -d.y, stones);
            longest = std::max(longest, ahead + behind - 1);  // the stone itself counts once
        }
    }
    return longest;
}
