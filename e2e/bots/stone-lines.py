"""Picking Stones over lines: takes the smallest stone it may."""
import sys

n, taken = 0, []


def smallest():
    if not taken:
        return 1
    last = taken[-1]
    related = (s for s in range(1, n + 1) if s % last == 0 or last % s == 0)
    return next(s for s in related if s not in taken)


for line in sys.stdin:
    command, *words = line.split()
    if command == "START":
        n, taken = int(words[0]), []
        print("OK", flush=True)
    elif command == "TAKE":
        taken.append(int(words[0]))
    elif command == "TURN":
        taken.append(smallest())
        print(taken[-1], flush=True)
    elif command == "END":
        break
