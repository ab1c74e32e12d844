import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WorkerProcess } from './worker-process.js';

let folder: string;
let output: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-worker-'));
  output = openSync(join(folder, 'out'), 'a');
});
afterEach(() => {
  closeSync(output);
  rmSync(folder, { recursive: true });
});

const log = pino({ enabled: false });
const said = () => readFileSync(join(folder, 'out'), 'utf8');

function start(code: string): WorkerProcess {
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, code);
  const worker = new WorkerProcess({ script, environment: { WORD: 'hello' }, output }, log);
  worker.start();
  return worker;
}

test('one that dies is followed by another', async () => {
  const worker = start('console.log("born"); process.exit(1);');
  await expect.poll(said, { timeout: 20_000 }).toBe('born\nborn\n');
  await worker.stop();
});

test('one that cannot work here is left alone', async () => {
  const worker = start('console.log(process.env.WORD); process.exit(2);');
  await expect.poll(() => worker.pid, { timeout: 20_000 }).toBeNull();
  expect(worker.isWaiting).toBe(false);
  expect(said()).toBe('hello\n');
});

test('when it is stopped it is told so, waited for, and not followed', async () => {
  const worker = start(`
    process.on('SIGTERM', () => { console.log('bye'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('ready');`);
  await expect.poll(said, { timeout: 20_000 }).toBe('ready\n');
  await worker.stop();
  expect(said()).toBe('ready\nbye\n');
  expect(worker.pid).toBeNull();
});
