import { randomUUID } from 'node:crypto';
import type { Client, WorkerState } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Listener } from '../../store/listener.js';
import { contests, games, leases, workers } from '../../store/schema.js';
import { startServer, type TestServer } from '../../testing/server.js';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  ({ client } = await server.signedIn('organiser'));
});
afterAll(() => server.close());

describe('the arena', () => {
  it('is as usual until somebody says otherwise', async () => {
    const usual = { name: 'Daeguk', registration: 'off', slowestWorker: 0.5, version: '0.0.0' };
    expect(await client.call('GET /api/arena', {})).toEqual({
      ok: true,
      value: { ...usual, isFirstStart: false },
    });
    await client.call('PATCH /api/arena', { body: { name: '  Spring Cup ' } });
    await client.call('PATCH /api/arena', { body: { slowestWorker: 0.7 } });
    await client.call('PATCH /api/arena', { body: {} });
    expect(await client.call('GET /api/arena', {})).toMatchObject({
      value: { name: 'Spring Cup', registration: 'off', slowestWorker: 0.7 },
    });
  });

  it('is changed by organisers, to what makes sense', async () => {
    expect(await client.call('PATCH /api/arena', { body: { slowestWorker: 2 } })).toMatchObject({
      fault: { code: 'invalid-request', values: { field: 'slowestWorker' } },
    });
    const { client: contestant } = await server.signedIn('contestant');
    expect(await contestant.call('PATCH /api/arena', { body: { name: 'Mine' } })).toMatchObject({
      fault: { code: 'forbidden' },
    });
  });
});

describe('workers', () => {
  const add = (id: string, state: WorkerState, secondsAgo = 0) =>
    server.arena.store.db.insert(workers).values({
      id,
      name: `machine ${id}`,
      state,
      reason: state === 'too-slow' ? 'half as fast as the others' : null,
      cores: 4,
      tier: 'A',
      speed: 1.5,
      seenAt: new Date(Date.now() - secondsAgo * 1000),
    });

  it('are listed with what they play and what waits', async () => {
    const { db } = server.arena.store;
    await add('a', 'working');
    await add('b', 'too-slow');
    await add('c', 'working', 11);
    const seat = { kind: 'random' } as const;
    await db.insert(contests).values({ id: 'toy', file: {}, isFromFile: true });
    const game = { contest: 'toy', file: {}, seed: 1, cores: 1, first: seat, second: seat };
    const states = ['waiting', 'waiting', 'playing', 'done', 'cancelled'] as const;
    await db
      .insert(games)
      .values(states.map((state) => ({ ...game, state, purpose: 'practice' as const })));
    const lease = (work: string, milliseconds: number) => ({
      work,
      worker: 'a',
      token: randomUUID(),
      until: new Date(Date.now() + milliseconds),
    });
    await db
      .insert(leases)
      .values([lease('game:3', 60_000), lease('build:1', 60_000), lease('game:4', -1)]);
    const listed = await client.call('GET /api/workers', {});
    expect(listed).toMatchObject({
      ok: true,
      value: {
        workers: [
          { id: 'a', state: 'working', playing: 1, speed: 1.5 },
          { id: 'b', state: 'too-slow', playing: 0, reason: 'half as fast as the others' },
          { id: 'c', state: 'gone', playing: 0 },
        ],
        queue: { builds: 0, games: 2, playing: 1 },
      },
    });
  });

  it('are told to play, or not to', async () => {
    await add('d', 'too-slow');
    const heard: string[] = [];
    const listener = new Listener(server.arena.store.url).on('workers', (id) => heard.push(id));
    await listener.open();
    const params = { worker: 'd' };
    expect(await client.call('POST /api/workers/:worker/admit', { params })).toMatchObject({
      value: { state: 'working', reason: null },
    });
    expect(await client.call('POST /api/workers/:worker/withdraw', { params })).toMatchObject({
      value: { state: 'withdrawn', reason: expect.stringMatching(/^withdrawn by organiser /) },
    });
    await expect.poll(() => heard).toEqual(['d', 'd']);
    await listener.close();
  });

  it('that stop, or never were, are told nothing', async () => {
    await add('e', 'stopping');
    const admit = (worker: string) =>
      client.call('POST /api/workers/:worker/admit', { params: { worker } });
    expect(await admit('e')).toMatchObject({
      fault: { code: 'worker-stopping', values: { status: 409 } },
    });
    expect(await admit('f')).toMatchObject({
      fault: { code: 'no-worker', values: { status: 404 } },
    });
  });
});
