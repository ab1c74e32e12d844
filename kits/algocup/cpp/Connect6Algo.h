// What AI_Algorithm_Code.cpp may use. Nothing to change here.
#pragma once

const int SIZE = 19;  // x grows to the right, y downwards, both from 0 to 18

// What is on a point of the board. Outside the board nothing is.
const int EMPTY = 0;
const int MINE = 1;
const int THEIRS = 2;
const int BLOCK = 3;
const int OUTSIDE = -1;

// What is on this point: one of the five above.
int showBoard(int x, int y);

// Places cnt stones, at x[0],y[0] and x[1],y[1]: this is the answer, given once a turn.
void domymove(int x[2], int y[2], int cnt);

// Adds a line to ./myLog.txt; written like printf. Where it cannot be written, nothing happens.
void myLog(const char *format, ...);

// The seconds a turn may take, both stones together; 0 as long as nobody has said so.
int limitTime();

// These two are yours, in AI_Algorithm_Code.cpp.
extern char info[];
void myturn(int cnt);
