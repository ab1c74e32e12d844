import { afterAll, beforeAll, expect, test } from 'vitest';
import { contests, games, workers } from '../store/schema.js';
import { startServer, type TestServer } from '../testing/server.js';
import { addMetrics } from './metrics.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ plugins: [(arena) => async (app) => addMetrics(app, arena)] });
  const { db, boss } = server.arena.store;
  await db.insert(contests).values({ id: 'toy', file: {}, isFromFile: false });
  const seat = { kind: 'random' } as const;
  const game = { contest: 'toy', purpose: 'practice', first: seat, second: seat } as const;
  const rest = { file: {}, seed: 1, cores: 1 };
  await db.insert(games).values([
    { ...game, ...rest, state: 'done' },
    { ...game, ...rest, state: 'done' },
    { ...game, ...rest, state: 'waiting' },
  ]);
  await boss.send('games', { id: 3 });
  const worker = { name: 'w', cores: 2, tier: 'A', speed: 1 };
  await db.insert(workers).values({ id: 'w', state: 'working', ...worker });
});
afterAll(() => server.close());

const ask = (headers = {}) => fetch(`${server.address}/metrics`, { headers });

test('this machine reads figures of games, queues, workers, watchers, requests and the process', async () => {
  await (await ask()).text();
  const text = await (await ask()).text();
  for (const line of [
    'daeguk_games{state="done"} 2',
    'daeguk_games{state="playing"} 0',
    'daeguk_queue{queue="games"} 1',
    'daeguk_queue{queue="builds"} 0',
    'daeguk_workers{state="working"} 1',
    'daeguk_submissions{state="pending"} 0',
    'daeguk_watchers 0',
    'daeguk_http_request_seconds_count{method="GET",route="/metrics",status="200"}',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(line);
  }
});

test('through a proxy only organisers do, by their tokens', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const organiser = await server.signedIn('organiser');
  const contestant = await server.signedIn('contestant');
  const as = ({ token }: { token: string }) => ({ ...forwarded, authorization: `Bearer ${token}` });
  expect((await ask(forwarded)).status).toBe(404);
  expect((await ask(as(contestant))).status).toBe(404);
  expect((await ask(as({ token: 'made-up' }))).status).toBe(401);
  expect((await ask(as(organiser))).status).toBe(200);
});
