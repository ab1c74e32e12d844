// A bot for the contest microchess: chess on a board of 4 x 5, spoken to in UCI.
// Fill in Agent::act, below; nothing else needs a change. Until then it plays at random.
//   Build:  g++ -std=c++17 -O2 -o bot bot.cpp
//   Run:    ./bot   and type position startpos moves d2d4, go and quit, a line each
//
// Mate wins; after 80 moves of both together, or in a draw of chess, more material does:
// queen 10, rook 5, bishop 3, knight 3, pawn 1. Each side has 400 s for all its moves.
// Standard output belongs to the referee: write notes to yourself to std::cerr.

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

const std::string NAME = "My bot";
const std::string AUTHOR = "Me";

const int FILES = 4;
const int RANKS = 5;
const int SQUARES = FILES * RANKS;

const char WHITE = 'w';
const char BLACK = 'b';
const char EMPTY = '.';

// Squares are numbers: a1 is 0, b1 is 1, a2 is 4. These are the homes of kings and rooks.
const int A1 = 0, D1 = 3, A5 = 16, D5 = 19;
const int NO_SQUARE = -1;

struct State {
    std::array<char, SQUARES> board;
    char turn = WHITE;
    bool whiteCastles = false;  // whether the right to castle is still there
    bool blackCastles = false;
    int passant = NO_SQUARE;  // the square a pawn has just passed over with two steps
    int ply = 0;
    double remaining = 0;

    State() { board.fill(EMPTY); }
    std::vector<std::string> legalMoves() const;
    State after(const std::string &move) const;
    bool inCheck(char side) const;
    bool isAttacked(int target, char by) const;
    std::vector<int> attacks(int source) const;
    std::vector<std::string> pieceMoves(int source) const;
    std::vector<std::string> pawnMoves(int source) const;
    bool canCastle() const;
    int forward() const;
    bool isEmpty(int square) const;
};

class Agent {
public:
    // A new game begins. The fixed seed lets the same game be played again.
    void reset() { random.seed(1); }

    // FILL THIS IN: choose your move.
    //
    // state.board         20 letters, a1 first, then b1, c1, d1, a2 ... d5: 'K' is the white
    //                     king, 'k' the black one, '.' an empty square
    // state.turn          WHITE or BLACK: the side to move, which is yours
    // state.ply           how many moves both have played, of 80
    // state.remaining     the seconds left for this move and all your later ones
    // state.legalMoves()  your moves as texts: "d2d4", "d4d5q" promotes, "d1a1" castles
    // state.after(move)   the state after a move, with the other side to move
    // state.inCheck(side) whether the king of WHITE or BLACK is attacked
    //
    // There is always a legal move when you are asked. Return one of them.
    std::string act(const State &state) {
        const std::vector<std::string> moves = state.legalMoves();
        return moves[random() % moves.size()];
    }

    // The bot is about to leave.
    void close() {}

private:
    std::mt19937 random;
};

// ---- The board: helpers for act ----

// How pieces take, as {files, ranks}.
using Steps = std::vector<std::pair<int, int>>;
const Steps WHITE_PAWN = {{-1, 1}, {1, 1}};
const Steps BLACK_PAWN = {{-1, -1}, {1, -1}};
const Steps STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const Steps DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const Steps EVERY_WAY = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const Steps JUMPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

int squareOf(const std::string &name) {
    return (name[1] - '1') * FILES + (name[0] - 'a');
}

std::string nameOf(int square) {
    return {"abcd"[square % FILES], "12345"[square / FILES]};
}

bool inside(int file, int rank) {
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
}

char other(char side) {
    return side == WHITE ? BLACK : WHITE;
}

// WHITE, BLACK, or EMPTY where no piece stands.
char sideOf(char piece) {
    if (piece == EMPTY) return EMPTY;
    return piece >= 'A' && piece <= 'Z' ? WHITE : BLACK;
}

const Steps &stepsOf(char piece) {
    switch (piece) {
    case 'P': return WHITE_PAWN;
    case 'p': return BLACK_PAWN;
    case 'N': case 'n': return JUMPS;
    case 'B': case 'b': return DIAGONAL;
    case 'R': case 'r': return STRAIGHT;
    default: return EVERY_WAY;
    }
}

std::vector<std::string> State::legalMoves() const {
    std::vector<std::string> moves;
    for (int source = 0; source < SQUARES; source++) {
        if (sideOf(board[source]) != turn) continue;
        for (const std::string &move : pieceMoves(source)) {
            if (!after(move).inCheck(turn)) moves.push_back(move);
        }
    }
    if (canCastle()) moves.push_back(turn == WHITE ? "d1a1" : "a5d5");
    return moves;
}

// The state after a legal move; this state stays as it is.
State State::after(const std::string &move) const {
    const int source = squareOf(move.substr(0, 2));
    const int target = squareOf(move.substr(2, 2));
    const char piece = board[source];
    const bool isPawn = piece == 'P' || piece == 'p';

    State next = *this;
    next.board[source] = EMPTY;
    if (sideOf(board[target]) == turn) {
        // Castling: the king goes two squares towards his rook, the rook beside him.
        const int toward = target > source ? 1 : -1;
        next.board[target] = EMPTY;
        next.board[source + 2 * toward] = piece;
        next.board[source + toward] = board[target];
    } else if (move.size() == 5) {
        next.board[target] = turn == WHITE ? static_cast<char>(std::toupper(move[4])) : move[4];
    } else {
        next.board[target] = piece;
    }
    if (isPawn && target == passant) next.board[target - forward()] = EMPTY;

    const bool twoSteps = isPawn && std::abs(target - source) == 2 * FILES;
    next.passant = twoSteps ? (source + target) / 2 : NO_SQUARE;
    // Whatever leaves or enters a home square of king or rook ends the right to castle.
    for (int square : {source, target}) {
        if (square == A1 || square == D1) next.whiteCastles = false;
        if (square == A5 || square == D5) next.blackCastles = false;
    }
    next.turn = other(turn);
    next.ply++;
    return next;
}

bool State::inCheck(char side) const {
    const char king = side == WHITE ? 'K' : 'k';
    for (int square = 0; square < SQUARES; square++) {
        if (board[square] == king && isAttacked(square, other(side))) return true;
    }
    return false;
}

bool State::isAttacked(int target, char by) const {
    for (int source = 0; source < SQUARES; source++) {
        if (sideOf(board[source]) != by) continue;
        for (int square : attacks(source)) {
            if (square == target) return true;
        }
    }
    return false;
}

// The squares that the piece on source attacks, whatever stands there.
std::vector<int> State::attacks(int source) const {
    const bool slides = std::string("BbRrQq").find(board[source]) != std::string::npos;
    std::vector<int> targets;
    for (const auto &[files, ranks] : stepsOf(board[source])) {
        int file = source % FILES + files;
        int rank = source / FILES + ranks;
        while (inside(file, rank)) {
            const int target = rank * FILES + file;
            targets.push_back(target);
            if (!slides || board[target] != EMPTY) break;
            file += files;
            rank += ranks;
        }
    }
    return targets;
}

// The moves of one piece, even those that leave the own king in check.
std::vector<std::string> State::pieceMoves(int source) const {
    if (board[source] == 'P' || board[source] == 'p') return pawnMoves(source);
    std::vector<std::string> moves;
    for (int target : attacks(source)) {
        if (sideOf(board[target]) != turn) moves.push_back(nameOf(source) + nameOf(target));
    }
    return moves;
}

std::vector<std::string> State::pawnMoves(int source) const {
    std::vector<int> targets;
    for (int target : attacks(source)) {
        // En passant never arises from the usual start, only in positions set up by hand.
        const bool takes = sideOf(board[target]) == other(turn) || target == passant;
        if (takes) targets.push_back(target);
    }
    const int one = source + forward();
    const int two = one + forward();
    const int homeRank = turn == WHITE ? 1 : RANKS - 2;
    if (isEmpty(one)) {
        targets.push_back(one);
        if (source / FILES == homeRank && isEmpty(two)) targets.push_back(two);
    }

    std::vector<std::string> moves;
    for (int target : targets) {
        const std::string move = nameOf(source) + nameOf(target);
        const bool promotes = target / FILES == 0 || target / FILES == RANKS - 1;
        if (!promotes) moves.push_back(move);
        else for (char letter : {'q', 'r', 'b', 'n'}) moves.push_back(move + letter);
    }
    return moves;
}

bool State::canCastle() const {
    const int king = turn == WHITE ? D1 : A5;
    const int toward = turn == WHITE ? -1 : 1;
    const bool hasRight = turn == WHITE ? whiteCastles : blackCastles;
    const int beside = king + toward;
    const int goal = beside + toward;
    if (!hasRight || !isEmpty(beside) || !isEmpty(goal)) return false;
    for (int square : {king, beside, goal}) {
        if (isAttacked(square, other(turn))) return false;
    }
    return true;
}

// From a square to the next one in the direction of the pawns.
int State::forward() const {
    return turn == WHITE ? FILES : -FILES;
}

bool State::isEmpty(int square) const {
    return square >= 0 && square < SQUARES && board[square] == EMPTY;
}

// ---- The protocol: nothing to change below ----

using Words = std::vector<std::string>;

const Words START = {"knbr/p3/4/3P/RBNK", "w", "Qk", "-", "0", "1"};

Words split(const std::string &line) {
    std::istringstream stream(line);
    Words words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

int toNumber(const std::string &text, int fallback) {
    char *end = nullptr;
    const long number = std::strtol(text.c_str(), &end, 10);
    return end == text.c_str() ? fallback : static_cast<int>(number);
}

int numberAfter(const Words &words, const std::string &name, int fallback) {
    const auto found = std::find(words.begin(), words.end(), name);
    if (found == words.end() || found + 1 == words.end()) return fallback;
    return toNumber(*(found + 1), fallback);
}

// The state that the six fields of a FEN describe.
State readFen(const Words &fields) {
    State state;
    int file = 0;
    int rank = RANKS - 1;
    for (char letter : fields[0]) {
        if (letter == '/') {
            file = 0;
            rank--;
        } else if (letter >= '1' && letter <= '4') {
            file += letter - '0';
        } else if (inside(file, rank)) {
            state.board[rank * FILES + file] = letter;
            file++;
        }
    }
    state.turn = fields[1] == "b" ? BLACK : WHITE;
    state.whiteCastles = fields[2].find('Q') != std::string::npos;
    state.blackCastles = fields[2].find('k') != std::string::npos;
    for (int square = 0; square < SQUARES; square++) {
        if (nameOf(square) == fields[3]) state.passant = square;
    }
    state.ply = 2 * (toNumber(fields[5], 1) - 1) + (state.turn == BLACK ? 1 : 0);
    return state;
}

// The move that a text means: castling may be written as the two steps of the king.
std::string readMove(const State &state, const std::string &text) {
    if (text == "d1b1" && state.board[D1] == 'K') return "d1a1";
    if (text == "a5c5" && state.board[A5] == 'k') return "a5d5";
    return text;
}

// The state after "position startpos|fen ... [moves ...]", or nothing if it makes no sense.
std::optional<State> readPosition(const Words &words) {
    const auto moves = std::find(words.begin(), words.end(), "moves");
    const auto end = moves - words.begin();
    const bool isStart = end == 2 && words[1] == "startpos";
    const bool isFen = end == 8 && words[1] == "fen";
    if (!isStart && !isFen) return std::nullopt;
    State state = readFen(isStart ? START : Words(words.begin() + 2, moves));
    for (std::size_t i = end + 1; i < words.size(); i++) {
        const std::string move = readMove(state, words[i]);
        const auto legal = state.legalMoves();
        if (std::find(legal.begin(), legal.end(), move) == legal.end()) return std::nullopt;
        state = state.after(move);
    }
    return state;
}

// The seconds of "go wtime ... btime ..."; the contest's 400 if the line tells nothing.
double readClock(const Words &words, char turn) {
    const int moveTime = numberAfter(words, "movetime", 400000);
    return numberAfter(words, turn == WHITE ? "wtime" : "btime", moveTime) / 1000.0;
}

void say(const std::string &line) {
    std::cout << line << std::endl;
}

int main() {
    Agent agent;
    agent.reset();
    State state = readFen(START);
    for (std::string line; std::getline(std::cin, line);) {
        const Words words = split(line);
        const std::string command = words.empty() ? "" : words[0];
        if (command == "uci") {
            say("id name " + NAME);
            say("id author " + AUTHOR);
            say("uciok");
        } else if (command == "isready") {
            say("readyok");
        } else if (command == "ucinewgame") {
            agent.reset();
            state = readFen(START);
        } else if (command == "position") {
            state = readPosition(words).value_or(state);
        } else if (command == "go") {
            state.remaining = readClock(words, state.turn);
            say("bestmove " + (state.legalMoves().empty() ? "0000" : agent.act(state)));
        } else if (command == "quit") {
            break;
        }
    }
    agent.close();
}
