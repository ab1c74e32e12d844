import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '@daeguk/games';
import { FolderLock } from '@daeguk/sandbox';
import type { EntrantId, Pairing } from '@daeguk/tournaments';
import { z } from 'zod';
import type { FinishedGame } from './finished-game.js';
import { Journal, readJournal, syncFolder } from './journal.js';
import { hasSeal } from './seal.js';

/** What a tournament hangs on; one that goes on must be the one that began. */
const snapshotSchema = z.object({
  name: z.string(),
  seed: z.number(),
  contest: z.unknown(),
  rules: z.unknown(),
  entrants: z.array(z.looseObject({ name: z.string(), files: z.string().nullable() })),
  /** Whether entrants may be added later. */
  isOpen: z.boolean(),
});

export type Snapshot = z.infer<typeof snapshotSchema>;

/**
 * Where a tournament lives: what it was begun with, the journal of its finished games, their records
 * and replays, and the reports.
 */
export class TournamentFolder {
  readonly path: string;
  /** Parts of records are named by the process that wrote them: one left behind disturbs nobody. */
  readonly #run = `part-${process.pid}-${Date.now()}`;
  readonly #lock: FolderLock;
  #journal: Journal | null = null;

  private constructor(path: string, lock: FolderLock) {
    this.path = path;
    this.#lock = lock;
  }

  /** Takes hold of a folder, making it if need be; a fault if somebody plays in it. */
  static open(path: string): Result<TournamentFolder> {
    try {
      for (const folder of [path, join(path, 'records'), join(path, 'games')]) {
        mkdirSync(folder, { recursive: true });
      }
      const lock = FolderLock.take(path);
      if (typeof lock === 'number') return fail('tournament-locked', { folder: path, pid: lock });
      return ok(new TournamentFolder(path, lock));
    } catch (error) {
      return fail('tournament-folder', { folder: path, problem: (error as Error).message });
    }
  }

  /** Begins anew, or goes on with what is the same tournament; the games that are done already. */
  begin(snapshot: Snapshot): Result<FinishedGame[]> {
    try {
      return this.#begin(snapshot);
    } catch (error) {
      return fail('tournament-folder', { folder: this.path, problem: (error as Error).message });
    }
  }

  #begin(snapshot: Snapshot): Result<FinishedGame[]> {
    const begun = begunIn(this.path);
    if (!begun.ok) return begun;
    if (begun.value !== null) {
      const changed = changedField(begun.value, snapshot);
      if (changed !== null)
        return fail('tournament-changed', { folder: this.path, field: changed });
    }
    this.write('tournament.json', `${JSON.stringify(snapshot, null, 2)}\n`);
    syncFolder(this.path);
    this.#clear();
    const file = join(this.path, 'games.jsonl');
    const games = existsSync(file) ? readJournal(file) : ok([]);
    if (!games.ok) return games;
    this.#journal = new Journal(file);
    // A game that had to be played again stands there twice: the later one counts.
    return ok([...new Map(games.value.map((game) => [game.pairing.id, game])).values()]);
  }

  /** Games whose record is not there as it was sealed: nobody could look them up. */
  unproven(games: readonly FinishedGame[]): FinishedGame[] {
    return games.filter(
      ({ pairing, seal }) => seal !== null && !hasSeal(join(this.path, recordOf(pairing)), seal),
    );
  }

  /** Where the record of a game that is being played goes. */
  partOf(pairing: Pairing): string {
    return join(this.path, `${recordOf(pairing)}.${this.#run}`);
  }

  /** Puts the record in its place, for good. */
  keepRecord(pairing: Pairing): string {
    const record = join(this.path, recordOf(pairing));
    renameSync(this.partOf(pairing), record);
    syncFolder(join(this.path, 'records'));
    return record;
  }

  /** From here on the game counts. */
  add(game: FinishedGame): void {
    this.#journal?.add(game);
  }

  /** What a compiler had to say of an entrant. */
  keepBuild(id: EntrantId, diagnostics: string): string {
    mkdirSync(join(this.path, 'builds'), { recursive: true });
    const file = join('builds', `${id}.txt`);
    this.write(file, diagnostics);
    return join(this.path, file);
  }

  has(file: string): boolean {
    return existsSync(join(this.path, file));
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  /** In one step: whoever looks sees the file as it was or as it is, never half of it. */
  write(file: string, content: string): void {
    const path = join(this.path, file);
    const part = `${path}.${this.#run}`;
    const descriptor = openSync(part, 'w');
    writeFileSync(descriptor, content);
    // Else a power cut could leave the name in its place and nothing behind it.
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(part, path);
  }

  close(): void {
    this.#journal?.close();
    this.#lock.release();
  }

  /** What games in flight left when the power went. */
  #clear(): void {
    for (const folder of [this.path, join(this.path, 'records'), join(this.path, 'games')]) {
      for (const name of readdirSync(folder)) {
        if (/\.part-\d+-\d+$/.test(name)) rmSync(join(folder, name));
      }
    }
  }
}

/** What was begun in a folder, if anything was: before the first game counts, all can still change. */
export function begunIn(path: string): Result<Snapshot | null> {
  const journal = join(path, 'games.jsonl');
  try {
    if (!existsSync(journal) || statSync(journal).size === 0) return ok(null);
    const text = readFileSync(join(path, 'tournament.json'), 'utf8');
    return ok(snapshotSchema.parse(JSON.parse(text)));
  } catch (error) {
    return fail('tournament-folder', { folder: path, problem: (error as Error).message });
  }
}

export function recordOf(pairing: Pairing): string {
  return join('records', `${fileName(pairing)}.jsonl`);
}

export function replayOf(pairing: Pairing): string {
  return join('games', `${fileName(pairing)}.html`);
}

function fileName({ id }: Pairing): string {
  return id.replace(/[^A-Za-z0-9.]+/g, '-');
}

/** The first field in which two tournaments differ; to some, entrants may be added at the end. */
function changedField(begun: Snapshot, now: Snapshot): string | null {
  const asWritten = JSON.parse(JSON.stringify(now)) as Snapshot;
  for (const field of ['name', 'seed', 'contest', 'rules', 'isOpen'] as const) {
    if (!isDeepStrictEqual(begun[field], asWritten[field])) return field;
  }
  const known = begun.isOpen
    ? asWritten.entrants.slice(0, begun.entrants.length)
    : asWritten.entrants;
  const index = known.findIndex((entrant, at) => !isSame(entrant, begun.entrants[at]));
  if (index >= 0) return `entrants: ${known[index]?.name}`;
  return known.length < begun.entrants.length ? 'entrants' : null;
}

/** Files that are not there any more are no matter: whoever needs them will say so. */
function isSame(
  now: Snapshot['entrants'][number],
  begun: Snapshot['entrants'][number] | undefined,
): boolean {
  const files = now.files ?? begun?.files ?? null;
  return isDeepStrictEqual({ ...now, files }, begun);
}
