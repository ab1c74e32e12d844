"""Mak-yek: moves one piece to and fro, and tells its word wherever a program can."""
import sys

MOVES = {"1": ["5 3 0", "4 3 1"], "2": ["9 2 1", "10 2 0"]}

word, turn = sys.argv[1], 0
print("aside " + word, file=sys.stderr, flush=True)
for line in sys.stdin:
    command, *words = line.split()
    if command == "START":
        mine = MOVES[words[0]]
        print("OK", flush=True)
    elif command == "TURN":
        print("DEBUG thinks of " + word + "\x1b[2J", flush=True)
        print(mine[turn % 2], flush=True)
        turn += 1
    elif command == "END":
        break
