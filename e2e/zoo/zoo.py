"""The zoo: players that misbehave, each in its own way, and sound ones to compare them with.

Run as `python3 zoo.py BEHAVIOUR [TOKEN [PORT]]`. The token means nothing in here: it makes the
processes of one run findable by their command line. The port is one where the machine listens.

Every bot is a sound player that deviates at a clear moment, as a rule at its second move, when the
game has begun. Those that look for a way out of their box report on stderr what they found, a JSON
object, and play on soundly.
"""
import ctypes
import errno
import json
import os
import resource
import signal
import socket
import struct
import sys
import threading
import time
import traceback

MEGABYTE = 1 << 20


# ---- Words and pauses ------------------------------------------------------------------------------


def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def report(found):
    print(json.dumps(found), file=sys.stderr, flush=True)


def sleep_for_ever():
    while True:
        time.sleep(60)


def sleep_until(moment):
    time.sleep(max(0, moment - time.monotonic()))


def spin_until(moment):
    while time.monotonic() < moment:
        pass


def result_of(attempt):
    """What came of something that should be refused: the name of the error, or what it gave."""
    try:
        return attempt()
    except OSError as error:
        return errno.errorcode.get(error.errno, str(error))


# ---- Sound players ---------------------------------------------------------------------------------


class LinePlayer:
    """Reads commands line by line. At its turn it hands itself to `act`, which answers, or does not."""

    line_end = '\n'

    def __init__(self):
        self.turn = 0
        self.asked = time.monotonic()
        self.move = ''

    def play(self, act):
        for line in sys.stdin:
            command, _, rest = line.strip().partition(' ')
            if command in ('QUIT', 'END'):
                return
            if self.hear(command, rest):
                self.asked = time.monotonic()
                self.turn += 1
                self.move = self.choose()
                act(self)

    def say(self, line):
        write((line + self.line_end).encode())

    def answer(self):
        self.say(self.move)


class Algocup(LinePlayer):
    """Connect6: builds six in a row, wherever there is room for exactly six."""

    SIZE = 19
    team = 'TeamName:Zoo,Department:Zoo'

    def __init__(self):
        super().__init__()
        self.limit = 1.0
        self.due = 1
        self.blocks, self.mine, self.theirs = set(), set(), set()

    def hear(self, command, rest):
        points = {tuple(map(int, point.split(','))) for point in rest.split() if ',' in point}
        if command == 'START':
            self.say('OK')
        elif command == 'INFO':
            self.say(self.team)
        elif command == 'LimitTime':
            self.limit = float(rest)
        elif command == 'BLOCK':
            self.blocks |= points
            self.say('OK')
        elif command == 'TURN':
            self.theirs |= points
            self.due = 2
        return command in ('BEGIN', 'TURN')

    def choose(self):
        held = lambda points: len(self.mine.intersection(points))
        row = max(self.rows_of_six(), key=held, default=[])
        stones = [point for point in row if self.is_free(point)][: self.due]
        self.mine.update(stones)
        # A stone that the six do not need goes where it joins nothing, as long as there is such a place.
        while len(stones) < self.due:
            free = [point for point in self.points() if self.is_free(point)]
            stones.append(next(filter(self.is_lonely, free), free[0]))
            self.mine.add(stones[-1])
        return ' '.join(f'{x},{y}' for x, y in stones)

    def points(self):
        return ((x, y) for y in range(self.SIZE) for x in range(self.SIZE))

    def rows_of_six(self):
        for x, y in self.points():
            for dx, dy in ((1, 0), (0, 1)):
                row = [(x + dx * step, y + dy * step) for step in range(-1, 7)]
                # One more at either end would make seven, which loses.
                ends = {row[0], row[-1]}
                if all(self.is_free(point) or point in self.mine for point in row[1:-1]):
                    if not ends & (self.mine | self.blocks):
                        yield row[1:-1]

    def is_free(self, point):
        on_board = all(0 <= number < self.SIZE for number in point)
        return on_board and point not in self.blocks | self.mine | self.theirs

    def is_lonely(self, point):
        x, y = point
        around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return self.is_free(point) and not around & (self.mine | self.blocks)


class CrlfAlgocup(Algocup):
    line_end = '\r\n'


class ColourfulAlgocup(Algocup):
    team = 'TeamName:\x1b[31mred\x1b[0m\x1b]0;title\x07,Department:\x1b[2J'


class Makyek(LinePlayer):
    """Mak-yek: the first step there is, with the board kept as the rules say."""

    SIZE = 12
    STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1))
    AXES = ((-1, 0), (0, -1), (-1, -1), (-1, 1))
    BLACK = ((5, 3), (5, 4), (5, 5), (2, 9), (3, 9), (9, 7), (9, 8), (9, 9))
    WHITE = ((2, 2), (2, 3), (2, 4), (6, 6), (6, 7), (6, 8), (8, 2), (9, 2))

    def __init__(self):
        super().__init__()
        self.limit = 0.5
        self.side = 1
        self.board = {square: 1 for square in self.BLACK} | {square: 2 for square in self.WHITE}

    def hear(self, command, rest):
        if command == 'START':
            self.side = int(rest)
            self.say('OK')
        elif command == 'PLACE':
            self.step(*map(int, rest.split()))
        return command == 'TURN'

    def choose(self):
        move = next(
            (row, column, option)
            for row, column in sorted(self.board)
            if self.board[row, column] == self.side
            for option in range(8)
            if self.is_free(*self.beyond(row, column, self.STEPS[option]))
        )
        self.step(*move)
        return '{} {} {}'.format(*move)

    def beyond(self, row, column, step, times=1):
        return row + step[0] * times, column + step[1] * times

    def is_free(self, row, column):
        on_board = 0 <= row < self.SIZE and 0 <= column < self.SIZE
        return on_board and (row, column) not in self.board

    def step(self, row, column, option):
        own = self.board.pop((row, column))
        enemy = 3 - own
        to = self.beyond(row, column, self.STEPS[option])
        self.board[to] = own
        for axis in self.AXES:
            pair = self.beyond(*to, axis), self.beyond(*to, axis, -1)
            if all(self.board.get(square) == enemy for square in pair):
                self.board.update((square, own) for square in pair)
        for step in self.STEPS:
            near, far = self.beyond(*to, step), self.beyond(*to, step, 2)
            if self.board.get(near) == enemy and self.board.get(far) == own:
                self.board[near] = own


class Reversi:
    """Corner-less Reversi over TCP: the last legal square, so as not to play what the referee would."""

    TEAM = 7
    limit = 0.3

    def __init__(self):
        self.turn = 0
        self.package = 0
        self.asked = time.monotonic()
        self.move = (0, 0)
        self.connection = connect()

    def play(self, act):
        self.greet()
        while struct.unpack('<i', self.read(4)) == (1,):
            self.package, *cells, is_black = struct.unpack('<66i', self.read(264))
            self.asked = time.monotonic()
            self.turn += 1
            own = 1 if is_black else 2
            self.move = max(square for square in SQUARES if is_legal(cells, square, own))
            act(self)

    def greet(self):
        self.send(self.TEAM)

    def read(self, size):
        data = self.connection.recv(size, socket.MSG_WAITALL)
        if len(data) < size:
            sys.exit(0)
        return data

    def send(self, *numbers):
        self.connection.sendall(struct.pack(f'<{len(numbers)}i', *numbers))

    def answer(self):
        self.send(1, self.package, *self.move)


SQUARES = [(row, column) for row in range(8) for column in range(8)]


def connect():
    while True:
        try:
            return socket.create_connection(('localhost', 8888))
        except OSError:
            time.sleep(0.01)


def is_legal(cells, square, own):
    board = dict(zip(SQUARES, cells))
    if board[square] != 0:
        return False
    if all(1 <= number <= 6 for number in square):
        return True
    for step in Makyek.STEPS:
        line = [(square[0] + step[0] * n, square[1] + step[1] * n) for n in range(1, 8)]
        colours = [board.get(point, 0) for point in line]
        theirs = next((n for n, colour in enumerate(colours) if colour != 3 - own), 7)
        if 0 < theirs < 7 and colours[theirs] == own:
            return True
    return False


# ---- How a bot is made of a sound player and a deviation ---------------------------------------------

BEHAVIOURS = {}


def name_of(act):
    return act.__name__.replace('_', '-')


def alone(run):
    """Not even the beginnings of a player."""
    BEHAVIOURS[name_of(run)] = run
    return run


def at_every_move(sound):
    def register(act):
        BEHAVIOURS[name_of(act)] = lambda: sound().play(act)
        return act

    return register


def at_second_move(sound):
    def register(act):
        def answer(player):
            act(player) if player.turn == 2 else player.answer()

        BEHAVIOURS[name_of(act)] = lambda: sound().play(answer)
        return act

    return register


def probing(sound):
    """At its second move it tries what the function below tries, reports it, and plays on."""

    def register(act):
        def answer(player):
            if player.turn == 2:
                report(act())
            player.answer()

        BEHAVIOURS[name_of(act)] = lambda: sound().play(answer)
        return act

    return register


# ---- Sound, or nearly --------------------------------------------------------------------------------


@at_every_move(Algocup)
def sound(player):
    player.answer()


@at_every_move(CrlfAlgocup)
def crlf(player):
    player.answer()


@at_every_move(Makyek)
def sound_makyek(player):
    player.answer()


@at_every_move(Reversi)
def tcp_sound(player):
    player.answer()


# ---- Time --------------------------------------------------------------------------------------------


@at_every_move(Algocup)
def slow(player):
    sleep_until(player.asked + player.limit * 0.5)
    player.answer()


@at_second_move(Algocup)
def nearly_late_asleep(player):
    sleep_until(player.asked + player.limit * 0.98)
    player.answer()


@at_second_move(Algocup)
def nearly_late_busy(player):
    spin_until(player.asked + player.limit * 0.98)
    player.answer()


@at_second_move(Algocup)
def late(player):
    sleep_until(player.asked + player.limit + 0.05)
    player.answer()


@at_second_move(Algocup)
def busy_for_ever(player):
    spin_until(float('inf'))


@at_every_move(Makyek)
def slow_makyek(player):
    sleep_until(player.asked + player.limit * 0.5)
    player.answer()


@at_second_move(Algocup)
def silent(player):
    sleep_for_ever()


@alone
def never_reads():
    sleep_for_ever()


@at_second_move(Makyek)
def chatty(player):
    while True:
        player.say('DEBUG still thinking')
        time.sleep(0.01)


# ---- What it says ------------------------------------------------------------------------------------


@at_second_move(Makyek)
def debug_flood(player):
    lines = (b'DEBUG ' + b'x' * 1000 + b'\n') * 100
    while True:
        write(lines)


@at_second_move(Makyek)
def debug_just_below_the_cap(player):
    """Many words that change nothing, so as to keep the referee too busy to see that it is late."""
    write(b'DEBUG\n' * 16_000)
    sleep_for_ever()


@at_every_move(Makyek)
def debug_over_quota(player):
    player.say('DEBUG ' + 'x' * 20_000)
    player.answer()


@at_every_move(Makyek)
def debug_of_nothing(player):
    """Messages of no bytes at all, which a quota of bytes would never count."""
    write(b'DEBUG\n' * 1000)
    player.answer()


@at_second_move(Algocup)
def half_a_line(player):
    write(b'9,')
    sleep_for_ever()


@at_second_move(Algocup)
def no_newline(player):
    write(player.move.encode())
    sleep_for_ever()


@at_second_move(Algocup)
def garbage(player):
    write(b'\x00\xff\xfe\x80\x1b[2J\xc3(\x07\n')


@at_second_move(Algocup)
def endless_line(player):
    for _ in range(100):
        write(b'9' * MEGABYTE)


@at_second_move(Algocup)
def out_of_turn(player):
    player.say(f'{player.move}\nand another thing')


@at_second_move(Algocup)
def occupied(player):
    x, y = min(player.theirs)
    player.say(f'{x},{y} 0,0')


@at_second_move(Algocup)
def one_stone(player):
    player.say(player.move.split()[0])


@at_second_move(Algocup)
def on_a_block(player):
    x, y = min(player.blocks)
    player.say(f'{player.move.split()[0]} {x},{y}')


@at_second_move(Algocup)
def off_the_board(player):
    player.say('19,0 0,0')


@at_second_move(Algocup)
def error_line(player):
    player.say('ERROR no idea')


@at_second_move(ColourfulAlgocup)
def escapes(player):
    print('\x1b[31mlast words\x1b[0m', file=sys.stderr, flush=True)
    player.say('\x1b[2J\x1b[31m9,9')


@at_second_move(Algocup)
def stderr_flood(player):
    def flood():
        for _ in range(100):
            os.write(2, b'x' * MEGABYTE)

    threading.Thread(target=flood, daemon=True).start()
    player.answer()


# ---- How it ends ---------------------------------------------------------------------------------------


@alone
def crash_at_once():
    os._exit(7)


@at_second_move(Algocup)
def crash(player):
    try:
        raise ZeroDivisionError('a bug')
    except ZeroDivisionError:
        traceback.print_exc()
    sys.exit(7)


@at_second_move(Algocup)
def crash_after_answering(player):
    player.answer()
    os._exit(7)


@at_second_move(Algocup)
def early_exit(player):
    sys.exit(0)


@at_second_move(Algocup)
def segfault(player):
    ctypes.string_at(0)


@at_second_move(Algocup)
def abort(player):
    os.abort()


@alone
def never_leaves():
    for stubborn in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(stubborn, signal.SIG_IGN)
    Algocup().play(Algocup.answer)
    sleep_for_ever()


@at_second_move(Algocup)
def closes_stdout(player):
    os.close(1)
    sleep_for_ever()


@at_second_move(Algocup)
def closes_stdin(player):
    player.answer()
    os.close(0)
    sleep_for_ever()


# ---- What it takes ---------------------------------------------------------------------------------------


@at_second_move(Algocup)
def memory_peak(player):
    hoard = b'x' * (150 * MEGABYTE)
    del hoard
    player.answer()


@at_second_move(Algocup)
def memory_inside(player):
    player.hoard = b'x' * (75 * MEGABYTE)
    player.answer()


@at_second_move(Makyek)
def fork_bomb(player):
    while True:
        result_of(os.fork)


@at_second_move(Makyek)
def thread_bomb(player):
    started = 0
    try:
        while True:
            threading.Thread(target=sleep_for_ever, daemon=True).start()
            started += 1
    except RuntimeError:
        report({'threads': started})
    player.answer()


def daemonise():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            sleep_for_ever()
        os._exit(0)
    os.wait()


@at_second_move(Makyek)
def daemon(player):
    daemonise()
    player.answer()


@at_second_move(Makyek)
def daemon_left_behind(player):
    """Its child holds on to every pipe."""
    daemonise()
    os._exit(0)


@alone
def spins_on_their_turn():
    """Reports how much CPU time it had between its answers and the next questions."""

    def spin():
        while True:
            pass

    threads = [threading.Thread(target=spin, daemon=True) for _ in range(2)]
    answered = None

    def answer(player):
        nonlocal answered
        if answered is None:
            for thread in threads:
                thread.start()
        else:
            cpu = time.process_time() - answered[1]
            report({'wall': player.asked - answered[0], 'cpu': cpu})
        # Before the answer, for it may be halted as soon as that is read.
        answered = time.monotonic(), time.process_time()
        player.answer()

    Algocup().play(answer)


# ---- What it looks for -------------------------------------------------------------------------------------


def write_file(path, size=1):
    with open(path, 'wb') as file:
        file.write(b'x' * size)
    return 'written'


@probing(Algocup)
def writes_files():
    return {
        'at the top': result_of(lambda: write_file('/zoo')),
        'in tmp': result_of(lambda: write_file('/tmp/zoo')),
        'in usr': result_of(lambda: write_file('/usr/zoo')),
        'beside itself': result_of(lambda: write_file(os.path.join(HERE, 'zoo.txt'))),
        'over itself': result_of(lambda: write_file(__file__)),
        'in its folder': result_of(lambda: write_file('zoo')),
        'too much': result_of(lambda: write_file('zoo', 2 * MEGABYTE)),
    }


@probing(Algocup)
def reads_files():
    def read(path):
        with open(path, 'rb') as file:
            return len(file.read())

    def open_file(descriptor):
        """What it is, but not which; the folder that lists them all is closed again."""
        return str(result_of(lambda: os.readlink(f'/proc/self/fd/{descriptor}'))).split(':')[0]

    return {
        '/etc/passwd': result_of(lambda: read('/etc/passwd')),
        '/etc/shadow': result_of(lambda: read('/etc/shadow')),
        '/home': result_of(lambda: os.listdir('/home')),
        '/root': result_of(lambda: os.listdir('/root')),
        '/sys': result_of(lambda: os.listdir('/sys')),
        '/var': result_of(lambda: os.listdir('/var')),
        'beside itself': result_of(lambda: os.listdir(HERE)),
        'disks': [name for name in os.listdir('/dev') if name.startswith(('sd', 'vd', 'nvme', 'mem'))],
        'processes': sorted(int(name) for name in os.listdir('/proc') if name.isdigit()),
        'descriptors': sorted(set(map(open_file, os.listdir('/proc/self/fd')))),
    }


@probing(Algocup)
def opens_sockets():
    def reach(family, kind, address):
        with socket.socket(family, kind) as opened:
            opened.settimeout(0.2)
            opened.connect(address)
            return 'connected'

    def make(family, kind):
        socket.socket(family, kind).close()
        return 'made'

    return {
        'tcp': result_of(lambda: reach(socket.AF_INET, socket.SOCK_STREAM, ('192.0.2.1', 80))),
        'udp': result_of(lambda: reach(socket.AF_INET, socket.SOCK_DGRAM, ('192.0.2.1', 53))),
        'tcp6': result_of(lambda: reach(socket.AF_INET6, socket.SOCK_STREAM, ('2001:db8::1', 80))),
        'host': result_of(lambda: reach(socket.AF_INET, socket.SOCK_STREAM, ('127.0.0.1', HOST_PORT))),
        'netlink': result_of(lambda: make(socket.AF_NETLINK, socket.SOCK_RAW)),
        'packet': result_of(lambda: make(socket.AF_PACKET, socket.SOCK_RAW)),
        'raw': result_of(lambda: make(socket.AF_INET, socket.SOCK_RAW)),
    }


@probing(Algocup)
def kills():
    return {
        'parent': result_of(lambda: os.kill(os.getppid(), signal.SIGKILL)),
        'init': result_of(lambda: os.kill(1, signal.SIGKILL)),
        'group': result_of(lambda: os.kill(0, signal.SIGCONT)),
        'all': result_of(lambda: os.kill(-1, signal.SIGKILL)),
    }


def refused(call):
    """The error of a C call that should fail."""
    return 'done' if call() != -1 else errno.errorcode[ctypes.get_errno()]


@probing(Algocup)
def traces():
    libc = ctypes.CDLL(None, use_errno=True)
    attach, trace_me = 16, 0
    return {
        'parent': refused(lambda: libc.ptrace(attach, os.getppid(), None, None)),
        'itself': refused(lambda: libc.ptrace(trace_me, 0, None, None)),
        'memory': refused(lambda: libc.process_vm_readv(os.getppid(), None, 0, None, 0, 0)),
        'unshare': refused(lambda: libc.unshare(0x10000000)),
        'mount': refused(lambda: libc.mount(b'none', b'/', b'tmpfs', 0, None)),
    }


@probing(Algocup)
def changes_its_place():
    return {
        'affinity': result_of(lambda: os.sched_setaffinity(0, range(os.cpu_count() or 1))),
        'nicer': result_of(lambda: os.nice(5)),
        'less nice': result_of(lambda: os.nice(-5)),
        'real time': result_of(
            lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)),
        ),
        'core dumps': resource.getrlimit(resource.RLIMIT_CORE)[1],
        'cores': len(os.sched_getaffinity(0)),
        'niceness': os.getpriority(os.PRIO_PROCESS, 0),
    }


@probing(Algocup)
def writes_to_the_kernel():
    return {
        path: result_of(lambda: write_file(path))
        for path in (
            '/proc/sys/kernel/hostname',
            '/proc/sys/vm/drop_caches',
            '/proc/sysrq-trigger',
            '/sys/fs/cgroup/memory/cgroup.procs',
        )
    }


@probing(Algocup)
def reads_its_environment():
    return dict(os.environ)


@probing(Algocup)
def who_it_is():
    with open('/proc/self/status', encoding='ascii') as status:
        fields = dict(line.rstrip('\n').split(':\t', 1) for line in status)
    return {
        'effective': fields['CapEff'],
        'inheritable': fields['CapInh'],
        'no new privileges': fields['NoNewPrivs'],
        'to root': result_of(lambda: os.setuid(0)),
        'groups': os.getgroups(),
    }


@probing(Algocup)
def forks():
    return {
        'fork': result_of(lambda: os.fork()),
        'spawn': result_of(lambda: os.posix_spawn('/usr/bin/true', ['true'], {})),
    }


# ---- Over TCP ----------------------------------------------------------------------------------------------


@alone
def tcp_never_connects():
    sleep_for_ever()


@alone
def tcp_says_nothing():
    with connect():
        sleep_for_ever()


@alone
def tcp_connects_twice():
    player = Reversi()
    second = connect()
    second.settimeout(0.5)
    report({'second': result_of(lambda: len(second.recv(1)))})
    player.play(Reversi.answer)


class OddTeamReversi(Reversi):
    TEAM = -1


@at_every_move(OddTeamReversi)
def tcp_odd_team(player):
    player.answer()


@at_second_move(Reversi)
def tcp_old_package(player):
    player.send(1, player.package - 1, *player.move)


@at_second_move(Reversi)
def tcp_unknown_package(player):
    player.send(1, player.package + 1, *player.move)


@at_every_move(Reversi)
def tcp_half_a_package(player):
    """The other half of it comes only when the next move is asked for."""
    if player.turn == 2:
        player.send(1, player.package)
    elif player.turn == 3:
        player.send(*player.move)
        player.answer()
    else:
        player.answer()


@at_second_move(Reversi)
def tcp_late(player):
    sleep_until(player.asked + player.limit + 0.05)
    player.answer()


@at_second_move(Reversi)
def tcp_illegal(player):
    player.send(1, player.package, 0, 0)


@at_second_move(Reversi)
def tcp_wrong_code(player):
    player.send(2, player.package, *player.move)


@at_second_move(Reversi)
def tcp_hangs_up(player):
    player.connection.close()
    sleep_for_ever()


@at_second_move(Reversi)
def tcp_crash(player):
    os._exit(7)


@at_second_move(Reversi)
def tcp_early_exit(player):
    os._exit(0)


@at_second_move(Reversi)
def tcp_segfault(player):
    ctypes.string_at(0)


@at_second_move(Reversi)
def tcp_flood(player):
    """Of answers that would be ignored one by one."""
    while True:
        player.connection.sendall(struct.pack('<4i', 1, 1, 0, 0) * 4096)


@at_second_move(Reversi)
def tcp_just_below_the_cap(player):
    """Many answers that are ignored, so as to keep the referee too busy to see that it is late."""
    player.connection.sendall(struct.pack('<4i', 1, 1, 0, 0) * 1000)


@at_second_move(Reversi)
def tcp_garbage_flood(player):
    while True:
        player.connection.sendall(b'\xff' * 65536)


@at_second_move(Reversi)
def tcp_daemon(player):
    daemonise()
    player.answer()


@at_every_move(Reversi)
def tcp_answers_twice(player):
    player.answer()
    player.answer()


HERE = os.path.dirname(os.path.abspath(__file__))
HOST_PORT = int(sys.argv[3]) if len(sys.argv) > 3 else 22

if __name__ == '__main__':
    BEHAVIOURS[sys.argv[1]]()
