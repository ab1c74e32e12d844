import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, excerpt, type Fault, fault } from '@daeguk/games';
import { type Staging, sandboxOf, type Tier } from '@daeguk/sandbox';
import {
  type EntrantId,
  type Format,
  messages as formatMessages,
  makeFormat,
  Results,
  type Tournament,
} from '@daeguk/tournaments';
import { readSeed } from '../choice.js';
import { findContest } from '../contests.js';
import type { Entrant } from '../entries.js';
import type { Io } from '../io.js';
import { complain, text } from '../messages.js';
import { fingerprint, readFileEntrant } from './entrants.js';
import {
  type FileEntrant,
  type ReadFile,
  readTournamentFile,
  type TournamentFile,
} from './file.js';
import type { Snapshot } from './folder.js';
import { messages, say } from './messages.js';
import { readRules, type TournamentRules } from './rules.js';
import { seedBy } from './seeding.js';

/** A tournament as its file has it, before anything is built or played. */
export interface TournamentPlan extends TournamentRules {
  readonly name: string;
  readonly tournament: Tournament;
  readonly schedule: Format;
  readonly entrants: readonly FileEntrant[];
  /** The names of those who are to play: on a ladder, submissions that were replaced are not. */
  readonly playing: ReadonlySet<string>;
  readonly snapshot: Snapshot;
  /** Where the file lies: its paths are seen from there. */
  readonly folder: string;
}

/** Reads the file of a tournament; null after a complaint if it is not one. */
export function readPlan(io: Io, path: string, begunWith: number | null): TournamentPlan | null {
  const complainOf = (fault: Fault): null => {
    complain(io, placed(io, path, fault));
    return null;
  };
  if (!existsSync(path)) return complainOf(fault('tournament-file'));
  const source = readText(io, path);
  if (source === null) return null;
  const read = readTournamentFile(source, io.language);
  if (!read.ok) return complainOf(read.fault);
  const { file } = read.value;
  const folder = dirname(resolve(path));
  const found = findContest(io, file.contest, folder);
  if (found === null) return null;
  const rules = readRules(read.value, found.json, io.language);
  if (!rules.ok) return complainOf(rules.fault);
  if (file.seeding !== undefined && rules.value.format.kind === 'ladder') {
    return complainOf(fault('ladder-seeding', { line: read.value.lineOf(['seeding']) }));
  }
  const seeded =
    file.seeding === undefined ? null : seedBy(file.entrants, resolve(folder, file.seeding));
  if (seeded !== null && !seeded.ok) return complainOf(seeded.fault);
  const entrants = seeded?.value ?? file.entrants;
  // One that goes on draws the lots it began with.
  const seed = file.seed ?? begunWith ?? readSeed(io, undefined);
  if (seed === null) return null;
  const { series, scoring, openings, format } = rules.value;
  const listed = entrants.map((entrant, index) => idOf(entrant, index));
  const tournament = { entrants: listed, format, series, scoring, openings, seed };
  const schedule = makeFormat(tournament);
  if (!schedule.ok) {
    const problem = describe(formatMessages, schedule.fault, io.language);
    return complainOf(
      fault('tournament-problem', { line: read.value.lineOf(['format']), problem }),
    );
  }
  const playing = playingIn(tournament, schedule.value);
  const missing = missingSource(read.value, folder, playing);
  if (missing !== null) return complainOf(missing);
  const snapshot = snapshotOf(file, tournament, rules.value, entrants, folder);
  return {
    ...rules.value,
    name: file.name,
    tournament,
    schedule: schedule.value,
    entrants,
    playing,
    snapshot,
    folder,
  };
}

function playingIn({ entrants }: Tournament, schedule: Format): ReadonlySet<string> {
  const ids = new Set(schedule.standings(new Results()).table.map(({ entrant }) => entrant));
  return new Set(entrants.filter(({ id }) => ids.has(id)).map(({ name }) => name));
}

/** A slip in a path is told with its line, before anything is built. */
function missingSource(
  { file, lineOf }: ReadFile,
  folder: string,
  playing: ReadonlySet<string>,
): Fault | null {
  const index = file.entrants.findIndex(
    ({ name, source }) =>
      source !== undefined && playing.has(name) && !existsSync(resolve(folder, source)),
  );
  if (index < 0) return null;
  const path = excerpt(file.entrants[index]?.source ?? '');
  return fault('tournament-source', { line: lineOf(['entrants', index, 'source']), path });
}

function readText(io: Io, path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const problem = (error as Error).message;
    complain(io, text(io, 'error.record-file', { file: excerpt(path), problem }));
    return null;
  }
}

/** With the line of the file where the fault has one. */
function placed(io: Io, path: string, fault: Fault): string {
  const problem = describe(messages, fault, io.language);
  const file = excerpt(basename(path));
  const { line } = fault.values;
  if (line === undefined) return say(io, 'error.file', { file, problem });
  return say(io, 'error.line', { file, line, problem });
}

/** Entrants go by their place in the file: names may hold anything. */
function idOf({ name, author }: FileEntrant, index: number) {
  return { id: String(index + 1), name, author: author ?? name };
}

function snapshotOf(
  { name, openings }: TournamentFile,
  { seed, format, series, scoring }: Tournament,
  { contest }: TournamentRules,
  entrants: readonly FileEntrant[],
  folder: string,
): Snapshot {
  return {
    name,
    seed,
    contest,
    rules: { format, series, scoring, openings },
    entrants: entrants.map((entrant) => ({ ...entrant, files: fingerprint(entrant, folder) })),
    isOpen: format.kind === 'ladder',
  };
}

/** Everybody who is to play made ready, sources built; null after a complaint. */
export async function readyEntrants(
  io: Io,
  { entrants, contest, tournament, playing, folder }: TournamentPlan,
  tier: Tier,
  staging: Staging,
): Promise<ReadonlyMap<EntrantId, Entrant> | null> {
  const setting = { contest, sandbox: sandboxOf(tier), staging, folder };
  const ready = new Map<EntrantId, Entrant>();
  for (const [index, entrant] of entrants.entries()) {
    if (!playing.has(entrant.name)) continue;
    const player = await readFileEntrant(io, entrant, setting);
    if (player === null) {
      complain(io, say(io, 'error.entrant', { name: excerpt(entrant.name) }));
      return null;
    }
    ready.set(tournament.entrants[index]!.id, player);
  }
  return ready;
}
