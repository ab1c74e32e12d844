import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { verifyRecord } from '@daeguk/referee';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { games, leases, questions, records, submissions, workers } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { botSource } from '../testing/bots.js';
import { contestFile } from '../testing/contest-file.js';
import { openStore } from '../testing/store.js';
import { python, Rows } from './testing/rows.js';
import { Worker, type WorkerSetting } from './worker.js';

let store: Store;
let rows: Rows;
let close: () => Promise<void>;
const started: Worker[] = [];
beforeAll(async () => {
  ({ store, close } = await openStore());
  rows = new Rows(store);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop(0)));
  // What a test leaves open is not for the next one to play.
  await store.db.execute(sql`update games set state = 'cancelled' where state <> 'done'`);
  await store.db.execute(sql`delete from pgboss.job`);
  await store.db.delete(leases);
  await store.db.delete(workers);
});
afterAll(() => close());

const log = pino({ enabled: false });
const SLOW = 20_000;

async function start(changes: Partial<WorkerSetting> = {}): Promise<Worker> {
  const worker = new Worker({
    url: store.url,
    name: 'test',
    log,
    version: '0',
    speed: 1,
    ...changes,
  });
  started.push(worker);
  expect((await worker.start()).ok).toBe(true);
  return worker;
}

const game = (id: number) => rows.readGame(id);
const stateOf = async (id: number) => (await game(id)).state;
const leased = async () => (await store.db.select().from(leases)).map(({ work }) => work);
const rowOf = async ({ id }: Worker) => {
  const [row] = await store.db.select().from(workers).where(eq(workers.id, id));
  return row!;
};

/** A bot that takes so many seconds for each of its moves. */
const slowBot = (seconds: number) =>
  rows.submission('makyek', python('makyek'), {
    'slow.py': botSource('shuffle.py')
      .toString()
      .replace('time.sleep(wait)', `time.sleep(${seconds})`),
  });

const slowGame = async (seconds: number, purpose: 'trial' | 'practice' = 'trial') => {
  const first = { kind: 'submission', submission: await slowBot(seconds) } as const;
  return rows.game('makyek', { purpose, first, seed: 3 });
};

test('a game goes from its row to its result, with a program and the house', async () => {
  const submission = await rows.submission('makyek', python('makyek'), {
    'shuffle.py': botSource('shuffle.py'),
  });
  const file = contestFile('makyek', { options: { plies: 4 } });
  const id = await rows.game('makyek', {
    purpose: 'trial',
    file,
    first: { kind: 'submission', submission },
    second: { kind: 'house', level: 'easy' },
  });
  const worker = await start();
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('done');
  const row = await game(id);
  expect(row).toMatchObject({ attempt: 1, worker: worker.id, voids: 0, culprit: null, plies: 4 });
  expect(row.usage).toMatchObject({ first: { moves: 2 }, second: { moves: 2 } });
  expect(row.usage!.first.memory).toBeGreaterThan(2 ** 20);
  expect(row.judgeMilliseconds).toBeGreaterThan(0);
  const [record] = await store.db.select().from(records).where(eq(records.game, id));
  const text = gunzipSync(record!.gzip).toString('utf8');
  expect(verifyRecord(Buffer.from(text))).toMatchObject({ ok: true });
  expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({
    seats: { first: { name: 'author 1' }, second: { name: 'house:easy' } },
    occasion: { id, worker: worker.id, speed: 1 },
  });
  expect(await leased()).toEqual([]);
});

test('submissions are built, and what is wrong with them is told', async () => {
  const sound = await rows.pending(
    'makyek',
    { kind: 'program', compiler: 'c17', protocol: 'makyek' },
    { 'shuffle.c': botSource('shuffle.c') },
  );
  await store.db
    .update(submissions)
    .set({ trial: { house: 'easy' } })
    .where(eq(submissions.id, sound));
  const wrong = await rows.pending(
    'makyek',
    { kind: 'program', compiler: 'c17', protocol: 'makyek' },
    { 'bot.c': 'int main(void) { return x; }' },
  );
  await start();
  await expect.poll(() => rows.stateOf(wrong), { timeout: SLOW }).toBe('build-error');
  await expect.poll(() => rows.stateOf(sound), { timeout: SLOW }).toBe('tried');
  const [row] = await store.db.select().from(submissions).where(eq(submissions.id, wrong));
  expect(row!.diagnostics).toContain('‘x’ undeclared');
});

test('a game whose lease is lost is broken off, and nothing of it is written', async () => {
  const id = await slowGame(0.3);
  await start();
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('playing');
  const [lease] = await store.db.select().from(leases);
  await store.db.delete(leases);
  // The machine is free again while the game stands as it was: whoever took the lease decides.
  const next = await rows.game('picking-stones', { purpose: 'trial' });
  const other = await rows.game('makyek', { purpose: 'trial', file: contestFile('makyek') });
  await expect.poll(() => stateOf(next), { timeout: SLOW }).toBe('done');
  await expect.poll(() => stateOf(other), { timeout: SLOW }).toBe('done');
  expect(lease!.work).toBe(`game:${id}`);
  expect(await game(id)).toMatchObject({ state: 'playing', seal: null, attempt: 1 });
});

test('a worker whose games fail two times in a row takes itself out', async () => {
  const id = await slowGame(1);
  const worker = await start();
  for (const attempt of [1, 2]) {
    await expect
      .poll(() => game(id), { timeout: SLOW })
      .toMatchObject({ attempt, state: 'playing' });
    await expect.poll(slots).not.toEqual([]);
    for (const pid of await slots()) process.kill(pid, 'SIGKILL');
  }
  await expect.poll(async () => (await rowOf(worker)).state, { timeout: SLOW }).toBe('withdrawn');
  expect((await rowOf(worker)).reason).toContain('2 failures in a row');
  expect(await leased()).toEqual([]);
  expect(await game(id)).toMatchObject({ state: 'waiting', spoiltBy: [worker.id, worker.id] });
  // It says that it lives, and takes nothing, until an organiser lets it.
  const sound = await rows.game('picking-stones', { priority: 200 });
  const { seenAt } = await rowOf(worker);
  await expect
    .poll(async () => (await rowOf(worker)).seenAt > seenAt, { timeout: SLOW })
    .toBe(true);
  expect(await stateOf(sound)).toBe('waiting');
  await store.transaction(async (tx) => {
    await tx.db.update(workers).set({ state: 'working', reason: null });
    await tx.notify('workers', worker.id);
  });
  await expect.poll(() => stateOf(sound), { timeout: SLOW }).toBe('done');
});

/** The processes in which this test's games are played. */
async function slots(): Promise<number[]> {
  const words = ['-P', String(process.pid), '-f', 'slot.js'];
  const { stdout } = spawnSync('/usr/bin/pgrep', words, { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

test('a program that twice can no longer be built loses, and puts no worker out', async () => {
  const submission = await rows.submission('makyek', python('makyek'), { 'bot.py': 'def (' });
  const unbuilt = { kind: 'submission', submission } as const;
  const one = await rows.game('makyek', { purpose: 'trial', second: unbuilt });
  const both = await rows.game('makyek', { purpose: 'trial', first: unbuilt, second: unbuilt });
  const worker = await start();
  await expect.poll(() => stateOf(one), { timeout: SLOW }).toBe('done');
  await expect.poll(() => stateOf(both), { timeout: SLOW }).toBe('done');
  const known = { ending: 'build', plies: 0, seal: null, voids: 1, spoiltBy: [worker.id] };
  const lost = { winner: 'first', culprit: 'second', bothLost: false };
  expect(await game(one)).toMatchObject({ ...known, ...lost, worker: worker.id });
  expect(await game(both)).toMatchObject({ ...known, winner: null, bothLost: true });
  const sound = await rows.game('picking-stones');
  await expect.poll(() => stateOf(sound), { timeout: SLOW }).toBe('done');
  expect((await rowOf(worker)).state).toBe('working');
});

test('a game that needs two cores waits for both, and nothing overtakes it', async () => {
  const one = await rows.game('picking-stones', { first: await stones(), purpose: 'trial' });
  await start({ cores: [0, 1] });
  await expect.poll(() => stateOf(one), { timeout: SLOW }).toBe('playing');
  const two = await rows.game('makyek', { purpose: 'trial' });
  await expect.poll(leased).toContain(`game:${two}`);
  const three = await rows.game('picking-stones', { purpose: 'trial' });
  expect(await stateOf(two)).toBe('waiting');
  await expect.poll(() => stateOf(three), { timeout: SLOW }).toBe('done');
  const [first, second, third] = [await game(one), await game(two), await game(three)];
  expect(second.beganAt!.getTime()).toBeGreaterThanOrEqual(first.endedAt!.getTime());
  expect(third.beganAt!.getTime()).toBeGreaterThanOrEqual(second.endedAt!.getTime());
});

/** A bot that takes its time: half a second for each stone. */
async function stones() {
  const player = { kind: 'program', compiler: 'python3', protocol: 'stones' } as const;
  const bot = botSource('stone-lines.py').toString();
  const files = { 'bot.py': bot.replace('import sys', 'import sys, time\ntime.sleep(1.5)') };
  const submission = await rows.submission('picking-stones', player, files);
  return { kind: 'submission', submission } as const;
}

test('stopped in good order, it gives back what it cannot finish', async () => {
  const id = await slowGame(0.5);
  const worker = await start();
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('playing');
  await worker.stop(100);
  started.length = 0;
  expect(await game(id)).toMatchObject({ state: 'waiting', spoiltBy: [] });
  expect(await leased()).toEqual([]);
  expect((await rowOf(worker)).state).toBe('gone');
});

test('a practice game that is stopped is over, another goes back', async () => {
  const practice = await slowGame(0.5, 'practice');
  await start();
  await expect.poll(() => stateOf(practice), { timeout: SLOW }).toBe('playing');
  await store.transaction((tx) => tx.notify('stops', String(practice)));
  await expect.poll(() => stateOf(practice), { timeout: SLOW }).toBe('done');
  expect(await game(practice)).toMatchObject({ ending: 'stopped', winner: null });
  const trial = await slowGame(0.5);
  await expect.poll(() => stateOf(trial), { timeout: SLOW }).toBe('playing');
  await store.transaction((tx) => tx.notify('stops', String(trial)));
  await expect.poll(async () => (await game(trial)).attempt, { timeout: SLOW }).toBe(2);
});

test('a person plays through the database, without a core, to the end', async () => {
  const person = { kind: 'person', account: null, name: 'somebody', key: '' } as const;
  const id = await rows.game('picking-stones', {
    first: person,
    second: { kind: 'house', level: 'hard' },
  });
  await start({ cores: [0] });
  const open = async () => {
    const [row] = await store.db.select().from(questions).where(eq(questions.game, id));
    return row?.answer === null;
  };
  await expect.poll(open, { timeout: SLOW }).toBe(true);
  await store.transaction(async (tx) => {
    await tx.db.update(questions).set({ answer: '2' }).where(eq(questions.game, id));
    await tx.notify('answers', `${id} first`);
  });
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('done');
  expect(await game(id)).toMatchObject({
    winner: 'second',
    culprit: 'first',
    ending: 'illegal-move',
  });
  expect(await store.db.select().from(questions)).toEqual([]);
});

test('whoever lost a game leaves the questions of its next worker alone', async () => {
  const first = { kind: 'person', account: null, name: 'somebody', key: '' } as const;
  const id = await rows.game('picking-stones', { first });
  await start({ cores: [0], persons: 1 });
  const open = (one: number) => store.db.select().from(questions).where(eq(questions.game, one));
  await expect.poll(() => open(id), { timeout: SLOW }).toMatchObject([{ attempt: 1 }]);
  await store.transaction(async ({ db }) => {
    const until = sql`now() + interval '1 hour'`;
    await db.update(leases).set({ worker: 'other', token: randomUUID(), until });
    await db.update(games).set({ attempt: 2 }).where(eq(games.id, id));
    await db.update(questions).set({ attempt: 2 }).where(eq(questions.game, id));
  });
  // There is room for another only once it has got up from this one.
  const next = await rows.game('picking-stones', { first });
  await expect.poll(() => open(next), { timeout: SLOW }).toHaveLength(1);
  expect(await open(id)).toMatchObject([{ attempt: 2, number: 1, answer: null }]);
});

test('one much slower than the fastest plays nothing, and says why', async () => {
  await rows.worker('fast', { speed: 3, seenAt: new Date(Date.now() + 60_000) });
  const worker = await start();
  const id = await rows.game('picking-stones');
  await expect.poll(async () => (await rowOf(worker)).state).toBe('too-slow');
  expect((await rowOf(worker)).reason).toContain('at least 1.50');
  await store.db.delete(workers).where(eq(workers.id, 'fast'));
  await expect.poll(() => stateOf(id), { timeout: SLOW }).toBe('done');
});

test('where nothing holds a bot it does not start by itself', async () => {
  const worker = new Worker({ url: store.url, name: 'open', log, version: '0', tier: 'C' });
  expect(await worker.start()).toMatchObject({ ok: false, fault: { code: 'worker-unsandboxed' } });
  await worker.stop();
});
