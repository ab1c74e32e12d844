import { describe, expect, test } from 'vitest';
import type { Box } from './box.js';
import {
  cpuOf,
  expectStill,
  firstLine,
  inEachTier,
  newMarker,
  processesWith,
  python,
  shell,
  startBox,
} from './testing/boxes.js';

const SPINS = 'print("begun", flush=True)\nwhile True: pass';

const SPINS_IN_THREADS = `
import threading
def spin():
    while True: pass
for _ in range(3): threading.Thread(target=spin).start()
print("begun", flush=True)
`;

/** Forks twice with a session of its own in between, so that its parent is the first process. */
const SPINS_DAEMONISED = `
import os, sys
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        print("begun", flush=True)
        while True: pass
    os._exit(0)
os.wait()
sys.stdin.read()
`;

const IGNORES_ALL = `
import signal
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)
${SPINS}
`;

const PROGRAMS = {
  'a spinning program': SPINS,
  threads: SPINS_IN_THREADS,
  'a daemon': SPINS_DAEMONISED,
};

inEachTier((sandbox) => {
  async function begun(script: string): Promise<{ box: Box; marker: string }> {
    const marker = newMarker();
    const box = await startBox(sandbox, python(script, marker));
    await firstLine(box);
    return { box, marker };
  }

  describe.each(Object.entries(PROGRAMS))('%s', (_, script) => {
    test('stops while it is frozen and goes on when it is thawed', async () => {
      const { box, marker } = await begun(script);
      for (let round = 0; round < 2; round++) {
        box.freeze();
        await expectStill(marker);
        box.thaw();
        const thawed = cpuOf(marker);
        await expect.poll(() => cpuOf(marker) - thawed, { timeout: 5_000 }).toBeGreaterThan(10);
      }
    });

    test('is gone after its end', async () => {
      const { box, marker } = await begun(script);
      expect(await box.end()).toMatchObject({ signal: 'SIGKILL', fault: null });
      expect(processesWith(marker)).toEqual([]);
    });

    test('is gone after its end even if it was frozen', async () => {
      const { box, marker } = await begun(script);
      box.freeze();
      expect(await box.end()).toMatchObject({ signal: 'SIGKILL', fault: null });
      expect(processesWith(marker)).toEqual([]);
    });
  });

  test('a program that ignores every polite signal is gone after its end', async () => {
    const { box, marker } = await begun(IGNORES_ALL);
    expect(await box.end()).toMatchObject({ signal: 'SIGKILL', fault: null });
    expect(processesWith(marker)).toEqual([]);
  });

  test('what a program leaves behind when it ends by itself goes with it', async () => {
    const marker = newMarker();
    const script = 'sleep 60 & (setsid sleep 61 &) ; echo begun; exit 5';
    const box = await startBox(sandbox, shell(script, marker));
    box.stdout.resume();
    box.stderr.resume();
    expect(await box.ended).toMatchObject({ code: 5, fault: null });
    expect(processesWith(marker)).toEqual([]);
  });

  test('freezing twice is freezing once, and so is thawing', async () => {
    const { box, marker } = await begun(SPINS);
    box.thaw();
    box.freeze();
    box.freeze();
    box.thaw();
    const thawed = cpuOf(marker);
    await expect.poll(() => cpuOf(marker) - thawed, { timeout: 5_000 }).toBeGreaterThan(10);
    box.thaw();
    box.freeze();
    await expectStill(marker);
  });

  test('the meter tells what the kernel tells, and who would like to run', async () => {
    const { box, marker } = await begun(SPINS);
    await expect.poll(() => box.times().cpu, { timeout: 5_000 }).toBeGreaterThan(50);
    expect(box.isRunnable()).toBe(true);
    box.freeze();
    const reading = box.meter();
    // The first process of the box and the steps before the program count to the group as well.
    expect(Math.abs(reading.cpu - cpuOf(marker))).toBeLessThan(30);
    expect(reading.processes).toBe(1);
    expect(reading.threads.size).toBe(1);
    expect(reading.memory).toBeGreaterThan(1 << 20);
    expect(reading.peak).toBeGreaterThanOrEqual(reading.memory);
  });

  test('a program that waits for us would not like to run', async () => {
    const box = await startBox(sandbox, shell('echo begun; read line'));
    await firstLine(box);
    await expect.poll(() => box.isRunnable(), { timeout: 5_000 }).toBe(false);
  });

  test('the meter counts processes and threads', async () => {
    const { box } = await begun(SPINS_DAEMONISED);
    // The one in the middle may still be about to end.
    await expect.poll(() => box.times().processes, { timeout: 5_000 }).toBe(2);
    const threaded = (await begun(SPINS_IN_THREADS)).box;
    expect(threaded.times()).toMatchObject({ processes: 1 });
    expect(threaded.times().threads.size).toBe(4);
  });
});
