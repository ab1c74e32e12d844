"""Connect6: fills the board in pairs, black and white woven so that nobody gets six in a row. With
"late" it takes the cells of its colour from the other end."""
import sys

SIZE = 19
late = "late" in sys.argv
cells = [(x, y) for y in range(SIZE) for x in range(SIZE)]
if late:
    cells.reverse()
taken, black = set(), False


def points(text):
    return [tuple(map(int, point.split(","))) for point in text.split()]


def is_black(x, y):
    return (x + 2 * y) % 4 < 2


def choose(count):
    free = [cell for cell in cells if cell not in taken]
    own = [cell for cell in free if is_black(*cell) == black]
    other = [cell for cell in free if is_black(*cell) != black]
    chosen = (own + other)[:count]
    taken.update(chosen)
    print(" ".join(f"{x},{y}" for x, y in chosen), flush=True)


for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "START":
        taken, black = set(), False
        print("OK", flush=True)
    elif command == "INFO":
        print("TeamName:Fill,Department:Tests", flush=True)
    elif command == "BLOCK":
        taken.update(points(rest))
        print("OK", flush=True)
    elif command == "BEGIN":
        black = True
        choose(1)
    elif command == "TURN":
        taken.update(points(rest))
        choose(2)
    elif command == "QUIT":
        break
