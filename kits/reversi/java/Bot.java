/*
 * A bot for corner-less Reversi, in Java. Fill in getStep below; the rest is ready.
 *
 * Build:  javac Bot.java
 * Run:    java Bot        (plays at 127.0.0.1:8888; elsewhere: java Bot HOST PORT)
 */

import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class Bot {
    /** The number your team was given. */
    static final int TEAM_ID = -1;

    /** The seed is fixed: a bot that plays the same game again is easy to debug. */
    static final Random DICE = new Random(1);

    /**
     * THE FUNCTION TO FILL IN: choose your move. You have 5 seconds.
     *
     * board[r][c] is the square in row r and column c, both 0 to 7 from the top left:
     * 0 empty, 1 black, 2 white, -1 one of the four corners, which are not part of the board.
     * isBlack is true if you play Black and false if you play White.
     * Return the row and the column of your move: {r, c}.
     * It is called only when you have a legal move.
     */
    static int[] getStep(int[][] board, boolean isBlack) {
        // Any legal move, until you have a better idea.
        List<int[]> moves = legalMoves(board, isBlack);
        return moves.get(DICE.nextInt(moves.size()));
    }

    // ---- Helpers you may use ----------------------------------------------------------------

    static final int[][] DIRECTIONS = {
        {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1},
    };

    /** All legal moves as {row, column}, row by row. */
    static List<int[]> legalMoves(int[][] board, boolean isBlack) {
        List<int[]> moves = new ArrayList<>();
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                if (board[r][c] != 0) continue;
                // In the central 6x6 a disc need not flip anything.
                boolean isCentral = r >= 1 && r <= 6 && c >= 1 && c <= 6;
                if (isCentral || !flips(board, isBlack, r, c).isEmpty()) {
                    moves.add(new int[] {r, c});
                }
            }
        }
        return moves;
    }

    /** The discs, as {row, column}, that a disc placed at (r, c) turns over. */
    static List<int[]> flips(int[][] board, boolean isBlack, int r, int c) {
        int own = isBlack ? 1 : 2;
        int theirs = isBlack ? 2 : 1;
        List<int[]> flipped = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            int row = r + direction[0];
            int column = c + direction[1];
            List<int[]> passed = new ArrayList<>();
            while (isOnBoard(row, column) && board[row][column] == theirs) {
                passed.add(new int[] {row, column});
                row += direction[0];
                column += direction[1];
            }
            // They are turned over only if a disc of your own stands at the far end.
            if (isOnBoard(row, column) && board[row][column] == own) flipped.addAll(passed);
        }
        return flipped;
    }

    static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8;
    }

    // ---- The protocol: nothing to change below ----------------------------------------------

    private static final int END = 0;
    private static final int TURN = 1;
    private static final int RETRY_MILLISECONDS = 150;

    /** Numbers travel as 4 bytes each, the lowest first, whatever the machine. */
    private static void sendInts(Socket server, int... numbers) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int number : numbers) bytes.putInt(number);
        server.getOutputStream().write(bytes.array());
    }

    /** Messages may arrive in pieces, so this waits for every byte. */
    private static ByteBuffer receiveInts(Socket server, int count) throws IOException {
        byte[] bytes = new byte[4 * count];
        new DataInputStream(server.getInputStream()).readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns at the end of the game. */
    private static void play(Socket server) throws IOException {
        sendInts(server, TEAM_ID);
        while (true) {
            ByteBuffer head = receiveInts(server, 2);
            int code = head.getInt();
            if (code == END) return;
            if (code != TURN) throw new IOException("unknown code " + code);
            int packageId = head.getInt();
            ByteBuffer body = receiveInts(server, 65);
            int[][] board = new int[8][8];
            for (int i = 0; i < 64; i++) board[i / 8][i % 8] = body.getInt();
            int[] step = getStep(board, body.getInt() != 0);
            sendInts(server, TURN, packageId, step[0], step[1]);
        }
    }

    /** The server may start later than we do: tries until it is there. */
    private static Socket connect(String host, int port) throws InterruptedException {
        boolean isFirst = true;
        while (true) {
            try {
                return new Socket(host, port);
            } catch (IOException notThere) {
                if (isFirst) System.err.println("Waiting for a server at " + host + ":" + port);
                isFirst = false;
                Thread.sleep(RETRY_MILLISECONDS);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String host = args.length > 0 ? args[0] : "127.0.0.1";
        int port = args.length > 1 ? Integer.parseInt(args[1]) : 8888;
        try (Socket server = connect(host, port)) {
            play(server);
        } catch (IOException lost) {
            System.err.println("The connection ended before the game did: " + lost);
            System.exit(1);
        }
    }
}
