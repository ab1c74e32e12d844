import { afterEach, expect, test, vi } from 'vitest';
import type { Arena } from '../arena.js';
import type { Store } from '../store/store.js';
import { startServer, type TestServer } from '../testing/server.js';
import { addHealth } from './health.js';

let server: TestServer;
afterEach(() => server.close());

const ask = async () => {
  const response = await fetch(`${server.address}/healthz`);
  return { status: response.status, body: await response.json() };
};

test('well: 200, open to everybody', async () => {
  server = await startServer({ plugins: [(arena) => async (app) => addHealth(app, arena)] });
  expect(await ask()).toEqual({
    status: 200,
    body: { status: 'ok', version: '0.0.0', database: true, director: true },
  });
});

test('looks no more than once a second', async () => {
  let looks = 0;
  const counted = (arena: Arena) => {
    const select = () => {
      looks++;
      throw new Error('away');
    };
    return { ...arena, store: { db: { select } } as unknown as Store };
  };
  server = await startServer({
    plugins: [(arena) => async (app) => addHealth(app, counted(arena))],
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  await Promise.all([ask(), ask(), ask()]);
  expect(looks).toBe(1);
  vi.advanceTimersByTime(1000);
  await ask();
  expect(looks).toBe(2);
  vi.useRealTimers();
});

test('without a database: 503, and not a word of where it should be', async () => {
  const db = {
    select: () => {
      throw new Error('nobody at secret@host');
    },
  };
  const broken = (arena: Arena) => ({ ...arena, store: { db } as unknown as Store });
  server = await startServer({
    plugins: [(arena) => async (app) => addHealth(app, broken(arena))],
  });
  expect(await ask()).toEqual({
    status: 503,
    body: { status: 'failing', version: '0.0.0', database: false, director: false },
  });
});
