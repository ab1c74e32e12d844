/*
 * A bot for corner-less Reversi, in C++. Fill in GetStep below; the rest is ready.
 *
 * Build:            g++ -std=gnu++17 -O2 -pthread bot.cpp -o bot
 * on Windows:       g++ -std=gnu++17 -O2 bot.cpp -o bot.exe -lws2_32
 *                   (Visual Studio: cl /EHsc /O2 bot.cpp)
 * Run:              ./bot                (plays at 127.0.0.1:8888; elsewhere: ./bot HOST PORT)
 */

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#define NOMINMAX // or std::min and std::max would not compile
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

#include <chrono>
#include <csignal>
#include <cstdint>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

// The number your team was given.
const int idTeam = -1;

std::vector<std::vector<int>> legalMoves(const std::vector<std::vector<int>>& board, bool is_black);
std::vector<std::vector<int>> flips(
    const std::vector<std::vector<int>>& board, bool is_black, int r, int c);

// The seed is fixed: a bot that plays the same game again is easy to debug.
std::mt19937 dice(1);

/*
 * THE FUNCTION TO FILL IN: choose your move. You have 5 seconds.
 *
 * board[r][c] is the square in row r and column c, both 0 to 7 from the top left:
 * 0 empty, 1 black, 2 white, -1 one of the four corners, which are not part of the board.
 * is_black is true if you play Black and false if you play White.
 * Return the row and the column of your move: {r, c}.
 * It is called only when you have a legal move.
 */
std::vector<int> GetStep(std::vector<std::vector<int>>& board, bool is_black)
{
    // Any legal move, until you have a better idea.
    std::vector<std::vector<int>> moves = legalMoves(board, is_black);
    return moves[dice() % moves.size()];
}

// ---- Helpers you may use ------------------------------------------------------------------

const int DIRECTIONS[8][2] = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1},
};

// All legal moves as {row, column}, row by row.
std::vector<std::vector<int>> legalMoves(const std::vector<std::vector<int>>& board, bool is_black)
{
    std::vector<std::vector<int>> moves;
    for (int r = 0; r < 8; r++) {
        for (int c = 0; c < 8; c++) {
            if (board[r][c] != 0) continue;
            // In the central 6x6 a disc need not flip anything.
            bool is_central = r >= 1 && r <= 6 && c >= 1 && c <= 6;
            if (is_central || !flips(board, is_black, r, c).empty()) moves.push_back({r, c});
        }
    }
    return moves;
}

// The discs, as {row, column}, that a disc placed at (r, c) turns over.
std::vector<std::vector<int>> flips(
    const std::vector<std::vector<int>>& board, bool is_black, int r, int c)
{
    int own = is_black ? 1 : 2;
    int theirs = is_black ? 2 : 1;
    std::vector<std::vector<int>> flipped;
    for (const auto& direction : DIRECTIONS) {
        int row = r + direction[0];
        int column = c + direction[1];
        std::vector<std::vector<int>> passed;
        while (row >= 0 && row < 8 && column >= 0 && column < 8 && board[row][column] == theirs) {
            passed.push_back({row, column});
            row += direction[0];
            column += direction[1];
        }
        // They are turned over only if a disc of your own stands at the far end.
        if (row >= 0 && row < 8 && column >= 0 && column < 8 && board[row][column] == own) {
            flipped.insert(flipped.end(), passed.begin(), passed.end());
        }
    }
    return flipped;
}

// ---- The protocol: nothing to change below ------------------------------------------------

#ifndef _WIN32
typedef int SOCKET;
const SOCKET INVALID_SOCKET = -1;
static int closesocket(SOCKET server)
{
    return close(server);
}
#endif

const int END = 0;
const int TURN = 1;

struct ConnectionLost : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Numbers travel as 4 bytes each, the lowest first, whatever the machine.
static void sendInts(SOCKET server, const std::vector<int>& numbers)
{
    std::string bytes;
    for (int number : numbers) {
        for (int shift = 0; shift < 32; shift += 8) {
            bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> shift & 0xff);
        }
    }
    int size = static_cast<int>(bytes.size());
    if (send(server, bytes.data(), size, 0) != size) {
        throw ConnectionLost("The connection ended before the game did.");
    }
}

// Messages may arrive in pieces, so this waits for every byte.
static std::vector<int> receiveInts(SOCKET server, int count)
{
    std::string bytes(4 * count, '\0');
    int received = 0;
    while (received < 4 * count) {
        int piece = static_cast<int>(recv(server, &bytes[received], 4 * count - received, 0));
        if (piece <= 0) throw ConnectionLost("The connection ended before the game did.");
        received += piece;
    }
    std::vector<int> numbers;
    for (int i = 0; i < count; i++) {
        std::uint32_t number = 0;
        for (int j = 3; j >= 0; j--) {
            number = number << 8 | static_cast<unsigned char>(bytes[4 * i + j]);
        }
        numbers.push_back(static_cast<std::int32_t>(number));
    }
    return numbers;
}

// Returns at the end of the game.
static void play(SOCKET server)
{
    sendInts(server, {idTeam});
    while (true) {
        // The code; for a turn also the number of the package.
        std::vector<int> head = receiveInts(server, 2);
        if (head[0] == END) return;
        if (head[0] != TURN) {
            throw ConnectionLost("The server sent the unknown code " + std::to_string(head[0]));
        }
        // 64 squares, and whether we are Black.
        std::vector<int> body = receiveInts(server, 65);
        std::vector<std::vector<int>> board(8, std::vector<int>(8));
        for (int i = 0; i < 64; i++) board[i / 8][i % 8] = body[i];
        std::vector<int> step = GetStep(board, body[64] != 0);
        sendInts(server, {TURN, head[1], step.at(0), step.at(1)});
    }
}

static SOCKET tryToConnect(const std::string& host, const std::string& port)
{
    addrinfo wanted{};
    addrinfo* address;
    wanted.ai_family = AF_INET; // "localhost" may be IPv6 too, but the server is not there
    wanted.ai_socktype = SOCK_STREAM;
    if (getaddrinfo(host.c_str(), port.c_str(), &wanted, &address) != 0) return INVALID_SOCKET;
    SOCKET server = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (server != INVALID_SOCKET &&
        connect(server, address->ai_addr, static_cast<socklen_t>(address->ai_addrlen)) != 0) {
        closesocket(server);
        server = INVALID_SOCKET;
    }
    freeaddrinfo(address);
    return server;
}

// The server may start later than we do: tries until it is there.
static SOCKET connectTo(const std::string& host, const std::string& port)
{
    SOCKET server = tryToConnect(host, port);
    if (server == INVALID_SOCKET) {
        std::cerr << "Waiting for a server at " << host << ":" << port << std::endl;
    }
    while (server == INVALID_SOCKET) {
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        server = tryToConnect(host, port);
    }
    return server;
}

int main(int argc, char** argv)
{
#ifdef _WIN32
    WSADATA data;
    if (WSAStartup(MAKEWORD(2, 2), &data) != 0) return 1;
#else
    std::signal(SIGPIPE, SIG_IGN); // sending over a lost connection must not end the program
#endif
    SOCKET server = connectTo(argc > 1 ? argv[1] : "127.0.0.1", argc > 2 ? argv[2] : "8888");
    try {
        play(server);
    } catch (const ConnectionLost& lost) {
        std::cerr << lost.what() << std::endl;
        return 1;
    }
    closesocket(server);
    return 0;
}
