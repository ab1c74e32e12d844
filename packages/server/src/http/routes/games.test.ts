import { Client } from '@daeguk/api';
import { extractOf, verifyRecord } from '@daeguk/referee';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPlayed,
  addSubmission,
  type Cast,
  gatherCast,
  type Played,
} from '../../games/testing/cast.js';
import { playTalkers } from '../../games/testing/played.js';
import { startServer, type TestServer } from '../../testing/server.js';
import { gameHandlers } from './games.js';

let server: TestServer;
let cast: Cast;
let played: Played;
let game: number;
let author: Client;
let organiser: Client;
let anybody: Client;
beforeAll(async () => {
  server = await startServer({ handlers: gameHandlers });
  const { db } = server.arena.store;
  const signedIn = await server.signedIn('contestant');
  author = signedIn.client;
  ({ client: organiser } = await server.signedIn('organiser'));
  anybody = new Client({ address: server.address, language: 'ko' });
  const gathered = await gatherCast(db);
  const ann = { account: signedIn.account.id, isOrganiser: false };
  cast = { ...gathered, ann, anns: await addSubmission(db, ann) };
  played = await playTalkers();
  game = await addPlayed(db, cast, played);
});
afterAll(() => server.close());

const params = () => ({ params: { game } });
const text = async (client: Client) => {
  const file = await client.file('GET /api/games/:game/record', params());
  return file.ok ? Buffer.from(file.value).toString('utf8') : file.fault.code;
};

test('games are listed and opened by anybody, in their language', async () => {
  const list = await anybody.call('GET /api/games', { query: { submission: cast.anns } });
  expect(list).toMatchObject({ ok: true, value: [{ id: game, state: 'done' }] });
  const page = await anybody.call('GET /api/games/:game', params());
  expect(page).toMatchObject({
    ok: true,
    value: { id: game, plies: 6, sentence: expect.stringMatching(/[가-힣]/) },
  });
  expect(page.ok && page.value.moves).toHaveLength(6);
});

test('a record is as long as whoever asks may see', async () => {
  const record = played.record.toString('utf8');
  expect(await text(organiser)).toBe(record);
  expect(await text(author)).toBe(extractOf(record, 'first'));
  expect(await text(anybody)).toBe(extractOf(record, null));
  expect(verifyRecord(Buffer.from(await text(organiser)))).toMatchObject({ ok: true });
  const response = await fetch(`${server.address}/api/games/${game}/record`);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(response.headers.get('content-disposition')).toContain(
    `filename="daeguk-makyek-game-${game}.jsonl"`,
  );
});

test('logs are for authors, archives for whoever has signed in', async () => {
  const log = await author.call('GET /api/games/:game/log', params());
  expect(log).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ text: 'START 1' })]),
  });
  const wrong = await author.call('GET /api/games/:game/log', {
    ...params(),
    query: { seat: 'second' },
  });
  expect(wrong).toMatchObject({ ok: false, fault: { code: 'forbidden' } });
  const unknown = await anybody.call('GET /api/games/:game/log', params());
  expect(unknown).toMatchObject({ ok: false, fault: { code: 'not-signed-in' } });
  const archive = await author.file('GET /api/me/records', {});
  expect(archive.ok && Buffer.from(archive.value).subarray(0, 2).toString('hex')).toBe('1f8b');
  expect(await anybody.file('GET /api/me/records', {})).toMatchObject({ ok: false });
});

test('only organisers have a game played again, and say why', async () => {
  const order = { ...params(), body: { reason: 'the judge was asleep' } };
  const refused = await author.call('POST /api/games/:game/rerun', order);
  expect(refused).toMatchObject({ ok: false, fault: { code: 'forbidden' } });
  const again = await organiser.call('POST /api/games/:game/rerun', order);
  expect(again).toMatchObject({
    ok: true,
    value: { state: 'waiting', first: { submission: cast.anns } },
  });
  const page = await anybody.call('GET /api/games/:game', params());
  expect(page).toMatchObject({
    ok: true,
    value: { state: 'overruled', overruledFor: 'the judge was asleep' },
  });
  const twice = await organiser.call('POST /api/games/:game/rerun', order);
  expect(twice).toMatchObject({ ok: false, fault: { code: 'no-rerun-state' } });
});
