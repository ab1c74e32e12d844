// A bot for the contest makyek: Mak-yek, on a board of 12 x 12.
// Fill in chooseMove, below; nothing else needs a change. Until then it plays at random.
//   Build:  javac -encoding UTF-8 Bot.java   (Java 11 or newer)
//   Run:    java Bot   and type START 1, TURN, PLACE 2 2 0, TURN and END 0, a line each
//
// Who has no piece or no move left loses; after 120 moves of both together more pieces win.
// Standard output belongs to the referee: write notes to yourself with debug.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class Bot {
    static final int SIZE = 12;

    // What is on a square. Off the board nothing is.
    static final int OFF_BOARD = -1;
    static final int EMPTY = 0;
    static final int BLACK = 1;
    static final int WHITE = 2;

    static final int UP = 0;
    static final int DOWN = 1;
    static final int LEFT = 2;
    static final int RIGHT = 3;
    static final int UP_LEFT = 4;
    static final int UP_RIGHT = 5;
    static final int DOWN_LEFT = 6;
    static final int DOWN_RIGHT = 7;

    /** The piece on a square takes one step in this direction. */
    static class Move {
        final int row;
        final int column;
        final int direction;

        Move(int row, int column, int direction) {
            this.row = row;
            this.column = column;
            this.direction = direction;
        }
    }

    // The seed is fixed: a bot that plays the same game again is easy to debug.
    static final Random RANDOM = new Random(1);

    /**
     * FILL THIS IN: choose your move, within 2 seconds.
     *
     * board[row][column]     EMPTY, BLACK or WHITE; both from 0 to 11, from the top left
     * me                     BLACK or WHITE: your colour
     * legalMoves(board, me)  all your moves
     * after(board, move)     the board after a move, with its captures; board stays as it is
     * opponentOf(me)         the other colour
     * debug(text)            writes a line to your log
     *
     * There is always a legal move when you are asked. Return one of them.
     */
    static Move chooseMove(int[][] board, int me) {
        List<Move> moves = legalMoves(board, me);
        return moves.get(RANDOM.nextInt(moves.size()));
    }

    // ---- The board: helpers for chooseMove ----

    // The step of each direction: rows, columns.
    static final int[][] STEPS = {
        {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1},
    };

    static int opponentOf(int player) {
        return BLACK + WHITE - player;
    }

    /** What is on this square: EMPTY, BLACK, WHITE or OFF_BOARD. */
    static int pieceAt(int[][] board, int row, int column) {
        boolean isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
        return isOnBoard ? board[row][column] : OFF_BOARD;
    }

    static boolean isLegal(int[][] board, int player, Move move) {
        if (move.direction < UP || move.direction > DOWN_RIGHT) return false;
        if (pieceAt(board, move.row, move.column) != player) return false;
        int[] step = STEPS[move.direction];
        return pieceAt(board, move.row + step[0], move.column + step[1]) == EMPTY;
    }

    static List<Move> legalMoves(int[][] board, int player) {
        List<Move> moves = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                for (int direction = UP; direction <= DOWN_RIGHT; direction++) {
                    Move move = new Move(row, column, direction);
                    if (isLegal(board, player, move)) moves.add(move);
                }
            }
        }
        return moves;
    }

    static int[][] after(int[][] board, Move move) {
        int[][] next = new int[SIZE][];
        for (int row = 0; row < SIZE; row++) next[row] = board[row].clone();
        int me = board[move.row][move.column];
        int enemy = opponentOf(me);
        int row = move.row + STEPS[move.direction][0];
        int column = move.column + STEPS[move.direction][1];
        next[move.row][move.column] = EMPTY;
        next[row][column] = me;

        // Tiao: two enemies with the moved piece right between them both change colour.
        for (int direction : new int[] {UP, LEFT, UP_LEFT, UP_RIGHT}) {
            int dr = STEPS[direction][0];
            int dc = STEPS[direction][1];
            if (pieceAt(next, row + dr, column + dc) != enemy) continue;
            if (pieceAt(next, row - dr, column - dc) != enemy) continue;
            next[row + dr][column + dc] = me;
            next[row - dr][column - dc] = me;
        }

        // Jia: an enemy between the moved piece and another of the same colour changes colour.
        for (int[] step : STEPS) {
            int dr = step[0];
            int dc = step[1];
            if (pieceAt(next, row + dr, column + dc) != enemy) continue;
            if (pieceAt(next, row + 2 * dr, column + 2 * dc) != me) continue;
            next[row + dr][column + dc] = me;
        }
        return next;
    }

    // Notes may be in any language, whatever this machine is set to. Flushes every line: an answer
    // kept in a buffer is one the referee never hears.
    static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    /** One DEBUG line; of a game 16 KB a line and 32 KB in all are kept. */
    static void debug(String text) {
        // A second line would count as an answer.
        OUT.println("DEBUG " + text.replace('\r', ' ').replace('\n', ' '));
    }

    // ---- The protocol: nothing to change below ----

    static final String START_ROWS =
        "............/"
            + "............/"
            + "..www....b../"
            + ".........b../"
            + "............/"
            + "...bbb....../"
            + "......www.../"
            + "............/"
            + "..w........./"
            + "..w....bbb../"
            + "............/"
            + "............";

    /** The board that is written as rows like these. */
    static int[][] readBoard(String rows) {
        int[][] board = new int[SIZE][SIZE];
        int row = 0;
        int column = 0;
        for (char letter : rows.toCharArray()) {
            if (letter == '/') {
                row++;
                column = 0;
            } else {
                int piece = letter == 'b' ? BLACK : letter == 'w' ? WHITE : EMPTY;
                if (pieceAt(board, row, column) != OFF_BOARD) board[row][column] = piece;
                column++;
            }
        }
        return board;
    }

    /** The number at this place of a line, or -1, which is never legal. */
    static int number(String[] words, int index) {
        boolean isThere = index < words.length && words[index].matches("[0-9]{1,9}");
        return isThere ? Integer.parseInt(words[index]) : -1;
    }

    /** Asks for a move, sends it, and plays it on the board. */
    static int[][] takeTurn(int[][] board, int me) {
        Move move = chooseMove(board, me);
        String text = move.row + " " + move.column + " " + move.direction;
        // An illegal move is sent all the same: the referee judges, and the log says what was
        // wrong.
        boolean isGood = isLegal(board, me, move);
        if (!isGood) debug("chooseMove: " + text + " is not legal");
        OUT.println(text);
        return isGood ? after(board, move) : board;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int[][] board = readBoard(START_ROWS);
        int me = BLACK;
        String line;
        while ((line = in.readLine()) != null) {
            String[] words = line.trim().split("\\s+");
            if (words[0].equals("START")) {
                int seat = number(words, 1);
                if (seat != BLACK && seat != WHITE) continue;
                me = seat;
                // An unusual start is told after the seat, as rows.
                board = readBoard(words.length > 2 ? words[2] : START_ROWS);
                OUT.println("OK");
            } else if (words[0].equals("PLACE")) {
                Move move = new Move(number(words, 1), number(words, 2), number(words, 3));
                if (isLegal(board, opponentOf(me), move)) board = after(board, move);
            } else if (words[0].equals("TURN")) {
                // Who cannot move has lost and is not asked, but whoever types TURN may not know.
                if (!legalMoves(board, me).isEmpty()) board = takeTurn(board, me);
            } else if (words[0].equals("END")) {
                break;
            }
        }
    }
}
