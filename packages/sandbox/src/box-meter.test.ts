import { expect, test } from 'vitest';
import { inEachTier, openBox, python, run } from './testing/boxes.js';

inEachTier((sandbox) => {
  test('what a program used is known when it has ended', async () => {
    const script = 'import time\nwhile time.process_time() < 0.2: pass';
    const box = await openBox(sandbox, python(script));
    box.release();
    await box.ended;
    expect(box.meter().cpu).toBeGreaterThan(100);
  });

  test('a box that has ended is not released any more', async () => {
    const box = await openBox(sandbox, python('pass'));
    await box.end();
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    box.release();
    const after = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    expect(after).toBe(before);
  });

  test('nothing under /proc can be written, such as how a group of processes is scheduled', async () => {
    const script = `import os
for path in ("/proc/self/autogroup", "/proc/self/oom_score_adj", "/proc/self/comm"):
    try:
        open(path, "w").write("19")
        print(path)
    except OSError:
        pass`;
    expect((await run(sandbox, python(script))).output).toBe('');
  });

  test('each box has a user of its own where we are root', async () => {
    const users = [];
    for (let box = 0; box < 2; box++)
      users.push((await run(sandbox, ['/usr/bin/id', '-u'])).output);
    expect(users[0] === users[1]).toBe(!sandbox.isRoot);
  });

  test('memory that a family shares is counted once', async () => {
    const script = `import os, time
big = bytearray(80 << 20)
for _ in range(3):
    if os.fork() == 0:
        time.sleep(0.5)
        os._exit(0)
time.sleep(0.6)`;
    const { ranOutOfMemory, code } = await run(sandbox, python(script), {
      limits: { memory: 200 << 20 },
    });
    expect({ ranOutOfMemory, code }).toEqual({ ranOutOfMemory: false, code: 0 });
  });

  test('a child that takes too much costs its parent the box', async () => {
    const script = `import os, time
if os.fork() == 0:
    big = bytearray(160 << 20)
    time.sleep(5)
time.sleep(5)`;
    const { ranOutOfMemory } = await run(sandbox, python(script), {
      limits: { memory: 100 << 20 },
    });
    expect(ranOutOfMemory).toBe(true);
  });
});
