/*
 * A bot for corner-less Reversi, in C. Fill in GetStep below; the rest is ready.
 *
 * Build:            gcc -std=gnu17 -O2 -pthread bot.c -o bot -lm
 * on Windows:       gcc -std=gnu17 -O2 bot.c -o bot.exe -lws2_32    (Visual Studio: cl /O2 bot.c)
 * Run:              ./bot                (plays at 127.0.0.1:8888; elsewhere: ./bot HOST PORT)
 */

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <winsock2.h>
#include <ws2tcpip.h>
#ifdef _MSC_VER
#pragma comment(lib, "ws2_32.lib")
#endif
#else
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The number your team was given. */
const int idTeam = -1;

int legalMoves(const int board[8][8], int is_black, int moves[60][2]);
int flips(const int board[8][8], int is_black, int r, int c, int flipped[60][2]);

/*
 * THE FUNCTION TO FILL IN: choose your move. You have 5 seconds.
 *
 * board[r][c] is the square in row r and column c, both 0 to 7 from the top left:
 * 0 empty, 1 black, 2 white, -1 one of the four corners, which are not part of the board.
 * is_black is 1 if you play Black and 0 if you play White.
 * Put the row of your move into step[0] and its column into step[1].
 * It is called only when you have a legal move.
 */
void GetStep(const int board[8][8], int is_black, int step[2])
{
    int moves[60][2];
    int count = legalMoves(board, is_black, moves);

    /* Any legal move, until you have a better idea. Without srand, rand gives the same numbers in
       every run: a bot that plays the same game again is easy to debug. */
    int choice = rand() % count;
    step[0] = moves[choice][0];
    step[1] = moves[choice][1];
}

/* ---- Helpers you may use ---------------------------------------------------------------- */

static const int DIRECTIONS[8][2] = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1},
};

/* Fills in the rows and columns of all legal moves, row by row, and returns how many they are. */
int legalMoves(const int board[8][8], int is_black, int moves[60][2])
{
    int count = 0;
    for (int r = 0; r < 8; r++) {
        for (int c = 0; c < 8; c++) {
            if (board[r][c] != 0) continue;
            /* In the central 6x6 a disc need not flip anything. */
            int is_central = r >= 1 && r <= 6 && c >= 1 && c <= 6;
            int flipped[60][2];
            if (is_central || flips(board, is_black, r, c, flipped) > 0) {
                moves[count][0] = r;
                moves[count][1] = c;
                count++;
            }
        }
    }
    return count;
}

/* Fills in the discs that a disc placed at (r, c) turns over, and returns how many they are. */
int flips(const int board[8][8], int is_black, int r, int c, int flipped[60][2])
{
    int own = is_black ? 1 : 2;
    int theirs = is_black ? 2 : 1;
    int count = 0;
    for (int d = 0; d < 8; d++) {
        int row = r + DIRECTIONS[d][0];
        int column = c + DIRECTIONS[d][1];
        int passed = 0;
        while (row >= 0 && row < 8 && column >= 0 && column < 8 && board[row][column] == theirs) {
            flipped[count + passed][0] = row;
            flipped[count + passed][1] = column;
            passed++;
            row += DIRECTIONS[d][0];
            column += DIRECTIONS[d][1];
        }
        /* They are turned over only if a disc of your own stands at the far end. */
        if (row >= 0 && row < 8 && column >= 0 && column < 8 && board[row][column] == own) {
            count += passed;
        }
    }
    return count;
}

/* ---- The protocol: nothing to change below ---------------------------------------------- */

#ifndef _WIN32
typedef int SOCKET;
#define INVALID_SOCKET (-1)
#define closesocket close
#endif

enum { END = 0, TURN = 1 };

/* Numbers travel as 4 bytes each, the lowest first, whatever the machine. */
static int readInt(const unsigned char *bytes)
{
    return (int32_t)((uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                     (uint32_t)bytes[3] << 24);
}

static void writeInt(unsigned char *bytes, int number)
{
    for (int i = 0; i < 4; i++) bytes[i] = (unsigned char)((uint32_t)number >> (8 * i));
}

static int sendInts(SOCKET server, const int *numbers, int count)
{
    unsigned char bytes[16];
    for (int i = 0; i < count; i++) writeInt(bytes + 4 * i, numbers[i]);
    return send(server, (const char *)bytes, 4 * count, 0) == 4 * count;
}

/* Messages may arrive in pieces, so this waits for every byte. */
static int receiveInts(SOCKET server, int *numbers, int count)
{
    unsigned char bytes[4 * 65];
    int received = 0;
    while (received < 4 * count) {
        int piece = (int)recv(server, (char *)bytes + received, 4 * count - received, 0);
        if (piece <= 0) return 0;
        received += piece;
    }
    for (int i = 0; i < count; i++) numbers[i] = readInt(bytes + 4 * i);
    return 1;
}

/* 1 after the end of the game, 0 if the connection was lost before. */
static int play(SOCKET server)
{
    if (!sendInts(server, &idTeam, 1)) return 0;
    for (;;) {
        int head[2]; /* the code; for a turn also the number of the package */
        int body[65]; /* 64 squares, and whether we are Black */
        int board[8][8];
        int step[2];
        if (!receiveInts(server, head, 2)) return 0;
        if (head[0] == END) return 1;
        if (head[0] != TURN) {
            fprintf(stderr, "The server sent the unknown code %d.\n", head[0]);
            return 0;
        }
        if (!receiveInts(server, body, 65)) return 0;
        for (int i = 0; i < 64; i++) board[i / 8][i % 8] = body[i];
        GetStep((const int(*)[8])board, body[64] != 0, step);
        int answer[4] = {TURN, head[1], step[0], step[1]};
        if (!sendInts(server, answer, 4)) return 0;
    }
}

static SOCKET tryToConnect(const char *host, const char *port)
{
    struct addrinfo wanted = {0};
    struct addrinfo *address;
    wanted.ai_family = AF_INET; /* "localhost" may be IPv6 too, but the server is not there */
    wanted.ai_socktype = SOCK_STREAM;
    if (getaddrinfo(host, port, &wanted, &address) != 0) return INVALID_SOCKET;
    SOCKET server = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (server != INVALID_SOCKET &&
        connect(server, address->ai_addr, (socklen_t)address->ai_addrlen) != 0) {
        closesocket(server);
        server = INVALID_SOCKET;
    }
    freeaddrinfo(address);
    return server;
}

static void waitABit(void)
{
#ifdef _WIN32
    Sleep(150);
#else
    usleep(150 * 1000);
#endif
}

/* The server may start later than we do: tries until it is there. */
static SOCKET connectTo(const char *host, const char *port)
{
    SOCKET server = tryToConnect(host, port);
    if (server == INVALID_SOCKET) fprintf(stderr, "Waiting for a server at %s:%s\n", host, port);
    while (server == INVALID_SOCKET) {
        waitABit();
        server = tryToConnect(host, port);
    }
    return server;
}

int main(int argc, char **argv)
{
#ifdef _WIN32
    WSADATA data;
    if (WSAStartup(MAKEWORD(2, 2), &data) != 0) return 1;
#else
    signal(SIGPIPE, SIG_IGN); /* sending over a lost connection must not end the program */
#endif
    SOCKET server = connectTo(argc > 1 ? argv[1] : "127.0.0.1", argc > 2 ? argv[2] : "8888");
    int is_over = play(server);
    closesocket(server);
    if (!is_over) fprintf(stderr, "The connection ended before the game did.\n");
    return is_over ? 0 : 1;
}
