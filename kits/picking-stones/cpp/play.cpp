// A program for the contest picking-stones: run afresh for each move, it prints the best stone.
// Fill in evaluate, below; nothing else needs a change. Until then it only sees wins that are near.
//   Build:  g++ -std=gnu++17 -O2 -o play play.cpp
//   Run:    ./play 7 3 1 4 2   (7 stones, 3 of them taken: 1, 4 and 2, in this order)
//
// The first stone must be odd and smaller than n/2, every other one a multiple or a factor of the
// last. Who cannot take a stone loses. Max begins: an even number of taken stones says Max moves.

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

// How many stones to look ahead. With 6 any position of 60 stones takes about a second at most,
// even in Python; one more takes up to six times as long, and a move may take 10 seconds.
// A limit as large as n looks to the end of the game.
const int DEPTH_LIMIT = 6;

// FILL THIS IN: what a position at the depth limit is worth, where nobody has won yet. Return a
// number above 0 if it is good for Max and below 0 if it is good for Min; 1.0 and -1.0 are games
// that are won.
//
// last            the stone that was taken last
// stones          the stones that may be taken now, ascending; at least one
// isTaken[stone]  whether a stone is gone
// maxToMove       whether Max takes the next stone; otherwise Min does
//
// A first exercise, the rules of the assignment. Where something is counted, an odd count is +
// and an even one - if Max is to move; if Min is to move, it is the other way round.
//   stone 1 is not taken yet   0
//   last is 1                  count stones                             0.5 or -0.5
//   last is a prime            count the multiples of last in stones    0.7 or -0.7
//   last is any other stone    count the primes in stones               0.6 or -0.6
// To see whether you got it right: ./daeguk play 30 0 --depth 6
double evaluate(
    int last, const std::vector<int> &stones, const std::vector<bool> &isTaken, bool maxToMove)
{
    // Not used as yet: this line goes when they are.
    (void)last, (void)stones, (void)isTaken, (void)maxToMove;
    return 0.0;
}

// ---- The search: alpha-beta, to the letter of the assignment ----

const double INF = std::numeric_limits<double>::infinity();

// Whether the rules let a stone be taken after the last one; last is 0 at the start.
bool mayFollow(int n, int stone, int last)
{
    if (last == 0) return stone % 2 == 1 && 2 * stone < n;
    return stone % last == 0 || last % stone == 0;
}

struct Search {
    int n;
    std::vector<bool> isTaken;
    int bestMove = 0; // 0 as long as there is none
    int visited = 0;
    int maxDepth = 0;

    Search(int size, const std::vector<int> &taken) : n(size), isTaken(size + 1)
    {
        for (int stone : taken) isTaken[stone] = true;
    }

    // The value of the position after a stone; at the root it also finds the best move.
    double visit(int last, int depth, bool maxToMove, double alpha, double beta)
    {
        visited++;
        maxDepth = std::max(maxDepth, depth);
        std::vector<int> stones = stonesAfter(last);
        if (stones.empty()) return maxToMove ? -1.0 : 1.0;
        if (depth == DEPTH_LIMIT) return evaluate(last, stones, isTaken, maxToMove);

        double best = maxToMove ? -INF : INF;
        for (int stone : stones) {
            isTaken[stone] = true;
            double value = visit(stone, depth + 1, !maxToMove, alpha, beta);
            isTaken[stone] = false;
            // Strictly better: of equal stones the smaller one, which came first, stays.
            if (maxToMove ? value > best : value < best) {
                best = value;
                if (depth == 0) bestMove = stone;
            }
            if (maxToMove) {
                if (value >= beta) break;
                alpha = std::max(alpha, value);
            } else {
                if (value <= alpha) break;
                beta = std::min(beta, value);
            }
        }
        return best;
    }

    // The stones that may be taken now, ascending.
    std::vector<int> stonesAfter(int last) const
    {
        std::vector<int> stones;
        for (int stone = 1; stone <= n; stone++) {
            if (!isTaken[stone] && mayFollow(n, stone, last)) stones.push_back(stone);
        }
        return stones;
    }
};

// ---- The protocol: nothing to change below ----

const int FEWEST_STONES = 3;
const int MOST_STONES = 10000;

// Says what is wrong with the words n k s1 ... sk, and ends the program.
[[noreturn]] void refuse(const std::string &fault)
{
    std::cerr << "play: " << fault << std::endl;
    std::exit(2);
}

int readNumber(const std::string &word)
{
    std::string digits = word.substr(0, 1) == "-" ? word.substr(1) : word;
    bool isNumber = !digits.empty() && digits.size() <= 9
        && digits.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber) refuse("\"" + word + "\" is not a number that can be read.");
    return std::stoi(word);
}

void checkStones(int n, const std::vector<int> &taken)
{
    using std::to_string;
    std::vector<bool> isTaken(n + 1);
    int last = 0;
    for (int stone : taken) {
        std::string name = "Stone " + to_string(stone);
        if (stone < 1 || stone > n) {
            refuse("There is no stone " + to_string(stone) + "; the stones go from 1 to "
                + to_string(n) + ".");
        }
        if (isTaken[stone]) refuse(name + " has been taken already.");
        if (last != 0 && !mayFollow(n, stone, last)) {
            refuse(name + " is neither a multiple nor a factor of the last stone, "
                + to_string(last) + ".");
        }
        isTaken[stone] = true;
        last = stone;
    }
    // Positions from the middle of a game are exercises too, whatever they began with.
    if (taken.size() == 1 && !mayFollow(n, last, 0)) {
        refuse("Stone " + to_string(last) + " cannot open; the first must be odd and smaller than "
            + to_string(n) + "/2.");
    }
}

int main(int argc, char *argv[])
{
    std::vector<int> numbers;
    for (int i = 1; i < argc; i++) numbers.push_back(readNumber(argv[i]));
    if (numbers.size() < 2) {
        refuse("Give n k s1 ... sk: how many stones, how many taken, and which.");
    }
    int n = numbers[0];
    int count = numbers[1];
    std::vector<int> taken(numbers.begin() + 2, numbers.end());
    if (n < FEWEST_STONES || n > MOST_STONES) {
        refuse("The number of stones must be " + std::to_string(FEWEST_STONES) + " to "
            + std::to_string(MOST_STONES) + ", not " + std::to_string(n) + ".");
    }
    if (count != (int)taken.size()) {
        refuse("The count of taken stones says " + std::to_string(count) + ", but the list has "
            + std::to_string(taken.size()) + ".");
    }
    checkStones(n, taken);

    int last = taken.empty() ? 0 : taken.back();
    bool maxToMove = count % 2 == 0;
    Search search(n, taken);
    double value = search.visit(last, 0, maxToMove, -INF, INF);
    bool hasMove = search.bestMove != 0;
    std::cout << std::fixed << std::setprecision(1);
    std::cout << "Best Move : " << (hasMove ? std::to_string(search.bestMove) : "none") << '\n';
    std::cout << "Calculated Value : " << value << '\n';
    std::cout << "Number of Visited Nodes : " << search.visited << '\n';
    std::cout << "Max Depth : " << search.maxDepth << '\n';
    if (!hasMove) {
        std::cerr << "There is no stone to take: the player to move, "
                  << (maxToMove ? "Max" : "Min") << ", has lost." << std::endl;
    }
}
