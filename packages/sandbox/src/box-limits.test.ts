import { describe, expect, test } from 'vitest';
import {
  firstLine,
  inEachTier,
  newMarker,
  processesWith,
  python,
  run,
  shell,
  startBox,
} from './testing/boxes.js';

const MEGABYTE = 1 << 20;
const LIMIT = 96 * MEGABYTE;

/** Fills so much memory, says so and stays a while, for where we have to look ourselves. */
const touches = (bytes: number) => `
import time
held = bytearray(b'x') * ${bytes}
print("held", flush=True)
time.sleep(0.1)
`;

const FORKS = `
import os
try:
    if os.fork() == 0: os._exit(0)
    os.wait()
    print("forked")
except OSError as error:
    print(error.strerror)
`;

const STARTS_THREADS = `
import threading
done = []
threads = [threading.Thread(target=lambda: done.append(1)) for _ in range(5)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(done))
`;

/** Says how many it has become before it is refused another; they wait for the box's end. */
const FORK_BOMB = `
import os, time
born = 1
while True:
    try:
        if os.fork() == 0: time.sleep(60)
        born += 1
    except OSError:
        print(born, flush=True)
        time.sleep(60)
`;

inEachTier((sandbox) => {
  const isPolled = sandbox.cgroups === null;

  describe('memory', () => {
    test('a program that takes more than the limit is ended', async () => {
      const end = await run(sandbox, python(touches(LIMIT + 4 * MEGABYTE)), {
        limits: { memory: LIMIT },
      });
      expect(end).toMatchObject({ signal: 'SIGKILL', ranOutOfMemory: true, fault: null });
      // The kernel stops it at the limit; where we look ourselves, it may have got further.
      if (isPolled) expect(end.peak).toBeGreaterThan(LIMIT);
      else expect(end).toMatchObject({ output: '', peak: LIMIT });
    });

    test('one that stays below is not', async () => {
      const bytes = LIMIT - 16 * MEGABYTE;
      const end = await run(sandbox, python(touches(bytes)), { limits: { memory: LIMIT } });
      expect(end).toMatchObject({ code: 0, ranOutOfMemory: false, output: 'held\n' });
      expect(end.peak).toBeGreaterThan(bytes);
      expect(end.peak).toBeLessThanOrEqual(LIMIT);
    });

    test('what is mapped but never touched costs nothing', async () => {
      const script = `import mmap; held = mmap.mmap(-1, ${LIMIT + (LIMIT >> 1)}); print(len(held))`;
      const end = await run(sandbox, python(script), { limits: { memory: LIMIT } });
      expect(end).toMatchObject({ code: 0, ranOutOfMemory: false });
    });

    test('children count with their parent', async () => {
      const script = `
import os, time
os.fork() == 0 or os.fork()
held = bytearray(b'x') * ${40 * MEGABYTE}
time.sleep(0.3)
`;
      const end = await run(sandbox, python(script), { limits: { memory: LIMIT } });
      expect(end.ranOutOfMemory).toBe(true);
    });
  });

  describe('processes', () => {
    test('where there may be one, it cannot start another', async () => {
      const limits = { processes: 1 };
      const end = await run(sandbox, python(FORKS), { limits });
      expect(end).toMatchObject({ code: 0, output: 'Resource temporarily unavailable\n' });
      const script = 'import os; os.posix_spawn("/bin/true", ["true"], {})';
      expect((await run(sandbox, python(script), { limits })).errors).toContain('BlockingIOError');
      // Becoming another is not starting one.
      expect(await run(sandbox, shell('exec echo other'), { limits })).toMatchObject({
        output: 'other\n',
      });
    });

    test('but it may have threads', async () => {
      const end = await run(sandbox, python(STARTS_THREADS), { limits: { processes: 1 } });
      expect(end).toMatchObject({ code: 0, output: '5\n' });
    });

    test('where there may be more, it can', async () => {
      expect(await run(sandbox, python(FORKS))).toMatchObject({ code: 0, output: 'forked\n' });
    });

    test('a fork bomb stays bounded and is ended', async () => {
      const marker = newMarker();
      const limits = { processes: 16, tasks: 16 };
      const box = await startBox(sandbox, python(FORK_BOMB, marker), { limits });
      const born = Number(await firstLine(box));
      expect(born).toBeLessThanOrEqual(16);
      // In tier B processes of other boxes may have taken its places.
      if (!isPolled) expect(born).toBe(16);
      expect(box.times().processes).toBe(born);
      expect(await box.end()).toMatchObject({ fault: null });
      expect(processesWith(marker)).toEqual([]);
    });

    test('threads count as tasks', async () => {
      const script = `
import threading, time
count = 1
try:
    while count < 1000:
        threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
        count += 1
except RuntimeError: pass
print(count, flush=True)
time.sleep(60)
`;
      const limits = { processes: 1, tasks: 10 };
      const box = await startBox(sandbox, python(script), { limits });
      const count = Number(await firstLine(box));
      expect(count).toBeLessThanOrEqual(10);
      if (!isPolled) expect(count).toBe(10);
    });
  });

  describe('the clock', () => {
    test('a program stays on the core it was given', async () => {
      const script = `
import os
print(os.sched_getaffinity(0))
try: os.sched_setaffinity(0, range(64))
except PermissionError: print('refused')
print(os.sched_getaffinity(0))
`;
      const { output } = await run(sandbox, python(script), { core: 0 });
      expect(output).toBe('{0}\nrefused\n{0}\n');
    });

    test('it cannot push itself forward, nor anybody back', async () => {
      const script = `
import os
def refused(act):
    try: act()
    except PermissionError: return 'refused'
    return 'done'
print(os.getpriority(os.PRIO_PROCESS, 0))
print(refused(lambda: os.setpriority(os.PRIO_PROCESS, 0, -5)))
print(refused(lambda: os.setpriority(os.PRIO_PROCESS, 0, 5)))
print(refused(lambda: os.nice(1)))
print(refused(lambda: os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))))
print(os.getpriority(os.PRIO_PROCESS, 0))
`;
      const { output } = await run(sandbox, python(script));
      expect(output.split('\n')).toEqual(['0', ...Array(4).fill('refused'), '0', '']);
    });
  });
});
