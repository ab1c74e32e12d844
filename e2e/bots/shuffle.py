"""Mak-yek: moves one piece to and fro. With a number, waits so many seconds before each move."""
import sys
import time

MOVES = {"1": ["5 3 0", "4 3 1"], "2": ["9 2 1", "10 2 0"]}
wait = float(sys.argv[1]) if len(sys.argv) > 1 else 0
moves, turn = [], 0
for line in sys.stdin:
    command, *words = line.split()
    if command == "START":
        moves = MOVES[words[0]]
        print("OK", flush=True)
    elif command == "TURN":
        time.sleep(wait)
        print(moves[turn % 2], flush=True)
        turn += 1
    elif command == "END":
        break
