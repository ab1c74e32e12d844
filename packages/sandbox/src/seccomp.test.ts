import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seccompFilter } from './seccomp.js';
import { instructions, nextOf, verdictOn } from './testing/filter-machine.js';
import { harmful, type Numbers, ordinary, special } from './testing/kernel-calls.js';
import { SEED } from './testing/seed.js';

const MACHINES = [
  { architecture: 'x64', audit: 0xc000_003e, column: 0 },
  { architecture: 'arm64', audit: 0xc000_00b7, column: 1 },
] as const;

const NEW_NAMESPACES = [
  ...[0x0002_0000n, 0x0200_0000n, 0x0400_0000n, 0x0800_0000n],
  ...[0x1000_0000n, 0x2000_0000n, 0x4000_0000n],
];
/** As pthread_create asks: VM, FS, FILES, SIGHAND, THREAD, SYSVSEM, SETTLS and the two TIDs. */
const THREAD = 0x003d_0f00n;
/** As fork and posix_spawn ask: SIGCHLD with the TIDs, or with VM and VFORK. */
const FORKS = [0x11n, 0x0120_0011n, 0x4111n];
const TIOCSTI = 0x5412n;

for (const { architecture, audit, column } of MACHINES) {
  describe.each([true, false])(`the filter for ${architecture}, may fork: %s`, (mayFork) => {
    const filter = seccompFilter({ mayFork, mayMakeMemoryFiles: true }, architecture)!;
    const ask = (numbers: Numbers, ...given: bigint[]) =>
      verdictOn(filter, { audit, number: numbers[column]!, arguments: given });
    const here = (table: Readonly<Record<string, Numbers>>) =>
      Object.entries(table).filter(([, numbers]) => numbers[column] !== null);
    const forked = mayFork ? 'allow' : 'EAGAIN';

    test('files in memory are refused where nobody counts them', () => {
      const strict = seccompFilter({ mayFork, mayMakeMemoryFiles: false }, architecture)!;
      const number = column === 0 ? 319 : 279;
      expect(verdictOn(strict, { audit, number, arguments: [] })).toBe('EPERM');
    });

    test('ends a program that calls as on another machine', () => {
      const others = MACHINES.filter((machine) => machine.audit !== audit);
      for (const wrong of [...others.map((machine) => machine.audit), 0x4000_0003, 0]) {
        expect(verdictOn(filter, { audit: wrong, number: 0 })).toBe('kill');
      }
    });

    test('refuses what could reach out of the box', () => {
      const answers = here(harmful).map(([name, numbers]) => [name, ask(numbers)]);
      expect(answers).toEqual(answers.map(([name]) => [name, 'EPERM']));
    });

    test('allows what ordinary programs live on', () => {
      const answers = here(ordinary).map(([name, numbers]) => [name, ask(numbers)]);
      expect(answers).toEqual(answers.map(([name]) => [name, 'allow']));
    });

    test('allows threads', () => {
      expect(ask(special.clone, THREAD)).toBe('allow');
    });

    test(`${mayFork ? 'allows' : 'refuses'} new processes`, () => {
      for (const flags of FORKS) expect(ask(special.clone, flags)).toBe(forked);
      if (column === 1) return;
      expect(ask(special.fork)).toBe(forked);
      expect(ask(special.vfork)).toBe(forked);
    });

    test('refuses new namespaces, to threads and to processes', () => {
      for (const bit of NEW_NAMESPACES) {
        for (const flags of [THREAD, ...FORKS]) {
          expect(ask(special.clone, flags | bit)).toBe('EPERM');
        }
      }
    });

    test('knows no clone3, so that libraries use the call it can look into', () => {
      expect(ask(special.clone3)).toBe('ENOSYS');
    });

    test('allows sockets of three families', () => {
      const families = [...Array(46).keys()];
      const allowed = families.filter((family) => ask(special.socket, BigInt(family)) === 'allow');
      expect(allowed).toEqual([1, 2, 10]);
      expect(ask(special.socket, 16n)).toBe('EAFNOSUPPORT');
    });

    test('refuses to fake typing, whatever the upper half of the argument says', () => {
      expect(ask(special.ioctl, 0n, TIOCSTI)).toBe('EPERM');
      expect(ask(special.ioctl, 0n, TIOCSTI | (1n << 32n))).toBe('EPERM');
      for (const request of [0x5401n, 0x5413n, 0x541bn]) {
        expect(ask(special.ioctl, 0n, request)).toBe('allow');
      }
    });

    test('has only jumps that stay inside, and ends whatever is called', () => {
      const program = instructions(filter);
      const places = program.flatMap((step, place) => nextOf(step, place));
      expect(Math.max(...places)).toBeLessThan(program.length);
      const number = fc.oneof(fc.nat(600), fc.integer());
      const argument = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
      const property = fc.property(
        number,
        fc.array(argument, { maxLength: 6 }),
        (called, given) => {
          const answer = verdictOn(filter, { audit, number: called, arguments: given });
          expect(['allow', 'EPERM', 'EAGAIN', 'ENOSYS', 'EAFNOSUPPORT']).toContain(answer);
        },
      );
      fc.assert(property, { seed: SEED, numRuns: 200 });
    });
  });
}

test('calls in the x32 way are refused, the harmless ones too', () => {
  const filter = seccompFilter({ mayFork: true, mayMakeMemoryFiles: true }, 'x64')!;
  const x32 = (number: number) =>
    verdictOn(filter, { audit: 0xc000_003e, number: 0x4000_0000 + number });
  for (const [number] of Object.values(ordinary)) expect(x32(number)).toBe('EPERM');
});

test('there is no filter for a machine whose calls are not known', () => {
  expect(seccompFilter({ mayFork: true, mayMakeMemoryFiles: true }, 'riscv64')).toBeNull();
});
