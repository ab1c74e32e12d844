// A bot for the contest microchess: chess on a board of 4 x 5, spoken to in UCI.
// Fill in Agent.act, below; nothing else needs a change. Until then it plays at random.
//   Build:  javac Bot.java
//   Run:    java Bot   and type position startpos moves d2d4, go and quit, a line each
//
// Mate wins; after 80 moves of both together, or in a draw of chess, more material does:
// queen 10, rook 5, bishop 3, knight 3, pawn 1. Each side has 400 s for all its moves.
// Standard output belongs to the referee: write notes to yourself to System.err.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

public class Bot {
    static final String NAME = "My bot";
    static final String AUTHOR = "Me";

    static class Agent {
        Random random;

        /** A new game begins. The fixed seed lets the same game be played again. */
        void reset() {
            random = new Random(1);
        }

        /**
         * FILL THIS IN: choose your move.
         *
         * state.board         20 letters, a1 first, then b1, c1, d1, a2 ... d5: 'K' is the white
         *                     king, 'k' the black one, '.' an empty square
         * state.turn          WHITE or BLACK: the side to move, which is yours
         * state.ply           how many moves both have played, of 80
         * state.remaining     the seconds left for this move and all your later ones
         * state.legalMoves()  your moves as texts: "d2d4", "d4d5q" promotes, "d1a1" castles
         * state.after(move)   the state after a move, with the other side to move
         * state.inCheck(side) whether the king of WHITE or BLACK is attacked
         *
         * There is always a legal move when you are asked. Return one of them.
         */
        String act(State state) {
            List<String> moves = state.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        }

        /** The bot is about to leave. */
        void close() {
        }
    }

    // ---- The board: helpers for act ----

    static final int FILES = 4;
    static final int RANKS = 5;
    static final int SQUARES = FILES * RANKS;

    static final char WHITE = 'w';
    static final char BLACK = 'b';
    static final char EMPTY = '.';

    // Squares are numbers: a1 is 0, b1 is 1, a2 is 4. These are the homes of kings and rooks.
    static final int A1 = 0, D1 = 3, A5 = 16, D5 = 19;
    static final int NO_SQUARE = -1;

    // How pieces take, as {files, ranks}.
    static final int[][] WHITE_PAWN = {{-1, 1}, {1, 1}};
    static final int[][] BLACK_PAWN = {{-1, -1}, {1, -1}};
    static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    static final int[][] EVERY_WAY =
        {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    static final int[][] JUMPS =
        {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    static int squareOf(String name) {
        return (name.charAt(1) - '1') * FILES + (name.charAt(0) - 'a');
    }

    static String nameOf(int square) {
        return "" + "abcd".charAt(square % FILES) + "12345".charAt(square / FILES);
    }

    static boolean inside(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    static char other(char side) {
        return side == WHITE ? BLACK : WHITE;
    }

    /** WHITE, BLACK, or EMPTY where no piece stands. */
    static char sideOf(char piece) {
        if (piece == EMPTY) return EMPTY;
        return Character.isUpperCase(piece) ? WHITE : BLACK;
    }

    static int[][] stepsOf(char piece) {
        switch (piece) {
            case 'P': return WHITE_PAWN;
            case 'p': return BLACK_PAWN;
            case 'N': case 'n': return JUMPS;
            case 'B': case 'b': return DIAGONAL;
            case 'R': case 'r': return STRAIGHT;
            default: return EVERY_WAY;
        }
    }

    static class State {
        char[] board = new char[SQUARES];
        char turn = WHITE;
        boolean whiteCastles = false; // whether the right to castle is still there
        boolean blackCastles = false;
        int passant = NO_SQUARE; // the square a pawn has just passed over with two steps
        int ply = 0;
        double remaining = 0;

        State() {
            Arrays.fill(board, EMPTY);
        }

        List<String> legalMoves() {
            List<String> moves = new ArrayList<>();
            for (int source = 0; source < SQUARES; source++) {
                if (sideOf(board[source]) != turn) continue;
                for (String move : pieceMoves(source)) {
                    if (!after(move).inCheck(turn)) moves.add(move);
                }
            }
            if (canCastle()) moves.add(turn == WHITE ? "d1a1" : "a5d5");
            return moves;
        }

        /** The state after a legal move; this state stays as it is. */
        State after(String move) {
            int source = squareOf(move.substring(0, 2));
            int target = squareOf(move.substring(2, 4));
            char piece = board[source];
            boolean isPawn = piece == 'P' || piece == 'p';

            State next = new State();
            next.board = board.clone();
            next.board[source] = EMPTY;
            if (sideOf(board[target]) == turn) {
                // Castling: the king goes two squares towards his rook, the rook beside him.
                int toward = target > source ? 1 : -1;
                next.board[target] = EMPTY;
                next.board[source + 2 * toward] = piece;
                next.board[source + toward] = board[target];
            } else if (move.length() == 5) {
                char letter = move.charAt(4);
                next.board[target] = turn == WHITE ? Character.toUpperCase(letter) : letter;
            } else {
                next.board[target] = piece;
            }
            if (isPawn && target == passant) next.board[target - forward()] = EMPTY;

            boolean twoSteps = isPawn && Math.abs(target - source) == 2 * FILES;
            next.passant = twoSteps ? (source + target) / 2 : NO_SQUARE;
            // Whatever leaves or enters a home square of king or rook ends the right to castle.
            boolean whiteHome = source == A1 || source == D1 || target == A1 || target == D1;
            boolean blackHome = source == A5 || source == D5 || target == A5 || target == D5;
            next.whiteCastles = whiteCastles && !whiteHome;
            next.blackCastles = blackCastles && !blackHome;
            next.turn = other(turn);
            next.ply = ply + 1;
            next.remaining = remaining;
            return next;
        }

        boolean inCheck(char side) {
            char king = side == WHITE ? 'K' : 'k';
            for (int square = 0; square < SQUARES; square++) {
                if (board[square] == king && isAttacked(square, other(side))) return true;
            }
            return false;
        }

        boolean isAttacked(int target, char by) {
            for (int source = 0; source < SQUARES; source++) {
                if (sideOf(board[source]) == by && attacks(source).contains(target)) return true;
            }
            return false;
        }

        /** The squares that the piece on source attacks, whatever stands there. */
        List<Integer> attacks(int source) {
            boolean slides = "BbRrQq".indexOf(board[source]) >= 0;
            List<Integer> targets = new ArrayList<>();
            for (int[] step : stepsOf(board[source])) {
                int file = source % FILES + step[0];
                int rank = source / FILES + step[1];
                while (inside(file, rank)) {
                    int target = rank * FILES + file;
                    targets.add(target);
                    if (!slides || board[target] != EMPTY) break;
                    file += step[0];
                    rank += step[1];
                }
            }
            return targets;
        }

        /** The moves of one piece, even those that leave the own king in check. */
        List<String> pieceMoves(int source) {
            if (board[source] == 'P' || board[source] == 'p') return pawnMoves(source);
            List<String> moves = new ArrayList<>();
            for (int target : attacks(source)) {
                if (sideOf(board[target]) != turn) moves.add(nameOf(source) + nameOf(target));
            }
            return moves;
        }

        List<String> pawnMoves(int source) {
            List<Integer> targets = new ArrayList<>();
            for (int target : attacks(source)) {
                // En passant never arises from the usual start, only in positions set up by hand.
                boolean takes = sideOf(board[target]) == other(turn) || target == passant;
                if (takes) targets.add(target);
            }
            int one = source + forward();
            int two = one + forward();
            int homeRank = turn == WHITE ? 1 : RANKS - 2;
            if (isEmpty(one)) {
                targets.add(one);
                if (source / FILES == homeRank && isEmpty(two)) targets.add(two);
            }

            List<String> moves = new ArrayList<>();
            for (int target : targets) {
                String move = nameOf(source) + nameOf(target);
                boolean promotes = target / FILES == 0 || target / FILES == RANKS - 1;
                if (promotes) moves.addAll(List.of(move + "q", move + "r", move + "b", move + "n"));
                else moves.add(move);
            }
            return moves;
        }

        boolean canCastle() {
            int king = turn == WHITE ? D1 : A5;
            int toward = turn == WHITE ? -1 : 1;
            boolean hasRight = turn == WHITE ? whiteCastles : blackCastles;
            int beside = king + toward;
            int goal = beside + toward;
            if (!hasRight || !isEmpty(beside) || !isEmpty(goal)) return false;
            for (int square : new int[] {king, beside, goal}) {
                if (isAttacked(square, other(turn))) return false;
            }
            return true;
        }

        /** From a square to the next one in the direction of the pawns. */
        int forward() {
            return turn == WHITE ? FILES : -FILES;
        }

        boolean isEmpty(int square) {
            return square >= 0 && square < SQUARES && board[square] == EMPTY;
        }
    }

    // ---- The protocol: nothing to change below ----

    static final List<String> START = List.of("knbr/p3/4/3P/RBNK", "w", "Qk", "-", "0", "1");

    static int toNumber(String text, int fallback) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }

    static int numberAfter(List<String> words, String name, int fallback) {
        int at = words.contains(name) ? words.indexOf(name) + 1 : words.size();
        return at < words.size() ? toNumber(words.get(at), fallback) : fallback;
    }

    /** The state that the six fields of a FEN describe. */
    static State readFen(List<String> fields) {
        State state = new State();
        int file = 0;
        int rank = RANKS - 1;
        for (char letter : fields.get(0).toCharArray()) {
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
        state.turn = fields.get(1).equals("b") ? BLACK : WHITE;
        state.whiteCastles = fields.get(2).contains("Q");
        state.blackCastles = fields.get(2).contains("k");
        for (int square = 0; square < SQUARES; square++) {
            if (nameOf(square).equals(fields.get(3))) state.passant = square;
        }
        state.ply = 2 * (toNumber(fields.get(5), 1) - 1) + (state.turn == BLACK ? 1 : 0);
        return state;
    }

    /** The move that a text means: castling may be written as the two steps of the king. */
    static String readMove(State state, String text) {
        if (text.equals("d1b1") && state.board[D1] == 'K') return "d1a1";
        if (text.equals("a5c5") && state.board[A5] == 'k') return "a5d5";
        return text;
    }

    /** The state after "position startpos|fen ... [moves ...]", or null if it makes no sense. */
    static State readPosition(List<String> words) {
        int end = words.contains("moves") ? words.indexOf("moves") : words.size();
        boolean isStart = end == 2 && words.get(1).equals("startpos");
        boolean isFen = end == 8 && words.get(1).equals("fen");
        if (!isStart && !isFen) return null;
        State state = readFen(isStart ? START : words.subList(2, 8));
        for (int i = end + 1; i < words.size(); i++) {
            String move = readMove(state, words.get(i));
            if (!state.legalMoves().contains(move)) return null;
            state = state.after(move);
        }
        return state;
    }

    /** The seconds of "go wtime ... btime ..."; the contest's 400 if the line tells nothing. */
    static double readClock(List<String> words, char turn) {
        int moveTime = numberAfter(words, "movetime", 400000);
        return numberAfter(words, turn == WHITE ? "wtime" : "btime", moveTime) / 1000.0;
    }

    static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    public static void main(String[] args) throws IOException {
        Agent agent = new Agent();
        agent.reset();
        State state = readFen(START);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            List<String> words = Arrays.asList(line.trim().split("\\s+"));
            String command = words.get(0);
            if (command.equals("uci")) {
                say("id name " + NAME);
                say("id author " + AUTHOR);
                say("uciok");
            } else if (command.equals("isready")) {
                say("readyok");
            } else if (command.equals("ucinewgame")) {
                agent.reset();
                state = readFen(START);
            } else if (command.equals("position")) {
                State read = readPosition(words);
                if (read != null) state = read;
            } else if (command.equals("go")) {
                state.remaining = readClock(words, state.turn);
                say("bestmove " + (state.legalMoves().isEmpty() ? "0000" : agent.act(state)));
            } else if (command.equals("quit")) {
                break;
            }
        }
        agent.close();
    }
}
