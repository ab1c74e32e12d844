import type { Answer, Sent } from '@daeguk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../accounts/secrets.js';
import { contestSummaries } from '../contests/view.js';
import { startLiveServer } from '../live/testing/servers.js';
import { addReversi, addSubmission } from '../live/testing/staged-game.js';
import { Listener } from '../store/listener.js';
import { contests, games } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { contestFile } from '../testing/contest-file.js';
import type { TestServer } from '../testing/server.js';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await startLiveServer();
  store = server.arena.store;
  await addReversi(store);
});
afterAll(() => server.close());

type Wanted = Sent<'POST /api/games'>['body'];
type Somebody = Awaited<ReturnType<TestServer['signedIn']>>;

const HOUSE = { kind: 'house', level: 'easy' } as const;
const ME = { kind: 'me' } as const;

const order = ({ client }: Somebody, wanted: Partial<Wanted> = {}) =>
  client.call('POST /api/games', {
    body: { contest: 'reversi', first: ME, second: HOUSE, ...wanted },
  });

async function ordered(who: Somebody, wanted: Partial<Wanted> = {}) {
  const made = await order(who, wanted);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

async function rowOf({ game }: Answer<'POST /api/games'>) {
  const [row] = await store.db.select().from(games).where(eq(games.id, game));
  return row!;
}

async function codeOf(result: ReturnType<typeof order>): Promise<string> {
  const made = await result;
  return made.ok ? '' : made.fault.code;
}

test('a game against a friend: two seats with keys of which only the hashes are kept', async () => {
  const me = await server.signedIn('visitor');
  const made = await ordered(me, { second: { kind: 'friend' } });
  const row = await rowOf(made);
  const { first, second } = made.keys;
  expect(row).toMatchObject({
    purpose: 'practice',
    state: 'waiting',
    cores: 0,
    orderedBy: me.account.id,
    first: { kind: 'person', account: me.account.id, key: hashOf(first!) },
    second: { kind: 'person', account: null, name: 'Guest', key: hashOf(second!) },
  });
  expect(row.first).toMatchObject({ name: me.account.nickname });
  expect(first).not.toBe(second);
  expect(await store.boss.fetch('games', { batchSize: 9, includeMetadata: true })).toMatchObject([
    { data: { id: made.game }, priority: 100 },
  ]);
});

test('a game begins where it is wished, whatever the options say of a start', async () => {
  const me = await server.signedIn('visitor');
  const stones = contestFile('picking-stones', { options: { n: '20-60' } });
  await addReversi(store, { id: 'picking-stones', file: stones });
  const begun = (position: string) => order(me, { contest: 'picking-stones', position });
  const made = await begun('7 3 1 4 2');
  if (!made.ok) throw new Error(made.fault.code);
  expect((await rowOf(made.value)).file).toMatchObject({ position: '7 3 1 4 2' });
  expect(await codeOf(begun('nowhere'))).toBe('contest-field');
});

test('the clock and the options are those wished for', async () => {
  const me = await server.signedIn('visitor');
  await addReversi(store, { id: 'other' });
  const limitsOf = async (clock: Wanted['clock']) => {
    const made = await ordered(await server.signedIn('visitor'), { clock });
    return (await rowOf(made)).file.limits;
  };
  expect(await limitsOf('contest')).toMatchObject({ moveSeconds: 5 });
  expect(await limitsOf('off')).toMatchObject({ moveSeconds: 5, clock: 'off' });
  expect(await limitsOf(30)).toMatchObject({ moveSeconds: 30, gameSeconds: null });
  expect(await codeOf(order(me, { options: { size: 9 } }))).toBe('contest-field');
  expect(await codeOf(order(me, { contest: 'nim' }))).toBe('unknown-contest');
});

test('a submission plays for its author once it is built, in its own contest; for organisers any', async () => {
  const [me, other] = [await server.signedIn('contestant'), await server.signedIn('contestant')];
  const organiser = await server.signedIn('organiser');
  const built = await addSubmission(store, me.account.id);
  const pending = await addSubmission(store, me.account.id, { number: 2, state: 'pending' });
  const elsewhere = await addSubmission(store, me.account.id, { contest: 'other' });
  const first = (submission: number) => ({ first: { kind: 'submission', submission } as const });
  const made = await ordered(me, first(built));
  expect(made.keys).toEqual({ first: null, second: null });
  expect(await rowOf(made)).toMatchObject({
    firstSubmission: built,
    cores: 2,
    chargedTo: me.account.id,
  });
  expect(await codeOf(order(me, { ...first(built), clock: 'off' }))).toBe('practice-clock');
  for (const submission of [pending, elsewhere, 999_999]) {
    expect(await codeOf(order(me, first(submission)))).toBe('practice-submission');
  }
  expect(await codeOf(order(other, first(built)))).toBe('practice-submission');
  const theirs = await addSubmission(store, other.account.id);
  const second = { kind: 'submission', submission: theirs } as const;
  expect(await codeOf(order(me, { ...first(built), second }))).toBe('practice-submission');
  expect(await codeOf(order(organiser, first(built)))).toBe('');
  expect(await codeOf(order(me, { first: HOUSE }))).toBe('practice-nobody');
});

test('where the contest allows sparring, what others have on the ladder plays too, until the board is frozen', async () => {
  const [me, other] = [await server.signedIn('contestant'), await server.signedIn('contestant')];
  const file = contestFile('reversi', { id: 'sparring', ladder: { sparring: true } });
  const contest = await addReversi(store, { id: 'sparring', file });
  const listed = await addSubmission(store, other.account.id, { contest });
  const tried = await addSubmission(store, other.account.id, {
    contest,
    number: 2,
    state: 'tried',
  });
  const against = (submission: number) =>
    codeOf(order(me, { contest, second: { kind: 'submission', submission } }));
  const isAllowed = async () =>
    (await contestSummaries(store.db)).find(({ id }) => id === contest)?.sparring;
  expect([await isAllowed(), await against(listed)]).toEqual([true, '']);
  expect(await against(tried)).toBe('practice-submission');
  await store.db
    .update(contests)
    .set({ frozenAt: new Date(0) })
    .where(eq(contests.id, contest));
  expect([await isAllowed(), await against(listed)]).toEqual([false, 'practice-submission']);
});

test('two submissions of mine play each other, and one itself', async () => {
  const me = await server.signedIn('contestant');
  const one = await addSubmission(store, me.account.id, { state: 'superseded' });
  const two = await addSubmission(store, me.account.id, { number: 2 });
  const seat = (submission: number) => ({ kind: 'submission', submission }) as const;
  const made = await ordered(me, { first: seat(two), second: seat(one) });
  expect(made.keys).toEqual({ first: null, second: null });
  expect(await rowOf(made)).toMatchObject({
    purpose: 'practice',
    firstSubmission: two,
    secondSubmission: one,
    chargedTo: me.account.id,
  });
  expect(await codeOf(order(me, { first: seat(one), second: seat(one) }))).toBe('');
});

test('where a program plays, no clock keeps the ladder waiting', async () => {
  const me = await server.signedIn('contestant');
  const slow = contestFile('reversi');
  const limits = { ...(slow.limits as object), moveSeconds: 90 };
  await addReversi(store, { id: 'slow', file: { ...slow, id: 'slow', limits } });
  const seat = async (contest: string) => {
    const submission = await addSubmission(store, me.account.id, { contest, number: 9 });
    return { kind: 'submission', submission } as const;
  };
  const [first, slowFirst] = [await seat('reversi'), await seat('slow')];
  const refused = await order(me, { first, second: ME, clock: 61 });
  expect(refused).toMatchObject({ fault: { code: 'practice-clock', values: { most: 60 } } });
  expect(await codeOf(order(me, { first, second: ME, clock: 'off' }))).toBe('practice-clock');
  expect(await codeOf(order(me, { first, clock: 1 }))).toBe('practice-clock');
  const longer = { contest: 'slow', first: slowFirst, second: ME };
  expect(await codeOf(order(me, { ...longer, clock: 91 }))).toBe('practice-clock');
  const made = await ordered(me, { ...longer, clock: 90 });
  expect(await rowOf(made)).toMatchObject({ priority: 100, cores: 0, chargedTo: me.account.id });
  const alone = await ordered(me, { first, clock: 'contest' });
  expect(await rowOf(alone)).toMatchObject({ priority: 25, chargedTo: me.account.id });
  const other = await ordered(me, { second: { kind: 'friend' }, clock: 3600 });
  expect(await rowOf(other)).toMatchObject({ priority: 100, chargedTo: null });
});

test('who has used up their time of the judges plays themselves, or not at all', async () => {
  const me = await server.signedIn('contestant');
  const submission = await addSubmission(store, me.account.id);
  await addSubmission(store, me.account.id, { number: 2, state: 'pending' });
  const first = { kind: 'submission', submission } as const;
  const { game } = await ordered(me, { first });
  const spent = { state: 'done', endedAt: new Date(), judgeMilliseconds: 86_400_000 } as const;
  await store.db.update(games).set(spent).where(eq(games.id, game));
  expect(await codeOf(order(me, { first }))).toBe('judge-time');
  expect(await codeOf(order(me, { first, second: ME }))).toBe('');
  expect(await codeOf(order(me))).toBe('');
});

test('three games may be open at a time, however quickly they are ordered', async () => {
  const me = await server.signedIn('visitor');
  const all = await Promise.all(Array.from({ length: 6 }, () => codeOf(order(me))));
  expect(all.filter((code) => code === '')).toHaveLength(3);
  expect(all.filter((code) => code === 'practice-too-many')).toHaveLength(3);
});

test('whoever ordered a game can stop it, and organisers; nobody else', async () => {
  const [me, other] = [await server.signedIn('visitor'), await server.signedIn('visitor')];
  const organiser = await server.signedIn('organiser');
  const stops: string[] = [];
  const listener = new Listener(store.url).on('stops', (game) => stops.push(game));
  await listener.open();
  const stop = async ({ client }: Somebody, game: number) => {
    const stopped = await client.call('POST /api/games/:game/stop', { params: { game } });
    return stopped.ok ? '' : stopped.fault.code;
  };
  const made = await ordered(me);
  expect(await stop(other, made.game)).toBe('not-practice');
  expect(await stop(me, made.game)).toBe('');
  expect(await rowOf(made)).toMatchObject({ state: 'cancelled' });
  expect(await stop(me, made.game)).toBe('practice-over');
  const second = await ordered(me);
  await store.db.update(games).set({ state: 'playing' }).where(eq(games.id, second.game));
  expect(await stop(organiser, second.game)).toBe('');
  await expect.poll(() => stops).toEqual([String(second.game)]);
  await listener.close();
});
