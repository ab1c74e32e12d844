import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readRecordedGame } from '@daeguk/referee';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { archiveOf } from './archive.js';
import {
  addAccount,
  addGame,
  addPlayed,
  addSubmission,
  type Cast,
  gatherCast,
  type Played,
} from './testing/cast.js';
import { playTalkers, WORDS } from './testing/played.js';

let store: Store;
let close: () => Promise<void>;
let cast: Cast;
let played: Played;
beforeAll(async () => {
  ({ store, close } = await openStore());
  cast = await gatherCast(store.db);
  played = await playTalkers();
});
beforeEach(() => store.db.delete(games));
afterAll(() => close());

/** Names and texts, in the order of the archive. */
async function unpacked(archive: Readable): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const tarball = Readable.from(archive.pipe(createGunzip()));
  const entries = tarball.pipe(extract() as unknown as NodeJS.ReadWriteStream);
  for await (const entry of entries as unknown as ReturnType<typeof extract>) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    files.set(entry.header.name, Buffer.concat(pieces).toString('utf8'));
  }
  return files;
}

const mine = (account: number | null, contest?: string) =>
  unpacked(archiveOf(store.db, account ?? 0, contest));

test('holds an extract of every finished game of mine, and nothing else', async () => {
  const one = await addPlayed(store.db, cast, played);
  const second = { kind: 'house', level: 'easy' } as const;
  const two = await addPlayed(store.db, cast, played, { second });
  await addGame(store.db, cast);
  await addPlayed(store.db, cast, played, { state: 'overruled' });
  const anns = await mine(cast.ann.account);
  expect([...anns.keys()]).toEqual([
    `makyek/game-${two}-Ann-vs-house-easy.jsonl`,
    `makyek/game-${one}-Ann-vs-Bob.jsonl`,
  ]);
  for (const text of anns.values()) {
    expect(text).toContain(WORDS.first);
    expect(text).not.toContain(WORDS.second);
    expect(readRecordedGame(text)).toMatchObject({ ok: true, value: { verdict: played.verdict } });
  }
  const bobs = await mine(cast.bob.account);
  expect([...bobs.keys()]).toEqual([`makyek/game-${one}-Ann-vs-Bob.jsonl`]);
  expect([...bobs.values()].join()).not.toContain(WORDS.first);
});

test('organisers get their own games too, and may say of which contest', async () => {
  await addPlayed(store.db, cast, played);
  expect(await mine(cast.organiser.account)).toEqual(new Map());
  expect((await mine(cast.ann.account, 'makyek')).size).toBe(1);
  expect((await mine(cast.ann.account, 'reversi')).size).toBe(0);
});

test('whatever people call themselves, its paths can be unpacked anywhere', async () => {
  const names = ['../../etc/passwd', '대국', 'Zoë “the bot” O’Neill-'.padEnd(80, 'x')];
  const games = [];
  for (const name of names) {
    const author = await addAccount(store.db, name, 'contestant');
    const submission = await addSubmission(store.db, author);
    const first = { kind: 'submission', submission } as const;
    games.push({ submission, id: await addPlayed(store.db, cast, played, { first }) });
  }
  const [passwd, korean, long] = games;
  expect([...(await mine(cast.bob.account)).keys()]).toEqual([
    `makyek/game-${long?.id}-Zoe-the-bot-O-Neill-${'x'.repeat(12)}-vs-Bob.jsonl`,
    `makyek/game-${korean?.id}-submission-${korean?.submission}-vs-Bob.jsonl`,
    `makyek/game-${passwd?.id}-etc-passwd-vs-Bob.jsonl`,
  ]);
});

test('more games than fit on a page are all there', async () => {
  for (let game = 0; game < 51; game++) await addPlayed(store.db, cast, played);
  expect((await mine(cast.ann.account)).size).toBe(51);
});

test('whoever breaks the download off stops the reading', async () => {
  // What cannot be packed small fills the pipes soon.
  const noise = Array.from({ length: 20_000 }, () => Math.random()).join(' ');
  const [header = '', ...lines] = played.record.toString('utf8').split('\n');
  const loud = JSON.stringify({ event: 'debug', at: 1, seat: 'first', text: noise });
  const record = Buffer.from([header, loud, ...lines].join('\n'));
  for (let game = 0; game < 12; game++) await addPlayed(store.db, cast, { ...played, record });
  const queries = vi.spyOn(store.pool, 'query');
  const archive = archiveOf(store.db, cast.ann.account ?? 0);
  await new Promise((resolve) => archive.once('readable', resolve));
  archive.destroy();
  let last = -1;
  const hasStopped = () => {
    const before = last;
    last = queries.mock.calls.length;
    return last === before;
  };
  await expect.poll(hasStopped, { interval: 100 }).toBe(true);
  expect(last).toBeLessThan(8);
  queries.mockRestore();
});

test('what fails on the way breaks it off', async () => {
  await addPlayed(store.db, cast, played);
  const failing = vi.spyOn(store.pool, 'query').mockRejectedValue(new Error('gone') as never);
  const archive = archiveOf(store.db, cast.ann.account ?? 0);
  const error = await new Promise<Error>((resolve) => archive.once('error', resolve));
  failing.mockRestore();
  expect(String(error.cause ?? error)).toContain('gone');
});
