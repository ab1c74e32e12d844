"""Picking Stones, run afresh for each move: takes the smallest stone it may."""
import sys

n, _, *taken = map(int, sys.argv[1:])
if taken:
    last = taken[-1]
    related = (s for s in range(1, n + 1) if s % last == 0 or last % s == 0)
    choices = [s for s in related if s not in taken]
else:
    choices = [s for s in range(1, n) if s % 2 == 1 and s < n / 2]
print(f"Best Move : {choices[0]}")
