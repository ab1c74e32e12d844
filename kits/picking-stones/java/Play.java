// A program for the contest picking-stones: run afresh for each move, it prints the best stone.
// Fill in evaluate, below; nothing else needs a change. Until then it only sees wins that are near.
//   Build:  javac -encoding UTF-8 Play.java   (Java 11 or newer)
//   Run:    java Play 7 3 1 4 2   (7 stones, 3 of them taken: 1, 4 and 2, in this order)
//
// The first stone must be odd and smaller than n/2, every other one a multiple or a factor of the
// last. Who cannot take a stone loses. Max begins: an even number of taken stones says Max moves.

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class Play {
    // How many stones to look ahead. With 6 any position of 60 stones takes about a second at most,
    // even in Python; one more takes up to six times as long, and a move may take 10 seconds.
    // A limit as large as n looks to the end of the game.
    static final int DEPTH_LIMIT = 6;

    /**
     * FILL THIS IN: what a position at the depth limit is worth, where nobody has won yet. Return
     * a number above 0 if it is good for Max and below 0 if it is good for Min; 1.0 and -1.0 are
     * games that are won.
     *
     * last            the stone that was taken last
     * stones          the stones that may be taken now, ascending; at least one
     * isTaken[stone]  whether a stone is gone
     * maxToMove       whether Max takes the next stone; otherwise Min does
     *
     * A first exercise, the rules of the assignment. Where something is counted, an odd count is +
     * and an even one - if Max is to move; if Min is to move, it is the other way round.
     *   stone 1 is not taken yet   0
     *   last is 1                  count stones                             0.5 or -0.5
     *   last is a prime            count the multiples of last in stones    0.7 or -0.7
     *   last is any other stone    count the primes in stones               0.6 or -0.6
     * To see whether you got it right: ./daeguk play 30 0 --depth 6
     */
    static double evaluate(int last, List<Integer> stones, boolean[] isTaken, boolean maxToMove) {
        return 0.0;
    }

    // ---- The search: alpha-beta, to the letter of the assignment ----

    static int n; // how many stones the game has
    static boolean[] isTaken;
    static int bestMove = 0; // 0 as long as there is none
    static int visited = 0;
    static int maxDepth = 0;

    /** Whether the rules let a stone be taken after the last one; last is 0 at the start. */
    static boolean mayFollow(int stone, int last) {
        if (last == 0) return stone % 2 == 1 && 2 * stone < n;
        return stone % last == 0 || last % stone == 0;
    }

    /** The stones that may be taken now, ascending. */
    static List<Integer> stonesAfter(int last) {
        List<Integer> stones = new ArrayList<>();
        for (int stone = 1; stone <= n; stone++) {
            if (!isTaken[stone] && mayFollow(stone, last)) stones.add(stone);
        }
        return stones;
    }

    /** The value of the position after a stone; at the root it also finds the best move. */
    static double visit(int last, int depth, boolean maxToMove, double alpha, double beta) {
        visited++;
        maxDepth = Math.max(maxDepth, depth);
        List<Integer> stones = stonesAfter(last);
        if (stones.isEmpty()) return maxToMove ? -1.0 : 1.0;
        if (depth == DEPTH_LIMIT) return evaluate(last, stones, isTaken, maxToMove);

        double best = maxToMove ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
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
                alpha = Math.max(alpha, value);
            } else {
                if (value <= alpha) break;
                beta = Math.min(beta, value);
            }
        }
        return best;
    }

    // ---- The protocol: nothing to change below ----

    static final int FEWEST_STONES = 3;
    static final int MOST_STONES = 10000;

    /** Says what is wrong with the words n k s1 ... sk, and ends the program. */
    static void refuse(String fault) {
        System.err.println("play: " + fault);
        System.exit(2);
    }

    static int readNumber(String word) {
        if (!word.matches("-?[0-9]{1,9}")) {
            refuse("\"" + word + "\" is not a number that can be read.");
        }
        return Integer.parseInt(word);
    }

    /** Takes the next stone of the list, if it may follow the last one. */
    static void take(int stone, int last) {
        if (stone < 1 || stone > n) {
            refuse("There is no stone " + stone + "; the stones go from 1 to " + n + ".");
        }
        if (isTaken[stone]) refuse("Stone " + stone + " has been taken already.");
        if (last != 0 && !mayFollow(stone, last)) {
            refuse("Stone " + stone + " is neither a multiple nor a factor of the last stone, "
                + last + ".");
        }
        isTaken[stone] = true;
    }

    public static void main(String[] words) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) numbers.add(readNumber(word));
        if (numbers.size() < 2) {
            refuse("Give n k s1 ... sk: how many stones, how many taken, and which.");
        }
        n = numbers.get(0);
        int count = numbers.get(1);
        List<Integer> taken = numbers.subList(2, numbers.size());
        if (n < FEWEST_STONES || n > MOST_STONES) {
            refuse("The number of stones must be " + FEWEST_STONES + " to " + MOST_STONES
                + ", not " + n + ".");
        }
        if (count != taken.size()) {
            refuse("The count of taken stones says " + count + ", but the list has "
                + taken.size() + ".");
        }
        isTaken = new boolean[n + 1];
        int last = 0;
        for (int stone : taken) {
            take(stone, last);
            last = stone;
        }
        // Positions from the middle of a game are exercises too, whatever they began with.
        if (count == 1 && !mayFollow(last, 0)) {
            refuse("Stone " + last + " cannot open; the first must be odd and smaller than " + n
                + "/2.");
        }

        boolean maxToMove = count % 2 == 0;
        double value =
            visit(last, 0, maxToMove, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        System.out.println("Best Move : " + (bestMove == 0 ? "none" : bestMove));
        System.out.println("Calculated Value : " + String.format(Locale.ROOT, "%.1f", value));
        System.out.println("Number of Visited Nodes : " + visited);
        System.out.println("Max Depth : " + maxDepth);
        if (bestMove == 0) {
            String player = maxToMove ? "Max" : "Min";
            System.err.println(
                "There is no stone to take: the player to move, " + player + ", has lost.");
        }
    }
}
