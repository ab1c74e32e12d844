// The board and the talk with the referee. Nothing to change here.
#define _CRT_SECURE_NO_WARNINGS  // Visual Studio would warn of fopen and sscanf
#include "Connect6Algo.h"

#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <iostream>
#include <string>

static int board[SIZE][SIZE];  // board[y][x]
static int secondsATurn = 0;

static bool isOnBoard(int x, int y)
{
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

int showBoard(int x, int y)
{
    return isOnBoard(x, y) ? board[y][x] : OUTSIDE;
}

int limitTime()
{
    return secondsATurn;
}

void myLog(const char *format, ...)
{
    FILE *file = std::fopen("./myLog.txt", "a");
    if (file == NULL) return;
    va_list values;
    va_start(values, format);
    std::vfprintf(file, format, values);
    va_end(values);
    std::fputc('\n', file);
    std::fclose(file);
}

static void answer(const std::string &text)
{
    // endl also flushes: an answer kept in a buffer is one the referee never hears.
    std::cout << text << std::endl;
}

void domymove(int x[2], int y[2], int cnt)
{
    std::string text;
    for (int i = 0; i < cnt && i < 2; i++) {
        // A wrong point is sent all the same: the referee judges, and the log says what was wrong.
        if (showBoard(x[i], y[i]) != EMPTY) myLog("domymove: %d,%d is not empty", x[i], y[i]);
        if (isOnBoard(x[i], y[i])) board[y[i]][x[i]] = MINE;
        if (i > 0) text += " ";
        text += std::to_string(x[i]) + "," + std::to_string(y[i]);
    }
    answer(text);
}

static void newGame()
{
    for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) board[y][x] = EMPTY;
    }
}

// Asks for cnt stones; for fewer only where the board has no room for them.
static void play(int cnt)
{
    int room = 0;
    for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) {
            if (board[y][x] == EMPTY) room++;
        }
    }
    myturn(cnt < room ? cnt : room);
}

// Puts this on the points of a text like "3,4" or "3,4 5,6"; false if that is not what it says.
static bool put(int what, const std::string &text)
{
    int x[2], y[2];
    int count = std::sscanf(text.c_str(), "%d,%d %d,%d", &x[0], &y[0], &x[1], &y[1]) / 2;
    for (int i = 0; i < count; i++) {
        if (showBoard(x[i], y[i]) != EMPTY) return false;
    }
    for (int i = 0; i < count; i++) board[y[i]][x[i]] = what;
    return count > 0;
}

// The opponent's stones.
static bool opmove(const std::string &text)
{
    return put(THEIRS, text);
}

// Whether the line begins with this command, in capitals or not; if so, rest is what follows it.
static bool isCommand(const std::string &command, const std::string &line, std::string &rest)
{
    if (line.size() < command.size()) return false;
    for (size_t i = 0; i < command.size(); i++) {
        if (std::toupper((unsigned char)line[i]) != command[i]) return false;
    }
    rest = line.substr(command.size());
    return true;
}

int main()
{
    newGame();
    std::string line, rest;
    while (std::getline(std::cin, line)) {
        if (isCommand("START", line, rest)) {
            newGame();
            answer("OK");
        } else if (isCommand("INFO", line, rest)) {
            answer(info);
        } else if (isCommand("LIMITTIME", line, rest)) {
            std::sscanf(rest.c_str(), "%d", &secondsATurn);
        } else if (isCommand("BLOCK", line, rest)) {
            if (put(BLOCK, rest)) answer("OK");
        } else if (isCommand("BEGIN", line, rest)) {
            play(1);
        } else if (isCommand("TURN", line, rest)) {
            if (opmove(rest)) play(2);
        } else if (isCommand("QUIT", line, rest)) {
            break;
        }
    }
    return 0;
}
