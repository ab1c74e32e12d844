import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  announcements,
  contestEntrants,
  contests,
  games,
  rankHistory,
  records,
  sessions,
  settings,
  submissionFiles,
  submissionHistory,
  submissions,
  tournamentEntrants,
  tournaments,
} from '../store/schema.js';
import type { Db, Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { exportTo } from './export.js';
import { importFrom } from './import.js';
import { batchesOf } from './lines.js';

const BYTES = Buffer.from([0, 255, 10, 13, 0xc3, 0x28]);
const RECORD = '{"event":"began"}\n{"event":"말"}\n';

let scratch: string;
let source: { store: Store; close(): Promise<void> };
let target: { store: Store; close(): Promise<void> };

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'daeguk-export-'));
  [source, target] = [await openStore(), await openStore()];
  await fill(source.store.db);
});

afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(scratch, { recursive: true });
});

/** A little of everything, with ids that have gaps. */
async function fill(db: Db): Promise<void> {
  await db.insert(settings).values([
    { name: 'name', value: '"2026"' },
    { name: 'slowestWorker', value: '0.25' },
    { name: 'first-start', value: 'true' },
  ]);
  await db.insert(accounts).values({ number: 'gone', role: 'visitor' });
  await db.delete(accounts);
  const [ada, bot] = await db
    .insert(accounts)
    .values([
      {
        number: '2026001',
        name: '김\u2028민수',
        nickname: '기사',
        nicknameKey: '기사',
        role: 'contestant',
        passwordHash: '$hash',
      },
      { number: 'house', role: 'contestant' },
    ])
    .returning({ id: accounts.id });
  const [first, second] = [ada!.id, bot!.id];
  await db
    .insert(sessions)
    .values({ id: 'secret', account: first, csrf: 'c', agent: 'a', expiresAt: new Date() });
  await db.insert(contests).values({
    id: 'reversi',
    file: { id: 'reversi', n: 1.5 },
    isFromFile: true,
    frozenAt: new Date(5),
  });
  await db.insert(contestEntrants).values({ contest: 'reversi', account: first });
  await db.insert(announcements).values([
    { contest: 'reversi', title: '공지', text: 'a\nb', author: first, changedAt: new Date(9) },
    { contest: null, title: 'All', text: 'x', author: first },
  ]);
  const player = { kind: 'program', compiler: 'python3', protocol: 'reversi-tcp' } as const;
  const common = { contest: 'reversi', player, language: 'python', bytes: 6 };
  const [mine, theirs] = await db
    .insert(submissions)
    .values([
      { ...common, author: first, number: 1, state: 'building' },
      { ...common, author: second, number: 1, state: 'effective', diagnostics: '경고\n' },
    ])
    .returning({ id: submissions.id });
  const [a, b] = [mine!.id, theirs!.id];
  await db.insert(submissionFiles).values([
    { submission: a, name: '봇 1.py', bytes: BYTES },
    { submission: a, name: 'empty.h', bytes: Buffer.alloc(0) },
    { submission: b, name: 'submission.json', bytes: BYTES },
  ]);
  await db.insert(submissionHistory).values([
    { submission: a, state: 'pending' },
    { submission: b, state: 'effective', reason: { code: 'all-played', values: { games: 2 } } },
  ]);
  const rules = { format: { kind: 'ladder' }, series: { games: 2 }, scoring: {}, openings: [] };
  const [ladder] = await db
    .insert(tournaments)
    .values({
      contest: 'reversi',
      name: 'ladder',
      rules: rules as never,
      seed: 7,
      isLadder: true,
      state: 'running',
    })
    .returning({ id: tournaments.id });
  const tournament = ladder!.id;
  await db.insert(tournamentEntrants).values([
    { tournament, submission: b },
    { tournament, submission: a, leftAt: new Date(7) },
  ]);
  const seats = {
    contest: 'reversi',
    first: { kind: 'submission', submission: a } as const,
    second: { kind: 'submission', submission: b } as const,
    firstSubmission: a,
    secondSubmission: b,
    file: { id: 'reversi' },
    seed: 3,
    cores: 1,
  };
  const [done] = await db
    .insert(games)
    .values([
      {
        ...seats,
        purpose: 'tournament',
        tournament,
        pairingId: 'p1',
        state: 'done',
        winner: 'first',
        plies: 9,
        spoiltBy: ['w'],
      },
      {
        ...seats,
        purpose: 'tournament',
        tournament,
        pairingId: 'p2',
        state: 'playing',
        attempt: 2,
        beganAt: new Date(),
      },
      { ...seats, purpose: 'practice', state: 'waiting' },
    ])
    .returning({ id: games.id });
  await db.insert(records).values({ game: done!.id, gzip: gzipSync(RECORD) });
  await db.insert(rankHistory).values({ tournament, submission: b, rank: 1, points: 1 / 3 });
}

/** Every file of a folder with what is in it; the time of the manifest apart. */
function contentOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => {
      const text = readFileSync(join(folder, path)).toString('latin1');
      return [path, text.replace(/"madeAt": ".*"/, '')];
    }),
  );
}

describe('an export', () => {
  it('holds everything in plain files, for its owner only', async () => {
    const folder = join(scratch, 'first');
    mkdirSync(folder);
    const manifest = await exportTo(source.store, folder);
    expect(manifest).toMatchObject({
      ok: true,
      value: {
        format: 1,
        counts: {
          settings: 3,
          accounts: 2,
          contests: 1,
          announcements: 2,
          submissions: 2,
          tournaments: 1,
          games: 3,
          records: 1,
          history: 1,
        },
      },
    });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'accounts.jsonl')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'settings.jsonl'), 'utf8')).toContain('"value":"2026"');
    expect(readFileSync(join(folder, 'submissions/1/files/봇 1.py'))).toEqual(BYTES);
    expect(readFileSync(join(folder, 'records/1.jsonl'), 'utf8')).toBe(RECORD);
    expect(JSON.stringify(contentOf(folder))).not.toContain('secret');
    expect(readdirSync(scratch)).toEqual(['first']);
  });

  it('refuses a folder that is not empty, and leaves it alone', async () => {
    const folder = join(scratch, 'full');
    mkdirSync(folder);
    writeFileSync(join(folder, 'note'), 'mine');
    expect(await exportTo(source.store, folder)).toMatchObject({
      ok: false,
      fault: { code: 'export-not-empty' },
    });
    expect(readdirSync(folder)).toEqual(['note']);
    rmSync(folder, { recursive: true });
  });

  it('leaves nothing behind where it fails', async () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    expect(await exportTo(source.store, join(file, 'sub'))).toMatchObject({
      ok: false,
      fault: { code: 'export-write' },
    });
    rmSync(file);
    expect(readdirSync(scratch)).toEqual(['first']);
  });
});

describe('an import', () => {
  const copyOf = (name: string) => {
    const folder = join(scratch, name);
    for (const [path, text] of Object.entries(contentOf(join(scratch, 'first')))) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text, 'latin1');
    }
    const manifest = JSON.parse(readFileSync(join(scratch, 'first', 'manifest.json'), 'utf8'));
    return {
      folder,
      manifest,
      keep: () => writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest)),
    };
  };

  it.each([
    [
      'import-no-manifest',
      'a folder without a manifest',
      () => mkdtempSync(join(scratch, 'none-')),
    ],
    [
      'import-format',
      'a format to come',
      () => {
        const { folder, manifest, keep } = copyOf('later');
        manifest.format = 2;
        keep();
        return folder;
      },
    ],
    [
      'import-damaged',
      'a changed file',
      () => {
        const { folder, keep } = copyOf('changed');
        keep();
        writeFileSync(join(folder, 'accounts.jsonl'), '{}\n');
        return folder;
      },
    ],
    [
      'import-missing',
      'a missing file',
      () => {
        const { folder, keep } = copyOf('missing');
        keep();
        rmSync(join(folder, 'records/1.jsonl'));
        return folder;
      },
    ],
    [
      'import-unknown',
      'a file too many',
      () => {
        const { folder, keep } = copyOf('more');
        keep();
        writeFileSync(join(folder, 'records/9.jsonl'), '');
        return folder;
      },
    ],
    [
      'import-unknown',
      'a link too many',
      () => {
        const { folder, keep } = copyOf('linked');
        keep();
        symlinkSync('/etc/hostname', join(folder, 'records/9.jsonl'));
        return folder;
      },
    ],
    [
      'import-unknown',
      'a folder that is a link',
      () => {
        const { folder, keep } = copyOf('led-away');
        keep();
        renameSync(join(folder, 'records'), join(scratch, 'elsewhere'));
        symlinkSync(join(scratch, 'elsewhere'), join(folder, 'records'));
        return folder;
      },
    ],
  ])('%s: refuses %s and writes nothing', async (code, _, prepare) => {
    expect(await importFrom(target.store, prepare())).toMatchObject({ ok: false, fault: { code } });
    expect(await target.store.db.$count(accounts)).toBe(0);
  });

  it('gives back the very same arena', async () => {
    expect(await importFrom(target.store, join(scratch, 'first'))).toMatchObject({ ok: true });
    expect(await exportTo(target.store, join(scratch, 'second'))).toMatchObject({ ok: true });
    expect(contentOf(join(scratch, 'second'))).toEqual(contentOf(join(scratch, 'first')));
  });

  it('queues what waits, and counts on after the highest ids', async () => {
    const { db, boss } = target.store;
    expect(await boss.fetch('games', { batchSize: 9 })).toMatchObject([{ data: { id: 2 } }]);
    expect(await boss.fetch('builds', { batchSize: 9 })).toMatchObject([{ data: { id: 1 } }]);
    const [row] = await db.insert(accounts).values({ number: 'new', role: 'visitor' }).returning();
    expect(row?.id).toBe(4);
    const [record] = await db.select().from(records).where(eq(records.game, 1));
    expect(gunzipSync(record!.gzip).toString()).toBe(RECORD);
  });

  it('reads what was exported before there were announcements', async () => {
    const { folder, manifest, keep } = copyOf('earlier');
    rmSync(join(folder, 'announcements.jsonl'));
    delete manifest.files['announcements.jsonl'];
    keep();
    const { store, close } = await openStore();
    expect(await importFrom(store, folder)).toMatchObject({ ok: true });
    expect([await store.db.$count(accounts), await store.db.$count(announcements)]).toEqual([2, 0]);
    await close();
  });

  it('reads any number of lines', async () => {
    const path = join(scratch, 'many.jsonl');
    const rows = Array.from({ length: 1201 }, (_, id) => ({
      id,
      text: `말\u2028${'x'.repeat(99)}`,
    }));
    writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const batches: object[][] = [];
    for await (const batch of batchesOf(path)) batches.push(batch);
    expect(batches.map((batch) => batch.length)).toEqual([500, 500, 201]);
    expect(batches.flat()).toEqual(rows);
  });

  it('is refused where there is an arena', async () => {
    expect(await importFrom(target.store, join(scratch, 'first'))).toMatchObject({
      ok: false,
      fault: { code: 'import-not-empty' },
    });
  });
});
