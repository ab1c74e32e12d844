// A bot for the contest algocup: Connect6 with blocks, on a board of 19 x 19.
// Fill in myTurn, below; nothing else needs a change. Until then it plays at random.
//   Build:  javac -encoding UTF-8 Bot.java   (Java 11 or newer)
//   Run:    java Bot   and type START, BLOCK 3,4, BEGIN, TURN 9,9 9,10 and QUIT, a line each
//
// Exactly six in a row win, seven or more lose; a block counts as a stone of both players.

import java.io.BufferedReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.Collectors;

public class Bot {
    // Your team and school, about ten letters each. Change only what stands after the colons.
    static final String INFO = "TeamName:MyTeam,Department:MySchool";

    static final int SIZE = 19; // x grows to the right, y downwards, both from 0 to 18

    // What is on a point of the board. Outside the board nothing is.
    static final int OUTSIDE = -1;
    static final int EMPTY = 0;
    static final int MINE = 1;
    static final int THEIRS = 2;
    static final int BLOCK = 3;

    // The seed is fixed: a bot that plays the same game again is easy to debug.
    static final Random RANDOM = new Random(6);

    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    /**
     * Your turn. Return a list of count different empty points (1 for the first stone of the game,
     * then 2), within limitTime() seconds.
     */
    static List<Point> myTurn(int count) {
        // At random beside other stones, and again where it would make seven or more in a row.
        List<Point> points = emptyPoints();
        points.removeIf(point -> !isNearStone(point.x, point.y));
        if (points.size() < count) points = emptyPoints();
        myLog(count + " to place on " + points.size() + " points in " + limitTime() + " s");

        List<Point> stones;
        int attempts = 0;
        do {
            Collections.shuffle(points, RANDOM);
            stones = points.subList(0, count);
            attempts++;
        } while (longestLine(stones) > 6 && attempts < 100);
        return stones;
    }

    // Helpers for myTurn: use them, or write your own.

    /** What is on this point: OUTSIDE, EMPTY, MINE, THEIRS or BLOCK. */
    static int showBoard(int x, int y) {
        boolean isOnBoard = x >= 0 && x < SIZE && y >= 0 && y < SIZE;
        return isOnBoard ? board[y][x] : OUTSIDE;
    }

    /** The seconds a turn may take, both stones together; 0 as long as nobody has said so. */
    static int limitTime() {
        return secondsATurn;
    }

    /** Adds a line to ./myLog.txt. Where that file cannot be written, nothing happens. */
    static void myLog(String text) {
        try (FileWriter file = new FileWriter("./myLog.txt", StandardCharsets.UTF_8, true)) {
            file.write(text + "\n");
        } catch (IOException e) {
            // A log is not worth a lost game.
        }
    }

    static List<Point> emptyPoints() {
        List<Point> points = new ArrayList<>();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                if (showBoard(x, y) == EMPTY) points.add(new Point(x, y));
            }
        }
        return points;
    }

    /** Whether one of the eight points around has a stone of either player. */
    static boolean isNearStone(int x, int y) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int cell = showBoard(x + dx, y + dy);
                if (cell == MINE || cell == THEIRS) return true;
            }
        }
        return false;
    }

    static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** The longest line these stones make with my stones and the blocks: 6 wins, 7 or more lose. */
    static int longestLine(List<Point> stones) {
        int longest = 0;
        for (Point stone : stones) {
            for (int[] d : DIRECTIONS) {
                int ahead = countFrom(stone.x, stone.y, d[0], d[1], stones);
                int behind = countFrom(stone.x, stone.y, -d[0], -d[1], stones);
                longest = Math.max(longest, ahead + behind - 1); // the stone itself counts once
            }
        }
        return longest;
    }

    /** How many points from here on, in this direction, will be mine without a gap. */
    static int countFrom(int x, int y, int dx, int dy, List<Point> stones) {
        int count = 0;
        while (willBeMine(x + count * dx, y + count * dy, stones)) count++;
        return count;
    }

    /** Whether this point will count as mine once I have placed these stones. */
    static boolean willBeMine(int x, int y, List<Point> stones) {
        int cell = showBoard(x, y);
        return cell == MINE || cell == BLOCK
            || stones.stream().anyMatch(stone -> stone.x == x && stone.y == y);
    }

    // ---- The protocol: nothing to change below ----

    static int[][] board = new int[SIZE][SIZE]; // board[y][x]
    static int secondsATurn = 0;

    // Names may be in any language, whatever this machine is set to. Flushes every line: an answer
    // kept in a buffer is one the referee never hears.
    static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    /** "3,4 5,6" becomes 3, 4, 5, 6. */
    static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        Scanner scanner = new Scanner(text).useDelimiter("[^0-9-]+");
        while (scanner.hasNextInt()) numbers.add(scanner.nextInt());
        return numbers;
    }

    /** Puts this on the points of a text like "3,4 5,6"; false if that is not what it says. */
    static boolean put(int what, String text) {
        List<Integer> values = numbers(text);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i + 1 < values.size(); i += 2) {
            points.add(new Point(values.get(i), values.get(i + 1)));
        }
        if (points.stream().anyMatch(point -> showBoard(point.x, point.y) != EMPTY)) return false;
        for (Point point : points) board[point.y][point.x] = what;
        return !points.isEmpty();
    }

    /** Asks for so many stones; for fewer only where the board has no room for them. */
    static void play(int count) {
        List<Point> stones = myTurn(Math.min(count, emptyPoints().size()));
        for (Point stone : stones) {
            int cell = showBoard(stone.x, stone.y);
            // A wrong point is sent all the same: the referee judges, the log says what was wrong.
            if (cell != EMPTY) myLog("myTurn: " + stone.x + "," + stone.y + " is not empty");
            if (cell != OUTSIDE) board[stone.y][stone.x] = MINE;
        }
        OUT.println(
            stones.stream().map(stone -> stone.x + "," + stone.y).collect(Collectors.joining(" ")));
    }

    static boolean isCommand(String command, String line) {
        return line.regionMatches(true, 0, command, 0, command.length());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while ((line = in.readLine()) != null) {
            if (isCommand("START", line)) {
                board = new int[SIZE][SIZE];
                OUT.println("OK");
            } else if (isCommand("INFO", line)) {
                OUT.println(INFO);
            } else if (isCommand("LIMITTIME", line)) {
                secondsATurn = numbers(line).stream().findFirst().orElse(0);
            } else if (isCommand("BLOCK", line)) {
                if (put(BLOCK, line)) OUT.println("OK");
            } else if (isCommand("BEGIN", line)) {
                play(1);
            } else if (isCommand("TURN", line)) {
                if (put(THEIRS, line)) play(2);
            } else if (isCommand("QUIT", line)) {
                break;
            }
        }
    }
}
